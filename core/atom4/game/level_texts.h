// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/engine/level.h"

namespace atom4 {

/// Number of levels, from 0, with a name of their own; higher levels share one.
inline constexpr int kNamedLevels = 10;

/// What is chosen: "Computer level"
[[nodiscard]] std::string level_label();
/// "Learner", or "Friend or Regular" between two levels.
[[nodiscard]] std::string level_name(Level level);
/// The same in a word, behind "Computer, ": "learner", or "friend or regular" between two levels.
[[nodiscard]] std::string level_word(Level level);
/// How the computer plays at that level: a sentence or two.
[[nodiscard]] std::string what_to_expect(Level level);

}  // namespace atom4
