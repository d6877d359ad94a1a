// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/match_starter.h"

#include <QApplication>
#include <QClipboard>
#include <utility>

#include "core/atom4/record/record.h"
#include "core/atom4/rules/notation.h"
#include "ui/atom4/dialogs/new_match_dialog.h"
#include "ui/atom4/dialogs/position_dialog.h"
#include "ui/atom4/words/messages.h"
#include "ui/widgets/warning_box.h"

namespace atom4::ui {

void MatchStarter::start(const MatchSetup& setup) {
    turn_.setPaused(false);
    match_.start(setup);
    emit said(tr("A new match begins."));
}

void MatchStarter::startFrom(const Position& position) {
    MatchSetup setup = match_.setup();
    setup.position = position;
    start(setup);
}

void MatchStarter::askForNewMatch() {
    MatchSetup setup = match_.setup();
    // Whoever has not played at all wants another match than the one that is there: not for two players.
    if (match_.is_fresh() && !setup.has_computer()) setup.seats[Player::kSecond] = Seat::computer(kDefaultLevel);
    auto* dialog = new NewMatchDialog(setup, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { start(dialog->setup()); });
    dialog->open();
}

void MatchStarter::rematch() {
    MatchSetup setup = match_.setup();
    std::swap(setup.seats[Player::kFirst], setup.seats[Player::kSecond]);
    start(setup);
    emit said(tr("A new match begins, with the sides changed."));
}

void MatchStarter::setUpPosition(const Settings& settings) {
    auto* dialog = new PositionDialog(board_.position(), settings, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        startFrom(dialog->position());
        emit said(tr("The match begins from the position that was set up."));
    });
    dialog->open();
}

void MatchStarter::copyPosition() {
    QApplication::clipboard()->setText(QString::fromStdString(to_text(board_.position())));
    emit said(tr("Copied the position as text."));
}

void MatchStarter::copyMatch() {
    const auto records = match_.records();
    QApplication::clipboard()->setText(QString::fromStdString(to_text(std::span(records))));
    emit said(tr("Copied the match as text."));
}

void MatchStarter::paste() {
    const QString pasted = QApplication::clipboard()->text();
    if (pasted.trimmed().isEmpty()) return emit said(tr("There is no text in the clipboard."));
    if (const auto position = parse_position(pasted.trimmed().toStdString())) {
        startFrom(*position);
        return emit said(tr("The match begins from the position that was pasted."));
    }
    auto records = parse_records(pasted.toStdString());
    if (!records) {
        warn(&window_, tr("Paste a match"), Messages::pasteError(records.error()));
        return;
    }
    turn_.setPaused(false);
    match_.restore(std::move(*records));
    emit said(tr("Pasted a match. Undo goes back through its moves."));
}

}  // namespace atom4::ui
