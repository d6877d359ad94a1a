// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>

namespace atom4 {

/// Returns whether a person of that name would be taken for somebody else: for the computer ("Computer", "Computer 2",
/// "Ordinateur"), for the reader ("You"), or for a player who has no name ("Player 1", "Opponent"), in any
/// language that the programs speak. Case, blanks, punctuation, digits and letters that only look the same make no
/// difference.
[[nodiscard]] bool is_reserved_name(std::string_view name);

}  // namespace atom4
