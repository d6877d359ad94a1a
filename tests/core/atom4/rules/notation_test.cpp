// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using Fault = PositionTextFault;

constexpr std::string_view kStart = "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R";

TEST(CellNames, AreColumnLetterAndRowNumber) {
    EXPECT_EQ(to_text(Cell(7, 8)), "i8");
    EXPECT_EQ(to_text(Cell(0, 0)), "a1");
    EXPECT_EQ(to_text(Cell(25, 25)), "z26");
    EXPECT_EQ(parse_cell("i8"), Cell(7, 8));
}

TEST(CellNames, RoundTrip) {
    for (int row = 0; row < 26; ++row)
        for (int col = 0; col < 26; ++col) EXPECT_EQ(parse_cell(to_text(Cell(row, col))), Cell(row, col));
}

TEST(CellNames, RejectAnyOtherText) {
    for (const char* name :
         {"", "a", "1", "8i", "I8", "i08", "i0", "i27", "i99", "i100", "i8 ", " i8", "i-8", "i+8", "{1", "`1", "i8i",
          "\xC3\xA4"
          "1"})
        EXPECT_EQ(parse_cell(name), std::nullopt) << name;
    EXPECT_EQ(parse_cell(std::string_view("i8\0", 3)), std::nullopt);
}

TEST(SizeTexts, AreRowsByColumns) {
    EXPECT_EQ(to_text(BoardSize{10, 12}), "10x12");
    for (int rows = 6; rows <= 26; ++rows)
        for (int cols = 6; cols <= 26; ++cols)
            EXPECT_EQ(parse_size(to_text(BoardSize{rows, cols})), (BoardSize{rows, cols}));
}

TEST(SizeTexts, RejectAnyOtherText) {
    for (const char* text : {"", "16", "16x", "x16", "16X16", "16x16 ", " 16x16", "5x16", "16x5", "27x16", "16x27",
                             "06x16", "16x06", "16x16x16", "160x16", "16*16", "-6x16", "16 x 16"})
        EXPECT_EQ(parse_size(text), std::nullopt) << text;
}

TEST(PositionText, OfTheStart) {
    EXPECT_EQ(to_text(Position()), kStart);
    const auto parsed = parse_position(kStart);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(*parsed, Position());
}

TEST(PositionText, RoundTrips) {
    for (const char* text : {"6/6/6/6/6/6 R", "KBGCRP/YWKBGC/RP1W2/6/1K1K1K/6 P", "6/6/6/6/6/5K Y",
                             "26/26/26/26/26/G24P B", "WWWW2/6/6/6/6/6 G", "6/6/KKKK2/6/6/6 C"}) {
        const auto parsed = parse_position(text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(to_text(*parsed), text);
    }
}

TEST(PositionText, ReadsSmallerBoardsOnlyOnRequest) {
    for (const char* text : {"4/1GP1/4/4 R", "5/5/5/5 P", "4/4/4/4/4/4 Y"}) {
        EXPECT_FALSE(parse_position(text)) << text;
        const auto parsed = parse_position(text, BoardSize::kSmallest);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(to_text(*parsed), text);
    }
    EXPECT_FALSE(parse_position("4/4/4 R", BoardSize::kSmallest));
    EXPECT_FALSE(parse_position("3/3/3/3 R", BoardSize::kSmallest));
}

TEST(PositionText, ReportsEachErrorAndItsOffset) {
    struct Row {
        std::string_view text;
        Fault fault;
        std::size_t offset;
    };
    const std::string rows_25 = "6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6/6";
    const std::string rows_27 = rows_25 + "/6/6 R";
    const Row rows[] = {
        {"6/6/2x3/6/6/6 R", Fault::kBadCharacter, 5},
        {"6/6/2g3/6/6/6 R", Fault::kBadCharacter, 5},
        {"6/6/-6/6/6/6 R", Fault::kBadCharacter, 4},
        {" 6/6/6/6/6/6 R", Fault::kRowTooShort, 0},
        {"6/6/6/6/6/6 x", Fault::kBadCharacter, 12},
        {"6/6/6/6/6/6  R", Fault::kBadCharacter, 12},
        {"6/6/6/6/6/6\tR", Fault::kBadCharacter, 11},
        {"6/6/6/6/6/6\n", Fault::kBadCharacter, 11},
        {"6/6/G0G4/6/6/6 R", Fault::kBadRun, 5},
        {"6/06/6/6/6/6 R", Fault::kBadRun, 2},
        {"123/6/6/6/6/6 R", Fault::kBadRun, 0},
        {"6/GG/6/6/6/6 R", Fault::kRowTooShort, 4},
        {"6//6/6/6/6/6 R", Fault::kRowTooShort, 2},
        {"6/7/6/6/6/6 R", Fault::kRowTooLong, 2},
        {"6/6G/6/6/6/6 R", Fault::kRowTooLong, 3},
        {"27/6/6/6/6/6 R", Fault::kRowTooLong, 0},
        {"26G/6/6/6/6/6 R", Fault::kRowTooLong, 2},
        {"5/5/5/5/5/5 R", Fault::kRowTooShort, 1},
        {"6/6/6/6/6/5 R", Fault::kRowTooShort, 11},
        {"", Fault::kRowTooShort, 0},
        {"6/6/6/6/6/", Fault::kRowTooShort, 10},
        {"6/6/6/6/6 R", Fault::kBadRowCount, 9},
        {rows_27, Fault::kBadRowCount, rows_25.size() + 3},
        {"6/6/6/6/6/6", Fault::kNoColourToPlay, 11},
        {"6/6/6/6/6/6 ", Fault::kNoColourToPlay, 12},
        {"6/6", Fault::kNoColourToPlay, 3},
        {"6/6/6/6/6/6 K", Fault::kColourNotOnWheel, 12},
        {"6/6/6/6/6/6 W", Fault::kColourNotOnWheel, 12},
        {"6/6/6/6/6/6 R ", Fault::kTrailingText, 13},
        {"6/6/6/6/6/6 RG", Fault::kTrailingText, 13},
        {"6/6/6/6/6/6 R\n", Fault::kTrailingText, 13},
        {"WWWW2/6/KKKK2/6/6/6 R", Fault::kBothPlayersHaveWon, 0},
    };
    for (const Row& row : rows) {
        const auto parsed = parse_position(row.text);
        ASSERT_FALSE(parsed) << row.text;
        EXPECT_EQ(parsed.error().fault, row.fault) << row.text;
        EXPECT_EQ(parsed.error().offset, row.offset) << row.text;
    }
}

TEST(PositionText, RejectsEveryTruncationAtItsEnd) {
    for (std::size_t length = 0; length < kStart.size(); ++length) {
        const auto parsed = parse_position(kStart.substr(0, length));
        ASSERT_FALSE(parsed) << length;
        EXPECT_EQ(parsed.error().offset, length);
    }
}

TEST(PositionText, MutatedTextIsRejectedOrRoundTrips) {
    constexpr std::string_view kLetters = "KBGCRPYW0123456789/ x\n";
    Random random(20);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text(kStart);
        for (std::uint64_t edits = 1 + random.below(4); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            const char put = kLetters[static_cast<std::size_t>(random.below(kLetters.size()))];
            switch (random.below(3)) {
                case 0: text[at] = put; break;
                case 1: text.erase(at, 1); break;
                default: text.insert(at, 1, put); break;
            }
        }
        const auto parsed = parse_position(text);
        if (parsed) {
            ++accepted;
            EXPECT_EQ(to_text(*parsed), text);
        } else {
            EXPECT_LE(parsed.error().offset, text.size()) << text;
        }
    }
    EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace atom4
