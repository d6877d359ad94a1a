// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/atom4-engine/tournament_text.h"
#include "app/command_line/options.h"
#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/position.h"
#include "core/atom4/tuning/bench.h"
#include "core/atom4/tuning/tournament.h"

namespace atom4 {

inline constexpr const char* kProgram = "atom4-engine";

struct UgiArguments {};

struct BenchArguments {
    int depth = kBenchDepth;
};

struct PerftArguments {
    int depth = 1;
    Position position;
};

struct MatchArguments {
    TournamentSettings settings;  ///< without its sides and openings, still to be loaded
    BySide<ParticipantText> sides;
    std::optional<std::filesystem::path> openings;
    std::optional<std::filesystem::path> save;
    std::optional<Sprt> sprt;  ///< ends the match when it is decided
};

struct MergeArguments {
    std::vector<std::filesystem::path> files;
    std::optional<Sprt> sprt;
};

struct ReviewArguments {
    std::filesystem::path file;
    SearchLimits limits;
};

struct SolveArguments {
    std::optional<Position> position;  ///< std::nullopt: read positions from standard input, one per line
    SolveLimits limits{.time = std::chrono::seconds(60), .positions = {}};
    std::optional<Player> attacker;  ///< ask only whether this player can force a win
    std::size_t mebibytes = Solver::kDefaultMebibytes;
    int shard = 0;   ///< from 0
    int shards = 0;  ///< parts of the list of moves, with limits for each move; 0: solve the position as a whole
};

struct PuzzlesArguments {
    enum class Task : std::uint8_t { kPrint, kCheck, kMeasure, kMake };
    Task task = Task::kPrint;
    std::vector<std::filesystem::path> files;  ///< instead of the puzzles that ship
    int games = 1'000;                         ///< to make puzzles from
    std::uint64_t seed = 1;
    int shard = 0;   ///< from 0
    int shards = 0;  ///< 0: the whole
};

using EngineArguments = std::variant<UgiArguments, BenchArguments, PerftArguments, MatchArguments, MergeArguments,
                                     ReviewArguments, SolveArguments, PuzzlesArguments, EarlyExit>;

/// Reads the arguments of atom4-engine, its name first (atom4-engine(6)).
[[nodiscard]] EngineArguments parse_engine_arguments(std::span<const char* const> arguments);

}  // namespace atom4
