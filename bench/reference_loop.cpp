// The loop that bench/engine_rollouts.py compares with: random rounds of Scopone scientifico and nothing else, written
// by hand as small as it gets. A random card of the hand is played; it takes a random card of its rank, else the first
// set found with its sum, else it is laid. Usage: reference_loop ROUNDS; prints plays a second of processor time.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

std::uint64_t state = 0x9E3779B97F4A7C15;

std::uint32_t below(std::uint32_t n) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(((state >> 32) * n) >> 32);
}

// A set of the table's cards with this sum, as a mask over `table`; 0 when there is none.
unsigned find_set(const int* table, int size, int sum) {
    for (int i = size - 1; i >= 0; --i) {
        const int rank = table[i] / 4 + 1;
        if (rank == sum) return 1U << i;
        if (rank < sum)
            if (const unsigned rest = find_set(table, i, sum - rank)) return rest | 1U << i;
    }
    return 0;
}

int round() {
    int deck[40], table[40], size = 0, last = 0;
    for (int i = 0; i < 40; ++i) deck[i] = i;
    for (int i = 39; i > 0; --i) {
        const auto j = below(static_cast<std::uint32_t>(i + 1));
        const int card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    int cards[2] = {}, coins[2] = {}, scope[2] = {};
    for (int ply = 0; ply < 40; ++ply) {
        int* hand = deck + 10 * (ply & 3);
        const int held = 10 - ply / 4;
        const auto at = below(static_cast<std::uint32_t>(held));
        const int card = hand[at];
        hand[at] = hand[held - 1];
        const unsigned taken = find_set(table, size, card / 4 + 1);
        if (taken == 0) {
            table[size++] = card;
            continue;
        }
        const int side = ply & 1;
        int kept = 0;
        ++cards[side];
        coins[side] += card % 4 == 0;
        for (int i = 0; i < size; ++i) {
            if ((taken >> i & 1) == 0) {
                table[kept++] = table[i];
            } else {
                ++cards[side];
                coins[side] += table[i] % 4 == 0;
            }
        }
        size = kept;
        last = side;
        scope[side] += size == 0 && ply < 39;
    }
    cards[last] += size;
    return (cards[0] > cards[1]) - (cards[0] < cards[1]) + (coins[0] > coins[1]) - (coins[0] < coins[1]) + scope[0] -
           scope[1];
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 200000;
    long sum = 0;
    const std::clock_t start = std::clock();
    for (int i = 0; i < rounds; ++i) sum += round();
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%.0f %ld\n", 40.0 * rounds / seconds, sum);
}
