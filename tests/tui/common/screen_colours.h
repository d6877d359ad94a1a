// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tui/common/grid.h"

namespace atom4::tui {

/// The colours of a terminal: the first sixteen are its own choice, and its background may be anything.
struct TerminalColours {
    std::string name;
    std::array<int, 16> first;  ///< 0xRRGGBB
    int foreground;
    int background;
    bool bold_is_bright;
};

/// Returns common terminals, dark and light: each of their own sixteen colours is the background of one of them.
[[nodiscard]] std::vector<TerminalColours> many_terminals();

/// A place of the screen as it looks on a terminal.
struct SeenGlyph {
    std::string text;
    int foreground;  ///< 0xRRGGBB
    int background;  ///< 0xRRGGBB
    bool underlined;
};
[[nodiscard]] SeenGlyph seen_on(const TerminalColours& terminal, const Glyph& glyph, ColourDepth depth,
                                BoardBackground paper = BoardBackground::kDark);

/// Returns whether something is visible on the ground: another colour, or a character that stands out from its own
/// background.
[[nodiscard]] bool stands_out(const SeenGlyph& glyph, const SeenGlyph& ground);
/// Returns whether a person can tell one from the other.
[[nodiscard]] bool looks_other(const SeenGlyph& one, const SeenGlyph& other);

}  // namespace atom4::tui
