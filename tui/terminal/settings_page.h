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

/// Returns the value of a setting, as a sentence.
[[nodiscard]] std::string setting_text(Setting which, const TerminalSettings& settings);
/// Returns the settings with that one changed to its next value, or to the previous one if `by` is -1; wraps around.
[[nodiscard]] TerminalSettings change_setting(TerminalSettings settings, Setting which, int by);

/// The program whose settings a page shows.
struct SettingsOwner {
    const char* program;             ///< its name
    std::span<const Setting> which;  ///< the settings to show, in this order; must outlive the page
    std::function<TerminalSettings()> settings;
    std::function<void(const TerminalSettings&)> change;
    std::function<void()> change_keys{};  ///< opens the page for changing keys; empty if there is none
};

/// Makes the page with the list of settings. A change takes effect at once.
[[nodiscard]] std::unique_ptr<ScreenPage> settings_page(Terminal& terminal, SettingsOwner owner);

}  // namespace atom4::tui
