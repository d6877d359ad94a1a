// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/leaving.h"

#include <QPushButton>
#include <utility>

#include "ui/lines/messages.h"

namespace atom4::ui {

QString LinesLeaving::consequences(Wish wish) const {
    const QString kept = session_.autosave_trouble() ? LinesMessages::autosaveTrouble(*session_.autosave_trouble())
                         : wish == Wish::kClose      ? tr("The game goes on next time.")
                                                     : tr("The game is kept under Game, Go On With.");
    if (!session_.is_listed()) return kept;
    return tr("Its score goes into the list as it is.") + QLatin1Char(' ') + kept;
}

void LinesLeaving::ask(Wish wish, std::function<void()> leave) {
    delete box_;
    if (!session_.has_points_in_play()) return leave();
    const QString points = LinesMessages::points(session_.game().position().score());
    box_ = new QMessageBox(QMessageBox::Question, tr("Leave the game"),
                           tr("Leave this game with %1?", "%1 is '85 points'").arg(points), QMessageBox::NoButton,
                           &window_);
    box_->setAttribute(Qt::WA_DeleteOnClose);
    box_->setTextFormat(Qt::PlainText);
    box_->setInformativeText(consequences(wish));
    const QString text = wish == Wish::kNewGame ? tr("&New game")
                         : wish == Wish::kOpen  ? tr("&Open")
                         : wish == Wish::kClose ? tr("&Close")
                                                : tr("&Other game");
    QPushButton* yes = box_->addButton(text, QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("leave"));
    QPushButton* no = box_->addButton(tr("&Stay", "in this game"), QMessageBox::RejectRole);
    no->setObjectName(QStringLiteral("stay"));
    box_->setDefaultButton(yes);
    box_->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [leave = std::move(leave)] { leave(); });
    box_->open();
}

}  // namespace atom4::ui
