// The prudent player's balance (src/scopa/bots/prudente.py), fast: what each play wins, less what
// the next player is expected to take. Python's is the authority; a test compares the two.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "scopa/position.hpp"

namespace scopa {

// As scopa.bots.weights.Weights, in points; with the worth of each card while the majorities of
// cards (+1) and of coins (+2) are open. Worths are multiples of 1/1024, so that sums are exact.
struct PolicyWeights {
    double scopa = 1;
    double sweep = 0;
    double threat = 0;
    double after = 0;
    double mill = 0;
    double doubled = 0;
    double keep = 0;
    double ace_kept = 0;
    double unpair = 0;
    double fade = 0;
    double alone = 0;
    double anchor = 0;
    std::array<double, kRanks> lay{};
    std::array<std::array<double, kCards>, 4> worths{};
};

// By seat, the ranks (bit rank - 1) with which it has passed up a scopa since the last deal.
using Lacking = std::array<unsigned, kMaxSeats>;

// What lies open when a seat is to play, and what that seat holds and cannot see.
struct Scene {
    Mask table = 0;
    std::array<Mask, kMaxSides> piles{};
    std::array<int, kMaxSeats> sizes{};  // of the hands
    int stock = 0;
    int leader = 0;
    int last = -1;
    int seat = 0;
    Mask hand = 0;
    Mask unseen = 0;
    int unknown =
        0;  // cards that the seat holds and `hand` does not give; they are among the unseen

    int left() const { return sizes[0] + sizes[1] + sizes[2] + sizes[3] - 1 + stock; }
};

Scene scene_of(const Position& position);

// Adds to `plays` every legal play of a hand, equal ranks side by side.
void add_plays(const Variant& variant, Mask table, Mask hand, std::vector<Play>& plays);

// Not for two threads at once: it remembers what tables offer.
class Policy {
  public:
    Policy(const Variant& variant, const PolicyWeights& weights);

    // The worth of each play in points, the order of `plays` being that of add_plays.
    void weigh(const Scene& scene, const Lacking& lacking, std::span<const Play> plays,
               std::vector<double>& worths);

    // The play of the greatest worth, of equals the first.
    Play choose(const Scene& scene, const Lacking& lacking, std::span<const Play> plays);

    // Makes it disregard what happens with less than this chance; 0, as it begins, is exact.
    void disregard(double chance) { slight_ = chance; }

    // The ranks (bit rank - 1) that make a scopa on a table.
    unsigned sweepers(Mask table) { return offers(plain(table), 3).sweepers; }

    // Remembers that a seat made a play on this table.
    void note(Lacking& lacking, int seat, Mask table, const Play& play);

    const Variant& variant() const { return variant_; }
    const PolicyWeights& weights() const { return weights_; }

  private:
    // What a rank may take that is worth most, in one word: the set, the rank, whether that scores,
    // the set's worth in 1/1024.
    class Offer {
      public:
        Offer() = default;
        Offer(Mask taken, int rank, bool scores, int worth)
            : bits_(static_cast<std::int64_t>(taken) | std::int64_t{rank} << kCards |
                    std::int64_t{scores} << (kCards + 4) |
                    std::int64_t{worth} * (std::int64_t{1} << kBelowWorth)) {}

        Mask taken() const { return static_cast<Mask>(bits_) & kAll; }
        int rank() const { return static_cast<int>(bits_ >> kCards & 15); }
        bool scores() const { return (bits_ >> (kCards + 4) & 1) != 0; }
        int worth() const { return static_cast<int>(bits_ >> kBelowWorth); }
        double total() const { return worth() / 1024.0; }

      private:
        static constexpr int kBelowWorth = kCards + 5;
        std::int64_t bits_ = 0;
    };
    // What a table offers, best first. The key is the table, in its plain suits, and the set of
    // worths.
    struct alignas(32) Offers {
        Mask key = ~Mask{0};
        std::uint16_t sweepers = 0;
        std::uint16_t size = 0;
        std::array<Offer, kRanks> of;
    };
    struct Reply {
        double worth;
        int rank;
        Mask left;
    };
    using Replies = std::array<Reply, kRanks>;
    // The worth of every card, and the mean of some of a rank.
    struct Worths {
        std::array<double, kCards> of{};
        std::array<int, kCards> steps{};  // the same in 1/1024
        std::array<std::array<double, 16>, kRanks> mean{};
        double total(Mask cards) const {
            double sum = 0;
            while (cards != 0) sum += of[pop_lowest(cards)];
            return sum;
        }
    };
    struct Second {
        Mask table = ~Mask{0};
        std::uint64_t moment = 0;
        double gain = 0;
    };

    const Offers& offers(Mask table, unsigned set);
    // The same table with its cards that are no coins in the first suits: worth the same.
    static Mask plain(Mask table);
    void find_offers(Mask table, const Worths& worths, Offers& found) const;
    void look(const Scene& scene, const Lacking& lacking);
    double worth_of(const Play& play);
    double risk(Mask table, Mask rest);
    double second(Mask table, Mask rest);
    double own_next(Mask table, Mask rest);
    int replies(Mask table, Replies& found);
    double leftovers(Mask table, bool captured) const;
    double shape(Mask table);
    const double* chances(int unseen, int hand);

    Variant variant_;
    PolicyWeights weights_;
    std::array<Worths, 4> worths_;
    std::vector<Offers> known_;
    std::array<Second, 64> seconds_;
    std::vector<std::vector<double>> chances_;

    // The moment that is weighed.
    Scene scene_;
    std::uint64_t moment_ = 0;
    unsigned set_ = 0;
    const Worths* now_ = nullptr;
    const double* none_ = nullptr;
    std::array<int, kRanks + 1> next_{};
    std::array<int, kRanks + 1> after_next_{};
    std::array<double, kRanks + 1> mean_{};
    Mask odd_ = 0;
    double parity_ = 0;
    double sweep_ = 0;
    int left_ = 0;
    double slight_ = 0;
    std::vector<double> weighed_;
};

}  // namespace scopa
