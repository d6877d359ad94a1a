// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/position_editor.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

Position position_of(const char* text) {
    return *parse_position(text);
}

TEST(PositionEditor, BeginsWithThePosition) {
    const Position position = position_of("6/6/2GP2/6/2W3/6 B");
    EXPECT_EQ(PositionEditor(position).position(), position);
}

TEST(PositionEditor, PlacesAndRemovesPieces) {
    PositionEditor editor(position_of("6/6/6/6/6/6 R"));
    EXPECT_TRUE(editor.put({0, 0}, Colour::kCyan));
    EXPECT_TRUE(editor.put({0, 1}, Colour::kBlack));
    EXPECT_TRUE(editor.put({0, 0}, Colour::kRed));
    EXPECT_TRUE(editor.put({0, 1}, std::nullopt));
    EXPECT_EQ(to_text(editor.position()), "R5/6/6/6/6/6 R");
    EXPECT_EQ(editor.brush(), Colour::kRed);
    EXPECT_TRUE(editor.dab({0, 0}));
    EXPECT_TRUE(editor.dab({5, 5}));
    EXPECT_EQ(to_text(editor.position()), "6/6/6/6/6/5R R");
}

TEST(PositionEditor, RefusesImpossiblePositions) {
    PositionEditor editor(position_of("WWWW2/6/KKK3/6/6/6 R"));
    EXPECT_FALSE(editor.put({2, 3}, Colour::kBlack));
    EXPECT_EQ(to_text(editor.position()), "WWWW2/6/KKK3/6/6/6 R");
    EXPECT_FALSE(editor.undo());
}

TEST(PositionEditor, UndoesAndRedoesEveryChange) {
    Random random(1);
    PositionEditor editor{Position({8, 8})};
    std::vector<std::string> seen{to_text(editor.position())};
    for (int i = 0; i < 300; ++i) {
        const Cell cell(static_cast<int>(random.below(static_cast<std::uint64_t>(editor.position().size().rows))),
                        static_cast<int>(random.below(static_cast<std::uint64_t>(editor.position().size().cols))));
        switch (random.below(8)) {
            case 0: editor.step_to_play(1); break;
            case 1: editor.resize(static_cast<int>(random.below(3)) - 1, static_cast<int>(random.below(3)) - 1); break;
            case 2: editor.put(cell, std::nullopt); break;
            case 3: editor.dab(cell); break;
            case 4:
                if (random.below(10) == 0) editor.clear();
                break;
            case 5:
                if (random.below(10) == 0) editor.set_first_pieces();
                break;
            default: editor.put(cell, kColours[random.below(8)]); break;
        }
        if (const std::string now = to_text(editor.position()); now != seen.back()) seen.push_back(now);
        EXPECT_EQ(editor.match().position(), editor.position());
    }
    ASSERT_GT(seen.size(), 100U);
    for (std::size_t i = seen.size(); i-- > 1;) {
        EXPECT_EQ(to_text(editor.position()), seen[i]);
        ASSERT_TRUE(editor.undo());
    }
    EXPECT_EQ(to_text(editor.position()), seen.front());
    EXPECT_FALSE(editor.undo());
    for (std::size_t i = 1; i < seen.size(); ++i) {
        ASSERT_TRUE(editor.redo());
        EXPECT_EQ(to_text(editor.position()), seen[i]);
    }
    EXPECT_FALSE(editor.redo());
}

TEST(PositionEditor, ASmallerBoardLosesPiecesOutside) {
    PositionEditor editor{Position({8, 8})};
    editor.put({7, 7}, Colour::kWhite);
    editor.put({0, 7}, Colour::kWhite);
    EXPECT_EQ(editor.resize(0, -1), 2);
    EXPECT_EQ(editor.position().size(), (BoardSize{8, 7}));
    EXPECT_EQ(editor.resize(-100, 0), 0);
    EXPECT_EQ(editor.position().size().rows, BoardSize::kMin);
    EXPECT_EQ(editor.resize(100, 100), 0);
    EXPECT_EQ(editor.position().size(), (BoardSize{BoardSize::kMax, BoardSize::kMax}));
}

TEST(PositionEditor, NamesOddities) {
    using Kind = PositionRemark::Kind;
    PositionEditor editor(position_of("6/6/2GP2/6/6/6 R"));
    EXPECT_FALSE(editor.remark()) << "as a round begins";
    editor.put({0, 0}, Colour::kRed);
    EXPECT_EQ(editor.remark(), (PositionRemark{Kind::kUntouched, {}, Cell(0, 0)}));
    EXPECT_TRUE(editor.can_be_played());
    editor.clear();
    EXPECT_EQ(editor.remark(), PositionRemark{Kind::kNoCell});
    EXPECT_FALSE(editor.can_be_played());
    ASSERT_FALSE(editor.set_text("WWWW2/6/2GP2/6/KKK3/6 R"));
    EXPECT_EQ(editor.remark(), (PositionRemark{Kind::kWon, Player::kFirst}));
    EXPECT_FALSE(editor.put({4, 3}, Colour::kBlack));
    EXPECT_EQ(editor.remark(), PositionRemark{Kind::kBothWon});
    EXPECT_TRUE(editor.put({4, 3}, Colour::kRed));
    EXPECT_EQ(editor.remark(), (PositionRemark{Kind::kWon, Player::kFirst})) << "until something else is done";
    for (const Kind kind : {Kind::kBothWon, Kind::kWon, Kind::kNoCell, Kind::kMiddleEmpty, Kind::kUntouched})
        EXPECT_FALSE(remark_text({kind}).empty());
}

TEST(PositionEditor, AcceptsPositionText) {
    PositionEditor editor(position_of("6/6/2GP2/6/6/6 R"));
    EXPECT_FALSE(editor.can_undo());
    const auto error = editor.set_text("6/6/2GP2/6/6/x R");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->offset, 13U);
    for (const char* empty : {"", " ", "\n"}) EXPECT_TRUE(editor.set_text(empty));
    EXPECT_FALSE(editor.can_undo());
    ASSERT_FALSE(editor.set_text(" 7/7/2GP3/7/7/7 B\r\n"));
    EXPECT_EQ(to_text(editor.position()), "7/7/2GP3/7/7/7 B");
    EXPECT_TRUE(editor.can_undo());
    EXPECT_TRUE(editor.undo());
    EXPECT_EQ(to_text(editor.position()), "6/6/2GP2/6/6/6 R");
    EXPECT_TRUE(editor.can_redo());
}

TEST(PositionEditor, AMatchCanStartFromThePosition) {
    MatchSetup other;
    other.seats = {Seat::human(), Seat::computer(3)};
    const MatchSetup setup = setup_from(other, position_of("7/7/2GP3/7/7/7 B"));
    EXPECT_EQ(setup.size, (BoardSize{6, 7}));
    EXPECT_EQ(setup.start, Colour::kBlue);
    EXPECT_EQ(setup.seats, other.seats);
    EXPECT_EQ(to_text(Match(setup).position()), "7/7/2GP3/7/7/7 B");
}

}  // namespace
}  // namespace atom4
