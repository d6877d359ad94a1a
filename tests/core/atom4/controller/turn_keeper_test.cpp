// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The time is moved by hand, and nothing here sleeps.
#include "core/atom4/controller/turn_keeper.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

#include "tests/support/cost.h"
#include "tests/support/matches.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using test::against_computer;

const ByPlayer<Seat> kDemo{Seat::computer(0), Seat::computer(0)};

MatchSetup setup_of(ByPlayer<Seat> seats, std::optional<TimeControl> control = std::nullopt) {
    MatchSetup setup{BoardSize{8, 8}, std::move(seats)};
    setup.time_control = control;
    return setup;
}

// Returns a move that prolongs the round: one that does not make four in a row, if there is one.
Cell longest(const Position& position) {
    const auto moves = position.legal_moves();
    const auto goes_on = std::find_if(moves.begin(), moves.end(), [&](Cell cell) {
        Position next = position;
        return !next.play_legal(cell).wins();
    });
    return goes_on == moves.end() ? moves.front() : *goes_on;
}

class TurnKeeperTest : public testing::Test {
protected:
    // Creates the turn keeper of the match.
    void keep(bool waits_for_human = true) {
        TurnKeeper::Options options;
        options.find = [this](Engine&, const MoveQuestion& question, const std::stop_token&) -> std::optional<Cell> {
            ++asked_;
            budget_ = question.time;
            return first_legal_move(question.position);
        };
        options.waits_for_human = waits_for_human;
        options.now = [this] { return now_; };
        options.alarm_changed = [this] { ++alarms_; };
        keeper_.emplace(match_, mailbox_, options, [this](const TurnEvent& event) { told_.push_back(event); });
        keeper_->set_pace({300ms, 600ms, 2s, 1s, 100ms});
        keeper_->tick();
    }
    void keep(const MatchSetup& setup) {
        match_.start(setup);
        keep();
    }
    // Lets the computer think until its answer or hint has arrived.
    void think() {
        keeper_->tick();
        while (keeper_->is_thinking()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
        keeper_->tick();
    }
    void wait(milliseconds time) {
        now_ += time;
        keeper_->tick();
    }
    void place() { ASSERT_TRUE(keeper_->play(first_legal_move(match_.position()))); }
    template <class Event>
    [[nodiscard]] int told() const {
        return static_cast<int>(std::count_if(
            told_.begin(), told_.end(), [](const TurnEvent& event) { return std::holds_alternative<Event>(event); }));
    }
    [[nodiscard]] std::size_t plies() const { return match_.plies().size(); }
    [[nodiscard]] milliseconds left(Player player) const { return match_.time_left()[player]; }
    // Returns the time until the turn keeper's next deadline.
    [[nodiscard]] std::optional<milliseconds> rest() const {
        const auto deadline = keeper_->next_deadline();
        return deadline ? std::optional(std::chrono::duration_cast<milliseconds>(*deadline - now_)) : std::nullopt;
    }

    Mailbox mailbox_;
    Match match_;
    TurnKeeper::Moment now_{1h};
    std::atomic<int> asked_ = 0;
    std::optional<TimeBudget> budget_;
    std::vector<TurnEvent> told_;
    int alarms_ = 0;
    std::optional<TurnKeeper> keeper_;
};

TEST_F(TurnKeeperTest, NothingIsDueOnAHumansTurn) {
    keep(setup_of(test::two_people()));
    EXPECT_EQ(rest(), std::nullopt);
    place();
    EXPECT_EQ(rest(), 0ms);
    keeper_->tick();
    EXPECT_EQ(rest(), std::nullopt);
    EXPECT_EQ(asked_, 0);
}

TEST_F(TurnKeeperTest, PaceBeginsWhenTheAnimationEnds) {
    keep(setup_of(against_computer(Player::kSecond, 0)));
    place();
    keeper_->shows(2s);
    think();
    EXPECT_EQ(rest(), std::nullopt) << "it waits to be told that this has been seen";
    wait(1'500ms);
    EXPECT_EQ(plies(), 1U);
    keeper_->has_shown();
    keeper_->tick();
    EXPECT_EQ(rest(), 300ms);
    wait(299ms);
    EXPECT_EQ(plies(), 1U);
    wait(1ms);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, WithoutAnythingToSeeThePaceBeginsWithTheTurn) {
    keep(setup_of(against_computer(Player::kSecond, 0)));
    place();
    think();
    EXPECT_EQ(rest(), 300ms);
    wait(300ms);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, TheAnswerToAnotherPositionIsDropped) {
    keep(setup_of(against_computer(Player::kSecond, 0)));
    place();
    think();
    match_.undo_turn();
    wait(10s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(keeper_->is_thinking());
}

TEST_F(TurnKeeperTest, AShortClockCutsTheAnimation) {
    keep(setup_of(against_computer(Player::kSecond, 0), TimeControl{1s, 0s}));
    place();
    keeper_->shows(2s);
    keeper_->tick();
    EXPECT_EQ(told<ShowEnough>(), 1);
    keeper_->has_shown();
    think();
    ASSERT_TRUE(budget_);
    ASSERT_LT(budget_->most, 300ms);
    EXPECT_LE(*rest(), budget_->most) << "the pace would take longer than it has";
    wait(budget_->most);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, ALongClockWaitsForTheAnimation) {
    keep(setup_of(against_computer(Player::kSecond, 0), TimeControl{1h, 0s}));
    place();
    keeper_->shows(2s);
    keeper_->tick();
    EXPECT_EQ(told<ShowEnough>(), 0);
}

TEST_F(TurnKeeperTest, ClocksRunOnAHumansTurn) {
    keep(setup_of(test::two_people(), TimeControl{60s, 0s}));
    wait(5s);
    EXPECT_EQ(left(Player::kFirst), 60s) << "before the first move";
    place();
    now_ += 7s;  // while the move was saved and shown
    keeper_->tick();
    const Player mover = match_.position().mover();
    EXPECT_EQ(left(mover), 60s);
    EXPECT_EQ(rest(), 1s);
    wait(1s);
    EXPECT_EQ(left(mover), 59s);
    EXPECT_GE(told<ClockRead>(), 1);
    wait(49'500ms);
    EXPECT_EQ(rest(), 100ms) << "a low clock is shown by tenths";
    wait(9'500ms);
    ASSERT_TRUE(match_.early_end());
    EXPECT_EQ(rest(), std::nullopt);
}

TEST_F(TurnKeeperTest, APauseStopsTheClocksAndTheComputer) {
    keep(setup_of(against_computer(Player::kSecond, 0), TimeControl{60s, 0s}));
    place();
    keeper_->tick();
    ASSERT_TRUE(keeper_->may_pause());
    keeper_->set_paused(true);
    EXPECT_EQ(told<PauseChanged>(), 1);
    think();
    wait(30s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(left(Player::kSecond), 60s);
    keeper_->set_paused(false);
    think();
    wait(1s);
    EXPECT_EQ(plies(), 2U);
    EXPECT_GT(left(Player::kSecond), 58s);
}

TEST_F(TurnKeeperTest, APauseDoesNotStopAHint) {
    keep(setup_of(against_computer(Player::kSecond, 0)));
    keeper_->want_hint();
    keeper_->tick();
    EXPECT_TRUE(keeper_->is_thinking());
    keeper_->set_paused(true);
    think();
    ASSERT_EQ(told<HintFound>(), 1);
    EXPECT_FALSE(keeper_->is_thinking());
}

TEST_F(TurnKeeperTest, SaysWhatCanBePaused) {
    keep(setup_of(test::two_people()));
    EXPECT_FALSE(keeper_->may_pause());
    for (const auto& seats : {test::two_people(), against_computer(Player::kFirst, 0), kDemo}) {
        match_.start(setup_of(seats, TimeControl{60s, 0s}));
        EXPECT_TRUE(keeper_->may_pause());
    }
    match_.start(setup_of(against_computer(Player::kSecond, 0)));
    EXPECT_TRUE(keeper_->may_pause());
    match_.resign(Player::kFirst);
    EXPECT_FALSE(keeper_->may_pause());
    match_.start(setup_of(test::two_people(), TimeControl{60s, 0s}));
    match_.set_remote(Match::Remote{{false, true}});
    EXPECT_FALSE(keeper_->may_pause());
}

TEST_F(TurnKeeperTest, ANetworkMatchEndsAPause) {
    keep(setup_of(test::two_people(), TimeControl{60s, 0s}));
    keeper_->set_paused(true);
    match_.set_remote(Match::Remote{{false, true}});
    keeper_->tick();
    EXPECT_FALSE(keeper_->is_paused());
}

TEST_F(TurnKeeperTest, PlacingAPieceEndsAPause) {
    keep(setup_of(test::two_people(), TimeControl{60s, 0s}));
    place();
    keeper_->tick();
    keeper_->set_paused(true);
    wait(5s);
    place();
    EXPECT_FALSE(keeper_->is_paused());
    keeper_->tick();
    wait(5s);
    EXPECT_EQ(left(match_.position().mover()), 55s);
}

TEST_F(TurnKeeperTest, ARefusedMoveDoesNotEndAPause) {
    keep(setup_of(test::two_people(), TimeControl{60s, 0s}));
    place();
    keeper_->tick();
    keeper_->set_paused(true);
    const Cell occupied = match_.last_ply()->placed();
    EXPECT_EQ(keeper_->play(occupied).error(), Refusal::kOccupied);
    EXPECT_TRUE(keeper_->is_paused());
    keeper_->tick();
    wait(5s);
    EXPECT_EQ(left(match_.position().mover()), 60s);
}

TEST_F(TurnKeeperTest, MoveNowPlaysOneMoveDuringAPause) {
    keep(setup_of(against_computer(Player::kSecond, 0)));
    keeper_->set_paused(true);
    place();
    think();
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(keeper_->is_thinking());
    keeper_->move_now();
    think();
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(keeper_->is_paused());
}

TEST_F(TurnKeeperTest, UndoPausesADemo) {
    keep(setup_of(kDemo));
    think();
    wait(600ms);
    ASSERT_EQ(plies(), 1U);
    match_.undo_turn();
    EXPECT_TRUE(keeper_->is_paused());
    EXPECT_EQ(told<PauseChanged>(), 1);
    think();
    wait(10s);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(TurnKeeperTest, AStepPlaysOneMoveOfADemo) {
    keep(setup_of(kDemo));
    ASSERT_TRUE(keeper_->may_step());
    for (std::size_t count = 1; count <= 3; ++count) {
        keeper_->shows(1h);
        keeper_->step();
        EXPECT_FALSE(keeper_->is_waiting());
        EXPECT_EQ(told<ShowEnough>(), static_cast<int>(count));
        keeper_->has_shown();
        think();
        EXPECT_EQ(plies(), count) << "without waiting for the pace";
        EXPECT_TRUE(keeper_->is_waiting());
        wait(10s);
        EXPECT_EQ(plies(), count);
    }
}

TEST_F(TurnKeeperTest, ADemoStartsTheNextRoundByItself) {
    keep(setup_of(kDemo));
    match_.resign(Player::kFirst);
    keeper_->tick();
    EXPECT_EQ(rest(), 2s);
    keeper_->shows(5s);
    wait(4s);
    keeper_->has_shown();
    keeper_->tick();
    EXPECT_EQ(rest(), 2s) << "from when the end has been seen";
    wait(2s);
    EXPECT_EQ(match_.round(), 2);
    match_.resign(Player::kFirst);
    keeper_->set_paused(true);
    wait(10s);
    EXPECT_EQ(match_.round(), 2);
    keeper_->step();
    EXPECT_EQ(match_.round(), 3);
    EXPECT_TRUE(keeper_->is_paused());
    keeper_->set_paused(false);
    keeper_->set_pace({});
    match_.resign(Player::kFirst);
    keeper_->tick();
    EXPECT_EQ(rest(), std::nullopt) << "it waits to be asked for";
}

TEST_F(TurnKeeperTest, AResumedDemoStartsPaused) {
    match_.start(setup_of(kDemo));
    (void)match_.answer(match_.generation(), first_legal_move(match_.position()));
    const auto records = match_.records();
    keep();
    EXPECT_TRUE(keeper_->is_paused());
    match_.start(setup_of(kDemo));
    EXPECT_FALSE(keeper_->is_paused()) << "one that begins does not";
    match_.restore(records);
    EXPECT_TRUE(keeper_->is_paused());
}

TEST_F(TurnKeeperTest, WithoutAHumanAResumedDemoIsNotPaused) {
    match_.start(setup_of(kDemo));
    (void)match_.answer(match_.generation(), first_legal_move(match_.position()));
    keep(false);
    EXPECT_FALSE(keeper_->is_paused());
    think();
    wait(600ms);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, AnOpenedMatchStartsPaused) {
    match_.start(setup_of(against_computer(Player::kSecond, 0), TimeControl{60s, 0s}));
    ASSERT_TRUE(match_.play(first_legal_move(match_.position())));
    keep();
    EXPECT_TRUE(keeper_->is_paused());
    think();
    wait(30s);
    EXPECT_EQ(left(Player::kSecond), 60s);
    EXPECT_EQ(plies(), 1U);
    keeper_->set_paused(false);
    think();
    wait(300ms);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, NothingHappensOutOfSight) {
    keep(setup_of(against_computer(Player::kSecond, 0), TimeControl{60s, 0s}));
    place();
    keeper_->tick();
    keeper_->set_out_of_sight(true);
    think();
    wait(30s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(left(Player::kSecond), 60s);
    EXPECT_EQ(rest(), std::nullopt);
    keeper_->set_out_of_sight(false);
    think();
    wait(300ms);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(TurnKeeperTest, TheClockOfANetworkMatchRunsOutOfSight) {
    keep(setup_of(test::two_people(), TimeControl{60s, 0s}));
    match_.set_remote(Match::Remote{{false, true}});
    place();
    keeper_->tick();
    keeper_->set_out_of_sight(true);
    EXPECT_TRUE(keeper_->clock_runs());
}

// A thread is not requested again and again, which would occupy a processor.
TEST_F(TurnKeeperTest, ReportsAMissingThreadOnceAndCanRetry) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([this] {
        keep(setup_of(against_computer(Player::kSecond, 0)));
        place();
        test::leave_no_thread();
        keeper_->tick();
        if (!test::wait_and_deliver(mailbox_) || told<OutOfResources>() != 1) return false;
        wait(10s);
        if (keeper_->is_thinking() || rest()) return false;
        keeper_->move_now();
        return keeper_->is_thinking() && test::wait_and_deliver(mailbox_) && told<OutOfResources>() == 2;
    }));
}

// As in the front ends, on a clock that for each move advances by the time that the computer was given, and by what
// everything else takes.
TEST_F(TurnKeeperTest, NeverLosesOnTimeWithOneMinutePerRound) {
    constexpr milliseconds kOnTheWay{12};
    for (const int size : {6, 16, 26}) {
        std::atomic<milliseconds> given{0ms};
        TurnKeeper::Options options;
        options.find = [&](Engine&, const MoveQuestion& question, const std::stop_token&) -> std::optional<Cell> {
            given = question.time.value_or(TimeBudget{1h, 1h}).most;
            return longest(question.position);
        };
        options.now = [this] { return now_; };
        MatchSetup setup{{size, size}, {Seat::computer(9), Seat::computer(99)}};
        setup.time_control = TimeControl{60s, 0s};
        match_.start(setup);
        TurnKeeper keeper(match_, mailbox_, options, [](const TurnEvent&) {});
        const auto slow_disk = match_.subscribe([this](const MatchEvent&) { now_ += 200ms; });
        while (!match_.is_over()) {
            const std::size_t before = plies();
            keeper.tick();
            while (keeper.is_thinking()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
            now_ += given.load() + kOnTheWay;
            keeper.tick();
            ASSERT_FALSE(match_.early_end()) << size << ": after " << plies() << " plies";
            ASSERT_EQ(plies(), before + 1);
        }
        EXPECT_GT(plies(), static_cast<std::size_t>(size * size) / 4);
    }
}

// In whatever order and however late the calls come: once everything has been shown and the time has come, the computer
// moves. If an alarm were lost, the match would stand still.
TEST_F(TurnKeeperTest, NoOrderOfEventsLosesTheComputersMove) {
    Random random(38);
    keep(setup_of(against_computer(Player::kSecond, 0)));
    for (int i = 0; i < 1'000; ++i) {
        switch (random.below(9)) {
            case 0: keeper_->shows(milliseconds(random.below(500))); break;
            case 1: keeper_->has_shown(); break;
            case 2: keeper_->set_paused(random.below(2) == 0); break;
            case 3: keeper_->set_out_of_sight(random.below(2) == 0); break;
            case 4: keeper_->move_now(); break;
            case 5: mailbox_.deliver(); break;
            case 6: wait(milliseconds(random.below(400))); break;
            case 7: match_.undo_turn(); break;
            default:
                if (const Seat* seat = match_.seat_to_move(); seat == nullptr)
                    match_.next_round();
                else if (!seat->is_computer())
                    place();
        }
        if (i % 10 != 9) continue;
        // From here on, only what is due happens.
        keeper_->has_shown();
        keeper_->set_paused(false);
        keeper_->set_out_of_sight(false);
        for (int turns = 0; match_.is_computers_turn(); ++turns) {
            ASSERT_LT(turns, 100);
            if (keeper_->is_thinking() && (!rest() || rest() > 0ms)) {
                ASSERT_TRUE(test::wait_and_deliver(mailbox_));
            }
            ASSERT_TRUE(rest() || keeper_->is_thinking()) << "it stands still";
            if (rest()) wait(std::max(*rest(), 0ms));
        }
    }
}

}  // namespace
}  // namespace atom4
