// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/puzzles/puzzle_thinker.h"

namespace atom4::ui {

PuzzleThinker::PuzzleThinker(QObject* parent)
    : QObject(parent), thinking_(QStringLiteral("puzzle"), think_about_puzzle, [this](const PuzzleReply& answer) {
          asking_ = false;
          emit answered(answer);
      }) {}

void PuzzleThinker::ask(PuzzleRequest question) {
    asking_ = true;
    thinking_.ask(std::move(question));
}

}  // namespace atom4::ui
