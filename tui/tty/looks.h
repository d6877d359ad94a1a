// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <bitset>
#include <string>
#include <string_view>

namespace atom4::tui {

/// What characters are written with; colours as they stand in a control sequence, empty for the usual ones.
struct Looks {
    std::bitset<10> attributes;  ///< by the number that sets each (ECMA-48, SGR)
    std::string ink;
    std::string ground;

    friend bool operator==(const Looks&, const Looks&) = default;
};

/// The number that the text is, 0 for none, and -1 where it is something else.
[[nodiscard]] int parameter(std::string_view text);

/// Changes the looks as the parameters of such a sequence ask; false where they ask for something unheard of. A colour
/// that stands in the palette of 256, too, gets its number there, which is shorter.
[[nodiscard]] bool take_looks(std::string_view parameters, Looks& looks);
/// The control sequence with those parameters; several where a colour is written with colons, which xterm reads right
/// only at the end of one ("38:2::R:G:B", as xterm-direct has it).
[[nodiscard]] std::string looks_sequence(std::string_view parameters);
/// The parameters that set those looks whatever they were before.
[[nodiscard]] std::string whole_looks(const Looks& to);
/// Those that change what differs; empty if nothing does.
[[nodiscard]] std::string looks_difference(const Looks& from, const Looks& to);
/// The sequence that makes the one of the other in the fewest bytes, empty if they are alike, for a terminal that takes
/// each attribute back by itself.
[[nodiscard]] std::string looks_change(const Looks& from, const Looks& to);

}  // namespace atom4::tui
