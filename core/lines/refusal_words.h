// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/board.h"

namespace atom4::lines {

// Why a move cannot be made.

[[nodiscard]] std::string no_chip_text(Cell from);
[[nodiscard]] std::string taken_text(Cell to);
/// Which way there is none, and in a game, where the chip is plain to see, the same in fewer words.
[[nodiscard]] std::string no_path_text(Move move);
[[nodiscard]] std::string no_path_to_text(Cell to);

}  // namespace atom4::lines
