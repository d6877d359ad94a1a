// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/engine/level.h"

namespace atom4 {

/// Number of levels, from 0, with a name of their own; higher levels share one.
inline constexpr int kNamedLevels = 10;

/// Returns the label of the choice of a level: "Computer level".
[[nodiscard]] std::string level_label();
/// Returns "Learner", or "Friend or Regular" for a level between two.
[[nodiscard]] std::string level_name(Level level);
/// Returns a short form for use after "Computer, ": "learner", or "friend or regular" for a level between two.
[[nodiscard]] std::string level_word(Level level);
/// Returns how the computer plays at that level, in a sentence or two.
[[nodiscard]] std::string what_to_expect(Level level);

}  // namespace atom4
