// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/puzzles/mistake_puzzles.h"

#include <span>

#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle_texts.h"
#include "ui/common/files.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

MistakePuzzles::MistakePuzzles(QObject* parent)
    : QObject(parent),
      menu_(std::make_unique<QMenu>()),
      one_(menu_->addAction(QString())),
      all_(menu_->addAction(QString())),
      mine_(menu_->addAction(QString())),
      keeping_(
          windowMailbox(), keep_mistakes, [this](const KeptMistakes& kept) { hear(kept); },
          [this](TaskEnd how) {
              if (how == TaskEnd::kOutOfResources) emit said(QString::fromStdString(out_of_resources_text()));
          }) {
    menu_->insertSeparator(mine_);
    one_->setObjectName(QStringLiteral("keepMistake"));
    all_->setObjectName(QStringLiteral("keepMistakes"));
    mine_->setObjectName(QStringLiteral("myPuzzles"));
    connect(one_, &QAction::triggered, this, [this] { keep(shown_); });
    connect(all_, &QAction::triggered, this, [this] { keep(std::nullopt); });
    connect(mine_, &QAction::triggered, this, &MistakePuzzles::mineWanted);
    retranslate();
}

void MistakePuzzles::retranslate() {
    one_->setText(tr("&Keep This Mistake as a Puzzle"));
    if (shown_) {
        const Player mover = player_of(next_on_wheel(start_.to_play(), static_cast<int>(*shown_)));
        one_->setText(tr("%1: &Keep It as a Puzzle", "%1 says what was overlooked: White could have won here")
                          .arg(QString::fromStdString(puzzle_of_mistake_title(moves_[*shown_], mover))));
    }
    all_->setText(tr("Keep &All Mistakes as Puzzles"));
    mine_->setText(tr("&My Puzzles"));
}

void MistakePuzzles::follow(const Position& start, const std::vector<ReviewedMove>& moves,
                            std::optional<std::size_t> shown) {
    start_ = start;
    moves_ = moves;
    offered_ = offers_puzzle(moves);
    shown_ =
        shown && *shown < moves.size() && offers_puzzle(std::span(moves).subspan(*shown, 1)) ? shown : std::nullopt;
    one_->setEnabled(shown_.has_value());
    all_->setEnabled(offered_);
    retranslate();
}

void MistakePuzzles::keep(std::optional<std::size_t> only) {
    keeping_.ask({start_, moves_, only});
    emit said(QString::fromStdString(proving_mistakes_text()));
}

void MistakePuzzles::hear(const KeptMistakes& kept) {
    if (kept.trouble)
        return emit said(tr("Your puzzles cannot be kept: %1. Make room, or look at who may write in your home folder.")
                             .arg(FileMessages::systemError(*kept.trouble)));
    QString sentence = kept.one && kept.added == 0
                           ? tr("That is one of your puzzles already, or nothing that can be proved.")
                           : QString::fromStdString(kept_puzzles_text(kept.added));
    if (kept.due > 0)
        sentence += QLatin1Char(' ') + QString::fromStdString(due_puzzles_text(static_cast<int>(kept.due)));
    emit said(sentence);
}

}  // namespace atom4::ui
