// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/screen/roles.h"

namespace atom4::tui {

/// Whether to use colours: as the terminal and NO_COLOR have it, wherever the terminal can, or not at all.
enum class ColourUse : std::uint8_t { kAsUsual, kAlways, kNever };

/// What a person asks of the terminal; the rest follows from what it can do.
struct TerminalWishes {
    ColourUse colours = ColourUse::kAsUsual;
    std::optional<ColourDepth> depth;  ///< as near to it as the terminal comes; unset: the best it has
    bool ascii = false;                ///< nothing but ASCII, whatever the locale has

    friend bool operator==(const TerminalWishes&, const TerminalWishes&) = default;
};

/// Takes the value of --color: auto, always, never, 8, 16, 256 or true. False, and no change, if it is none of them.
[[nodiscard]] bool read_colour_wish(std::string_view value, TerminalWishes& wishes);

/// What the environment says about colours besides TERM.
struct ColourEnvironment {
    std::string_view no_color;
    std::string_view colorterm;  ///< "truecolor" or "24bit" where the terminal takes any colour
};

/// How many colours to use at the most on a terminal of that type.
[[nodiscard]] ColourDepth wanted_depth(std::string_view type, const TerminalWishes& wishes,
                                       const ColourEnvironment& environment);

/// The terminal types under which a terminal of that type may be told so many colours: the first one that is known and
/// has them is the best.
[[nodiscard]] std::vector<std::string> types_for_depth(std::string_view type, ColourDepth wanted);

/// How many colours a terminal shows that says it has so many.
[[nodiscard]] ColourDepth depth_of_colours(int colours);

}  // namespace atom4::tui
