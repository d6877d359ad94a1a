// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/line_prompt.h"

#include <gtest/gtest.h>

#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

LinePrompt typed(std::string_view bytes, std::initializer_list<int> keys = {}) {
    LinePrompt prompt(PromptPurpose::kOpen);
    for (const char byte : bytes) prompt.take(static_cast<unsigned char>(byte));
    for (const int key : keys) prompt.take(key);
    return prompt;
}

TEST(LinePrompt, TakesWhatIsTyped) {
    EXPECT_EQ(typed("game 1.atom4").text(), "game 1.atom4");
    EXPECT_EQ(typed("Zug ä").text(), "Zug ä");
    EXPECT_EQ(typed("ab", {KEY_LEFT, 'x'}).text(), "axb");
    EXPECT_EQ(typed("ab", {KEY_HOME, 'x', KEY_END, 'y'}).text(), "xaby");
}

TEST(LinePrompt, ErasesWholeCharacters) {
    EXPECT_EQ(typed("aä", {KEY_BACKSPACE}).text(), "a");
    EXPECT_EQ(typed("aä", {KEY_LEFT, 127}).text(), "ä");
    EXPECT_EQ(typed("aäb", {KEY_HOME, KEY_RIGHT, KEY_DC}).text(), "ab");
    EXPECT_EQ(typed("", {KEY_BACKSPACE, KEY_DC, KEY_LEFT, KEY_RIGHT}).text(), "");
}

TEST(LinePrompt, ErasesWordsAndAll) {
    constexpr int kControlU = 'U' & 0x1F;
    constexpr int kControlW = 'W' & 0x1F;
    EXPECT_EQ(typed("~/games/one.atom4", {kControlW}).text(), "~/games/");
    EXPECT_EQ(typed("~/games/one.atom4", {kControlW, kControlW}).text(), "~/");
    EXPECT_EQ(typed("one", {kControlW}).text(), "");
    EXPECT_EQ(typed("/", {kControlW}).text(), "");
    EXPECT_EQ(typed("", {kControlW}).text(), "");
    EXPECT_EQ(typed("one two", {kControlU}).text(), "");
}

TEST(LinePrompt, TakesAPasteAsText) {
    LinePrompt prompt = typed("ab", {KEY_LEFT});
    prompt.paste(" one\r\ntwo\tx\033y \n");
    EXPECT_EQ(prompt.text(), "aone two xyb");
    EXPECT_EQ(prompt.take('z'), LinePrompt::Result::kEdited);
    EXPECT_EQ(prompt.text(), "aone two xyzb");
    prompt.paste("\n\n");
    EXPECT_EQ(prompt.text(), "aone two xyzb");
    // No character is cut in two.
    LinePrompt full(PromptPurpose::kTalk);
    full.set_text(std::string(LinePrompt::kLongest - 1, 'x'));
    full.paste("ä");
    EXPECT_EQ(full.text().size(), LinePrompt::kLongest - 1);
    full.paste("yz");
    EXPECT_EQ(full.text().size(), LinePrompt::kLongest);
}

TEST(LinePrompt, ReportsTheResultOfEachKey) {
    LinePrompt prompt(PromptPurpose::kCell, "i9");
    EXPECT_EQ(prompt.take('x'), LinePrompt::Result::kEdited);
    EXPECT_EQ(prompt.take(KEY_F(5)), LinePrompt::Result::kEdited);
    EXPECT_EQ(prompt.text(), "x");
    EXPECT_EQ(prompt.take('\t'), LinePrompt::Result::kComplete);
    EXPECT_EQ(prompt.take(27), LinePrompt::Result::kLeft);
    EXPECT_EQ(prompt.take('\r'), LinePrompt::Result::kDone);
}

LinePrompt proposing(std::initializer_list<int> keys) {
    LinePrompt prompt(PromptPurpose::kSave, "one.atom4");
    for (const int key : keys) prompt.take(key);
    return prompt;
}

TEST(LinePrompt, WhatIsTypedReplacesAProposal) {
    EXPECT_EQ(proposing({'x', 'y'}).text(), "xy");
    EXPECT_EQ(proposing({0xC3, 0xA4}).text(), "ä");
    LinePrompt pasted = proposing({});
    pasted.paste("two.atom4");
    EXPECT_EQ(pasted.text(), "two.atom4");
    EXPECT_EQ(LinePrompt(PromptPurpose::kNetwork, "online").text(), "online");
}

TEST(LinePrompt, ShowsAProposalAsSelected) {
    const auto is_selected = [](const LinePrompt& prompt) {
        Grid grid({1, 60});
        const Place cursor = draw_prompt(grid, {0, 0}, 60, prompt);
        return (grid.at(0, cursor.col - 1).attributes & kReverse) != 0;
    };
    EXPECT_TRUE(is_selected(proposing({})));
    EXPECT_FALSE(is_selected(proposing({KEY_END})));
}

TEST(LinePrompt, KeepsAProposalThatIsEdited) {
    EXPECT_EQ(proposing({KEY_END, 'x'}).text(), "one.atom4x");
    EXPECT_EQ(proposing({KEY_HOME, 'x'}).text(), "xone.atom4");
    EXPECT_EQ(proposing({KEY_BACKSPACE, 'x'}).text(), "one.atomx");
    EXPECT_EQ(proposing({'\t', 'x'}).text(), "one.atom4x");
    // A key without a meaning changes nothing.
    EXPECT_EQ(proposing({KEY_F(5), 'x'}).text(), "x");
    LinePrompt begun(PromptPurpose::kNetwork);
    begun.set_text("name ");
    begun.take('x');
    EXPECT_EQ(begun.text(), "name x");
}

TEST(LinePrompt, HasAMaximumLength) {
    EXPECT_EQ(typed(std::string(10'000, 'x')).text().size(), LinePrompt::kLongest);
}

}  // namespace
}  // namespace atom4::tui
