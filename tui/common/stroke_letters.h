// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace atom4::tui {

/// A stroke of a letter, from one point to another; x from 0 to 4, y from 0, the top, to 6.
struct LetterStroke {
    int x = 0;
    int y = 0;
    int to_x = 0;
    int to_y = 0;
};

/// The strokes by which a picture in pixels shows that character: letters, as capitals, digits and a few marks. None
/// for any other.
[[nodiscard]] std::vector<LetterStroke> strokes_of(std::string_view character);

}  // namespace atom4::tui
