// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/mistake_puzzles.h"

#include "core/atom4/training/puzzle_texts.h"
#include "ui/common/files.h"

namespace atom4::ui {

MistakePuzzles::MistakePuzzles(ReviewSession& review, QObject* parent)
    : QObject(parent),
      menu_(std::make_unique<QMenu>()),
      one_(menu_->addAction(QString())),
      all_(menu_->addAction(QString())),
      mine_(menu_->addAction(QString())),
      review_(review) {
    menu_->insertSeparator(mine_);
    one_->setObjectName(QStringLiteral("keepMistake"));
    all_->setObjectName(QStringLiteral("keepMistakes"));
    mine_->setObjectName(QStringLiteral("myPuzzles"));
    connect(one_, &QAction::triggered, this, [this] {
        emit said(QString::fromStdString(proving_mistakes_text()));
        review_.save_mistake(ply_);
    });
    connect(all_, &QAction::triggered, this, [this] {
        emit said(QString::fromStdString(proving_mistakes_text()));
        review_.save_mistakes();
    });
    connect(mine_, &QAction::triggered, this, &MistakePuzzles::mineRequested);
    retranslate();
}

void MistakePuzzles::retranslate() {
    one_->setText(tr("&Make Puzzle from This Mistake"));
    if (review_.offers_puzzle(ply_)) {
        const Player mover = player_of(next_on_wheel(review_.start().to_play(), ply_ - 1));
        one_->setText(tr("%1: &Make Puzzle", "%1 says what was overlooked: White could have won here")
                          .arg(QString::fromStdString(puzzle_of_mistake_title(*review_.of(ply_), mover))));
    }
    all_->setText(tr("Make Puzzles from &All Mistakes"));
    mine_->setText(tr("&My Puzzles"));
}

void MistakePuzzles::follow(int ply) {
    ply_ = ply;
    one_->setEnabled(review_.offers_puzzle(ply));
    all_->setEnabled(review_.offers_puzzles());
    retranslate();
}

void MistakePuzzles::report(const MistakesSaved& saved) {
    if (saved.trouble)
        return emit said(
            QString::fromStdString(unsaved_puzzles_text(FileMessages::systemError(*saved.trouble).toStdString())));
    QString sentence = QString::fromStdString(saved_puzzles_text(saved));
    if (saved.due > 0)
        sentence += QLatin1Char(' ') + QString::fromStdString(due_puzzles_text(static_cast<int>(saved.due)));
    emit said(sentence);
}

}  // namespace atom4::ui
