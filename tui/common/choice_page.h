// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

#include "tui/common/page.h"

namespace atom4::tui {

/// Draws a list to choose one of, and how to do so below it. An entry that is too wide goes on in further lines; what
/// does not fit on the screen is scrolled so that the chosen one is there.
void draw_choices(Grid& grid, const std::string& title, std::span<const std::string> entries, int chosen);

}  // namespace atom4::tui
