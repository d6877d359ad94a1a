// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/atom4/rules/position.h"
#include "core/atom4/search/search.h"

namespace atom4 {

/// What the computer searches for at a level of 0 or more: how far it looks ahead, at how many positions, and how wrong
/// it sees. Level 0 is for a first evening, levels 0 to 9 are as many steps of about the same height, and each level
/// above looks at twice as many positions as the one below. The seed decides about errors and lapses: give each move
/// one of its own.
[[nodiscard]] SearchSettings level_search(int level, std::uint64_t seed);

/// The computer's move at that level, the same for the same position, level and seed. Nothing if stopped before it was
/// found; stops within 20 ms. The round must be in play.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                              std::stop_token stop);

}  // namespace atom4
