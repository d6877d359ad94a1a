// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "tui/common/settings.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// What can be set on the full screen.
enum class Setting : std::uint8_t { kPaper, kColours, kGraphics, kLetters, kView, kMouse, kCall, kPause, kSpeed };

/// What it is set to, in a sentence.
[[nodiscard]] std::string setting_text(Setting which, const TerminalSettings& settings);
/// The settings with that one changed to its next value, or with `by` -1 to the one before, round and round.
[[nodiscard]] TerminalSettings change_setting(TerminalSettings settings, Setting which, int by);

/// Whose settings a page shows.
struct SettingsOwner {
    const char* program;             ///< its name
    std::span<const Setting> which;  ///< that concern it, in the order of the page; they must last
    std::function<TerminalSettings()> settings;
    std::function<void(const TerminalSettings&)> change;
    std::function<void()> change_keys{};  ///< opens the page for that, where keys can be changed
};

/// The list of settings, from which each can be changed, at once.
[[nodiscard]] std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, SettingsOwner owner);

}  // namespace atom4::tui
