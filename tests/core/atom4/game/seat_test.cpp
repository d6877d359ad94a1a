// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/record.h"
#include "core/atom4/game/reserved_names.h"

namespace atom4 {
namespace {

TEST(Seats, AreWrittenAsPlayerTags) {
    EXPECT_EQ(to_text(Seat::human()), "Human");
    EXPECT_EQ(to_text(Seat::human("Ada")), "Ada");
    EXPECT_EQ(to_text(Seat::computer(0)), "Computer 0");
    EXPECT_EQ(to_text(Seat::computer(12)), "Computer 12");
    EXPECT_EQ(to_text(Seat::computer(Level::of_tenths(34))), "Computer 3.4");
}

TEST(Seats, AreReadBack) {
    EXPECT_EQ(parse_seat("Human"), Seat::human());
    EXPECT_EQ(parse_seat(""), Seat::human());
    EXPECT_EQ(parse_seat("Ada"), Seat::human("Ada"));
    EXPECT_EQ(parse_seat("Computer 7"), Seat::computer(7));
    EXPECT_EQ(parse_seat("Computer 3.4"), Seat::computer(Level::of_tenths(34)));
    EXPECT_EQ(parse_seat("Computer 2147483647"), Seat::computer(2147483647));
}

TEST(Seats, WithoutAComputersNameAndLevelAreHuman) {
    for (const char* name : {"Computer", "Computer ", "Computer x", "Computer -1", "Computer 1 ", "Computer 1.",
                             "computer 1", "Computer 2147483648", "Computer  1"}) {
        EXPECT_EQ(parse_seat(name), Seat::human(name));
        EXPECT_EQ(to_text(parse_seat(name)), name);
    }
}

TEST(Names, ReservedOnesAreRefused) {
    for (const char* name : {"Computer",
                             "computer",
                             " COMPUTER ",
                             "Computer 2",
                             "Computer, casual (2)",
                             "C o m p u t e r",
                             "Com-pu-ter",
                             "\u0421omputer",
                             "C\u043Emp\u200Buter",
                             "\uFF23omputer",
                             "Ordinateur",
                             "M\u00C1QUINA",
                             "po\u010D\u00EDta\u010D 7",
                             "\u041A\u043E\u043C\u043F\u044C\u044E\u0442\u0435\u0440",
                             "\u7535\u8111",
                             "Player 1",
                             "player2",
                             "Spieler 2",
                             "1. oyuncu",
                             "You",
                             "Du",
                             "Vous",
                             "Opponent",
                             "Human"}) {
        EXPECT_TRUE(is_reserved_name(name)) << name;
        EXPECT_EQ(human_named(name), Seat::human()) << name;
    }
    for (const char* name : {"", "Ada", "Computerfan", "Duke", "Younes", "Playerone", "Tuan", "Senta", "Seny\u00F3",
                             "123", "\u5F20\u4F1F", "\u0410\u043D\u043D\u0430"}) {
        EXPECT_FALSE(is_reserved_name(name)) << name;
        EXPECT_EQ(human_named(name), Seat::human(name)) << name;
    }
}

TEST(NameFaults, CountCharacters) {
    std::string longest;
    for (std::size_t length = 0; length < kLongestName; ++length) longest += "\u00E9";
    EXPECT_EQ(name_fault(longest), std::nullopt);
    EXPECT_EQ(name_fault(" " + longest + " "), std::nullopt) << "blanks around it are left out";
    EXPECT_EQ(name_fault(longest + "e"), NameFault::kTooLong);
    EXPECT_EQ(name_fault(longest, kLongestName - 1), NameFault::kTooLong);
    for (const char* name : {"", " ", "Ada", " Ada "}) EXPECT_EQ(name_fault(name), std::nullopt) << name;
    for (const char* name : {"Computer 3", " you ", "Human"}) EXPECT_EQ(name_fault(name), NameFault::kReserved) << name;
}

TEST(Seats, KnowWhetherTheComputerPlays) {
    EXPECT_FALSE(Seat::human("Ada").is_computer());
    EXPECT_TRUE(Seat::computer(0).is_computer());
}

}  // namespace
}  // namespace atom4
