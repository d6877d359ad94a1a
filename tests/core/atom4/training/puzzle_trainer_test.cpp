// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_trainer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using Kind = PuzzleRequest::Kind;

class PuzzleTrainerTest : public testing::Test {
protected:
    PuzzleTrainerTest() { restart(); }

    // As if another program had started, or this one later.
    void restart() {
        trainer_.emplace(mailbox_, PuzzleTrainer::Face{[this] { ++heard_; }}, history_, mine_);
    }
    void restart_with_two_of_ones_own() {
        ASSERT_FALSE(mine_.change([](MyPuzzles& mine) {
            for (const char* id : {"w1-001", "w2-001"}) mine.add(*find_shipped_puzzle(id), today());
        }));
        restart();
        ASSERT_TRUE(trainer_->begin_mine());
    }
    // Waits for the answer to the request, and takes it.
    void settle() {
        const int before = heard_;
        while (heard_ == before) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
        EXPECT_TRUE(trainer_->is_thinking());
        EXPECT_TRUE(trainer_->apply_reply());
        EXPECT_FALSE(trainer_->is_thinking());
        EXPECT_FALSE(trainer_->apply_reply());
    }
    void attempt(Cell cell) {
        ASSERT_TRUE(trainer_->attempt(cell).has_value());
        settle();
    }
    [[nodiscard]] Cell right() const { return trainer_->run().puzzle().line.front(); }
    [[nodiscard]] Cell wrong() const {
        const auto cells = trainer_->run().position().legal_moves();
        return *std::find_if(cells.begin(), cells.end(), [&](Cell cell) { return cell != right(); });
    }

    test::TemporaryFolder folder_;
    PuzzleHistoryFile history_{folder_.path() / "puzzles"};
    MyPuzzlesFile mine_{folder_.path() / "my-puzzles"};
    Mailbox mailbox_;
    int heard_ = 0;
    std::optional<PuzzleTrainer> trainer_;
};

TEST_F(PuzzleTrainerTest, ARightTryIsAcceptedAfterItsAnimation) {
    ASSERT_TRUE(trainer_->begin("w2-001"));
    const Puzzle puzzle = trainer_->run().puzzle();
    const auto move = trainer_->attempt(right());
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(trainer_->board().at(right()), puzzle.position.to_play());
    EXPECT_FALSE(trainer_->takes_try());
    while (heard_ == 0) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    EXPECT_TRUE(trainer_->is_thinking()) << "it waits";
    EXPECT_TRUE(trainer_->run().played().empty());
    EXPECT_EQ(trainer_->said(), "");
    EXPECT_TRUE(trainer_->apply_reply());
    EXPECT_EQ(trainer_->run().played().size(), 2U);
    EXPECT_EQ(trainer_->board(), trainer_->run().position());
    EXPECT_TRUE(trainer_->tried().empty());
    Position before = puzzle.position;
    EXPECT_EQ(trainer_->said(), reaction_text(*before.play(puzzle.line[0])) + " Right! The opponent answers " +
                                    to_text(puzzle.line[1]) + '.');
    EXPECT_FALSE(trainer_->has_counted());
    attempt(puzzle.line[2]);
    EXPECT_TRUE(trainer_->is_solved() && trainer_->has_counted());
    EXPECT_FALSE(trainer_->takes_try());
    EXPECT_EQ(history_.read()->visits().size(), 1U);
}

TEST_F(PuzzleTrainerTest, AWrongTryIsShownWithItsAnswerUntilTheNext) {
    ASSERT_TRUE(trainer_->begin("d1-005"));
    const Puzzle puzzle = trainer_->run().puzzle();
    attempt(wrong());
    EXPECT_TRUE(trainer_->is_wrong());
    EXPECT_EQ(trainer_->tried().size(), 2U);
    EXPECT_TRUE(trainer_->board().at(trainer_->tried()[1].placed()));
    EXPECT_EQ(trainer_->run().position(), puzzle.position);
    EXPECT_EQ(history_.read()->visits().back().result, PuzzleResult::kMissed);
    const std::string said = trainer_->said();
    EXPECT_NE(said.find("Not "), std::string::npos) << said;
    trainer_->put_back();
    EXPECT_EQ(trainer_->board(), puzzle.position);
    EXPECT_EQ(trainer_->said(), said);
    attempt(wrong());
    trainer_->hint();
    EXPECT_EQ(trainer_->board(), puzzle.position);
    settle();
    attempt(right());
    EXPECT_TRUE(trainer_->is_solved());
    EXPECT_EQ(history_.read()->visits().size(), 1U) << "it counts once";
}

TEST_F(PuzzleTrainerTest, AnIllegalMoveIsNoTry) {
    ASSERT_TRUE(trainer_->begin("w2-001"));
    EXPECT_EQ(trainer_->attempt(Cell(0, 0)).error(), IllegalMove::kNoAdjacentPair);
    EXPECT_FALSE(trainer_->is_thinking());
    EXPECT_TRUE(trainer_->takes_try());
    EXPECT_EQ(trainer_->board(), trainer_->run().puzzle().position);
}

TEST_F(PuzzleTrainerTest, RestartTakesBackTheTryFirst) {
    ASSERT_TRUE(trainer_->begin("w2-007"));
    const Puzzle puzzle = trainer_->run().puzzle();
    EXPECT_FALSE(trainer_->can_go_again());
    attempt(right());
    EXPECT_TRUE(trainer_->can_go_again());
    const auto cells = trainer_->board().legal_moves();
    attempt(cells.front() == puzzle.line[2] ? cells.back() : cells.front());
    ASSERT_TRUE(trainer_->is_wrong());
    trainer_->again();
    EXPECT_EQ(trainer_->run().played().size(), 2U) << "what was found stays";
    EXPECT_EQ(trainer_->board(), trainer_->run().position());
    EXPECT_EQ(trainer_->said(), "");
    trainer_->again();
    EXPECT_TRUE(trainer_->run().played().empty());
    EXPECT_EQ(trainer_->board(), puzzle.position);
    EXPECT_FALSE(trainer_->can_go_again());
    trainer_->hint();
    settle();
    EXPECT_TRUE(trainer_->can_go_again()) << "what was said goes";
}

TEST_F(PuzzleTrainerTest, ASolutionIsPlayedOnTheBoardAndTakenBack) {
    constexpr std::chrono::milliseconds kPace(900);
    trainer_.emplace(mailbox_, PuzzleTrainer::Face{.on_answer = [this] { ++heard_; }, .pace = kPace}, history_, mine_);
    ASSERT_TRUE(trainer_->begin("w2-001"));
    const Puzzle puzzle = trainer_->run().puzzle();
    trainer_->solve();
    settle();
    Position expected = puzzle.position;
    auto now = *trainer_->next_deadline();
    for (const Cell cell : puzzle.line) {
        (void)expected.play_legal(cell);
        EXPECT_FALSE(trainer_->tick(now - std::chrono::milliseconds(1)));
        EXPECT_TRUE(trainer_->tick(now));
        EXPECT_EQ(trainer_->tried().back().placed(), cell);
        EXPECT_EQ(trainer_->board(), expected);
        EXPECT_GE(*trainer_->next_deadline() - now, kPace);
        now = *trainer_->next_deadline();
    }
    EXPECT_TRUE(trainer_->tick(now));
    EXPECT_TRUE(trainer_->tried().empty());
    EXPECT_EQ(trainer_->board(), puzzle.position);
    EXPECT_FALSE(trainer_->next_deadline());
    EXPECT_TRUE(trainer_->said().starts_with("The solution: ")) << trainer_->said();
}

TEST_F(PuzzleTrainerTest, ASolutionReportsItsCostInRating) {
    for (const char* id : {"w1-001", "w1-002", "w1-003", "w1-004", "w1-005"}) {
        ASSERT_TRUE(trainer_->begin(id));
        attempt(right());
    }
    const long before = std::lround(trainer_->history().rating().value);
    ASSERT_TRUE(trainer_->begin("w2-001"));
    trainer_->solve();
    settle();
    const long now = std::lround(trainer_->history().rating().value);
    EXPECT_LT(now, before);
    EXPECT_TRUE(trainer_->said().ends_with(" Your puzzle rating: " + std::to_string(now) + " (" +
                                           std::to_string(now - before) + ")."))
        << trainer_->said();
    restart_with_two_of_ones_own();
    trainer_->solve();
    settle();
    EXPECT_EQ(trainer_->said().find("rating"), std::string::npos) << "one's own are not rated";
}

TEST_F(PuzzleTrainerTest, ATryEndsASolutionThatIsBeingPlayed) {
    trainer_.emplace(mailbox_, PuzzleTrainer::Face{.on_answer = [this] { ++heard_; }, .pace = std::chrono::seconds(1)},
                     history_, mine_);
    ASSERT_TRUE(trainer_->begin("w2-001"));
    trainer_->solve();
    settle();
    EXPECT_TRUE(trainer_->tick(*trainer_->next_deadline()));
    ASSERT_TRUE(trainer_->takes_try());
    attempt(right());
    EXPECT_EQ(trainer_->run().played().size(), 2U);
    EXPECT_FALSE(trainer_->next_deadline());
}

TEST_F(PuzzleTrainerTest, APuzzleIsFoundByItsNumber) {
    ASSERT_TRUE(trainer_->begin("121"));
    EXPECT_EQ(trainer_->run().puzzle().id, "w2-001");
    EXPECT_EQ(number_of_puzzle("w2-001"), 121);
    EXPECT_EQ(number_of_puzzle("my-1"), 0);
    for (const char* none : {"0", "661", "-1", "99999999999"}) EXPECT_FALSE(trainer_->begin(none)) << none;
}

TEST_F(PuzzleTrainerTest, HelpComesInSteps) {
    ASSERT_TRUE(trainer_->begin("w3-010"));
    trainer_->hint();
    settle();
    EXPECT_EQ(trainer_->reply()->cells.size(), 3U);
    EXPECT_TRUE(trainer_->said().starts_with("It's one of these cells: ")) << trainer_->said();
    trainer_->hint();
    settle();
    EXPECT_EQ(trainer_->reply()->cells, std::vector{right()});
    trainer_->solve();
    settle();
    EXPECT_EQ(trainer_->reply()->kind, Kind::kSolution);
    EXPECT_EQ(trainer_->reply()->cells, trainer_->run().puzzle().line);
    EXPECT_TRUE(trainer_->said().starts_with("The solution: ")) << trainer_->said();
}

// Proving this attempt takes the prover to its limit.
TEST_F(PuzzleTrainerTest, AnnouncesAProofAndDropsItForAnotherPuzzle) {
    ASSERT_TRUE(trainer_->begin("w4-119"));
    EXPECT_FALSE(trainer_->next_deadline());
    ASSERT_TRUE(trainer_->attempt(test::cell("d2")).has_value());
    const auto deadline = trainer_->next_deadline();
    ASSERT_TRUE(deadline);
    EXPECT_FALSE(trainer_->tick(*deadline - std::chrono::milliseconds(1)));
    EXPECT_EQ(trainer_->said(), "");
    EXPECT_TRUE(trainer_->tick(*deadline));
    EXPECT_EQ(trainer_->said(), "Checking your move...");
    EXPECT_FALSE(trainer_->tick(*deadline)) << "once";
    EXPECT_FALSE(trainer_->next_deadline());
    trainer_->hint();
    EXPECT_EQ(trainer_->said(), "Checking your move...") << "one thing at a time";
    trainer_->begin_today();
    EXPECT_FALSE(trainer_->is_thinking());
    EXPECT_EQ(trainer_->said(), "");
    EXPECT_EQ(trainer_->board(), trainer_->run().puzzle().position);
    EXPECT_TRUE(trainer_->history().visits().empty());
}

TEST_F(PuzzleTrainerTest, LeavesOwnPuzzlesForTheShippedOnes) {
    restart_with_two_of_ones_own();
    EXPECT_EQ(trainer_->source(), PuzzleTrainer::Source::kMine);
    trainer_->begin_shipped();
    EXPECT_EQ(trainer_->source(), PuzzleTrainer::Source::kShipped);
}

TEST_F(PuzzleTrainerTest, RemovesOnlyThePlayersOwnPuzzles) {
    trainer_->begin_shipped();
    EXPECT_FALSE(trainer_->forget_this()) << "that is not one's own";
    EXPECT_EQ(trainer_->said(), "You can only remove puzzles of your own.");
    restart_with_two_of_ones_own();
    const std::string id = trainer_->run().puzzle().id;
    EXPECT_TRUE(trainer_->forget_this());
    EXPECT_EQ(trainer_->said(), "Puzzle removed.");
    EXPECT_EQ(trainer_->source(), PuzzleTrainer::Source::kMine) << "the other one";
    EXPECT_NE(trainer_->run().puzzle().id, id);
    EXPECT_TRUE(trainer_->forget_this());
    EXPECT_EQ(trainer_->source(), PuzzleTrainer::Source::kShipped);
    EXPECT_TRUE(mine_.read()->all().empty());
}

TEST_F(PuzzleTrainerTest, ALevelSelectsShippedPuzzles) {
    restart_with_two_of_ones_own();
    trainer_->choose_level(3);
    EXPECT_EQ(trainer_->said(), "Puzzles at level 3.");
    EXPECT_EQ(trainer_->source(), PuzzleTrainer::Source::kShipped);
    EXPECT_EQ(trainer_->level(), 3);
    trainer_->choose_level(std::nullopt);
    EXPECT_EQ(trainer_->level(), std::nullopt);
}

TEST_F(PuzzleTrainerTest, NextShowsAPuzzleThatIsNewInThisSession) {
    trainer_->choose_level(9);
    std::set<std::string> shown;
    for (int i = 0; i < 20; ++i) {
        trainer_->next();
        EXPECT_TRUE(shown.insert(trainer_->run().puzzle().id).second);
    }
}

TEST_F(PuzzleTrainerTest, ARemovedPuzzleIsGoneHereAndInTheFile) {
    restart_with_two_of_ones_own();
    trainer_->forget(trainer_->mine().all().front().puzzle.id);
    EXPECT_EQ(trainer_->mine().all().size(), 1U);
    EXPECT_EQ(*mine_.read(), trainer_->mine());
}

TEST(PuzzleRatings, EndWithTheCurrentRating) {
    PuzzleHistory history;
    EXPECT_TRUE(history.ratings().empty());
    for (const char* id : {"w1-001", "d1-001", "w1-001", "w2-001"})
        history.add({"2026.11.22", id, PuzzleResult::kSolved});
    const auto ratings = history.ratings();
    ASSERT_EQ(ratings.size(), 3U);
    EXPECT_EQ(ratings.back().visit, 3U);
    EXPECT_EQ(ratings.back().rating, history.rating());
    history.add({"2026.11.22", "w3-001", PuzzleResult::kMissed});
    EXPECT_NE(ratings.back().rating, history.rating());
}

}  // namespace
}  // namespace atom4
