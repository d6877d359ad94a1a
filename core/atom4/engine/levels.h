// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/atom4/engine/level.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/engine/time_share.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// What the computer searches for at a level: how far it looks ahead, at how many positions, how wrong it sees, and how
/// much of what lies far from the last placement or hidden it overlooks: from level 6 on nothing. Level 0 is for a
/// first evening, levels 0 to 9 are as many steps of about the same height, and each level above looks at twice as many
/// positions as the one below. The seed decides about errors, oversights and lapses: give each move one of its own.
/// Between two levels it plays as many moves in ten as the next one would as it has tenths beyond the one below.
[[nodiscard]] SearchSettings level_search(Level level, std::uint64_t seed);

/// A move to be found by the computer.
struct MoveQuestion {
    Position position;  ///< of a round in play
    Level level;
    std::uint64_t seed = 0;                        ///< as level_search() wants it
    std::optional<TimeShare> time = std::nullopt;  ///< that may be used
    Engine::Progress progress = {};                ///< hears what has been found after each depth, if somebody looks on
};

/// The computer's move at that level: the same for the same question, unless it is short of time or hurried, when it is
/// the best that has been found. Hurried it answers within 20 ms.
[[nodiscard]] Cell find_move(Engine& engine, const MoveQuestion& question, std::stop_token hurry);

/// How a move is found: find_move, unless a test has something else in mind. Nothing is no answer.
using MoveFinder = std::function<std::optional<Cell>(Engine&, const MoveQuestion&, std::stop_token hurry)>;

/// As find_move(), but nothing if it was stopped before.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, Level level, std::uint64_t seed,
                                              std::stop_token stop);

/// Searches, and takes the least look there is, which takes no time, if the search ended before it had looked at
/// anything: the report always has a move. The round must be in play.
SearchReport search_for_move(Engine& engine, const Position& position, const SearchSettings& settings,
                             std::stop_token hurry, const Engine::Progress& progress = {});

/// A move that takes no memory to find: the first legal one of the board. The round must be in play.
[[nodiscard]] Cell first_legal_move(const Position& position);

}  // namespace atom4
