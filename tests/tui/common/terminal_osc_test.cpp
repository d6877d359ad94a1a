// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/terminal_osc.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

TEST(TerminalOsc, OnlyTerminalsKnownToSupportTitlesGetOne) {
    for (const char* type : {"xterm", "xterm-256color", "tmux-256color", "screen", "rxvt-unicode-256color", "foot",
                             "alacritty", "konsole-256color", "xterm-kitty", "vte-256color"})
        EXPECT_TRUE(has_title({type})) << type;
    for (const char* type : {"", "linux", "linux-16color", "vt100", "vt220", "ansi", "dumb", "cygwin", "sun"})
        EXPECT_FALSE(has_title({type})) << type;
    EXPECT_TRUE(has_title({"something-new", "", false, false, false, true}));
}

TEST(TerminalOsc, TerminalsThatMightPrintControlStringsGetNone) {
    for (const char* type :
         {"xterm", "xterm-256color", "foot", "xterm-kitty", "konsole-256color", "mlterm", "st-256color"})
        EXPECT_TRUE(passes_over_strings({type})) << type;
    for (const char* type : {"tmux-256color", "screen.xterm-256color", "rxvt-unicode-256color", "linux", "vt100", ""})
        EXPECT_FALSE(passes_over_strings({type})) << type;
    TerminalKind within{"xterm-256color"};
    within.is_within = true;
    EXPECT_FALSE(passes_over_strings(within));
}

TEST(TerminalOsc, NotificationsGoOnlyToTerminalsThatShowThem) {
    EXPECT_EQ(message_form({"xterm-256color"}), MessageForm::kNone);
    EXPECT_EQ(message_form({"xterm-256color", "iTerm.app"}), MessageForm::kOsc9);
    EXPECT_EQ(message_form({"xterm-kitty"}), MessageForm::kOsc9);
    EXPECT_EQ(message_form({"xterm-256color", "", true}), MessageForm::kOsc777);
    EXPECT_EQ(message_form({"xterm-256color", "", false, true}), MessageForm::kOsc777);
    EXPECT_EQ(message_form({"foot"}), MessageForm::kOsc777);
    EXPECT_EQ(message_form({"xterm-256color", "WezTerm"}), MessageForm::kOsc777);
    // These do not pass messages on, whatever terminal they run in.
    for (const char* type : {"tmux-256color", "screen.xterm-256color", "linux", "vt100"}) {
        EXPECT_EQ(message_form({type, "iTerm.app", true}), MessageForm::kNone) << type;
        EXPECT_EQ(message_form({type, "WezTerm", true}), MessageForm::kNone) << type;
    }
}

TEST(TerminalOsc, SequencesAreEncodedCorrectly) {
    EXPECT_EQ(title_sequence("a"), "\033]2;a\033\\");
    EXPECT_EQ(message_sequence(MessageForm::kOsc9, "Atom-4", "Your turn"), "\033]9;Your turn\033\\");
    EXPECT_EQ(message_sequence(MessageForm::kOsc777, "Atom-4", "Your turn"), "\033]777;notify;Atom-4;Your turn\033\\");
    EXPECT_EQ(message_sequence(MessageForm::kNone, "Atom-4", "Your turn"), "");
    // Examples from RFC 4648, section 10.
    EXPECT_EQ(clipboard_sequence(""), "\033]52;c;\033\\");
    EXPECT_EQ(clipboard_sequence("fo"), "\033]52;c;Zm8=\033\\");
    EXPECT_EQ(clipboard_sequence("foob"), "\033]52;c;Zm9vYg==\033\\");
    EXPECT_EQ(clipboard_sequence("foobar\xff\xfe"), "\033]52;c;Zm9vYmFy//4=\033\\");
}

}  // namespace
}  // namespace atom4::tui
