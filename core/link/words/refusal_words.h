// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

namespace atom4::link {

// Why nobody here makes a move now.

[[nodiscard]] std::string elsewheres_turn_text();
[[nodiscard]] std::string away_text();

}  // namespace atom4::link
