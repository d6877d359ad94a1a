// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/settings.h"

#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

TEST(TerminalSettings, AreReadAsTheyWereWritten) {
    for (const PaperPreference paper :
         {PaperPreference::kAsTheTerminal, PaperPreference::kDark, PaperPreference::kLight})
        for (const bool letters : {true, false}) {
            for (const NotifyPreference call :
                 {NotifyPreference::kNever, NotifyPreference::kBell, NotifyPreference::kMessage}) {
                const TerminalSettings settings{paper, letters, !letters, call};
                EXPECT_EQ(read_terminal_settings(written_terminal_settings(settings)), settings);
            }
        }
}

TEST(TerminalSettings, WhatIsNotUnderstoodIsPassedOver) {
    EXPECT_EQ(read_terminal_settings(""), TerminalSettings{});
    EXPECT_EQ(read_terminal_settings("paper\npaper grey\nletters\n\nx\n"), TerminalSettings{});
    EXPECT_EQ(read_terminal_settings("new thing\nletters off\npaper light"),
              (TerminalSettings{PaperPreference::kLight, false}));
    EXPECT_EQ(read_terminal_settings("mouse off\ncall loudly\ncall bell\n"),
              (TerminalSettings{PaperPreference::kAsTheTerminal, true, false, NotifyPreference::kBell}));
}

class KeptTerminalSettings : public testing::Test {
protected:
    KeptTerminalSettings() { ::setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1); }
    ~KeptTerminalSettings() override { ::unsetenv("XDG_CONFIG_HOME"); }

    test::TemporaryFolder folder_;
};

// A file that was there and could not be read for a moment was written over with what is usual.
TEST_F(KeptTerminalSettings, KeepWhatIsNotUnderstoodAndWhatCannotBeReadStays) {
    const auto path = config_directory() / "terminal";
    ASSERT_EQ(write_own_file(path, "letters off\nnew thing\n"), std::nullopt);
    const TerminalSettingsFile file;
    TerminalSettings now = file.kept();
    now.width = 40;
    EXPECT_EQ(file.keep(file.kept(), now), std::nullopt);
    const auto text = read_file(path);
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("letters off\n"), std::string::npos);
    EXPECT_NE(text->find("width 40\n"), std::string::npos);
    EXPECT_TRUE(text->ends_with("new thing\n")) << *text;

    std::filesystem::remove(path);
    std::filesystem::create_directory(path);  // no text can be read of that
    const auto trouble = file.keep(now, {});
    ASSERT_TRUE(trouble);
    EXPECT_NE(unkept_settings_text(*trouble).find(path.string()), std::string::npos);
    EXPECT_TRUE(std::filesystem::is_directory(path));
}

}  // namespace
}  // namespace atom4::tui
