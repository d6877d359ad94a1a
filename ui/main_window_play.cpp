// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What one can do with the computer besides playing against it, and looking back at earlier moves.
#include <algorithm>
#include <utility>

#include "core/match/record.h"
#include "ui/hint_texts.h"
#include "ui/main_window.h"
#include "ui/messages.h"
#include "ui/position_dialog.h"

namespace atom4::ui {

void MainWindow::setPaused(bool paused) {
    pause_->setChecked(paused);
    if (paused == paused_) return;
    paused_ = paused;
    clock_.setHeld(paused);
    if (paused) {
        opponent_.stop();
        answer_.reset();
        patience_.stop();
        pace_.stop();
        say(session_.match().setup().time_control ? tr("Paused, and the clocks stand still. Press P to go on.")
                                                  : tr("Paused. Press P and the computer plays on."));
    } else {
        say(tr("The match goes on."));
        soon_.start();
    }
    view_->panel()->setPaused(paused);
    view_->panel()->show(session_.match());
    refresh();
}

void MainWindow::moveNow() {
    opponent_.moveNow();
}

void MainWindow::askForHint() {
    const Match& match = session_.match();
    opponent_.lookForHint(match.position(), match.generation());
    say(tr("Looking for a good move..."));
}

void MainWindow::showHint(quint64 generation, const Hint& hint) {
    const Match& match = session_.match();
    if (generation != match.generation()) return;
    lookAtPresent();
    statistics_.help();
    board()->showHint(hint.move);
    say(tr("Hint: %1", "%1 is a sentence").arg(HintTexts::hint(match.position(), hint)));
}

void MainWindow::rematch() {
    MatchSetup setup = session_.match().setup();
    std::swap(setup.seats[Player::kFirst], setup.seats[Player::kSecond]);
    startMatch(setup);
    say(tr("A new match begins, with the sides changed."));
}

// Nobody is asked whether that is meant: undo takes it back.
void MainWindow::resign() {
    Match& match = session_.match();
    const auto& seats = match.setup().seats;
    // Alone, the person resigns whoever is to move; two at one screen do so by turns.
    Player player = match.position().mover();
    if (is_alone(match)) player = seats[Player::kFirst].is_computer() ? Player::kSecond : Player::kFirst;
    if (match.resign(player)) say(Messages::state(match) + QLatin1Char(' ') + tr("Undo takes it back."));
}

void MainWindow::setUpPosition() {
    auto* dialog = new PositionDialog(board()->position(), settings_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        MatchSetup setup = session_.match().setup();
        setup.position = dialog->position();
        startMatch(setup);
        say(tr("The match begins from the position that was set up."));
    });
    dialog->open();
}

bool MainWindow::isDemonstration() const {
    const auto& seats = session_.match().setup().seats;
    return seats[Player::kFirst].is_computer() && seats[Player::kSecond].is_computer();
}

// Looking back leaves the match as it is: only the board shows another position, on which nobody can place.

void MainWindow::lookAt(int ply) {
    const Match& match = session_.match();
    const int last = match.undoable_plies();
    const int wanted = std::clamp(ply, 0, last);
    if (wanted == last) return lookAtPresent();
    lookedAt_ = wanted;
    const auto count = static_cast<std::size_t>(wanted);
    board()->setPersonToMove(false);
    const Position position = replay(match.records().back(), count);
    view_->panel()->lookAt(position);
    board()->showPosition(position, count == 0 ? nullptr : &match.plies()[count - 1]);
    view_->panel()->markPly(wanted);
    if (count == 0)
        say(tr("The start of the round. Alt+Right goes on, Alt+End to the present."));
    else
        say(tr("Move %1 of %2. %3", "the third is a sentence: what the move did")
                .arg(wanted)
                .arg(last)
                .arg(Messages::ply(match, match.plies()[count - 1])));
    refresh();
}

void MainWindow::lookAtPresent() {
    if (!lookedAt_) return;
    lookedAt_.reset();
    view_->show(session_.match());
    refresh();
    say(Messages::state(session_.match()));
}

int MainWindow::shownPly() const {
    return lookedAt_.value_or(session_.match().undoable_plies());
}

}  // namespace atom4::ui
