// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// The number of move sequences of exactly `depth` plies, 0 or more. A finished game counts at its own depth only.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace atom4
