// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/strength/level.h"

namespace atom4::tui {

/// What the level of the computer is called, and a sentence or two on what to expect of it.
[[nodiscard]] std::string level_name(Level level);
[[nodiscard]] std::string what_to_expect(Level level);

}  // namespace atom4::tui
