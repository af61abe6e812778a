// The exact solver for open cards: alpha-beta with null windows around an estimate, and a
// transposition table.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "scopa/bounds.hpp"
#include "scopa/limits.hpp"
#include "scopa/node.hpp"
#include "scopa/ordering.hpp"
#include "scopa/transposition.hpp"

namespace scopa {

// Proven limits of a value: side 1's points of the round minus side 2's.
struct Limited {
    int low = 0;
    int high = 0;
    bool exact() const { return low == high; }
};

struct SolvedPlay {
    Play play;
    Limited value;
};

struct Solution {
    Limited value;
    std::vector<SolvedPlay> plays;  // of the position's seat; as many as `every_play` asks for
    std::vector<Play> line;         // one best line of play, as far as it is proven
    std::uint64_t nodes = 0;
    double seconds = 0;
};

class Solver {
  public:
    explicit Solver(std::size_t table_bytes) : table_(table_bytes) {}

    // With `every_play` the value of every play is found, otherwise only that of the position.
    // Two-sided variants only.
    Solution solve(const Variant& variant, const Position& position, Watch& watch, bool every_play);

    std::size_t table_bytes() const { return table_.bytes(); }

  private:
    std::optional<Verdict> recall(const Node& node, std::uint64_t key, int f,
                                  std::uint8_t& best) const;
    void remember(const Node& node, std::uint64_t key, const Verdict& verdict, int f,
                  std::uint8_t best, std::uint64_t nodes);
    Verdict test(const Node& node, int f);
    Verdict search(const Node& node, std::uint64_t key, int f, int depth);
    Verdict search_plays(const Node& node, int f, int depth, std::uint8_t& best);
    bool search_each(const Node& node, std::span<ScoredPlay> left, int f, int depth,
                     std::size_t& tried, Proof& proof, std::uint8_t& best);
    Limited narrow(const Node& node, Limited range, int guess);
    bool is_tail(const Node& node) const;
    void generate(const Node& node, Mask cards, std::vector<ScoredPlay>& plays) const;
    void order(const Node& node, std::uint8_t best, std::vector<ScoredPlay>& plays) const;
    int estimate(const Node& node) const;
    std::vector<Play> best_line(Node node, int value);

    // From so many cards in hands on, none to come, the table is left alone.
    static constexpr int kLastOfTwo = 4, kLastOfFour = 6;

    TranspositionTable table_;
    Ground ground_;
    int tail_ = 0;  // the same for the variant at hand
    static constexpr std::size_t kEveryPlay = ~std::size_t{0};
    std::size_t width_ = kEveryPlay;  // plays of a node that are searched
    Watch* watch_ = nullptr;
    struct Ply {
        std::vector<ScoredPlay> plays;
        Node child;
    };
    std::array<Ply, kCards + 1> plies_;  // by depth
};

}  // namespace scopa
