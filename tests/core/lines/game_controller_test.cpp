// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The time is moved by hand, and nothing here sleeps.
#include "core/lines/game_controller.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include "tests/core/lines/support.h"
#include "tests/support/cost.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/resource_limits.h"

namespace atom4::lines {
namespace {

using namespace std::chrono_literals;

class LinesController : public testing::Test {
protected:
    LinesController() {
        for (const char* place : {"XDG_STATE_HOME", "XDG_DATA_HOME"}) ::setenv(place, folder_.path().c_str(), 1);
        begin({});
    }

    void begin(const SessionOptions& options) {
        controller_.reset();
        session_ = std::move(Session::begin(options).value());
        GameController::Options with;
        with.find = [this](const HintTask::Job& job) {
            ++asked_;
            Random random(1);
            job.answer(explain(job.question.position, test::random_move(job.question.position, random)));
        };
        with.now = [this] { return now_; };
        controller_.emplace(*session_, mailbox_, with, [this](const GameEvent& event) { told_.push_back(event); });
    }
    // Begins a game on a square board with that many colours, and lines of that length.
    void begin_small(int side, int colours, int line) {
        SessionOptions options;
        options.rows = options.cols = side;
        options.colours = colours;
        options.line = line;
        options.seed = 7;
        begin(options);
    }
    void move() { ASSERT_TRUE(controller_->move(test::random_move(session_->game().position(), random_))); }
    void move_until_points() {
        while (!session_->has_points_in_play()) {
            if (session_->game().is_over()) session_->restart();
            move();
        }
    }
    // Puts a file in place of the folder, so that nothing can be saved.
    void lose_the_folder() {
        std::filesystem::remove_all(folder_ / "atom4");
        ASSERT_FALSE(write_file(folder_ / "atom4", ""));
    }
    // Waits for an event of the controller; returns false if none comes.
    [[nodiscard]] bool hear() {
        const std::size_t before = told_.size();
        controller_->tick();
        while (told_.size() == before)
            if (!atom4::test::wait_and_deliver(mailbox_)) return false;
        return true;
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> rest() const {
        const auto deadline = controller_->next_deadline();
        return deadline ? std::optional(std::chrono::duration_cast<std::chrono::milliseconds>(*deadline - now_))
                        : std::nullopt;
    }
    [[nodiscard]] std::size_t events() const { return session_->game().record().events.size(); }
    // Starts a demo; asks twice if it makes the game unranked.
    void demonstrate(std::optional<int> moves = {}) {
        if (controller_->demonstrate(moves) == WhyNot::kAsked) (void)controller_->demonstrate(moves);
        ASSERT_TRUE(controller_->demonstrates());
    }

    atom4::test::TemporaryFolder folder_;
    Mailbox mailbox_;
    Random random_{3};
    GameController::Moment now_{1h};
    std::atomic<int> asked_ = 0;
    std::vector<GameEvent> told_;
    std::unique_ptr<Session> session_;
    std::optional<GameController> controller_;
};

TEST_F(LinesController, AsksOnceBeforeForfeitingTheHighScores) {
    move();
    const std::pair<Action, std::function<std::optional<WhyNot>()>> actions[] = {
        {Action::kHint, [&] { return controller_->want_hint(); }},
        {Action::kDemonstrate, [&] { return controller_->demonstrate(); }},
        {Action::kUndo, [&] { return controller_->undo(); }},
    };
    const GameRecord before = session_->game().record();
    for (const auto& [action, does] : actions) {
        EXPECT_EQ(does(), WhyNot::kAsked);
        EXPECT_EQ(controller_->asked(), action) << "and not what was asked before";
    }
    controller_->drop_question();
    EXPECT_EQ(controller_->undo(), WhyNot::kAsked) << "something else was between";
    EXPECT_EQ(session_->game().record(), before);
    EXPECT_TRUE(session_->is_listed());
    EXPECT_FALSE(controller_->is_busy());

    EXPECT_EQ(controller_->undo(), std::nullopt);
    EXPECT_FALSE(session_->game().has_moves() || session_->is_listed() || controller_->asked());
    EXPECT_EQ(controller_->undo(), WhyNot::kNothingThere);
    EXPECT_EQ(controller_->redo(), std::nullopt);
    EXPECT_EQ(controller_->redo(), WhyNot::kNothingThere);
    EXPECT_EQ(controller_->undo(), std::nullopt) << "there is nothing to lose any more";
}

TEST_F(LinesController, AMoveCancelsAConfirmation) {
    move();
    EXPECT_EQ(controller_->want_hint(), WhyNot::kAsked);
    move();
    EXPECT_FALSE(controller_->asked());
    EXPECT_EQ(controller_->want_hint(), WhyNot::kAsked);
}

TEST_F(LinesController, AsksBeforeAnotherGameWithPointsInPlay) {
    begin_small(4, 2, 2);
    EXPECT_FALSE(controller_->costs(Action::kNew));
    move_until_points();
    for (const Action action : {Action::kNew, Action::kOpen, Action::kResume}) {
        EXPECT_FALSE(controller_->confirms(action)) << "another question before is no answer";
        EXPECT_TRUE(controller_->confirms(action));
        EXPECT_FALSE(controller_->confirms(action)) << "a question is answered once";
    }
    EXPECT_TRUE(controller_->confirms(Action::kQuit)) << "closing loses nothing: the game is kept";
}

TEST_F(LinesController, AsksBeforeLosingAGame) {
    move();
    ASSERT_EQ(session_->game().position().score(), 0);
    EXPECT_FALSE(controller_->costs(Action::kOpen) || controller_->costs(Action::kQuit));
    lose_the_folder();
    move();
    EXPECT_TRUE(controller_->costs(Action::kOpen));
    EXPECT_FALSE(controller_->confirms(Action::kQuit));
    EXPECT_TRUE(controller_->confirms(Action::kQuit));
}

TEST_F(LinesController, AHintHasAReasonAndMakesTheGameUnranked) {
    (void)controller_->want_hint();
    EXPECT_EQ(controller_->want_hint(), std::nullopt);
    EXPECT_FALSE(session_->is_listed());
    const Position position = session_->game().position();
    ASSERT_TRUE(hear());
    const auto& found = std::get<HintFound>(told_.back());
    EXPECT_EQ(found.hint, explain(position, found.hint.move));
    EXPECT_FALSE(controller_->is_busy());
    EXPECT_EQ(rest(), std::nullopt);
    EXPECT_EQ(session_->game().position(), position);
}

TEST_F(LinesController, DropsAHintForAnotherPosition) {
    (void)controller_->want_hint();
    (void)controller_->want_hint();
    move();
    EXPECT_FALSE(controller_->is_busy());
    EXPECT_EQ(controller_->undo(), std::nullopt);
    EXPECT_EQ(controller_->want_hint(), std::nullopt);
    ASSERT_TRUE(hear());
    EXPECT_EQ(told_.size(), 1U);
}

TEST_F(LinesController, AHintWaitsUntilTheBoardIsInSight) {
    (void)controller_->want_hint();
    (void)controller_->want_hint();
    controller_->set_out_of_sight(true);
    mailbox_.deliver();
    EXPECT_EQ(rest(), std::nullopt);
    EXPECT_TRUE(controller_->is_busy());
    EXPECT_TRUE(told_.empty());
    controller_->set_out_of_sight(false);
    EXPECT_LE(*rest(), 0ms);
    EXPECT_TRUE(hear());
}

TEST_F(LinesController, ADemoKeepsItsPace) {
    controller_->set_pace(300ms);
    demonstrate();
    EXPECT_EQ(rest(), 300ms);
    now_ += 299ms;
    controller_->tick();
    EXPECT_EQ(asked_, 0);
    now_ += 1ms;
    ASSERT_TRUE(hear());
    EXPECT_TRUE(std::holds_alternative<ComputerMoved>(told_.back()));
    EXPECT_EQ(events(), 3U) << "the first throw, the move, and what it threw";
    controller_->set_showing(true);
    EXPECT_EQ(rest(), std::nullopt) << "it has not been seen";
    now_ += 1h;
    controller_->set_showing(false);
    EXPECT_EQ(rest(), 300ms);
    controller_->set_out_of_sight(true);
    EXPECT_EQ(rest(), std::nullopt);
}

TEST_F(LinesController, ADemoPlaysTheRequestedNumberOfMoves) {
    demonstrate(2);
    EXPECT_FALSE(session_->is_listed());
    ASSERT_TRUE(hear());
    EXPECT_TRUE(controller_->demonstrates());
    ASSERT_TRUE(hear());
    EXPECT_FALSE(controller_->demonstrates());
    EXPECT_EQ(rest(), std::nullopt);
}

TEST_F(LinesController, ADemoEndsWithItsGame) {
    begin_small(3, 5, 3);
    demonstrate();
    while (controller_->demonstrates()) ASSERT_TRUE(hear());
    EXPECT_TRUE(session_->game().is_over());
    EXPECT_EQ(controller_->demonstrate(), WhyNot::kGameOver);
    EXPECT_EQ(controller_->want_hint(), WhyNot::kGameOver);
    EXPECT_EQ(controller_->undo(), std::nullopt);
}

TEST_F(LinesController, AnyActionEndsTheDemo) {
    demonstrate(1);
    ASSERT_TRUE(hear());
    for (const std::function<void()>& act : std::initializer_list<std::function<void()>>{
             [&] { move(); }, [&] { (void)controller_->undo(); }, [&] { (void)controller_->redo(); },
             [&] { (void)controller_->want_hint(); }, [&] { EXPECT_TRUE(controller_->end_demo()); },
             [&] {
                 EXPECT_FALSE(controller_->move({{0, 0}, {0, 0}}));
             },
             [&] { controller_->stop(); }}) {
        demonstrate();
        act();
        EXPECT_FALSE(controller_->demonstrates());
    }
    EXPECT_FALSE(controller_->end_demo());
}

TEST_F(LinesController, ReportsOnceThatNoThreadCanBeStarted) {
    if (atom4::test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(atom4::test::ends_well_apart([this] {
        begin({});
        session_->assist();
        atom4::test::leave_no_thread();
        demonstrate();
        return hear() && std::holds_alternative<OutOfResources>(told_.back()) && !controller_->is_busy() && !rest();
    }));
}

}  // namespace
}  // namespace atom4::lines
