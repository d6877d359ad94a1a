// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/rules/board.h"

namespace atom4::lines {

// Why a move cannot be made on the board of a lesson or of an exercise.

[[nodiscard]] std::string no_chip_text(Cell from);
[[nodiscard]] std::string taken_text(Cell to);
[[nodiscard]] std::string no_path_text(Move move);

}  // namespace atom4::lines
