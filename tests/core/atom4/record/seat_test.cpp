// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/record/seat.h"

namespace atom4 {
namespace {

TEST(Seats, AreWrittenAsPlayerTags) {
    EXPECT_EQ(to_text(Seat::human()), "Human");
    EXPECT_EQ(to_text(Seat::human("Ada")), "Ada");
    EXPECT_EQ(to_text(Seat::computer(0)), "Computer 0");
    EXPECT_EQ(to_text(Seat::computer(12)), "Computer 12");
}

TEST(Seats, AreReadBack) {
    EXPECT_EQ(parse_seat("Human"), Seat::human());
    EXPECT_EQ(parse_seat(""), Seat::human());
    EXPECT_EQ(parse_seat("Ada"), Seat::human("Ada"));
    EXPECT_EQ(parse_seat("Computer 7"), Seat::computer(7));
    EXPECT_EQ(parse_seat("Computer 2147483647"), Seat::computer(2147483647));
}

TEST(Seats, WhatDoesNotSayComputerAndALevelIsAPerson) {
    for (const char* name : {"Computer", "Computer ", "Computer x", "Computer -1", "Computer 1 ", "Computer 1.5",
                             "computer 1", "Computer 2147483648", "Computer  1"}) {
        EXPECT_EQ(parse_seat(name), Seat::human(name));
        EXPECT_EQ(to_text(parse_seat(name)), name);
    }
}

TEST(Seats, KnowWhoSitsThere) {
    EXPECT_FALSE(Seat::human("Ada").is_computer());
    EXPECT_TRUE(Seat::computer(0).is_computer());
}

}  // namespace
}  // namespace atom4
