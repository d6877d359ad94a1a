// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// 128 bits that stand for a position and a question about it.
struct ProofKey {
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    constexpr ProofKey& operator^=(const ProofKey& other) {
        first ^= other.first;
        second ^= other.second;
        return *this;
    }
    friend constexpr auto operator<=>(const ProofKey&, const ProofKey&) = default;
};

/// A question that was looked at.
struct ProofQuestion {
    ProofKey key;
    bool mirrored = false;  ///< the key is that of the same question with top and bottom exchanged
};

/// Which lines of four a player can still complete, and which cells have a say in it, in positions that come after a
/// root. Whatever is left out here can truly never happen; what is not left out may be impossible all the same.
///
/// - A placement reaches a cell only along one of its six rays, and only through pieces of the mover's goal colour. So
///   what cannot become such a piece any more closes the ray for him, and a piece that no empty cell can reach is
///   fixed.
/// - Each placement adds one light (for player 2: takes one away), and so every light that a cell wants needs an empty
///   cell of its own that reaches it. One that is empty itself wants one at least once it is filled.
/// - A placement reaches two cells of a line at most, and two only if it stands on a ray of both. A player's colours
///   come in turn, so he has so many of each light in so many plies.
class WinnableLines {
public:
    explicit WinnableLines(const Position& root);

    /// Follows a placement on that cell, or takes the last one back.
    void fill(Cell cell);
    void clear(Cell cell);

    /// Empty cells that are left: no more plies than these can follow.
    [[nodiscard]] int empty_count() const { return empty_count_; }

    /// Looks at the question whether `attacker` can force a win within so many plies. Nothing if no line of his can be
    /// completed in them; else what stands for position and question: equal for questions with the same answer only.
    /// Where root and lattice are the same from top and from bottom, so are the keys of what is mirrored.
    /// The position must be the one that the placements since the root have led to. Pieces that have no say in the
    /// matter are not looked at. Until look_away() takes a key back, all that is looked at must be a position that
    /// comes after, with the same question in the plies that are left then.
    [[nodiscard]] std::optional<ProofQuestion> look(const Position& position, Player attacker, int plies);
    void look_away();

    /// A cell of the position as the question's key has it, and the other way round.
    [[nodiscard]] std::optional<Cell> seen_from(const ProofQuestion& question, std::optional<Cell> cell) const;

    /// After look(): finds the empty cells that can change nothing that has a say in its question, now or ever, and
    /// open no cell that can. Placements there only hand the turn on, and one of them is as good as another.
    void find_idle(const Position& position);
    [[nodiscard]] bool is_idle(Cell cell) const;

private:
    using Index = std::uint16_t;
    using Cells = std::uint64_t;  // a set of cells that were empty at the root, by their numbers

    using Line = std::array<Index, 4>;
    // How many cells of a line lack each light, are empty, and can never be of the goal colour, in fields of four bits:
    // the counts of four cells are added in one go.
    using Counts = std::uint32_t;
    // Turns that a player has within some plies, by light.
    struct Turns {
        std::array<int, 5> of_light{};
        int all = 0;
        Counts counts = 0;  // the same, as Counts have it
        Counts twice_counts = 0;
    };
    struct CellFacts {
        ByPlayer<Cells> reaching{0, 0};         // the empty cells from which a placement of the player's may reach it
        std::array<Cells, 6> rays{};            // those that either may use, by the direction in which they lie
        std::array<std::uint8_t, 6> extents{};  // how far away the last of them is, in each direction
        ByPlayer<bool> may_be_goal{false, false};
        std::uint8_t number = 0;  // of an empty cell
    };
    // What a cell asks for in the position that is looked at.
    struct SeenCell {
        std::uint32_t stamp = 0;
        Counts counts = 0;
    };
    // Where the lines that are open in a position begin in open_.
    struct Frame {
        ByPlayer<std::size_t> begin{0, 0};
    };

    void find_mirror(const Position& root);
    void number_empty_cells(const Position& root);
    void find_reaching_cells(const Position& root);
    void walk_rays(const Position& root, Index index);
    [[nodiscard]] bool may_become_goal(const Position& root, Index index, Player player) const;
    void find_lines(const Position& root);
    [[nodiscard]] Turns turns(Colour to_play, Player player, int plies) const;
    [[nodiscard]] Counts counts(const Position& position, Index index, Player player);
    [[nodiscard]] bool may_complete(const Line& line, const Position& position, Player player, const Turns& turns);
    [[nodiscard]] bool may_complete_together(const Line& line, const Position& position, Player player,
                                             const Turns& turns) const;
    [[nodiscard]] bool is_fixed(std::size_t index) const;
    bool mark_open_lines(const Position& position, Player player, int plies);
    void mark(Index index);
    void mark_what_reaches(Index index);
    [[nodiscard]] std::size_t farthest(Index index, std::size_t direction, Cells empty) const;

    std::vector<CellFacts> facts_;  // by index
    std::vector<Index> cells_;      // of the board
    ByPlayer<std::vector<Line>> lines_;
    // By number in lines_: those open at the root, then those in each position on the way here that was looked at.
    ByPlayer<std::vector<Index>> open_;
    std::vector<Frame> frames_;
    std::array<Index, 64> empty_cells_{};  // by number: those of the root
    Cells empty_ = 0;                      // all ones where there are too many to number
    bool numbered_ = false;
    int empty_count_ = 0;
    ProofKey empty_key_;
    ProofKey mirrored_empty_key_;
    std::vector<Index> mirror_;                  // by index; empty where nothing is to be gained
    std::vector<std::array<ProofKey, 9>> keys_;  // by index and contents
    std::array<std::array<ProofKey, kColourCount>, 2>
        questions_;  // of the board's size, by attacker and colour to play

    // Of the last look(): what lines ask for, and what has a say.
    ByPlayer<std::vector<SeenCell>> seen_;
    std::vector<std::uint32_t> marks_;
    std::uint32_t mark_ = 0;
    std::vector<Index> marked_;
};

}  // namespace atom4
