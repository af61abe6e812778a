// Random rounds at full speed. The number of plays of every card comes from a product kept up to
// date (table_counts.hpp); the play itself is looked for only once it is drawn. The switches that a
// play depends on are template arguments. All rounds have the same turns, so some are played side
// by side: while one waits for a load or a branch, the processor works on another.
#include "scopa/rollout.hpp"

#include <algorithm>

#include "scopa/draw.hpp"
#include "scopa/greedy.hpp"
#include "scopa/random.hpp"
#include "scopa/scoring.hpp"
#include "scopa/table_counts.hpp"

namespace scopa {

namespace {

enum class Aces { plain, sweep_all, sweep_or_single };

constexpr std::size_t kSideBySide = 2;  // rounds at once; each takes half of a random number

// The i-th card of a nibble, by nibble and i; none of an empty one.
constexpr std::array<std::array<std::uint8_t, 4>, 16> kNth = [] {
    std::array<std::array<std::uint8_t, 4>, 16> nth{};
    for (unsigned nibble = 0; nibble < 16; ++nibble) {
        std::size_t found = 0;
        for (unsigned suit = 0; suit < 4; ++suit)
            if ((nibble >> suit & 1) != 0)
                nth[nibble][found++] = static_cast<std::uint8_t>(1U << suit);
    }
    return nth;
}();

// Bytes with the same number for each rank.
constexpr ByteArray each_rank(std::uint8_t number) {
    ByteArray bytes{};
    for (std::size_t rank = 1; rank <= kRanks; ++rank) bytes[rank] = number;
    return bytes;
}
alignas(16) constexpr ByteArray kOnes = each_rank(1), kRankBytes = each_rank(0xFF);
alignas(16) constexpr ByteArray kButAces = [] {
    ByteArray bytes = kRankBytes;
    bytes[1] = 0;
    return bytes;
}();

// For capture-15: what each rank needs. No rank needs 0, of which there is one set.
alignas(16) constexpr ByteArray kNeeded{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 15, 15, 15, 15, 15};

// How many are the smallest sets with a sum.
std::uint32_t smallest_sets(int target, Mask table) {
    std::uint32_t sets = 0;
    int cards = 0;
    for (const Partition& partition : kPartitions.of(target, ranks_present(table))) {
        if (sets != 0 && partition.cards != cards) break;
        cards = partition.cards;
        sets += kPartitions.ways(partition, table);
    }
    return sets;
}

// One of the rounds under way.
struct Round {
    std::array<Hand, kMaxSeats> hands{};
    TableCounts counts;
    Mask table = 0;
    std::array<Mask, kMaxSides> piles{};
    std::array<int, kMaxSides> scope{};
    std::array<int, kMaxSides> tris{};
    int last = -1;  // the seat that captured last, with kScored if that was a scopa
};
constexpr int kScored = kMaxSeats;

// What all rounds have in common.
struct Turn {
    std::size_t seat = 0;
    std::size_t side = 0;
    int stock_next = 0;  // the cards to deal before it: the first, and how many
    int dealt = 0;
    bool is_last = false;  // no card is left after it
};

template <Capture kCapture, Aces kAceRule>
class Player {
  public:
    Player(const Variant& variant, const Position& start, std::uint64_t seed,
           std::optional<double> epsilon)
        : variant_(variant),
          start_(start),
          random_(seed),
          greedy_(epsilon.has_value()),
          epsilon_(epsilon.value_or(1)),
          end_(start) {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            for (Mask cards = start.hands[seat]; cards != 0;)
                first_.hands[seat].add(pop_lowest(cards));
        first_.counts = TableCounts(start.table);
        first_.table = start.table;
        first_.piles = start.piles;
        first_.scope = start.scope;
        first_.tris = start.tris;
        first_.last = start.last + (start.last_scored ? kScored : 0);
        if (!start.over()) plan_turns();
    }

    // Plays so many rounds side by side.
    template <std::size_t kRounds>
    void play_rounds(Rollout& result) {
        for (std::size_t i = 0; i < kRounds; ++i) rounds_[i] = first_;
        for (const Turn& turn : turns_) {
            if (turn.dealt != 0) [[unlikely]]
                for (std::size_t i = 0; i < kRounds; ++i) deal(rounds_[i], turn);
            play_turn<kRounds>(turn);
        }
        result.plays += kRounds * turns_.size();
        for (std::size_t i = 0; i < kRounds; ++i) {
            if (!start_.over()) close(rounds_[i]);
            count_points(rounds_[i], result);
        }
    }

  private:
    // Whose turn it is depends on nothing that is drawn.
    void plan_turns() {
        std::array<int, kMaxSeats> held{};
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) held[seat] = count(start_.hands[seat]);
        int cards_left = start_.cards_in_hands(), seat = start_.turn;
        Turn turn{.stock_next = start_.stock_next};
        for (;;) {
            for (; cards_left > 0; seat = after(seat)) {
                turn.seat = static_cast<std::size_t>(seat);
                if (held[turn.seat] == 0) continue;
                --held[turn.seat];
                --cards_left;
                turn.side = static_cast<std::size_t>(variant_.side_of(seat));
                turn.is_last = cards_left == 0 && turn.stock_next + turn.dealt == start_.stock_end;
                turns_.push_back(turn);
                turn.stock_next += turn.dealt;
                turn.dealt = 0;
            }
            if (turn.stock_next == start_.stock_end) return;
            turn.dealt = cards_left =
                std::min(variant_.hand_size * variant_.players, start_.stock_end - turn.stock_next);
            seat = start_.leader;
            for (int i = 0; i < turn.dealt; ++i, seat = after(seat))
                ++held[static_cast<std::size_t>(seat)];
            seat = start_.leader;
        }
    }

    template <std::size_t kRounds>
    [[gnu::always_inline]] void play_turn(const Turn& turn) {
        std::uint64_t chance = random_.next();
        static_assert(kRounds <= 2);
        for (std::size_t i = 0; i < kRounds; ++i) {
            play(rounds_[i], turn, static_cast<std::uint32_t>(chance >> 32));
            chance <<= 32;
        }
    }

    int after(int seat) const { return seat + 1 == variant_.players ? 0 : seat + 1; }

    void deal(Round& round, const Turn& turn) const {
        int seat = start_.leader;
        for (int i = 0; i < turn.dealt; ++i, seat = after(seat))
            round.hands[static_cast<std::size_t>(seat)].add(
                start_.stock[static_cast<std::size_t>(turn.stock_next + i)]);
    }

    // The number of captures of a card of each rank.
    [[gnu::always_inline]] Bytes captures_by_rank(const Round& round, const Hand& hand) const {
        Bytes captures = round.counts.sets();
        if constexpr (kCapture == Capture::fifteen) {
            captures = captures.of(Bytes(kNeeded));
        } else if constexpr (kCapture != Capture::any) {
            captures = round.counts.cards().or_else(captures);
        }
        captures = captures & Bytes(kRankBytes);
        if constexpr (kCapture == Capture::fewest) count_smallest(round, hand, captures);
        if constexpr (kAceRule != Aces::plain) {
            const unsigned aces = nibble(round.table, 1);
            const std::uint64_t all = round.table != 0 ? 1 : 0;
            const std::uint64_t plays = kAceRule == Aces::sweep_or_single && aces != 0
                                            ? static_cast<std::uint64_t>(std::popcount(aces))
                                            : all;
            captures = (captures & Bytes(kButAces)) + Bytes(plays << 8, 0);
        }
        return captures;
    }

    // Where a card of the hand takes one of several sets, only the smallest count.
    [[gnu::noinline]] void count_smallest(const Round& round, const Hand& hand,
                                          Bytes& captures) const {
        unsigned unsure = captures.of(hand.ranks()).many();
        if (unsure == 0) return;
        ByteArray by_rank = captures.array();
        for (; unsure != 0; unsure &= unsure - 1) {
            const int rank = rank_of(hand.card(static_cast<std::size_t>(std::countr_zero(unsure))));
            if (nibble(round.table, rank) == 0)
                by_rank[static_cast<std::size_t>(rank)] =
                    static_cast<std::uint8_t>(smallest_sets(rank, round.table));
        }
        captures = Bytes(by_rank);
    }

    [[gnu::always_inline]] void play(Round& round, const Turn& turn, std::uint32_t chance) {
        if (greedy_ && !(random_.unit() < epsilon_)) return play_greedily(round, turn);
        if (count(round.table) > kMostCounted) return play_any(round, turn, chance);
        Hand& hand = round.hands[turn.seat];
        const Bytes captures = captures_by_rank(round, hand);
        const Drawn drawn = draw(hand, captures.at_least(Bytes(kOnes)), chance);
        const ByteArray ways_of = captures.array();
        const Card card = hand.remove(drawn.at);
        make(round, turn, card, ways_of[static_cast<std::size_t>(rank_of(card))], drawn.which);
    }

    // The which-th play of a card that has `ways` captures.
    [[gnu::always_inline]] void make(Round& round, const Turn& turn, Card card, std::uint32_t ways,
                                     std::uint32_t which) {
        const int rank = rank_of(card);
        const int target = kCapture == Capture::fifteen ? 15 - rank : rank;
        const unsigned same = nibble(round.table, target);
        if constexpr (kAceRule != Aces::plain) {
            const bool single = kAceRule == Aces::sweep_or_single && nibble(round.table, 1) != 0;
            if (rank == 1 && ways != 0 && !single) return sweep(round, turn, card);
        }
        if (ways != static_cast<std::uint32_t>(std::popcount(same)))
            return take_sum(round, turn, card, target, which);
        // Only single cards, or none: the same for both, as nobody could foresee which.
        const Mask captured = Mask{kNth[same][which]} << (4 * (target - 1));
        round.counts.change(same != 0 ? target : rank, same != 0 ? 1 : 0);
        settle(round, turn, card, captured);
    }

    void sweep(Round& round, const Turn& turn, Card card) {
        round.counts = TableCounts();
        settle(round, turn, card, round.table);
    }

    [[gnu::noinline]] void take_sum(Round& round, const Turn& turn, Card card, int target,
                                    std::uint32_t which) {
        for (const Partition& partition : kPartitions.of(target, ranks_present(round.table))) {
            const std::uint32_t ways = kPartitions.ways(partition, round.table);
            if (which >= ways) {
                which -= ways;
                continue;
            }
            Mask captured = 0;
            for (std::size_t i = 0; i < partition.ranks; ++i) {
                const auto [rank, copies] = partition.parts[i];
                const Choices& choices = kPartitions.choices(nibble(round.table, rank), copies);
                std::uint32_t chosen = 0;
                if (choices.size > 1) {  // divisions are slow
                    chosen = which % choices.size;
                    which /= choices.size;
                }
                captured |= Mask{choices.sets[chosen]} << (4 * (rank - 1));
                round.counts.change(rank, copies);
            }
            return settle(round, turn, card, captured);
        }
    }

    // The card goes to the table, or with what it captures to the pile: with masks instead of a
    // branch, which would be mispredicted at every other play.
    [[gnu::always_inline]] void settle(Round& round, const Turn& turn, Card card,
                                       Mask captured) const {
        const Mask taken = Mask{0} - ((captured + kAll) >> kCards);  // all ones, or 0 when laid
        round.table ^= captured | (bit(card) & ~taken);
        round.piles[turn.side] |= captured | (bit(card) & taken);
        const int seat = static_cast<int>(turn.seat);
        round.last ^= (round.last ^ seat) & static_cast<int>(taken);
        if (round.table == 0 && sweep_scores(variant_, card, captured) &&
            (!turn.is_last || variant_.last_sweep == LastSweep::counts)) {
            ++round.scope[turn.side];
            round.last = seat + kScored;
        }
        if (variant_.tris && captured != 0 && is_tris(card, captured)) ++round.tris[turn.side];
    }

    // Every play listed: for crowded tables and the greedy choice.
    void list(const Round& round, const Hand& hand) {
        plays_.clear();
        for (std::size_t i = 0; i < static_cast<std::size_t>(hand.size()); ++i) {
            const Card card = hand.card(i);
            const std::size_t before = plays_.size();
            for_each_capture(variant_, card, round.table,
                             [&](Mask captured) { plays_.push_back({card, captured}); });
            if (plays_.size() == before) plays_.push_back({card, 0});
        }
    }

    void play_listed(Round& round, const Turn& turn, const Play& play) const {
        Hand& hand = round.hands[turn.seat];
        std::size_t at = 0;
        while (hand.card(at) != play.card) ++at;
        hand.remove(at);
        if (play.captured == 0) round.counts.change(rank_of(play.card), 0);
        for (Mask cards = play.captured; cards != 0;)
            round.counts.change(rank_of(pop_lowest(cards)), 1);
        settle(round, turn, play.card, play.captured);
    }

    [[gnu::noinline]] void play_any(Round& round, const Turn& turn, std::uint32_t chance) {
        list(round, round.hands[turn.seat]);
        play_listed(round, turn, plays_[scaled(chance, static_cast<std::uint32_t>(plays_.size()))]);
    }

    [[gnu::noinline]] void play_greedily(Round& round, const Turn& turn) {
        list(round, round.hands[turn.seat]);
        play_listed(round, turn, greedy_play(variant_, round.table, plays_));
    }

    void close(Round& round) const {
        if (round.last < 0) return;
        const auto side = static_cast<std::size_t>(variant_.side_of(round.last % kScored));
        round.piles[side] |= round.table;
        if (variant_.last_sweep == LastSweep::last_capture && round.last >= kScored)
            --round.scope[side];
    }

    void count_points(const Round& round, Rollout& result) {
        end_.piles = round.piles;
        end_.scope = round.scope;
        end_.tris = round.tris;
        const Points all = points(variant_, end_);
        for (std::size_t side = 0; side < kMaxSides; ++side) result.points[side] += all[side];
        ++result.rounds;
    }

    const Variant variant_;
    const Position& start_;
    Random random_;
    const bool greedy_;
    const double epsilon_;
    Round first_;
    std::array<Round, kSideBySide> rounds_;
    std::vector<Turn> turns_;
    Position end_;  // only what is scored is kept up
    std::vector<Play> plays_;
};

template <Capture kCapture, Aces kAceRule>
Rollout run(Player<kCapture, kAceRule> player, std::uint64_t count,
            const std::function<bool()>& stopped) {
    Rollout result;
    while (result.rounds < count) {
        if ((result.rounds & 0xFF) == 0 && stopped && stopped()) break;
        if (count - result.rounds >= kSideBySide)
            player.template play_rounds<kSideBySide>(result);
        else
            player.template play_rounds<1>(result);
    }
    return result;
}

// One play after the other: for hands that are too big for the quick way, as no deal gives them.
Rollout run_plainly(const Variant& variant, const Position& start, std::uint64_t count,
                    std::uint64_t seed, std::optional<double> epsilon,
                    const std::function<bool()>& stopped) {
    Random random(seed);
    Rollout result;
    for (; result.rounds < count; ++result.rounds) {
        if ((result.rounds & 0xFF) == 0 && stopped && stopped()) break;
        Position position = start;
        for (; !position.over(); ++result.plays) {
            const std::vector<Play> plays = legal_plays(variant, position);
            const auto number = static_cast<std::uint32_t>(plays.size());
            const bool by_chance = !epsilon || random.unit() < *epsilon;
            apply(variant, position,
                  by_chance ? plays[random.below(number)]
                            : greedy_play(variant, position.table, plays));
        }
        const Points all = points(variant, position);
        for (std::size_t side = 0; side < kMaxSides; ++side) result.points[side] += all[side];
    }
    return result;
}

}  // namespace

Rollout rollout(const Variant& variant, const Position& position, std::uint64_t count,
                std::uint64_t seed, std::optional<double> epsilon,
                const std::function<bool()>& stopped) {
    int most = variant.hand_size;
    for (const Mask hand : position.hands) most = std::max(most, scopa::count(hand));
    if (most > Hand::kMost) return run_plainly(variant, position, count, seed, epsilon, stopped);
    const auto with = [&]<Capture kCapture, Aces kAceRule>() {
        return run(Player<kCapture, kAceRule>(variant, position, seed, epsilon), count, stopped);
    };
    const auto with_aces = [&]<Capture kCapture>() {
        if (variant.ace == Ace::plain) return with.template operator()<kCapture, Aces::plain>();
        if (variant.ace_on_ace == AceOnAce::sweep)
            return with.template operator()<kCapture, Aces::sweep_all>();
        return with.template operator()<kCapture, Aces::sweep_or_single>();
    };
    switch (variant.capture) {
        case Capture::fewest:
            return with_aces.operator()<Capture::fewest>();
        case Capture::any:
            return with_aces.operator()<Capture::any>();
        case Capture::fifteen:
            return with_aces.operator()<Capture::fifteen>();
        case Capture::single_first:
            break;
    }
    return with_aces.operator()<Capture::single_first>();
}

}  // namespace scopa
