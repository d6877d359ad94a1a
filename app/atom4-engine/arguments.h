// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <variant>

#include "app/command_line.h"
#include "core/atom4/position.h"
#include "core/engine/bench.h"

namespace atom4 {

struct UgiArguments {};

struct BenchArguments {
    int depth = kBenchDepth;
};

struct PerftArguments {
    int depth = 1;
    Position position;
};

using EngineArguments = std::variant<UgiArguments, BenchArguments, PerftArguments, CommandLineExit>;

/// Reads the arguments of atom4-engine, its name first ("Contracts").
[[nodiscard]] EngineArguments parse_engine_arguments(std::span<const char* const> arguments);

}  // namespace atom4
