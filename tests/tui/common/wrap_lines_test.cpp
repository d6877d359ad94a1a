// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/line_writer.h"

#include <gtest/gtest.h>

#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"
#include "tui/textmode/commands.h"

namespace atom4::tui {
namespace {

using Lines = std::vector<std::string>;

TEST(TerminalLines, BreakBetweenWordsAndLeaveDrawingsAlone) {
    const std::string proposal = "Ada proposes: a board of 16x16, 3 rounds, no clock. First to move: Ada.";
    EXPECT_EQ(terminal_lines(proposal, 40),
              (Lines{"Ada proposes: a board of 16x16, 3", "rounds, no clock. First to move: Ada."}));
    EXPECT_EQ(terminal_lines(proposal, 0), Lines{proposal});
    EXPECT_EQ(terminal_lines(proposal, 80), Lines{proposal});
    const std::string key = "atom4:192.168.178.20:4104/abcdefghijklmnopqrstuvwxyz";
    EXPECT_EQ(terminal_lines(key, 40), Lines{key});
    for (const std::string drawing : {"  a b c d e f g h i j k l m n o p", "8 . .  . G P . . . . . . . . . . ."})
        EXPECT_EQ(terminal_lines(drawing, 20), Lines{drawing});
}

TEST(WrapLines, PutEachSentenceOnItsOwnLine) {
    EXPECT_EQ(wrap_lines("One. Two! Three? four"), (Lines{"One.", "Two!", "Three?", "four"}));
    EXPECT_EQ(wrap_lines(""), Lines{});
    EXPECT_EQ(wrap_lines("1. a5 is a move. So is b6."), (Lines{"1. a5 is a move.", "So is b6."}));
    EXPECT_EQ(wrap_lines("N... is the second player's."), Lines{"N... is the second player's."});
    EXPECT_EQ(wrap_lines("3.5 is a number."), Lines{"3.5 is a number."});
}

TEST(WrapLines, BreakAfterSentencesWithoutSpaces) {
    EXPECT_EQ(sentences("一つ。二つ！三つ？四つ"),
              (std::vector<std::string_view>{"一つ。", "二つ！", "三つ？", "四つ"}));
    EXPECT_EQ(sentences("「一つ。」と言う。（二つ。）三つ。").size(), 2U) << "nor within brackets";
    EXPECT_EQ(sentences("One.  Two."), (std::vector<std::string_view>{"One.", "Two."}));
}

TEST(WrapLines, FitABrailleDisplayUnlessAWordDoesNot) {
    for (const int width : {20, 40, 80})
        for (const std::string& line :
             wrap_lines("The piece acts on each of its six neighbours, and the colours take turns round the wheel. "
                        "Some sentences are short.",
                        width))
            EXPECT_LE(static_cast<int>(line.size()), width) << line;
}

TEST(WrapLines, BreakAfterClausesRatherThanWords) {
    const char* text = "There is no clock; new clock 5 sets one.";
    EXPECT_EQ(wrap_lines(text, 25), (Lines{"There is no clock;", "new clock 5 sets one."}));
    EXPECT_EQ(wrap_lines(text, 40).size(), 1U) << "only where it must";
    EXPECT_EQ(wrap_lines("near: tells what lies there.", 20).front(), "near: tells what") << "no part of a word or two";
}

TEST(WrapLines, DoNotBeginWithAPunctuationMark) {
    EXPECT_EQ(wrap_lines("quatre blancs ; quatre noirs", 14), (Lines{"quatre", "blancs ;", "quatre noirs"}));
}

TEST(TextLines, AreSplitIntoCommandAndArguments) {
    const TextLine line = read_text_line(" \tSave  my Game.atom4\r");
    EXPECT_EQ(line.word, "save");
    EXPECT_EQ(line.operand, "my Game.atom4");
    EXPECT_EQ(read_text_line("  ").word, "");
}

TEST(TextLines, GuessTheCellThatWasMeant) {
    for (const char* written : {"9i", "i 9", "I-9", "9 I", "i,9"}) EXPECT_EQ(cell_meant(written), "i9") << written;
    for (const char* none : {"", "i", "9", "ij9", "i0", "hint", "1234567i"}) EXPECT_EQ(cell_meant(none), "") << none;
}

TEST(Vocabulary, MeasuresTheDistanceBetweenWords) {
    EXPECT_EQ(distance_of("board", "board"), 0U);
    EXPECT_EQ(distance_of("baord", "board"), 1U);
    EXPECT_EQ(distance_of("hin", "hint"), 1U);
    EXPECT_EQ(distance_of("rules", "rows"), 3U);
    EXPECT_EQ(distance_of("", "abc"), 3U);
}

TEST(Vocabulary, WritesTheUsageInWords) {
    EXPECT_EQ(usage_text("seats", "[computer 1|2] [level N]"), "seats, computer 1 or 2, level N");
    EXPECT_EQ(usage_text("try", "CELL"), "try\u00a0CELL");
    EXPECT_EQ(usage_text("put", "CELL COLOUR"), "put\u00a0CELL COLOUR");
    EXPECT_EQ(usage_text("quit", ""), "quit");
}

}  // namespace
}  // namespace atom4::tui
