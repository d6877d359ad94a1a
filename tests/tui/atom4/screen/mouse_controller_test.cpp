// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/mouse_controller.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/layout.h"
#include "tui/atom4/screen/move_browser.h"

namespace atom4::tui {
namespace {

using Kind = MouseEvent::Kind;

class MouseTest : public testing::TestWithParam<Extent> {
protected:
    MouseTest() {
        subscription_ = match_.subscribe([this](const MatchEvent& event) { announce(event, game_, ui_); });
        ui_.cursor = *parse_cell("i9");
    }
    // Sends a mouse event at the place of the cell, or `col` columns to the right of it.
    bool at(Kind kind, const char* name, int col = 0) {
        const Cell cell = *parse_cell(name);
        const auto place = make_layout(GetParam(), {}, ui_).place_of(cell.row(), cell.col());
        EXPECT_TRUE(place) << name << " is out of sight";
        return place && take_mouse({kind, {place->row, place->col + col}}, GetParam(), game_, ui_);
    }

    Match match_;
    Mailbox mailbox_;
    GameController game_{match_, mailbox_, {}, {}};
    LineBrowser& browser_ = game_.browser;
    UiState ui_;
    Subscription subscription_;
};

TEST_P(MouseTest, TheCursorFollows) {
    EXPECT_TRUE(at(Kind::kMove, "i7"));
    EXPECT_EQ(ui_.cursor, *parse_cell("i7"));
    EXPECT_FALSE(at(Kind::kMove, "i7", 1));
    EXPECT_TRUE(at(Kind::kMove, "h8"));
    EXPECT_EQ(ui_.cursor, *parse_cell("h8"));
    EXPECT_FALSE(take_mouse({Kind::kMove, {0, 0}}, GetParam(), game_, ui_));
    EXPECT_EQ(match_.undoable_plies(), 0);
}

TEST_P(MouseTest, AClickPlacesAPiece) {
    EXPECT_TRUE(at(Kind::kPress, "i9", 1));
    EXPECT_EQ(match_.undoable_plies(), 1);
    EXPECT_TRUE(at(Kind::kPress, "h8"));
    EXPECT_EQ(ui_.news, "There is already a piece at h8.");
}

TEST_P(MouseTest, DoesNothingWhileTheOpponentAsks) {
    at(Kind::kPress, "i9");
    ui_.question = "Ada asks to take a move back.";
    ui_.news.clear();
    EXPECT_TRUE(at(Kind::kPress, "i7"));
    EXPECT_EQ(ui_.news, "Answer the question first.");
    at(Kind::kWheelUp, "i7");
    at(Kind::kMove, "i7");
    EXPECT_EQ(match_.undoable_plies(), 1);
    EXPECT_FALSE(ui_.viewed);
    EXPECT_EQ(ui_.cursor, *parse_cell("i9"));
}

TEST_P(MouseTest, AClickOrTheWheelCancelsAConfirmation) {
    at(Kind::kPress, "i9");
    for (const Kind kind : {Kind::kPress, Kind::kWheelUp}) {
        (void)handle_command(Command::kResign, game_, ui_, 24);
        ASSERT_EQ(ui_.armed, PendingConfirmation::kResign);
        at(kind, "i7");
        EXPECT_EQ(ui_.armed, PendingConfirmation::kNothing);
        EXPECT_EQ(ui_.news.find("R again"), std::string::npos);
    }
}

TEST_P(MouseTest, TheWheelStepsThroughEarlierPositions) {
    EXPECT_FALSE(at(Kind::kWheelDown, "i9"));
    at(Kind::kPress, "i9");
    at(Kind::kPress, "i7");
    EXPECT_TRUE(at(Kind::kWheelUp, "i8"));
    EXPECT_EQ(ui_.viewed, 1);
    at(Kind::kWheelUp, "i8");
    at(Kind::kWheelDown, "i8");
    EXPECT_EQ(ui_.viewed, 1);
    at(Kind::kWheelDown, "i8");
    EXPECT_FALSE(ui_.viewed);
}

INSTANTIATE_TEST_SUITE_P(Screens, MouseTest, testing::Values(Extent{24, 80}, Extent{12, 40}, Extent{43, 132}));

TEST_P(MouseTest, APressOnAnEarlierPositionContinuesFromIt) {
    for (int ply = 0; ply < 3; ++ply) (void)match_.play(match_.position().legal_moves().front());
    look_back_to(1, browser_, ui_);
    const Position position = browser_.position();
    const auto moves = position.legal_moves();
    const Cell other = moves.front() == match_.plies()[1].placed() ? moves.back() : moves.front();
    ASSERT_TRUE(at(Kind::kPress, to_text(other).c_str()));
    EXPECT_FALSE(ui_.viewed);
    EXPECT_EQ(match_.undoable_plies(), 2);
    EXPECT_EQ(match_.last_ply()->placed(), other);
    EXPECT_EQ(ui_.news, "2 moves set aside. Press f to restore them.");
}

TEST(Mouse, AClickInTheMoveListShowsThatMove) {
    Match match;
    Mailbox mailbox;
    GameController game(match, mailbox, {}, {});
    UiState ui;
    for (int ply = 0; ply < 4; ++ply) (void)match.play(match.position().legal_moves().front());
    const Extent screen{43, 132};
    const Layout layout = make_layout(screen, {}, ui);
    int hits = 0;
    for (int row = 0; row < screen.rows; ++row) {
        ui.viewed.reset();
        if (!take_mouse({Kind::kPress, {row, layout.panel.col + 6}}, screen, game, ui) || !ui.viewed) continue;
        EXPECT_EQ(ui.viewed, 1 + 2 * hits++);
    }
    EXPECT_EQ(hits, 2);
}

TEST(Mouse, LeavesATypedLineAlone) {
    Match match;
    Mailbox mailbox;
    GameController game(match, mailbox, {}, {});
    UiState ui;
    ui.prompt.emplace(PromptPurpose::kCell);
    for (const Kind kind : {Kind::kPress, Kind::kMove, Kind::kWheelUp})
        EXPECT_FALSE(take_mouse({kind, {10, 20}}, {24, 80}, game, ui));
}

}  // namespace
}  // namespace atom4::tui
