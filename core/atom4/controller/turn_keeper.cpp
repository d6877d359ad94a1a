// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/turn_keeper.h"

#include <algorithm>
#include <utility>

namespace atom4 {

using std::chrono::milliseconds;

TurnKeeper::TurnKeeper(Match& match, Mailbox& mailbox, Options options, Listener listener)
    : match_(match),
      options_(std::move(options)),
      listener_(std::move(listener)),
      generation_(match.generation()),
      thinking_(
          mailbox, engine_worker(options_.find), [this](const EngineReply& reply) { handle(reply); },
          [this](TaskEnd how) { handle_end(how); }) {
    pause_at_start();
    subscription_ = match_.subscribe([this](const MatchEvent& event) { handle(event); });
}

void TurnKeeper::set_pace(const Pace& pace) {
    pace_ = pace;
    is_due_ = true;
    changed();
}

void TurnKeeper::shows(milliseconds most) {
    showing_until_ = options_.now() + most;
    is_due_ = true;
    changed();
}

void TurnKeeper::has_shown() {
    if (!std::exchange(showing_until_, std::nullopt)) return;
    seen_at_ = options_.now();
    is_due_ = true;
    changed();
}

void TurnKeeper::set_out_of_sight(bool out_of_sight) {
    if (out_of_sight_ == out_of_sight) return;
    deduct_time();
    out_of_sight_ = out_of_sight;
    hold_clock();
    is_due_ = true;
    changed();
}

void TurnKeeper::handle(const MatchEvent& event) {
    using Kind = MatchEvent::Kind;
    if (event.kind == Kind::kLinesEdited || event.kind == Kind::kClocksAgreed) return;
    drop();
    const bool was_paused = paused_;
    // The computer would repeat the undone move at once.
    if (event.kind == Kind::kUndone && !match_.setup().has_human()) paused_ = true;
    if (event.kind == Kind::kMatchStarted) {
        paused_ = false;
        pause_at_start();
    }
    if (paused_ != was_paused) {
        hold_clock();
        listener_(PauseChanged{});
    }
    is_due_ = true;
    changed();
}

// A match that is opened after its start begins paused if its clocks would run or it is a demo. Without
// waits_for_human, its clocks are held until the next change instead. Does nothing in a network match.
void TurnKeeper::pause_at_start() {
    if (match_.remote()) return;
    const bool is_left = !match_.setup().has_human() && !match_.is_fresh();
    if (!RunningClock::is_due(match_) && !is_left) return;
    if (options_.waits_for_human)
        paused_ = true;
    else
        clock_.hold_until_change(match_);
    hold_clock();
}

// Discards everything that belongs to the previous position.
void TurnKeeper::drop() {
    thinking_.stop();
    asked_.reset();
    answer_.reset();
    hint_requested_.reset();
    failed_.reset();
    hurry_at_.reset();
    hurried_ = false;
    report_.reset();
    over_since_.reset();
    stepping_ = false;
}

void TurnKeeper::stop() {
    drop();
    out_of_sight_ = true;
    hold_clock();
    changed();
}

void TurnKeeper::hold_clock() {
    clock_.set_held(paused_ || (out_of_sight_ && !match_.remote()));
    clock_.pass_over(match_, options_.now());
}

// The time until a new position is noticed is charged to neither player.
void TurnKeeper::read_clock(Moment now) {
    if (std::exchange(generation_, match_.generation()) != match_.generation())
        clock_.pass_over(match_, now);
    else if (clock_.runs(match_))
        clock_.tick(match_, now);
    const bool is_other = !clock_at_ || now >= *clock_at_;
    if (!clock_.runs(match_)) {
        clock_at_.reset();
        return;
    }
    const bool is_low = match_.time_left()[match_.position().mover()] <= kLowClock;
    clock_at_ = now + *clock_.next_change(match_, is_low ? pace_.low_clock_step : pace_.clock_step);
    if (is_other) listener_(ClockRead{});
}

void TurnKeeper::deduct_time() {
    read_clock(options_.now());
}

Result<Reaction, Refusal> TurnKeeper::play(Cell cell) {
    deduct_time();
    auto played = match_.play(cell);
    if (played && match_.setup().time_control) set_paused(false);
    return played;
}

void TurnKeeper::set_paused(bool paused) {
    if (paused_ == paused) return;
    deduct_time();
    paused_ = paused;
    hold_clock();
    // A requested hint is still wanted.
    if (!hint_requested_) drop();
    listener_(PauseChanged{});
    is_due_ = true;
    changed();
}

bool TurnKeeper::may_pause() const {
    if (match_.remote()) return false;
    if (is_demo()) return true;
    const bool in_play = match_.seat_to_move() != nullptr;
    return in_play && (paused_ || match_.setup().time_control || match_.setup().has_computer());
}

bool TurnKeeper::may_step() const {
    return is_demo();
}

void TurnKeeper::step() {
    if (!may_step()) return;
    if (stepping_) return move_now();
    deduct_time();
    paused_ = true;
    hold_clock();
    over_since_.reset();
    stepping_ = match_.is_computers_turn();
    if (showing_until_) listener_(ShowEnough{});
    listener_(PauseChanged{});
    match_.is_over() ? (void)match_.next_round() : keep_thinking(options_.now());
    is_due_ = true;
    changed();
}

void TurnKeeper::move_now() {
    if (!match_.is_computers_turn()) return;
    failed_.reset();
    if (paused_) stepping_ = true;
    keep_thinking(options_.now());
    thinking_.hurry();
    is_due_ = true;
    changed();
}

void TurnKeeper::want_hint() {
    hint_requested_ = match_.generation();
    failed_.reset();
    is_due_ = true;
    changed();
}

void TurnKeeper::keep_thinking(Moment now) {
    const bool of_move = match_.is_computers_turn() && is_in_sight() && (!paused_ || stepping_);
    const bool of_hint = !match_.is_computers_turn() && hint_requested_ == match_.generation();
    if (!of_move && !of_hint) {
        if (asked_) drop();
        return;
    }
    if (asked_ || failed_ == match_.generation()) return;
    asked_ = match_.generation();
    asked_at_ = now;
    second_at_ = now + std::chrono::seconds(1);
    of_move ? ask_for_move(now) : thinking_.ask(HintQuestion{match_.position()});
}

void TurnKeeper::ask_for_move(Moment now) {
    const auto budget = time_budget_of(match_);
    if (budget) {
        hurry_at_ = now + budget->most;
        // The computer does not wait for an animation that lasts longer than its thinking time.
        if (showing_until_ && now + budget->most < *showing_until_) listener_(ShowEnough{});
    }
    thinking_.ask(
        WatchedMoveQuestion{{match_.position(), *match_.seat_to_move()->computer_level, options_.seed(), budget, {}}});
}

void TurnKeeper::handle(const EngineReply& reply) {
    if (const auto* report = std::get_if<SearchReport>(&reply)) {
        report_ = *report;
    } else if (const auto* hint = std::get_if<Hint>(&reply)) {
        drop();
        listener_(HintFound{*hint});
    } else if (const auto* cell = std::get_if<Cell>(&reply)) {
        answer_ = *cell;
        is_due_ = true;
        changed();
    }
    listener_(ThoughtChanged{});
}

void TurnKeeper::handle_end(TaskEnd how) {
    if (how == TaskEnd::kDone) return;
    const auto failed = asked_;
    drop();
    failed_ = failed;
    listener_(ThoughtChanged{});
    listener_(OutOfResources{});
}

// The move waits for the pace after the last animation, but no longer than the computer's time allows.
TurnKeeper::Moment TurnKeeper::answer_time() const {
    const Moment earliest =
        std::max(asked_at_, seen_at_) + (match_.setup().has_human() ? pace_.against_human : pace_.in_demo);
    return hurry_at_ ? std::min(earliest, *hurry_at_) : earliest;
}

void TurnKeeper::answer_if_due(Moment now) {
    if (!answer_ || showing_until_ || (!stepping_ && now < answer_time())) return;
    deduct_time();
    // deduct_time() may have ended the round on time.
    if (!answer_) return;
    const Cell cell = *std::exchange(answer_, std::nullopt);
    (void)match_.answer(*asked_, cell);
}

std::optional<TurnKeeper::Moment> TurnKeeper::next_round_time() const {
    if (!over_since_ || !pace_.to_next_round || paused_ || !is_in_sight() || showing_until_) return std::nullopt;
    return std::max(*over_since_, seen_at_) + *pace_.to_next_round;
}

void TurnKeeper::begin_round_if_due(Moment now) {
    if (is_demo() && match_.is_over() && !over_since_) over_since_ = now;
    if (const auto time = next_round_time(); time && now >= *time) (void)match_.next_round();
}

std::optional<TurnKeeper::Moment> TurnKeeper::next_deadline() const {
    if (is_due_) return options_.now();
    std::optional<Moment> next;
    const auto add = [&](std::optional<Moment> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    add(clock_at_);
    if (is_thinking()) add(second_at_);
    if (!hurried_) add(hurry_at_);
    if (answer_ && !showing_until_) add(answer_time());
    add(next_round_time());
    return next;
}

void TurnKeeper::tick() {
    // A move may start the next search.
    do {
        const Moment now = options_.now();
        is_due_ = false;
        if (match_.remote()) set_paused(false);  // a network match cannot be paused by one side
        read_clock(now);
        keep_thinking(now);
        if (hurry_at_ && now >= *hurry_at_ && !std::exchange(hurried_, true)) thinking_.hurry();
        if (is_thinking() && now >= second_at_) {
            second_at_ = now + std::chrono::seconds(1);
            listener_(ThoughtChanged{});
        }
        answer_if_due(now);
        begin_round_if_due(now);
    } while (is_due_);
    changed();
}

}  // namespace atom4
