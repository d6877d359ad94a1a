// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What one can do with the computer besides playing against it, and looking back at earlier moves.
#include <algorithm>
#include <utility>

#include "core/atom4/record/record.h"
#include "ui/atom4/dialogs/position_dialog.h"
#include "ui/atom4/window/main_window.h"
#include "ui/atom4/words/hint_texts.h"
#include "ui/atom4/words/messages.h"

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
    return !session_.match().setup().has_person();
}

// Looking back leaves the match as it is: only the board shows another position. Whoever places on it goes on from
// there; what had been played is kept as a variation. In a round that is over that is no more than a try.

void MainWindow::lookAt(int ply) {
    const Match& match = session_.match();
    const int last = match.undoable_plies();
    const int wanted = std::clamp(ply, 0, last);
    if (wanted == last) return lookAtPresent();
    lookedAt_ = wanted;
    const auto count = static_cast<std::size_t>(wanted);
    const Position position = match.position_after(wanted);
    view_->panel()->lookAt(match, position);
    board()->showPosition(position, count == 0 ? nullptr : &match.plies()[count - 1]);
    view_->panel()->markPly(wanted);
    if (count == 0)
        say(tr("The start of the round. Alt+Right goes on, Alt+End to the present."));
    else
        say(tr("Move %1 of %2. %3", "the third is a sentence: what the move did")
                .arg(move_number(wanted))
                .arg(move_number(last))
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

void MainWindow::backToTheRound() {
    Match& match = session_.match();
    if (!match.is_trying()) return lookAtPresent();
    match.end_try();
    say(tr("This is how the round ended. What was tried stays in the list of moves."));
}

bool MainWindow::mayPlace() const {
    const Match& match = session_.match();
    if (!lookedAt_) return match.seat_to_move() != nullptr && !match.is_computers_turn();
    // A round with clocks is played on at its end and nowhere else.
    if (match.setup().time_control && !match.is_over()) return false;
    return !match.setup().seats[board()->position().mover()].is_computer();
}

void MainWindow::placeWhileLookingBack(Cell cell) {
    Match& match = session_.match();
    const int ply = *lookedAt_;
    if (match.setup().time_control && !match.is_over()) return lookAtPresent();
    if (!mayPlace()) return say(tr("The computer moves here. Step one move on or back to try something else."));
    if (const auto reason = board()->position().why_illegal(cell)) return say(Messages::refusal(match, *reason));
    if (match.plies()[static_cast<std::size_t>(ply)].placed() == cell) return lookAt(ply + 1);
    const auto variations = match.variations();
    for (std::size_t i = 0; i < variations.size(); ++i) {
        if (variations[i].ply != static_cast<std::size_t>(ply) || variations[i].moves.front().cell != cell) continue;
        return followVariation(static_cast<int>(i));
    }
    match.branch(ply);
    if (!match.play(cell)) return;
    const QString text = match.is_trying()
                             ? tr("%1 is only a try: the result stays. Esc goes back to the round.", "%1 is a cell")
                             : tr("%1 begins another line. The one before stays in the list of moves.", "%1 is a cell");
    say(text.arg(Messages::name(cell)));
}

void MainWindow::followVariation(int variation) {
    const auto index = static_cast<std::size_t>(variation);
    if (index >= session_.match().variations().size()) return;
    const int ply = static_cast<int>(session_.match().variations()[index].ply) + 1;
    session_.match().follow(index);
    // Whoever looks at a line does not want the computer to play it on.
    if (session_.match().is_computers_turn()) setPaused(true);
    lookAt(ply);
}

int MainWindow::shownPly() const {
    return lookedAt_.value_or(session_.match().undoable_plies());
}

}  // namespace atom4::ui
