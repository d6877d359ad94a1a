// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/mistake_keeping.h"

#include <utility>

#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle_trainer.h"

namespace atom4 {

void keep_mistakes(const Inquiry<MistakesQuestion, KeptMistakes>::Task& task) {
    const MistakesQuestion& question = task.question;
    auto puzzles = puzzles_of_mistakes(question.start, question.moves, question.only, task.stop);
    if (task.stop.stop_requested()) return;
    PuzzleDesk desk;
    const int added = desk.keep(std::move(puzzles));
    task.tell({question.only.has_value(), added, desk.due_count(), desk.trouble()});
}

}  // namespace atom4
