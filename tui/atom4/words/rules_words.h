// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

namespace atom4::tui {

/// The rules and some advice, a paragraph for each of them. Where cells that a piece may go to are marked with dots,
/// the rules say so.
[[nodiscard]] std::vector<std::string> rules_paragraphs(bool dots);
[[nodiscard]] std::vector<std::string> strategy_paragraphs();

}  // namespace atom4::tui
