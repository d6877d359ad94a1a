// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tui/lines/text_commands.h"

namespace atom4::tui {

/// A command of Lines and what it does: "near CELL: tells what lies at a cell and around it."
[[nodiscard]] std::string line_of(const LinesPlainCommand& command);
/// Of the command or of the topic of that name, or of all commands; nothing if it is none of these.
[[nodiscard]] std::vector<std::string> lines_help_on(const std::string& word);

}  // namespace atom4::tui
