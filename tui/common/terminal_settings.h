// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/storage/document_file.h"
#include "tui/common/settings.h"

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

/// The file of them, which several programs may change at the same time.
class TerminalSettingsFile {
public:
    TerminalSettingsFile();

    /// The settings that are kept; the usual ones where there are none, or none that can be read.
    [[nodiscard]] TerminalSettings kept() const;
    /// The settings to begin with: what is asked for at the start counts before what is kept.
    [[nodiscard]] TerminalSettings first(const TerminalWishes& wishes) const;
    /// Keeps what was changed, and only that: neither what was asked for at a start, nor what another program has set
    /// meanwhile; lines that are not understood stay. Returns nothing when all is well, else the settings hold as long
    /// as the program runs.
    [[nodiscard]] std::optional<SystemError> keep(const TerminalSettings& before, const TerminalSettings& now) const;

private:
    LockedFile file_;
};

/// That they are not kept, and why.
[[nodiscard]] std::string unkept_settings_text(SystemError error);

}  // namespace atom4::tui
