#include "scopa/beliefs.hpp"

#include <algorithm>
#include <cmath>

namespace scopa {

namespace {

constexpr int kStock = -1;
constexpr int kNowhere = -2;
constexpr int kFirstRounds = 5;       // of styles and hands by turns, before the first world
constexpr double kMostExponent = 80;  // of what a float can hold, a hand's cards summed

}  // namespace

Beliefs::Beliefs(const Seen& seen, Styles styles, const BeliefOptions& options, std::uint64_t seed)
    : seen_(seen),
      variant_(styles.front().variant()),
      options_(options),
      random_(seed),
      styles_(styles.size()) {
    for (Mask hidden = seen.hidden(); hidden != 0;) cards_.push_back(pop_lowest(hidden));
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if (seat == seen.position.turn) continue;
        owners_.insert(owners_.end(),
                       static_cast<std::size_t>(seen.sizes[static_cast<std::size_t>(seat)]), seat);
    }
    owners_.insert(owners_.end(), static_cast<std::size_t>(seen.stock), kStock);
    owners_.resize(cards_.size(), kNowhere);  // a position need not have every card
    for (auto& shown : shown_) shown.fill(1);
    if (options.sharpness <= 0) return;
    for (const Past& past : seen.earlier)
        if (past.scene.seat != seen.position.turn) recognize(past, styles);
    Lacking lacking{};
    for (const Past& past : seen.past) {
        for (auto& moments : moments_)
            for (Moment& moment : moments)
                if (moment.seat == past.scene.seat) moment.later |= bit(past.play.card);
        if (past.scene.seat != seen.position.turn) remember(past, styles, lacking);
        styles.front().note(lacking, past.scene.seat, past.scene.table, past.play);
    }
    for (const int owner : owners_)
        if (owner >= 0 && !moments_[static_cast<std::size_t>(owner)].empty()) informed_ = true;
    informed_ = informed_ && std::ranges::count(owners_, owners_.front()) <
                                 static_cast<std::ptrdiff_t>(owners_.size());
}

// How likely each style has made a play whose hand is known by now.
void Beliefs::recognize(const Past& past, Styles styles) {
    std::vector<Play> plays;
    std::vector<double> worths;
    add_plays(variant_, past.scene.table, past.scene.hand, plays);
    if (plays.size() < 2) return;
    for (std::size_t style = 0; style < styles.size(); ++style) {
        styles[style].weigh(past.scene, {}, plays, worths);
        double sum = 0, made = 0;
        for (std::size_t i = 0; i < plays.size(); ++i) {
            const double likely = std::exp(options_.sharpness * worths[i]);
            sum += likely;
            if (plays[i] == past.play) made = likely;
        }
        shown_[static_cast<std::size_t>(past.scene.seat)][style] *=
            (1 - options_.blunder) * made / sum +
            options_.blunder / static_cast<double>(plays.size());
    }
}

// The worth of every card that the seat may have held, to the power that the softmax wants. What a
// seat holds besides counts only where it is of the same rank.
void Beliefs::remember(const Past& past, Styles styles, const Lacking& lacking) {
    Moment moment{.seat = past.scene.seat, .card = past.play.card, .later = bit(past.play.card)};
    Mask candidates = seen_.hidden();
    for (const Past& later : seen_.past)
        if (later.scene.seat == past.scene.seat) candidates |= bit(later.play.card);
    candidates &= past.scene.unseen;
    const int size = past.scene.sizes[static_cast<std::size_t>(past.scene.seat)];
    std::vector<Play> plays;
    std::vector<double> worths;
    Scene scene = past.scene;
    for (int rank = 1; rank <= kRanks; ++rank) {
        const Mask same = candidates & rank_mask(rank);
        plays.clear();
        add_plays(styles.front().variant(), past.scene.table, same, plays);
        scene.hand = 0;
        Mask others = same;
        for (int held = 1; held <= std::min(count(same), size); ++held) {
            scene.hand |= bit(pop_lowest(others));
            scene.unseen = past.scene.unseen & ~scene.hand;
            scene.unknown = std::min(size - held, count(scene.unseen));
            for (std::size_t style = 0; style < styles.size(); ++style) {
                styles[style].weigh(scene, lacking, plays, worths);
                auto& weight = moment.weight[style][static_cast<std::size_t>(held)];
                for (std::size_t i = 0; i < plays.size(); ++i) {
                    const auto likely = static_cast<float>(std::exp(
                        std::clamp(options_.sharpness * worths[i], -kMostExponent, kMostExponent)));
                    weight[plays[i].card] = std::max(weight[plays[i].card], likely);
                }
            }
        }
    }
    moments_[static_cast<std::size_t>(moment.seat)].push_back(moment);
}

// How likely a seat with this hand has made the plays it made.
double Beliefs::likelihood(int seat, Mask hand, std::size_t style) const {
    double product = 1;
    for (const Moment& moment : moments_[static_cast<std::size_t>(seat)]) {
        const Mask held = hand | moment.later;
        const Mask counts = rank_counts(held);
        const auto& weight = moment.weight[style];
        float sum = 0;
        for (Mask cards = held; cards != 0;) {
            const Card card = pop_lowest(cards);
            sum += weight[nibble(counts, rank_of(card))][card];
        }
        const double reasoned = weight[nibble(counts, rank_of(moment.card))][moment.card] / sum;
        product *= (1 - options_.blunder) * reasoned + options_.blunder / count(held);
    }
    return product;
}

void Beliefs::shuffle() {
    for (std::size_t i = cards_.size(); i > 1; --i)
        std::swap(cards_[i - 1], cards_[random_.fair_below(static_cast<std::uint32_t>(i))]);
    hands_ = {};
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (owners_[i] >= 0) hands_[static_cast<std::size_t>(owners_[i])] |= bit(cards_[i]);
}

void Beliefs::walk(int steps) {
    const auto number = static_cast<std::uint32_t>(cards_.size());
    for (int step = 0; step < steps; ++step) {
        const std::size_t i = random_.below(number), j = random_.below(number);
        const int a = owners_[i], b = owners_[j];
        if (a == b) continue;
        const Mask swapped = bit(cards_[i]) | bit(cards_[j]);
        double ratio = 1;
        std::array<double, 2> now{1, 1};
        std::array<Mask, 2> hands{};
        for (std::size_t k = 0; k < 2; ++k) {
            const int owner = k == 0 ? a : b;
            if (owner < 0) continue;
            hands[k] = hands_[static_cast<std::size_t>(owner)] ^ swapped;
            now[k] = likelihood(owner, hands[k], style_of_[static_cast<std::size_t>(owner)]);
            ratio *= now[k] / likely_[static_cast<std::size_t>(owner)];
        }
        if (ratio < 1 && random_.unit() >= ratio) continue;
        std::swap(cards_[i], cards_[j]);
        for (std::size_t k = 0; k < 2; ++k) {
            const int owner = k == 0 ? a : b;
            if (owner < 0) continue;
            hands_[static_cast<std::size_t>(owner)] = hands[k];
            likely_[static_cast<std::size_t>(owner)] = now[k];
        }
    }
}

// Each other side's style, given the hands.
void Beliefs::draw_styles() {
    if (styles_ == 1) return;
    for (int side = 0; side < variant_.sides(); ++side) {
        std::array<double, kMostStyles> chance{};
        double sum = 0;
        for (std::size_t style = 0; style < styles_; ++style) {
            chance[style] =
                style == 0 ? 1 - options_.other : options_.other / static_cast<double>(styles_ - 1);
            for_each_of(side, [&](std::size_t seat) {
                chance[style] *=
                    shown_[seat][style] * likelihood(static_cast<int>(seat), hands_[seat], style);
            });
            sum += chance[style];
        }
        double left = random_.unit() * sum;
        std::size_t chosen = 0;
        while (chosen + 1 < styles_ && left >= chance[chosen]) left -= chance[chosen++];
        for_each_of(side, [&](std::size_t seat) {
            style_of_[seat] = chosen;
            likely_[seat] = likelihood(static_cast<int>(seat), hands_[seat], chosen);
        });
    }
}

Position Beliefs::draw() {
    if (!informed_) {
        shuffle();
    } else if (!started_) {
        shuffle();
        for (int seat = 0; seat < kMaxSeats; ++seat)
            likely_[static_cast<std::size_t>(seat)] =
                likelihood(seat, hands_[static_cast<std::size_t>(seat)], 0);
        for (int round = 0; round < kFirstRounds; ++round) {
            draw_styles();
            walk(options_.first_steps / kFirstRounds);
        }
        started_ = true;
    } else {
        walk(options_.steps);
    }
    draw_styles();
    Position position = seen_.position;
    const auto viewer = static_cast<std::size_t>(position.turn);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        if (seat != viewer) position.hands[seat] = hands_[seat];
    position.stock_next = position.stock_end = 0;
    for (std::size_t i = 0; i < cards_.size(); ++i)
        if (owners_[i] == kStock)
            position.stock[static_cast<std::size_t>(position.stock_end++)] = cards_[i];
    for (int i = position.stock_end; i > 1; --i)
        std::swap(position.stock[static_cast<std::size_t>(i - 1)],
                  position.stock[random_.fair_below(static_cast<std::uint32_t>(i))]);
    return position;
}

}  // namespace scopa
