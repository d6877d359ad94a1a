// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/control/computers_turn.h"

#include <algorithm>
#include <utility>

#include "ui/common/queued_task.h"

namespace atom4::ui {
namespace {

constexpr int kWonder = 1'000;  // milliseconds

}  // namespace

ComputersTurn::ComputersTurn(Session& session, BoardView& board, MatchClock& clock, MoveFinder find)
    : session_(session),
      board_(board),
      clock_(clock),
      thinking_(
          windowMailbox(), engine_worker(std::move(find)), [this](const EngineReply& answer) { hear(answer); },
          [this](TaskEnd how) { hearEnd(how); }) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    patience_.setSingleShot(true);
    pace_.setSingleShot(true);
    wonder_.setSingleShot(true);
    wonder_.setInterval(kWonder);
    nextRound_.setSingleShot(true);
    connect(&nextRound_, &QTimer::timeout, this, [this] { session_.match().next_round(); });
    connect(&soon_, &QTimer::timeout, this, &ComputersTurn::ask);
    connect(&patience_, &QTimer::timeout, this, &ComputersTurn::moveNow);
    connect(&pace_, &QTimer::timeout, this, &ComputersTurn::answerIfItIsTime);
    connect(&board_, &BoardView::animationFinished, this, &ComputersTurn::keepPace);
    connect(&wonder_, &QTimer::timeout, this, [this] {
        takesLong_ = true;
        emit thoughtChanged();
    });
}

void ComputersTurn::hear(const EngineReply& answer) {
    if (const auto* report = std::get_if<SearchReport>(&answer)) {
        looksAt_ = *report;
        if (takesLong_) emit thoughtChanged();
        return;
    }
    thinking_.stop();  // all else is the last answer to its question
    if (const Cell* cell = std::get_if<Cell>(&answer)) {
        answer_.emplace(asked_, *cell);
        answerIfItIsTime();
    } else if (asked_ == session_.match().generation()) {
        emit hinted(std::get<Hint>(answer));
    }
}

void ComputersTurn::hearEnd(TaskEnd how) {
    if (how == TaskEnd::kDone) return;
    drop();
    emit thoughtChanged();
    emit said(QString::fromStdString(out_of_resources_text()));
}

void ComputersTurn::setPace(int pace, DemonstrationTimes demonstration) {
    leastPace_ = pace;
    demonstration_ = demonstration;
    nextRound_.setInterval(demonstration.round);
    pace_.setInterval(session_.match().setup().has_person() ? pace : demonstration.move);
}

void ComputersTurn::wait(bool paused) {
    paused_ = paused;
    clock_.setHeld(paused);
    emit pausedChanged(paused);
}

void ComputersTurn::setPaused(bool paused) {
    if (paused == paused_) return;
    drop();
    if (paused) {
        emit said(wordsOfPause());
    } else {
        emit said(tr("The match goes on."));
        goOn();
    }
    wait(paused);
}

QString ComputersTurn::wordsOfPause() const {
    return session_.match().setup().time_control ? tr("Paused, and the clocks stand still. Press P to go on.")
                                                 : tr("Paused. Press P and the computer plays on.");
}

void ComputersTurn::step() {
    Match& match = session_.match();
    if (stepping_) return moveNow();
    nextRound_.stop();
    stepping_ = match.is_computers_turn();
    wait(true);
    // Whoever steps quickly does not want to wait for what is shown.
    board_.finishAnimation();
    if (match.is_over()) {
        match.next_round();
    } else if (isThinking() || answer_) {
        answerIfItIsTime();
    } else {
        ask();
    }
}

void ComputersTurn::drop() {
    thinking_.stop();
    answer_.reset();
    patience_.stop();
    pace_.stop();
    wonder_.stop();
    nextRound_.stop();
    stepping_ = false;
    takesLong_ = false;
    looksAt_.reset();
}

void ComputersTurn::stop() {
    soon_.stop();
    drop();
}

void ComputersTurn::askForHint() {
    const Match& match = session_.match();
    asked_ = match.generation();
    thinking_.ask(HintQuestion{match.position()});
    emit said(tr("Looking for a good move..."));
}

void ComputersTurn::ask() {
    const Match& match = session_.match();
    if (paused_ && !stepping_) return;
    if (goesOnToNextRound()) return keepPace();
    if (!match.is_computers_turn()) return;
    const Seat* seat = match.seat_to_move();
    asked_ = match.generation();
    thinking_.ask(WatchedMoveQuestion{{match.position(), *seat->computer_level, session_.move_seed(), clock_.share()}});
    wonder_.start();
    const int least = match.setup().has_person() ? leastPace_ : demonstration_.move;
    pace_.setInterval(least);
    if (const auto share = clock_.share()) {
        const auto most = static_cast<int>(share->most.count());
        patience_.start(most);
        // Short of time, it neither waits for show nor looks on while its clock runs.
        pace_.setInterval(std::min(least, most));
        if (most < board_.animationDuration()) board_.finishAnimation();
    }
    keepPace();
}

// What is tried beside a round that is over is somebody's business.
bool ComputersTurn::goesOnToNextRound() const {
    const Match& match = session_.match();
    return match.is_over() && !match.is_trying() && !match.setup().has_person();
}

// The pace is counted from the end of the reaction that is shown.
void ComputersTurn::keepPace() {
    if (paused_ || board_.isAnimating()) return;
    if (session_.match().is_computers_turn()) pace_.start();
    if (goesOnToNextRound()) nextRound_.start();
}

void ComputersTurn::answerIfItIsTime() {
    if (!answer_ || (pace_.isActive() && !stepping_) || board_.isAnimating()) return;
    const auto [generation, cell] = *std::exchange(answer_, std::nullopt);
    clock_.settle();
    session_.match().answer(generation, cell);
}

}  // namespace atom4::ui
