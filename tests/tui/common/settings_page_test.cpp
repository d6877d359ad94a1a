// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/settings_page.h"

#include <gtest/gtest.h>

#include <set>

namespace atom4::tui {
namespace {

constexpr Setting kSettings[] = {Setting::kPaper,   Setting::kColours, Setting::kGraphics,
                                 Setting::kLetters, Setting::kView,    Setting::kMouse,
                                 Setting::kCall,    Setting::kPause,   Setting::kSpeed};

// Each setting goes through all its values and back, with a different text for each value; the other settings stay
// the same.
TEST(SettingsPage, EachSettingCyclesThroughItsValues) {
    const TerminalSettings usual;
    for (const Setting which : kSettings) {
        SCOPED_TRACE(setting_text(which, usual));
        std::set<std::string> said;
        TerminalSettings settings = usual;
        do {
            EXPECT_TRUE(said.insert(setting_text(which, settings)).second);
            const TerminalSettings next = change_setting(settings, which, 1);
            EXPECT_EQ(change_setting(next, which, -1), settings);
            settings = next;
            for (const Setting other : kSettings)
                EXPECT_TRUE(other == which || setting_text(other, settings) == setting_text(other, usual));
        } while (settings != usual && said.size() < 10);
        EXPECT_EQ(settings, usual);
        EXPECT_GE(said.size(), 2U);
    }
}

TEST(SettingsPage, AValueSetInTheWindowChangesToAListedOne) {
    TerminalSettings settings;
    settings.pace = std::chrono::milliseconds(1'234);
    const TerminalSettings changed = change_setting(settings, Setting::kPause, 1);
    EXPECT_EQ(changed.pace.count(), 0);
}

}  // namespace
}  // namespace atom4::tui
