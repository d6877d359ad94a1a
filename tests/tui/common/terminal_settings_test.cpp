// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/settings/terminal_settings.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

TEST(TerminalSettings, AreReadAsTheyWereWritten) {
    for (const PaperWish paper : {PaperWish::kAsTheTerminal, PaperWish::kDark, PaperWish::kLight})
        for (const bool letters : {true, false}) {
            for (const CallWish call : {CallWish::kNever, CallWish::kBell, CallWish::kMessage}) {
                const TerminalSettings settings{paper, letters, !letters, call};
                EXPECT_EQ(read_terminal_settings(written_terminal_settings(settings)), settings);
            }
        }
}

TEST(TerminalSettings, WhatIsNotUnderstoodIsPassedOver) {
    EXPECT_EQ(read_terminal_settings(""), TerminalSettings{});
    EXPECT_EQ(read_terminal_settings("paper\npaper grey\nletters\n\nx\n"), TerminalSettings{});
    EXPECT_EQ(read_terminal_settings("new thing\nletters off\npaper light"),
              (TerminalSettings{PaperWish::kLight, false}));
    EXPECT_EQ(read_terminal_settings("mouse off\ncall loudly\ncall bell\n"),
              (TerminalSettings{PaperWish::kAsTheTerminal, true, false, CallWish::kBell}));
}

}  // namespace
}  // namespace atom4::tui
