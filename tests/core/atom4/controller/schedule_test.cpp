// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Commands, time and messages from other threads in random order: nothing is late, nothing stalls, and under
// ThreadSanitizer nothing races.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <thread>

#include "core/atom4/controller/game_controller.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;

class Schedule {
public:
    explicit Schedule(std::uint64_t seed) : random_(seed) {
        GameController::Options options;
        options.turns.find = [](Engine&, const MoveQuestion& question,
                                const std::stop_token& hurry) -> std::optional<Cell> {
            // Thinks for a random time, or until it is hurried.
            const auto moves = question.position.legal_moves();
            for (int i = 0; i < static_cast<int>(question.seed % 3) && !hurry.stop_requested(); ++i)
                std::this_thread::sleep_for(100us);
            return moves.back();
        };
        options.turns.seed = [this] { return random_.next(); };
        options.turns.waits_for_human = one_of(2);
        options.turns.now = [this] { return now_; };
        // As in a front end with one timer, which is set here and nowhere else.
        options.turns.alarm_changed = [this] {
            if (game_) alarm_ = game_->turns.next_deadline();
        };
        game_.emplace(match_, mailbox_, options,
                      GameController::Listeners{[this](const TurnEvent& event) { hear(event); },
                                                [](const ReviewEvent&) {}, [] {}});
        game_->turns.set_pace({300ms, 600ms, 2s, 1s, 100ms});
        start();
    }

    void run(int steps) {
        for (int step = 0; step < steps && !testing::Test::HasFailure(); ++step) {
            act();
            game_->follow();
            wait_for(0ms);
            expect_no_stall();
        }
        game_->review.close();
        game_->analysis.set_on(false);
        expect_that_it_goes_on();
    }

private:
    bool one_of(std::uint64_t number) { return random_.below(number) == 0; }

    // Lets time pass, and ticks whenever the alarm is due.
    void wait_for(std::chrono::milliseconds time) {
        now_ += time;
        while (alarm_ && *alarm_ <= now_ && !testing::Test::HasFailure()) {
            alarm_.reset();
            game_->turns.tick();
        }
    }

    void start() {
        static const std::array<ByPlayer<Seat>, 4> kSeats{test::two_people(), test::against_computer(Player::kFirst, 0),
                                                          test::against_computer(Player::kSecond, 0),
                                                          ByPlayer<Seat>{Seat::computer(0), Seat::computer(0)}};
        MatchSetup setup{BoardSize{6, 6}, kSeats[random_.below(kSeats.size())]};
        if (one_of(3)) setup.time_control = TimeControl{one_of(4) ? 2s : 600s, 1s};
        match_.start(setup);
    }

    void hear(const TurnEvent& event) {
        const auto* found = std::get_if<HintFound>(&event);
        if (found != nullptr) {
            EXPECT_EQ(wanted_, match_.generation()) << "of another position";
            EXPECT_TRUE(match_.position().is_legal(found->hint.move));
            wanted_.reset();
        }
        EXPECT_FALSE(std::holds_alternative<OutOfResources>(event));
    }

    Cell any_move(const Position& position) {
        const auto moves = position.legal_moves();
        return moves.begin()[static_cast<std::ptrdiff_t>(random_.below(moves.size()))];
    }

    void act() {
        TurnKeeper& turns = game_->turns;
        LineBrowser& browser = game_->browser;
        switch (random_.below(24)) {
            case 0: start(); break;
            case 1: match_.undo_turn(); break;
            case 2: match_.redo_turn(); break;
            case 3: match_.next_round(); break;
            case 4:
                if (const auto player = match_.who_resigns(); player && one_of(4)) (void)match_.resign(*player);
                break;
            case 5: turns.set_paused(!turns.is_paused() && turns.may_pause()); break;
            case 6: turns.step(); break;
            case 7: turns.move_now(); break;
            case 8:
                if (!game_->permit(Action::kHint)) break;
                wanted_ = match_.generation();
                turns.want_hint();
                break;
            case 9:
                showing_ = true;
                turns.shows(std::chrono::milliseconds(random_.below(900)));
                break;
            case 10: end_show(); break;
            case 11: turns.set_out_of_sight(out_of_sight_ = !out_of_sight_); break;
            case 12: turns.deduct_time(); break;
            case 13: browser.look_at(static_cast<int>(random_.below(8))); break;
            case 14: browser.look_at_present(); break;
            case 15:
                if (!browser.position().is_over()) (void)browser.place(any_move(browser.position()));
                break;
            case 16:
                if (one_of(6)) game_->review.begin();
                break;
            case 17: game_->analysis.set_on(one_of(3)); break;
            case 18: match_.set_seats(test::against_computer(one_of(2) ? Player::kFirst : Player::kSecond, 0)); break;
            case 19: wait_for(std::chrono::milliseconds(random_.below(700))); break;
            case 20:
                if (alarm_) now_ = std::max(now_, *alarm_);
                break;
            case 21: mailbox_.deliver(); break;
            default:
                if (match_.is_turn_here()) (void)turns.play(any_move(match_.position()));
        }
    }

    void end_show() {
        showing_ = false;
        game_->turns.has_shown();
    }

    // Expects that whenever the computer is awaited, it is thinking or the alarm is set.
    void expect_no_stall() {
        const TurnKeeper& turns = game_->turns;
        if (const auto due = turns.next_deadline()) {
            EXPECT_TRUE(alarm_ && *alarm_ <= *due) << "nobody was told";
        }
        if (wanted_ == match_.generation()) {
            EXPECT_TRUE(turns.is_thinking() || alarm_) << "no hint will come";
        }
        // A reaction that is being shown ends by itself, and only then is something due.
        if (!match_.is_computers_turn() || turns.is_paused() || out_of_sight_ || showing_) return;
        EXPECT_TRUE(turns.is_thinking() || alarm_);
    }

    // Expects that the computer moves after some time, once nothing holds it up.
    void expect_that_it_goes_on() {
        game_->turns.set_out_of_sight(false);
        game_->browser.look_at_present();
        game_->turns.set_paused(false);
        end_show();
        for (int left = 200; match_.is_computers_turn(); --left) {
            ASSERT_GT(left, 0) << "it does not move";
            wait_for(0ms);
            if (game_->turns.is_thinking()) {
                if (!test::wait_and_deliver(mailbox_)) FAIL() << "no answer came";
            } else if (alarm_) {
                now_ = std::max(now_, *alarm_);
            }
            if (match_.plies().size() >= 12 && !match_.setup().has_human()) return;  // a demo has no end
        }
    }

    Random random_;
    TurnKeeper::Moment now_{1h};
    std::optional<TurnKeeper::Moment> alarm_{now_};
    bool out_of_sight_ = false;
    bool showing_ = false;
    std::optional<std::uint64_t> wanted_;  // the generation that a hint was asked for
    Match match_;
    Mailbox mailbox_;
    std::optional<GameController> game_;
};

TEST(ScheduleTest, NothingComesTooLateAndNothingStalls) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Schedule(seed).run(60);
        if (HasFailure()) return;
    }
}

}  // namespace
}  // namespace atom4
