// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// A 128-bit hash of a position and a question about it.
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

/// A question that look() has accepted.
struct ProofQuestion {
    ProofKey key;
    bool mirrored = false;  ///< the key is that of the same question with top and bottom exchanged
};

/// Finds the lines of four that a player can still complete, and the cells that affect them, in positions that follow a
/// root. What is ruled out here can truly never happen; what is not ruled out may be impossible all the same.
///
/// - A placement reaches a cell only along one of its six rays, and only through pieces of the mover's goal colour. So
///   a piece that can no longer become one closes the ray for that player, and a piece that no empty cell can reach is
///   fixed.
/// - Each placement adds one light (for player 2: removes one), so every light that a cell lacks needs a separate empty
///   cell that reaches it. An empty cell lacks at least one light once it is filled.
/// - A placement reaches at most two cells of a line, and two only if it stands on a ray of both. The colours of a
///   player come in turn, so the number of plies limits how often each light can be played.
class WinnableLines {
public:
    explicit WinnableLines(const Position& root);

    /// Follows a placement on that cell, or takes the last one back.
    void fill(Cell cell);
    void clear(Cell cell);

    /// Returns the number of empty cells; no more plies than that can follow.
    [[nodiscard]] int empty_count() const { return empty_count_; }

    /// Begins to examine whether `attacker` can force a win within that many plies. Returns std::nullopt if the
    /// attacker cannot complete a line within them; otherwise a key of position and question: only questions with the
    /// same answer have equal keys. If root and lattice are symmetric top to bottom, mirrored questions have equal
    /// keys. Pieces that cannot affect the answer are not part of the key. The position must be the one that the
    /// placements since the root have led to. Until look_away() ends a question with a key, look() may only be called
    /// for later positions, with the same attacker and the plies that are left.
    [[nodiscard]] std::optional<ProofQuestion> look(const Position& position, Player attacker, int plies);
    void look_away();

    /// Converts a cell of the position to a cell as the question's key sees it, and vice versa.
    [[nodiscard]] std::optional<Cell> seen_from(const ProofQuestion& question, std::optional<Cell> cell) const;

    /// After look(): finds the idle cells: empty cells that can never change a piece that affects the answer, nor open
    /// a cell that can. Placements there only pass the turn, so all of them are equally good.
    void find_idle(const Position& position);
    [[nodiscard]] bool is_idle(Cell cell) const;

private:
    using Index = std::uint16_t;
    using Cells = std::uint64_t;  // a set of cells that were empty at the root, by their numbers

    using Line = std::array<Index, 4>;
    // How many cells of a line lack each light, are empty, and can never be of the goal colour, in fields of four bits,
    // so that the counts of four cells can be added at once.
    using Counts = std::uint32_t;
    // Turns that a player has within some plies, by light.
    struct Turns {
        std::array<int, 5> of_light{};
        int all = 0;
        Counts counts = 0;  // the same as Counts, at most 4 each
        Counts twice_counts = 0;
    };
    struct CellFacts {
        ByPlayer<Cells> reaching{0, 0};         // the empty cells from which a placement of the player may reach it
        std::array<Cells, 6> rays{};            // those of either player, by the direction in which they lie
        std::array<std::uint8_t, 6> extents{};  // how far away the last of them is, in each direction
        ByPlayer<bool> may_be_goal{false, false};
        std::uint8_t number = 0;  // of an empty cell
    };
    // What a cell lacks in the position that is examined.
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
    // Indices into lines_: the lines open at the root, then those open in each examined position on the path to the
    // current one.
    ByPlayer<std::vector<Index>> open_;
    std::vector<Frame> frames_;
    std::array<Index, 64> empty_cells_{};  // by number: those of the root
    Cells empty_ = 0;                      // all ones if there are too many to number
    bool numbered_ = false;
    int empty_count_ = 0;
    ProofKey empty_key_;
    ProofKey mirrored_empty_key_;
    std::vector<Index> mirror_;                  // by index; empty if the root is not symmetric
    std::vector<std::array<ProofKey, 9>> keys_;  // by index and contents
    std::array<std::array<ProofKey, kColourCount>, 2>
        questions_;  // for the board's size, by attacker and colour to play

    // Of the last look(): what cells lack, and which cells affect the answer.
    ByPlayer<std::vector<SeenCell>> seen_;
    std::vector<std::uint32_t> marks_;
    std::uint32_t mark_ = 0;
    std::vector<Index> marked_;
};

}  // namespace atom4
