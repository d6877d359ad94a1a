// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/rules/colour.h"

namespace atom4 {

/// The colour by its name, where that stands for a colour, a piece or whose turn it is: "red comes next".
[[nodiscard]] std::string colour_name(Colour colour);
/// What a piece is, behind the name of its cell: "h8 is red". Many languages say that with another word, or in small
/// letters.
[[nodiscard]] std::string piece_colour(Colour colour);

}  // namespace atom4
