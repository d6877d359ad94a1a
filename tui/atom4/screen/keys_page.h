// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws what each key does, from the line `top` on; returns the first line really shown.
int draw_keys_page(Grid& grid, int top);
/// Draws a heading and paragraphs below it from line `top`; returns the first line actually shown.
int draw_text_page(Grid& grid, std::span<const std::string> texts, int top);
/// Draws the network page: invitations to copy, and recent messages.
int draw_network_page(Grid& grid, std::span<const std::string> texts, const std::string& news,
                      const std::string& copied, int top);

}  // namespace atom4::tui
