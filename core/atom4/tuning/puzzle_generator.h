// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/atom4/engine/search.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_prover.h"
#include "core/atom4/tuning/self_play.h"

namespace atom4 {

/// Makes puzzles from games that the engine plays against itself, on boards from 6x6 to 10x10: at most one of each kind
/// and length from a game, each proved, without superfluous pieces, and with its difficulty measured. May be used by
/// one thread at a time.
class PuzzleGenerator {
public:
    /// With fewer legal moves, a position is too easy for a puzzle.
    static constexpr std::size_t kFewestChoices = 6;

    struct Theme {
        PuzzleKind kind;
        int moves;
        friend auto operator<=>(const Theme&, const Theme&) = default;
    };

    PuzzleGenerator() : engine_(4), prover_(kBudget) {}

    /// Returns the puzzles from the game of that seed, always the same ones. Their ids contain the seed.
    [[nodiscard]] std::vector<Puzzle> make(std::uint64_t seed);

    /// Removes pieces from a position, in an order that the seed decides, as long as it remains a puzzle of that kind
    /// and length and gets no more solutions. Returns what is left; std::nullopt if the position is no such puzzle, or
    /// what is left has several solutions or no proof.
    [[nodiscard]] std::optional<Puzzle> make_of(const Position& position, Theme theme, std::uint64_t seed);

    [[nodiscard]] PuzzleDifficulty measure(const Puzzle& puzzle);

private:
    // Small enough for all shipped puzzles to be proved again in seconds.
    static constexpr std::uint64_t kBudget = 60'000;

    // Returns the number of first moves that solve it; std::nullopt if it is not of that theme.
    [[nodiscard]] std::optional<std::size_t> first_moves(const Position& position, Theme theme);
    [[nodiscard]] SearchReport look(const Position& position, int depth, int lines);
    // Positions of a game that may make puzzles, by theme.
    using Found = std::map<Theme, std::vector<Position>>;
    [[nodiscard]] Found look_through(const PlayedGame& game);

    Engine engine_;
    PuzzleProver prover_;
};

}  // namespace atom4
