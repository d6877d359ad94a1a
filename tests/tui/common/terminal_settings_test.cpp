// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/settings.h"

#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

class TerminalSettingsTest : public testing::Test {
protected:
    TerminalSettingsTest() { ::setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1); }
    ~TerminalSettingsTest() override { ::unsetenv("XDG_CONFIG_HOME"); }

    static TerminalSettings kept() { return TerminalSettings::load(SettingsFile().read()); }

    test::TemporaryFolder folder_;
};

TEST_F(TerminalSettingsTest, AreReadAsTheyWereWritten) {
    TerminalSettings before;
    for (const PaperPreference paper :
         {PaperPreference::kLight, PaperPreference::kAsTheTerminal, PaperPreference::kDark})
        for (const bool letters : {true, false})
            for (const NotifyPreference call :
                 {NotifyPreference::kNever, NotifyPreference::kBell, NotifyPreference::kMessage}) {
                TerminalSettings settings{paper, letters, !letters, call, letters ? 40 : 0};
                settings.mono = letters;
                settings.close_view = !letters;
                settings.pace = std::chrono::milliseconds(letters ? 0 : 2'000);
                settings.demo = letters ? DemoPace::kSlow : DemoPace::kFast;
                settings.graphics = letters ? GraphicsPreference::kKitty : GraphicsPreference::kNever;
                EXPECT_EQ(settings.save(SettingsFile(), before), std::nullopt);
                EXPECT_EQ(kept(), settings);
                before = settings;
            }
}

TEST_F(TerminalSettingsTest, UnknownValuesMeanTheDefault) {
    const auto read = [](const char* text) { return TerminalSettings::load(SettingsText(text)); };
    EXPECT_EQ(read(""), TerminalSettings{});
    EXPECT_EQ(read("[terminal]\npaper\npaper=grey\nletters=\nwidth=wide\n\nx\n"), TerminalSettings{});
    EXPECT_EQ(read("[terminal]\nnew=thing\nletters=false\npaper=light"),
              (TerminalSettings{PaperPreference::kLight, false}));
    EXPECT_EQ(read("[terminal]\nmouse=false\ncall=loudly\n"),
              (TerminalSettings{PaperPreference::kAsTheTerminal, true, false}));
}

TEST_F(TerminalSettingsTest, SaveOnlyChanges) {
    ASSERT_EQ(write_own_file(SettingsFile().path(), "[window]\ntheme=dark\n\n[terminal]\nletters=false\n"),
              std::nullopt);
    TerminalPreferences preferences;
    preferences.paper = PaperPreference::kDark;
    const TerminalSettings before = TerminalSettings::load(SettingsFile().read(), preferences);
    EXPECT_EQ(before.paper, PaperPreference::kDark);
    TerminalSettings now = before;
    now.width = 40;
    EXPECT_EQ(now.save(SettingsFile(), before), std::nullopt);
    EXPECT_EQ(read_file(SettingsFile().path()).value(),
              "[window]\ntheme=dark\n\n[terminal]\nletters=false\nwidth=40\n");
}

TEST_F(TerminalSettingsTest, ReportSettingsThatCannotBeSaved) {
    std::filesystem::create_directories(SettingsFile().path());  // a folder cannot be read as text
    TerminalSettings now;
    now.width = 40;
    const auto trouble = now.save(SettingsFile(), {});
    ASSERT_TRUE(trouble);
    EXPECT_NE(unsaved_settings_text(*trouble).find(SettingsFile().path().string()), std::string::npos);
}

}  // namespace
}  // namespace atom4::tui
