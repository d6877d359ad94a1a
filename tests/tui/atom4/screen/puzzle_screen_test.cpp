// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/puzzle_controller.h"

#include <gtest/gtest.h>
#include <poll.h>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_texts.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"
#include "tui/atom4/screen/cell_look.h"
#include "tui/atom4/screen/training_page.h"

namespace atom4::tui {
namespace {

class PuzzleScreenTest : public testing::Test {
protected:
    // Returns the text of the screen, without line breaks.
    [[nodiscard]] std::string words(Extent extent = {24, 80}) const {
        std::string squeezed;
        for (const char c : build_training_screen(table_, extent, {}).grid.text()) {
            const char next = c == '\n' ? ' ' : c;
            if (next != ' ' || squeezed.empty() || squeezed.back() != ' ') squeezed += next;
        }
        return squeezed;
    }
    bool says(const std::string& text, Extent extent = {24, 80}) {
        return words(extent).find(text) != std::string::npos;
    }
    void begin(const std::string& id) {
        ASSERT_TRUE(trainer_.begin(id));
        table_.show();
    }

    // Waits until all answers have come and all animations have ended.
    void rest() {
        while (trainer_.is_thinking()) {
            table_.ui().frames.clear();
            table_.show_pending();
            if (trainer_.is_thinking() && !test::wait_and_deliver(mailbox_)) return;
        }
    }
    void press(Cell cell) {
        table_.press(cell);
        rest();
    }
    void key(int key) {
        table_.take_key(key);
        rest();
    }

    test::TemporaryFolder folder_;
    Mailbox mailbox_;
    PuzzleController table_{UiState{}, mailbox_, PuzzleHistoryFile(folder_ / "puzzles"),
                            MyPuzzlesFile(folder_ / "my-puzzles")};
    PuzzleTrainer& trainer_ = table_.trainer();
};

TEST_F(PuzzleScreenTest, PuzzlesAreSolvedByClicksOneAfterAnother) {
    for (int i = 0; i < 30; ++i) {
        const Puzzle puzzle = trainer_.run().puzzle();
        SCOPED_TRACE(puzzle.id);
        EXPECT_TRUE(says(puzzle_heading(trainer_))) << words();
        EXPECT_TRUE(says(puzzle_task(trainer_.run()))) << words();
        for (std::size_t move = 0; move < puzzle.line.size(); move += 2) {
            press(puzzle.line[move]);
            EXPECT_TRUE(says(table_.said())) << words();
        }
        EXPECT_TRUE(trainer_.run().is_solved());
        EXPECT_EQ(table_.match().plies().size(), puzzle.line.size());
        key('\n');
        EXPECT_NE(trainer_.run().puzzle().id, puzzle.id);
    }
}

TEST_F(PuzzleScreenTest, TheWayOutIsShownOnNarrowScreens) {
    for (const Extent extent : {Extent{24, 80}, Extent{24, 40}}) EXPECT_TRUE(says("q leave", extent)) << words(extent);
}

TEST_F(PuzzleScreenTest, AWrongTryIsShownWithItsAnswerUntilTheNextKey) {
    begin("d1-005");
    const Puzzle puzzle = trainer_.run().puzzle();
    for (const Cell cell : puzzle.position.legal_moves()) {
        if (cell == puzzle.line.front()) continue;
        press(cell);
        EXPECT_TRUE(trainer_.is_wrong());
        EXPECT_EQ(table_.match().plies().size(), 2U);
        EXPECT_TRUE(says(table_.said())) << words();
        EXPECT_TRUE(says("try again.", {20, 40})) << words({20, 40});
        for (const int reset : {'l', '\r', 'u', '!'}) {
            SCOPED_TRACE(reset);
            key(reset);
            EXPECT_FALSE(trainer_.is_wrong());
            EXPECT_FALSE(trainer_.is_thinking());
            EXPECT_EQ(table_.match().position(), puzzle.position);
            EXPECT_FALSE(says("try again.", {20, 40})) << words({20, 40});
            press(cell);
        }
        key('l');
    }
}

TEST_F(PuzzleScreenTest, RestartUndoesAWrongMoveFirst) {
    begin("w2-007");
    const Puzzle puzzle = trainer_.run().puzzle();
    press(puzzle.line.front());
    ASSERT_EQ(table_.match().plies().size(), 2U);
    const auto moves = table_.match().position().legal_moves();
    press(moves.front() == puzzle.line[2] ? moves.back() : moves.front());
    ASSERT_TRUE(trainer_.is_wrong());
    key('u');
    EXPECT_FALSE(trainer_.is_wrong());
    EXPECT_EQ(table_.match().plies().size(), 2U) << "what was found stays";
    key('u');
    EXPECT_EQ(table_.match().plies().size(), 0U);
}

// Players find out what a placement does by trying it.
TEST_F(PuzzleScreenTest, TheCursorDoesNotShowWhatAPlacementWouldDo) {
    begin("d1-005");
    const Position position = trainer_.run().position();
    for (std::size_t i = 0; i < position.legal_moves().size(); ++i) {
        key('\t');
        const Scene scene = make_scene(table_.match(), table_.ui(), {});
        const CellLooks looks(scene);
        EXPECT_TRUE(looks.at(table_.ui().cursor).cursor);
        EXPECT_FALSE(looks.at(table_.ui().cursor).ghost);
        for (int row = 0; row < position.size().rows; ++row)
            for (int col = 0; col < position.size().cols; ++col) EXPECT_FALSE(looks.at(Cell(row, col)).becomes);
    }
}

// Judging this move takes the prover up to its limit.
TEST_F(PuzzleScreenTest, KeysWorkWhileAMoveIsChecked) {
    begin("w4-119");
    const Cell tried = test::cell("d2");
    table_.press(tried);
    EXPECT_TRUE(trainer_.is_thinking());
    EXPECT_TRUE(table_.match().position().at(tried));
    EXPECT_EQ(table_.said(), "");
    ASSERT_TRUE(trainer_.next_deadline());
    table_.tick(*trainer_.next_deadline());
    EXPECT_TRUE(says("Checking your move..."));
    table_.take_key('l');
    EXPECT_EQ(table_.ui().cursor, test::cell("e2"));
    // A second try has to wait for the result of the first one.
    table_.take_key('\n');
    EXPECT_FALSE(table_.match().position().at(test::cell("e2")));
    table_.take_key('i');
    EXPECT_TRUE(table_.shows_text());
    table_.take_key(' ');
    table_.take_key('u');
    EXPECT_FALSE(trainer_.is_thinking());
    EXPECT_EQ(table_.match().position(), trainer_.run().puzzle().position);
    EXPECT_TRUE(trainer_.history().visits().empty());
}

TEST_F(PuzzleScreenTest, ChangingThePuzzleCancelsThePendingCheck) {
    begin("w4-119");
    table_.press(test::cell("d2"));
    key('d');
    EXPECT_TRUE(says("Puzzle of the day: "));
    EXPECT_EQ(table_.match().position(), trainer_.run().puzzle().position);
    EXPECT_EQ(table_.said(), "");
    key('H');
    EXPECT_TRUE(says("It's one of these cells: ") || says("The answer is "));
}

TEST_F(PuzzleScreenTest, HintsRevealTheSolutionInTwoSteps) {
    begin("w3-010");
    key('H');
    EXPECT_TRUE(says("It's one of these cells: "));
    key('H');
    EXPECT_TRUE(says("The answer is " + to_text(trainer_.run().puzzle().line.front())));
    EXPECT_EQ(table_.ui().cursor, trainer_.run().puzzle().line.front());
    key('\n');
    EXPECT_TRUE(says("Right! The opponent answers"));
}

TEST_F(PuzzleScreenTest, KeysSelectPuzzlesLevelsAndStatistics) {
    key('d');
    EXPECT_TRUE(says("Puzzle of the day: "));
    key('-');
    EXPECT_TRUE(says("Puzzles at level 4."));
    key('+');
    EXPECT_EQ(trainer_.level(), 5);
    key('m');
    EXPECT_TRUE(says("None of your puzzles is due."));
    key('i');
    EXPECT_TRUE(says("You haven't tried a puzzle yet."));
    key(' ');
    EXPECT_FALSE(table_.shows_text());
    key('s');
    EXPECT_TRUE(says("The solution: "));
    key('u');
    EXPECT_EQ(table_.said(), "");
    key('q');
    EXPECT_TRUE(table_.has_left());
}

TEST_F(PuzzleScreenTest, TaskAndReasonFitSmallScreens) {
    for (const Extent extent : {Extent{20, 40}, Extent{24, 60}, Extent{30, 32}, Extent{12, 40}, Extent{10, 60}}) {
        begin("w4-020");
        EXPECT_TRUE(says(puzzle_task(trainer_.run()), extent)) << words(extent);
        press(*trainer_.run().position().legal_moves().begin());
        EXPECT_TRUE(says(table_.said(), extent)) << words(extent);
    }
}

}  // namespace
}  // namespace atom4::tui
