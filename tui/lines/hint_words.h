// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/computer.h"

namespace atom4::tui {

/// What a chip of that colour, from 1 on, is called: as the terminal shows it unless other colours are asked for.
[[nodiscard]] std::string chip_colour_name(int colour);

/// A move to propose, and what speaks for it.
[[nodiscard]] std::string lines_hint_text(const lines::Hint& hint);

}  // namespace atom4::tui
