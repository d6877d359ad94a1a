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
    bool mouse = true;    ///< is listened to; else it is the terminal's own
    CallWish call = CallWish::kNever;
    int width = 0;  ///< of lines of plain words, in columns; 0: as long as they are

    friend bool operator==(const TerminalSettings&, const TerminalSettings&) = default;
};

/// Settings as they stand in a file: a name and a value a line. What is not understood is passed over.
[[nodiscard]] TerminalSettings read_terminal_settings(std::string_view text);
[[nodiscard]] std::string written_terminal_settings(const TerminalSettings& settings);

/// The settings that are kept; the usual ones where there are none.
[[nodiscard]] TerminalSettings kept_terminal_settings();
/// The settings to begin with: what is asked for at the start counts before what is kept.
[[nodiscard]] TerminalSettings first_terminal_settings(const TerminalWishes& wishes);
/// Keeps what was changed, and only that: neither what was asked for at a start, nor what another program has set
/// meanwhile. Where nothing can be kept the settings hold as long as the program runs, and nobody is troubled with
/// that.
void keep_changed_settings(const TerminalSettings& before, const TerminalSettings& now);

}  // namespace atom4::tui
