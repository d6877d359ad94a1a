// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>

namespace atom4 {

/// Returns whether a name is reserved, because it stands for the computer ("Computer", "Computer 2", "Ordinateur"), the
/// reader ("You") or an unnamed player ("Player 1", "Opponent") in any supported language. Ignores case, blanks,
/// punctuation, digits and look-alike letters.
[[nodiscard]] bool is_reserved_name(std::string_view name);

}  // namespace atom4
