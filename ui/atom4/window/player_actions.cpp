// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/player_actions.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"

namespace atom4::ui {

PlayerActions::PlayerActions(Match& match, BoardView& board, TurnKeeper& turns, MoveBrowser& moveBrowser,
                             MatchStarter& starter, RoundScores& scores)
    : match_(match), board_(board), turns_(turns), moveBrowser_(moveBrowser), starter_(starter), scores_(scores) {}

void PlayerActions::place(Cell cell) {
    starter_.leavePage();
    if (moveBrowser_.isLooking()) return moveBrowser_.place(cell);
    const auto played = turns_.play(cell);
    if (!played) emit said(QString::fromStdString(refusal_text(played.error(), cell)));
}

void PlayerActions::undo() {
    emit said(QString::fromStdString(undone_text(match_.undo_turn())));
}

void PlayerActions::nextRound() {
    starter_.leavePage();
    match_.next_round();
    board_.setFocus();
}

void PlayerActions::resign() {
    const auto resigns = [this] {
        const auto player = match_.who_resigns();
        return player && match_.resign(*player);
    };
    if (!scores_.is_rated()) {
        if (resigns()) emit said(Messages::state(match_) + QLatin1Char(' ') + tr("Undo reverses it."));
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Rated Round"), tr("Resign this round?"),
                                QMessageBox::NoButton, board_.window());
    box->setObjectName(QStringLiteral("resignRated"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* acts = box->addButton(tr("Resi&gn"), QMessageBox::DestructiveRole);
    acts->setObjectName(QStringLiteral("resignRound"));
    QPushButton* stay = box->addButton(tr("&Keep Playing"), QMessageBox::RejectRole);
    stay->setObjectName(QStringLiteral("keepPlaying"));
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    connect(box, &QDialog::finished, this, [this, box, acts, resigns] {
        if (box->clickedButton() == acts && resigns()) emit said(Messages::state(match_));
    });
    box->open();
}

void PlayerActions::showHint(const Hint& hint) {
    moveBrowser_.lookAtPresent();
    scores_.help();
    board_.showHint(hint.move);
    // Shows the line that follows as numbered ghosts, but no more moves than a player can remember.
    constexpr std::size_t kEnough = 4;
    BoardAnnotations notes = board_.notes();
    notes.line.assign(hint.line.begin(),
                      hint.line.begin() + static_cast<std::ptrdiff_t>(std::min(hint.line.size(), kEnough)));
    board_.setNotes(std::move(notes));
    emit said(tr("Hint: %1", "%1 is a sentence").arg(QString::fromStdString(hint_sentence(match_.position(), hint))));
}

}  // namespace atom4::ui
