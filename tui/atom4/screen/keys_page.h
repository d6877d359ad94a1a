// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "tui/common/grid.h"
#include "tui/common/key_bindings.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Draws what each key does, from line `top`; returns the first line actually shown.
int draw_keys_page(Grid& grid, int top);
/// Creates the page for changing keys, which lists each with what it does. `changed` is called at every change.
[[nodiscard]] std::unique_ptr<ScreenPage> key_choice_page(Terminal& terminal,
                                                          std::function<void(const KeyBindings&)> changed);
/// Draws a heading and paragraphs below it from line `top`; returns the first line actually shown.
int draw_text_page(Grid& grid, std::span<const std::string> texts, int top);
/// Draws the network page: invitations to copy, recent messages, and the keys unless a prompt takes their place.
int draw_network_page(Grid& grid, std::span<const std::string> texts, const std::string& news,
                      const std::string& copied, int top, bool with_keys);

}  // namespace atom4::tui
