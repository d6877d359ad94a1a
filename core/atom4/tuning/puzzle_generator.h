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

/// Makes puzzles of games that the engine plays against itself, on boards from 6x6 to 9x9: one of each kind and length
/// from a game at most, each proved, with no piece too many, and its difficulty measured. Used by one thread at a time.
class PuzzleGenerator {
public:
    /// Fewer moves to choose from would be no question.
    static constexpr std::size_t kFewestChoices = 6;

    struct Theme {
        PuzzleKind kind;
        int moves;
        friend auto operator<=>(const Theme&, const Theme&) = default;
    };

    PuzzleGenerator() : engine_(4), prover_(kBudget) {}

    /// The puzzles in the game of that seed: the same whenever they are asked for. Their ids tell the seed.
    [[nodiscard]] std::vector<Puzzle> make(std::uint64_t seed);

    /// The puzzle of that kind and length that is left of a position when pieces are taken out of it for as long as
    /// there is as much to be found, and in no more ways; in an order that the seed decides.
    [[nodiscard]] std::optional<Puzzle> make_of(const Position& position, Theme theme, std::uint64_t seed);

    [[nodiscard]] PuzzleDifficulty measure(const Puzzle& puzzle);

private:
    // Few enough for all that ships to be proved again in seconds.
    static constexpr std::uint64_t kBudget = 60'000;

    // With how many first moves it can be done, if at all.
    [[nodiscard]] std::optional<std::size_t> first_moves(const Position& position, Theme theme);
    [[nodiscard]] SearchReport look(const Position& position, int depth, int lines);
    // Positions of a game that promise puzzles, by what they promise.
    using Found = std::map<Theme, std::vector<Position>>;
    [[nodiscard]] Found look_through(const PlayedGame& game);

    Engine engine_;
    PuzzleProver prover_;
};

}  // namespace atom4
