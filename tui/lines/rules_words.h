// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/lines/board.h"

namespace atom4::tui {

/// The rules of a game with that setup, a paragraph for each.
[[nodiscard]] std::vector<std::string> lines_rules_paragraphs(const lines::GameSetup& setup);

}  // namespace atom4::tui
