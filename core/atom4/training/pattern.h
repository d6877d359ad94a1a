// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// What the pieces of a position show, whatever the board: the same text for two positions if and only if one becomes
/// the other by turning, mirroring and shifting the lattice and by the two symmetries of the colours (rules, "Two
/// symmetries"), by which every mover plays red.
[[nodiscard]] std::string pattern_of(const Position& position);

}  // namespace atom4
