// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/review_curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <clocale>

#include "core/atom4/rules/notation.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

constexpr Extent kExtent{24, 80};
constexpr Capabilities kTerminal{ColourDepth::k256, true, true};
constexpr int kPlies = 20;

// A round whose moves do not end it.
class ReviewCurve : public testing::Test {
protected:
    ReviewCurve() {
        std::setlocale(LC_CTYPE, "C.UTF-8");
        while (static_cast<int>(match_.plies().size()) < kPlies) {
            const auto moves = match_.position().legal_moves();
            const auto quiet = std::find_if(moves.begin(), moves.end(), [&](Cell move) {
                Position after = match_.position();
                (void)after.play_legal(move);
                return !after.is_over();
            });
            require(quiet != moves.end() && match_.play(*quiet).has_value());
        }
    }
    void review() {
        for (const Reaction& ply : match_.plies())
            ui_.reviewed.push_back(
                {ply.placed(), Score(ply.mover() == Player::kFirst ? 300 : -300), {}, {}, Judgement::kGood});
    }
    [[nodiscard]] Grid grid(Extent extent = kExtent) const { return build_screen(match_, ui_, extent, kTerminal).grid; }
    // Returns the rows of the letters to the left of the curve: white above, black below.
    [[nodiscard]] std::vector<int> rows_of_letters(const Grid& grid) const {
        const Layout layout = make_layout(grid.extent(), {}, ui_);
        std::vector<int> rows;
        if (!layout.has_panel) return rows;
        for (int row = 0; row < grid.extent().rows; ++row)
            if (const auto& text = grid.at(row, layout.panel.col).text; text == "W" || text == "K") rows.push_back(row);
        return rows;
    }

    Match match_;
    UiState ui_;
};

TEST_F(ReviewCurve, IsShownWithAReviewAndEnoughRoom) {
    ui_.viewed = 7;
    EXPECT_TRUE(rows_of_letters(grid()).empty()) << "no review";
    review();
    EXPECT_EQ(rows_of_letters(grid()).size(), 2U);
    EXPECT_TRUE(rows_of_letters(grid({12, 40})).empty()) << "no room";
    EXPECT_EQ(rows_of_letters(grid({43, 132})).size(), 2U);
    match_.undo(1);
    EXPECT_EQ(reviewed_shares(match_, ui_).size(), kPlies - 1U) << "what was played is what counts";
}

// The list and the curve mark the same move.
TEST_F(ReviewCurve, AgreesWithTheList) {
    review();
    const Layout layout = make_layout(kExtent, {}, ui_);
    const int left = layout.panel.col + 2;
    for (int viewed = 1; viewed <= kPlies; ++viewed) {
        ui_.viewed = viewed;
        const Grid now = grid();
        const auto ends = rows_of_letters(now);
        ASSERT_EQ(ends.size(), 2U);
        EXPECT_EQ(now.at(ends.front(), layout.panel.col).text, "W");
        EXPECT_GE(ends.back() - ends.front(), 2);
        const int col =
            left + curve_column(static_cast<std::size_t>(viewed) - 1, kPlies, layout.panel_extent.cols - 2, kTerminal);
        for (int x = left; x < kExtent.cols; ++x)
            EXPECT_EQ((now.at(ends.back(), x).attributes & kReverse) != 0, x == col) << viewed;
        const std::string name = to_text(match_.plies()[static_cast<std::size_t>(viewed) - 1].placed());
        std::string reversed;
        for (int row = layout.panel.row; row < ends.front(); ++row)
            for (int x = left; x < kExtent.cols; ++x)
                if ((now.at(row, x).attributes & kReverse) != 0) reversed += now.at(row, x).text;
        EXPECT_EQ(reversed, name);
    }
}

// White wins above, black below.
TEST_F(ReviewCurve, IsHighWhereWhiteIsBetter) {
    review();
    const auto shares = reviewed_shares(match_, ui_);
    for (const double share : shares) EXPECT_EQ(share > 0.5, goal_colour(Player::kFirst) == Colour::kWhite);
}

}  // namespace
}  // namespace atom4::tui
