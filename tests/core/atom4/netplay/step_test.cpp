// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/replicated_match.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"

namespace atom4::net {
namespace {

Terms terms() {
    Terms terms;
    terms.setup.size = {6, 9};
    terms.setup.start = Colour::kYellow;
    terms.setup.time_control = TimeControl{std::chrono::seconds(300), std::chrono::seconds(5)};
    terms.setup.seats = {Seat::human("J\xC3\xBCrgen, der 1."), Seat::human()};
    terms.rounds = 3;
    terms.host = Player::kSecond;
    terms.date = "2026.11.22";
    return terms;
}

TEST(Step, IsReadAsItIsWritten) {
    Terms on_a_board = terms();
    Position position(BoardSize{6, 9}, Colour::kYellow);
    for (int i = 0; i < 7; ++i) position.play_legal(position.legal_moves().front());
    on_a_board.setup.position = position;
    on_a_board = in_form(on_a_board);
    const Step steps[] = {terms(),
                          on_a_board,
                          Placed{*parse_cell("f6"), ClockTime(1234)},
                          TakenBack{2},
                          Resigned{Player::kFirst},
                          OutOfTime{Player::kSecond},
                          NextRound{"2027.01.01"}};
    for (const Step& step : steps) {
        const std::string text = to_text(step);
        EXPECT_EQ(text.find_first_of(" \n"), std::string::npos) << text;
        EXPECT_EQ(parse_step(text), step) << text;
    }
    EXPECT_EQ(to_text(Step(terms())), "match,6x9,Y,300+5,3,2,2026.11.22,J%C3%BCrgen%2C%20der%201.,-,-");
    EXPECT_EQ(to_text(steps[2]), "play,f6,1234");
}

TEST(Step, RejectsMalformedText) {
    for (const char* text : {"",
                             ",",
                             "play",
                             "play,a1",
                             "play,a1,",
                             "play,a1,-1",
                             "play,a1,01",
                             "play,aa,1",
                             "play,a1,1,1",
                             "play,a1,99999999999999",
                             "back,0",
                             "back,-1",
                             "back,1,1",
                             "resign,3",
                             "flag,0",
                             "round,today",
                             "round,2026.1.1",
                             "sing,1",
                             "match,6x6,R,-,0,1,2026.11.22,-,-",
                             "match,5x6,R,-,0,1,2026.11.22,-,-,-",
                             "match,6x6,K,-,0,1,2026.11.22,-,-,-",
                             "match,6x6,R,0,0,1,2026.11.22,-,-,-",
                             "match,6x6,R,-,-1,1,2026.11.22,-,-,-",
                             "match,6x6,R,-,0,3,2026.11.22,-,-,-",
                             "match,6x6,R,-,0,1,2026.11.22,%1B,-,-",
                             "match,6x6,R,-,0,1,2026.11.22,%c3%bc,-,-",
                             "match,6x6,R,-,0,1,2026.11.22,Computer%202,-,-",
                             "match,6x6,R,-,0,1,2026.11.22,-,-,6/6/6/6/6/6_Y"})
        EXPECT_FALSE(parse_step(text)) << text;
}

TEST(Step, CleansNamesBeforeSending) {
    EXPECT_EQ(sendable_name("Ada"), "Ada");
    EXPECT_EQ(sendable_name("a\x1B[31m"), "a?[31m");
    EXPECT_EQ(sendable_name("Computer 3"), "");
    EXPECT_EQ(sendable_name(std::string(100, 'x')), std::string(kLongestName, 'x'));
    for (const char* name : {"", "-", "Ada", "a,b c%20", "\xE2\x99\x9E", "a\x1B", "  b "}) {
        const std::string sent = sendable_name(name);
        EXPECT_EQ(parse_name(as_word(sent)), sent) << name;
    }
}

}  // namespace
}  // namespace atom4::net
