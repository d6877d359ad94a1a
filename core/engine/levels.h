// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/atom4/position.h"
#include "core/engine/search.h"

namespace atom4 {

/// What the computer searches for at a level of 0 or more: how far it looks ahead, how long, and how wrong it sees,
/// which is decided by the seed.
[[nodiscard]] SearchSettings level_search(int level, std::uint64_t seed);

/// The computer's move at that level, the same for the same position, level and seed. Nothing if stopped before it was
/// found; stops within 50 ms. The round must be in play.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                              std::stop_token stop);

}  // namespace atom4
