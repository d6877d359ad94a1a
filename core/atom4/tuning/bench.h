// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

struct BenchResult {
    std::uint64_t nodes = 0;  ///< the signature of the searcher's behaviour: the same on every run and machine
    std::chrono::milliseconds time{0};
};

/// The depth of the signature in commit messages.
inline constexpr int kBenchDepth = 7;

/// Returns the positions that bench() searches, from the opening to a nearly full board, as position texts.
[[nodiscard]] std::span<const std::string_view> bench_positions();

/// Searches each position to the depth with one thread and a fresh table.
[[nodiscard]] BenchResult bench(int depth = kBenchDepth, const std::function<void(const SearchReport&)>& finished = {});

/// Returns the number of move sequences of exactly `depth` plies, 0 or more. A finished game counts at its own depth
/// only.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace atom4
