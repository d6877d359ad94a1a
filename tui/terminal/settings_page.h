// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tui/common/settings.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// What can be set, a sentence each, in the order of change_setting().
[[nodiscard]] std::vector<std::string> setting_texts(const TerminalSettings& settings);
/// The settings with that one changed to its next value, or with `by` -1 to the one before, round and round.
[[nodiscard]] TerminalSettings change_setting(TerminalSettings settings, std::size_t which, int by);

/// The list of settings, from which each can be changed. `changed` is called at every change.
[[nodiscard]] std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, const TerminalSettings& settings,
                                                        std::function<void(const TerminalSettings&)> changed);

}  // namespace atom4::tui
