#include "scopa/seen.hpp"

#include <algorithm>
#include <stdexcept>

namespace scopa {

namespace {

// The seat of the last capture before the play of this number; -1 when there was none.
int last_before(const std::vector<MadePlay>& made, std::size_t number) {
    while (number > 0)
        if (made[--number].play.captured != 0) return made[number].seat;
    return -1;
}

void demand(bool condition) {
    if (!condition) throw std::invalid_argument("the plays made contradict the position");
}

// Takes a play back.
void undo(const Variant& variant, const MadePlay& play, Scene& scene) {
    const auto [card, captured] = play.play;
    if (captured != 0) {
        Mask& pile = scene.piles[static_cast<std::size_t>(variant.side_of(play.seat))];
        demand((captured & scene.table) == 0 && ((captured | bit(card)) & ~pile) == 0);
        pile ^= captured | bit(card);
        scene.table |= captured;
    } else {
        demand((scene.table & bit(card)) != 0);
        scene.table ^= bit(card);
    }
    ++scene.sizes[static_cast<std::size_t>(play.seat)];
    scene.seat = play.seat;
}

}  // namespace

Mask Seen::hidden() const {
    Mask seen = position.table | position.hands[static_cast<std::size_t>(position.turn)];
    for (const Mask pile : position.piles) seen |= pile;
    return kAll & ~seen;
}

Seen make_seen(const Variant& variant, const Position& position,
               const std::array<int, kMaxSeats>& sizes, int stock,
               const std::vector<MadePlay>& made) {
    Seen seen{position, sizes, stock, {}, {}};
    const int deal = variant.players * variant.hand_size;
    int dealt = deal;
    for (const int size : sizes) dealt -= size;
    Scene scene{.table = position.table,
                .piles = position.piles,
                .sizes = sizes,
                .stock = stock,
                .leader = position.leader};
    std::array<Mask, kMaxSeats> hands{};
    bool before = false;  // before the last deal
    for (std::size_t number = made.size(); number > 0; --dealt) {
        if (dealt == 0) {
            before = true;
            dealt = deal;
            scene.stock += deal;
            hands = {};
        }
        const MadePlay& play = made[--number];
        demand(play.seat >= 0 && play.seat < variant.players);
        undo(variant, play, scene);
        scene.last = last_before(made, number);
        scene.unseen = kAll & ~(scene.table | scene.piles[0] | scene.piles[1] | scene.piles[2]);
        (before ? seen.earlier : seen.past).push_back({scene, play.play});
        if (!before) continue;
        Scene& then = seen.earlier.back().scene;
        then.hand = hands[static_cast<std::size_t>(play.seat)] |= bit(play.play.card);
        then.unseen &= ~then.hand;
    }
    std::ranges::reverse(seen.past);
    return seen;
}

Scene scene_of(const Seen& seen) {
    Scene scene = scene_of(seen.position);
    scene.sizes = seen.sizes;
    scene.stock = seen.stock;
    return scene;
}

Lacking lacking_of(const Seen& seen, Policy& policy) {
    Lacking lacking{};
    for (const Past& past : seen.past)
        policy.note(lacking, past.scene.seat, past.scene.table, past.play);
    return lacking;
}

}  // namespace scopa
