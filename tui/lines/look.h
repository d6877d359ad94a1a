// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tui/common/roles.h"

namespace atom4::tui {

/// Left, down, up, right, act.
using LinesOwnKeys = std::array<std::string, 5>;

/// The names of the other keys of Lines, over which the player's own keys take precedence.
class LinesKeyNames {
public:
    LinesKeyNames() = default;
    explicit LinesKeyNames(LinesOwnKeys own) : own_(std::move(own)) {}

    /// Returns the key for the command of a usual one, a letter or the question mark. If that is one of the player's
    /// own keys, its capital is used instead, F1 for the question mark, and t for H; empty if no key is left.
    [[nodiscard]] std::string of(char usual) const;

private:
    [[nodiscard]] bool is_own(const std::string& key) const;

    LinesOwnKeys own_{"h", "j", "k", "l", " "};
};

/// The look and the keys of Lines, as set by the options of `clines`. Characters are one column wide, in UTF-8.
struct LinesLook {
    /// Cursor, chip and selected chip, in colour.
    std::array<std::string, 3> colour_font{"I", "O", "o"};
    /// Without colours: the cursor, then for each colour the chip and the selected chip.
    std::vector<std::string> mono_font = default_mono_font();
    /// Numbers in the palette of 256: the cursor's, then one for each colour.
    std::vector<int> colours = default_colours();
    LinesOwnKeys keys{"h", "j", "k", "l", " "};

    /// Whether chips show the letters of the mono font, because the game has too many colours to distinguish.
    bool letters_in_colour = false;

    /// Returns whether the player has chosen characters for the chips in colour; otherwise they are balls, if those can
    /// be drawn.
    [[nodiscard]] bool has_own_font() const;
    /// Returns whether the palette is the default.
    [[nodiscard]] bool has_usual_palette() const { return colours == default_colours(); }

    static std::vector<std::string> default_mono_font();
    static std::vector<int> default_colours();

    [[nodiscard]] const std::string& cursor(bool coloured) const { return coloured ? colour_font[0] : mono_font[0]; }
    /// The chip's character; `high` is the selected chip at the other end of its jump.
    [[nodiscard]] const std::string& chip(int colour, bool high, bool coloured) const;
    /// Returns what is written on a ball of that colour: the letter of its name; or its character of the mono font, if
    /// the player has chosen that font, other colours or too many of them.
    [[nodiscard]] std::string letter(int colour, bool high) const;
    /// The colour's number in the palette; 0 is the cursor's.
    [[nodiscard]] std::int16_t palette(int colour) const;
    /// Returns the mark for a free cell that the selected chip cannot reach; it does not look like a chip.
    [[nodiscard]] std::string shut_off_mark(Capabilities capabilities, int colours) const;
};

}  // namespace atom4::tui
