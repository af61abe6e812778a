// Random rounds at full speed. The count of plays of every card comes from one word
// (table_counts.hpp); the play itself is looked for only once it is drawn. The switches that a play
// depends on are template arguments.
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

// The i-th card of a nibble, by nibble and i.
constexpr std::array<std::array<std::uint8_t, 4>, 16> kNth = [] {
    std::array<std::array<std::uint8_t, 4>, 16> nth{};
    for (unsigned nibble = 0; nibble < 16; ++nibble) {
        std::size_t found = 0;
        for (unsigned at = 0; at < 4; ++at)
            if ((nibble >> at & 1) != 0) nth[nibble][found++] = static_cast<std::uint8_t>(at);
    }
    return nth;
}();

template <Capture kCapture, Aces kAceRule>
class Player {
  public:
    Player(const Variant& variant, const Position& start, std::uint64_t seed,
           std::optional<double> epsilon)
        : variant_(variant),
          start_(start),
          random_(seed),
          greedy_(epsilon.has_value()),
          epsilon_(epsilon.value_or(1)) {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            for (Mask cards = start.hands[seat]; cards != 0;) {
                const Card card = pop_lowest(cards);
                first_hands_[seat].add(card, field_of(card));
            }
        first_table_ = TableCounts(start.table);
    }

    void round(Rollout& result) {
        hands_ = first_hands_;
        counts_ = first_table_;
        now_ = start_;
        cards_left_ = start_.cards_in_hands();
        int turn = start_.turn;
        const int players = variant_.players;
        if (turn >= 0) {
            for (;;) {
                while (cards_left_ > 0) {
                    Hand& hand = hands_[static_cast<std::size_t>(turn)];
                    if (hand.size > 0) {
                        play(hand, turn);
                        ++result.plays;
                    }
                    turn = turn + 1 == players ? 0 : turn + 1;
                }
                if (now_.stock_next == now_.stock_end) break;
                deal();
                turn = now_.leader;
            }
            close();
        }
        ++result.rounds;
        const Points all = points(variant_, now_);
        for (std::size_t side = 0; side < kMaxSides; ++side) result.points[side] += all[side];
    }

  private:
    static int field_of(Card card) {
        return kCapture == Capture::fifteen ? kRanks - 1 - (card >> 2) : card >> 2;
    }

    // The number of captures of a card of each rank, in the fields that field_of names.
    std::uint64_t captures_by_rank() const {
        std::uint64_t fields;
        if constexpr (kCapture == Capture::fifteen) {
            fields = counts_.sums_to_14();
        } else {
            fields = counts_.sums_to_10();
            if constexpr (kCapture != Capture::any) {
                const std::uint64_t singles = counts_.singles(), held = nonzero_fields(singles);
                fields = (fields & ~(held * 63)) | singles;
            }
        }
        if constexpr (kAceRule != Aces::plain) {
            constexpr int field = kCapture == Capture::fifteen ? kField * (kRanks - 1) : 0;
            const std::uint64_t all = counts_.empty() ? 0 : 1;
            const std::uint64_t aces =
                kAceRule == Aces::sweep_all ? all : std::max(counts_.copies(1), all);
            fields = (fields & ~(std::uint64_t{63} << field)) | aces << field;
        }
        return fields;
    }

    void play(Hand& hand, int seat) {
        if (greedy_ && !(random_.unit() < epsilon_)) return play_greedily(hand, seat);
        if (kCapture == Capture::fewest || !counts_.fits()) return play_any(hand, seat);
        const std::uint64_t captures = captures_by_rank();
        const std::uint64_t plays = captures | (kFieldOnes & ~nonzero_fields(captures));
        const Drawn drawn = draw(hand, plays, random_);
        const int field = kField * hand.fields[drawn.at];
        const Card card = hand.remove(drawn.at);
        --cards_left_;
        if ((captures >> field & 63) == 0)
            lay(card);
        else
            capture_nth(card, drawn.which, seat);
    }

    // The which-th capture of a card.
    void capture_nth(Card card, std::uint32_t which, int seat) {
        const int rank = rank_of(card);
        if constexpr (kAceRule != Aces::plain) {
            if (rank == 1) return play_ace(card, which, seat);
        }
        if constexpr (kCapture == Capture::single_first) {
            const unsigned same = nibble(now_.table, rank);
            if (same != 0) return take_single(card, rank, same, which, seat);
        }
        take_sum(card, kCapture == Capture::fifteen ? 15 - rank : rank, which, seat);
    }

    void play_ace(Card card, std::uint32_t which, int seat) {
        const unsigned aces = nibble(now_.table, 1);
        if (kAceRule == Aces::sweep_or_single && aces != 0)
            return take_single(card, 1, aces, which, seat);
        const Mask all = now_.table;
        counts_ = TableCounts();
        take(card, all, seat);
    }

    void take_single(Card card, int rank, unsigned same, std::uint32_t which, int seat) {
        counts_.add(rank, -1);
        take(card, Mask{1} << (4 * (rank - 1) + kNth[same][which]), seat);
    }

    void take_sum(Card card, int target, std::uint32_t which, int seat) {
        for (const Partition& partition : kPartitions.of(target, ranks_present(now_.table))) {
            std::uint32_t ways = 1;
            for (std::size_t i = 0; i < partition.ranks; ++i) {
                const auto [rank, copies] = partition.parts[i];
                ways *= kPartitions.choices(nibble(now_.table, rank), copies).size;
            }
            if (which >= ways) {
                which -= ways;
                continue;
            }
            Mask captured = 0;
            for (std::size_t i = 0; i < partition.ranks; ++i) {
                const auto [rank, copies] = partition.parts[i];
                const Choices& choices = kPartitions.choices(nibble(now_.table, rank), copies);
                captured |= Mask{choices.sets[which % choices.size]} << (4 * (rank - 1));
                which /= choices.size;
                counts_.add(rank, -copies);
            }
            return take(card, captured, seat);
        }
    }

    void lay(Card card) {
        now_.table |= bit(card);
        counts_.add(rank_of(card), 1);
    }

    void take(Card card, Mask captured, int seat) {
        const auto side = static_cast<std::size_t>(variant_.side_of(seat));
        now_.table ^= captured;
        now_.piles[side] |= captured | bit(card);
        now_.last = seat;
        now_.last_scored = now_.table == 0 && sweep_scores(variant_, card, captured) &&
                           (variant_.last_sweep == LastSweep::counts || cards_left_ > 0 ||
                            now_.stock_next != now_.stock_end);
        now_.scope[side] += now_.last_scored ? 1 : 0;
        if (variant_.tris && is_tris(card, captured)) ++now_.tris[side];
    }

    // Every play listed: for crowded tables, `fewest`, and the greedy choice.
    void list(const Hand& hand) {
        plays_.clear();
        for (std::size_t i = 0; i < static_cast<std::size_t>(hand.size); ++i) {
            const Card card = hand.cards[i];
            const std::size_t before = plays_.size();
            for_each_capture(variant_, card, now_.table,
                             [&](Mask captured) { plays_.push_back({card, captured}); });
            if (plays_.size() == before) plays_.push_back({card, 0});
        }
    }

    void play_listed(Hand& hand, const Play& play, int seat) {
        const auto held = hand.cards.begin() + hand.size;
        hand.remove(static_cast<std::size_t>(std::find(hand.cards.begin(), held, play.card) -
                                             hand.cards.begin()));
        --cards_left_;
        if (play.captured == 0) return lay(play.card);
        for (Mask cards = play.captured; cards != 0;) counts_.add(rank_of(pop_lowest(cards)), -1);
        take(play.card, play.captured, seat);
    }

    void play_any(Hand& hand, int seat) {
        list(hand);
        play_listed(hand, plays_[random_.below(static_cast<std::uint32_t>(plays_.size()))], seat);
    }

    void play_greedily(Hand& hand, int seat) {
        list(hand);
        play_listed(hand, greedy_play(variant_, now_.table, plays_), seat);
    }

    void deal() {
        int seat = now_.leader;
        for (int dealt = variant_.hand_size * variant_.players;
             dealt > 0 && now_.stock_next != now_.stock_end; --dealt) {
            const Card card = now_.stock[static_cast<std::size_t>(now_.stock_next++)];
            hands_[static_cast<std::size_t>(seat)].add(card, field_of(card));
            ++cards_left_;
            seat = seat + 1 == variant_.players ? 0 : seat + 1;
        }
    }

    void close() {
        if (now_.last < 0) return;
        const auto side = static_cast<std::size_t>(variant_.side_of(now_.last));
        now_.piles[side] |= now_.table;
        if (variant_.last_sweep == LastSweep::last_capture && now_.last_scored) --now_.scope[side];
    }

    const Variant variant_;
    const Position& start_;
    Random random_;
    const bool greedy_;
    const double epsilon_;
    std::array<Hand, kMaxSeats> first_hands_{};
    TableCounts first_table_;

    Position now_;  // its hands are not kept up
    std::array<Hand, kMaxSeats> hands_{};
    TableCounts counts_;
    int cards_left_ = 0;
    std::vector<Play> plays_;
};

template <Capture kCapture, Aces kAceRule>
Rollout run(Player<kCapture, kAceRule> player, std::uint64_t count,
            const std::function<bool()>& stopped) {
    Rollout result;
    while (result.rounds < count) {
        if ((result.rounds & 0xFF) == 0 && stopped && stopped()) break;
        player.round(result);
    }
    return result;
}

}  // namespace

Rollout rollout(const Variant& variant, const Position& position, std::uint64_t count,
                std::uint64_t seed, std::optional<double> epsilon,
                const std::function<bool()>& stopped) {
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
