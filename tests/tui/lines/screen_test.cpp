// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/lines/texts.h"
#include "tests/tui/lines/terminal_fixture.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
namespace {

// The whole board with its numbers beside it, chips from one character to ten.
TEST_F(LinesTerminal, ChipsGrowWithTheScreen) {
    begin("throw a1:1 b2:2\n", "9x9");
    const std::pair<Extent, int> kSizes[] = {
        {{12, 40}, 1}, {{24, 80}, 2}, {{43, 132}, 4}, {{60, 200}, 6}, {{100, 300}, 10}};
    for (const auto& [extent, rows] : kSizes) {
        const LinesLayout layout(extent, session_->game().setup(), ui_);
        EXPECT_EQ(layout.cell, LinesLayout::cell_of(rows));
        EXPECT_EQ(layout.shown, (Extent{9, 9}));
        EXPECT_TRUE(layout.has_panel);
        for (const Capabilities capabilities : {Capabilities{}, Capabilities{ColourDepth::k256, true, true}}) {
            const std::string shown = screen(extent, capabilities).grid.text();
            for (const char* text : {"Lines", "Score", "Best", "Next", "a ", " i"})
                EXPECT_NE(shown.find(text), std::string::npos)
                    << text << " at " << extent.cols << "x" << extent.rows << "\n"
                    << shown;
        }
    }
}

// Every frame of a turn differs from the previous one, and the final screen from the last frame.
TEST_F(LinesTerminal, EveryFrameOfATurnIsVisible) {
    keys(" jjjjllll ");
    keys("kkkkhh ");
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    for (const Capabilities capabilities :
         {Capabilities{}, Capabilities{ColourDepth::k8, true, true}, Capabilities{ColourDepth::kDirect, true, true}})
        for (const Extent extent : {Extent{12, 40}, Extent{24, 80}, Extent{43, 132}}) {
            Grid next = screen(extent, capabilities).grid;
            for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
                const Grid now = screen(extent, capabilities, &*frame).grid;
                bool differs = false;
                for (int row = 0; row < extent.rows; ++row)
                    for (int col = 0; col < extent.cols; ++col) differs |= now.at(row, col) != next.at(row, col);
                EXPECT_TRUE(differs) << static_cast<int>(frame->kind);
                next = now;
            }
        }
    EXPECT_EQ(frames.back().kind, LinesFrame::Kind::kVanishes);
    EXPECT_EQ(frames.front().path.size(), 7U);
}

TEST_F(LinesTerminal, TheEndIsShownAfterTheLastMove) {
    begin("throw a1:1 b2:2\n", "2x2");
    play_for_no_points();
    play_for_no_points();
    ASSERT_TRUE(session_->game().is_over());
    ui_.news = lines::over_text(*session_);
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    for (const Extent extent : {Extent{12, 40}, Extent{24, 80}, Extent{43, 132}}) {
        for (const LinesFrame& frame : frames) {
            const std::string shown = screen(extent, {}, &frame).grid.text();
            EXPECT_EQ(shown.find("over"), std::string::npos) << shown;
            EXPECT_NE(shown.find("Enter pick"), std::string::npos) << shown;
        }
        EXPECT_NE(text(extent).find("Game over"), std::string::npos);
        EXPECT_NE(text(extent).find("n new game"), std::string::npos);
    }
}

TEST_F(LinesTerminal, TheWelcomeTextFitsSmallScreens) {
    ui_.news = lines_welcome_text(*session_);
    for (const Extent extent : {Extent{8, 32}, Extent{12, 40}, Extent{24, 80}}) {
        std::string shown = text(extent);
        std::replace(shown.begin(), shown.end(), '\n', ' ');
        EXPECT_NE(shown.find("Pick a chip, then a free cell."), std::string::npos) << shown;
        EXPECT_EQ(shown.find('~'), std::string::npos) << shown;
    }
}

// With too few colours for a ring, the cursor is a block, larger in larger cells.
TEST_F(LinesTerminal, TheCursorIsSeenOnLargeScreensOfFewColours) {
    begin("throw a1:1 b2:2\n", "9x9");
    for (const auto& [extent, least] : {std::pair(Extent{100, 300}, 90), {Extent{60, 200}, 30}, {Extent{24, 80}, 1}})
        for (const lines::Cell cell : {lines::Cell{4, 4}, lines::Cell{1, 1}}) {
            const Capabilities capabilities{ColourDepth::k8, true, true};
            ui_.cursor = {8, 8};
            const Grid without = screen(extent, capabilities).grid;
            ui_.cursor = cell;
            const Grid with = screen(extent, capabilities).grid;
            int differ = 0;
            for (int row = 0; row < extent.rows; ++row)
                for (int col = 0; col < extent.cols; ++col) differ += with.at(row, col) == without.at(row, col) ? 0 : 1;
            EXPECT_GE(differ, least) << extent.rows;
        }
}

TEST_F(LinesTerminal, MarksUnreachableCellsAndShowsThePreview) {
    begin("throw a1:1 b2:2 b1:2 a3:3\n", "3x4");
    keys(" ");
    EXPECT_EQ(text({15, 60}), R"(Lines

      a     b     c     d
    .---. .---.                Score              0
 1  (*o )-( V )---x-----x      Chain              0
    '---' '---'   |     |      Best               0
      |   .---.   |     |      Next              A
 2    +---( V )---x-----x
      |   '---'   |     |
    .---.   |     |     |
 3  ( A )---x-----x-----x
    '---'


Enter move   q quit   ? help   H hint   n new game   p pause
)");
}

TEST_F(LinesTerminal, SmallScreensShowScoreAndBoard) {
    const std::string small = text({8, 32});
    EXPECT_NE(small.find("Score 0"), std::string::npos);
    EXPECT_NE(small.find("*O-O"), std::string::npos) << small;
    EXPECT_NE(text({7, 32}).find("Too small: clines needs 32"), std::string::npos);
}

TEST_F(LinesTerminal, EveryBoardOnEveryScreenIsDrawnAndClicksFindTheirCells) {
    for (const char* size : {"2x2", "9x9", "20x64", "64x64"}) {
        begin("throw a1:1 b2:2\n", size);
        const lines::GameSetup setup = session_->game().setup();
        for (int rows = 1; rows < 80; rows += 3)
            for (int cols = 1; cols < 150; cols += 7)
                for (const bool last : {false, true}) {
                    ui_.cursor = last ? lines::Cell{setup.rows - 1, setup.cols - 1} : lines::Cell{};
                    ASSERT_EQ(screen({rows, cols}, {ColourDepth::k256, true}).grid.extent(), (Extent{rows, cols}));
                    const LinesLayout layout({rows, cols}, setup, ui_);
                    if (layout.too_small) continue;
                    const auto place = layout.place_of(ui_.cursor);
                    ASSERT_TRUE(place);
                    ASSERT_LT(place->row, layout.key_row);
                    ASSERT_TRUE(layout.has_message_in_panel || place->row < layout.message_row);
                    ASSERT_LE(place->col + 2, cols);
                    ASSERT_EQ(layout.cell_at(*place), ui_.cursor);
                    ASSERT_EQ(layout.cell_at({place->row, place->col + 1}), ui_.cursor);
                }
    }
}

TEST_F(LinesTerminal, AnimationBeginsAndEndsWithTheRightBoards) {
    const lines::Board before = session_->game().position().board();
    keys(" jjjjllll ");  // e5
    keys("kkkkhh ");
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    ASSERT_GE(frames.size(), 7U);
    std::chrono::milliseconds whole{0};
    for (const LinesFrame& frame : frames) {
        EXPECT_EQ(frame.board.free_count(), before.free_count());
        whole += frame.duration;
    }
    EXPECT_LE(whole, std::chrono::milliseconds(500));
    EXPECT_EQ(frames.front().marked.size(), 1U);
    EXPECT_EQ(frames.back().marked.size(), 3U);  // about to be cleared
}

TEST_F(LinesTerminal, TheAnimationOfALongPathIsShort) {
    begin("throw a1:1 b2:2\n", "64x64");
    ASSERT_TRUE(session_->move({0, 0}, {63, 63}));
    const auto frames = frames_of(session_->game().position(), session_->game().last_turn());
    EXPECT_LE(frames.size(), 20U);
}

TEST(LinesPalette, FitsEveryTerminal) {
    EXPECT_EQ(palette_colour(9, ColourDepth::k8), 1);
    EXPECT_EQ(palette_colour(200, ColourDepth::k256), 200);
    EXPECT_EQ(palette_colour(9, ColourDepth::kDirect), 0xFF5555);
    EXPECT_EQ(palette_colour(16, ColourDepth::kDirect), 0x000000);
    EXPECT_EQ(palette_colour(231, ColourDepth::kDirect), 0xFFFFFF);
    EXPECT_EQ(palette_colour(208, ColourDepth::kDirect), 0xFF8700);
    EXPECT_EQ(palette_colour(255, ColourDepth::kDirect), 0xEEEEEE);
}

}  // namespace
}  // namespace atom4::tui
