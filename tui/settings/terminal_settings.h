// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string_view>

#include "tui/screen/terminal_wishes.h"

namespace atom4::tui {

/// What a person set at the terminal, in whichever game: it is kept in a file of its own, from one start to the next.
struct TerminalSettings {
    PaperWish paper = PaperWish::kAsTheTerminal;
    bool letters = true;  ///< on the pieces, where there are colours

    friend bool operator==(const TerminalSettings&, const TerminalSettings&) = default;
};

/// Settings as they stand in a file: a name and a value a line. What is not understood is passed over.
[[nodiscard]] TerminalSettings read_terminal_settings(std::string_view text);
[[nodiscard]] std::string written_terminal_settings(const TerminalSettings& settings);

/// The settings that are kept; the usual ones where there are none.
[[nodiscard]] TerminalSettings kept_terminal_settings();
/// Keeps them. Where nothing can be kept they hold as long as the program runs, and nobody is troubled with that.
void keep_terminal_settings(const TerminalSettings& settings);

}  // namespace atom4::tui
