// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tui/atom4/textmode/text_commands.h"

namespace atom4::tui {

/// What the person is at, as far as it decides what can be done next.
enum class TextState : std::uint8_t { kToMove, kComputerThinks, kOver, kLooksBack, kSetsUp };

/// Three lines on what to do now, then the topics there are to be read about.
[[nodiscard]] std::vector<std::string> help_text(TextState state, const Match& match);
/// Of the command or of the topic of that name, or of all commands; nothing if it is none of these.
[[nodiscard]] std::vector<std::string> help_on(const std::string& word);

/// What to say to a line that is no command: what is likely meant by it.
[[nodiscard]] std::vector<std::string> what_is_meant(const std::string& word, const std::string& operand);

}  // namespace atom4::tui
