// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_thinking.h"

#include <utility>

namespace atom4 {

void think_about_puzzle(const Inquiry<PuzzleQuestion, PuzzleAnswer>::Task& task) {
    if (task.stop.stop_requested()) return;
    PuzzleAnswer answer{task.question.kind, task.question.run, task.question.cell};
    answer.run.stop_by(task.stop);
    switch (answer.kind) {
        case PuzzleQuestion::Kind::kTry: answer.tried = answer.run.attempt(answer.cell); break;
        case PuzzleQuestion::Kind::kHint: answer.cells = answer.run.hint(); break;
        case PuzzleQuestion::Kind::kSolution: answer.cells = answer.run.solution(); break;
    }
    answer.run.stop_by({});
    task.tell(std::move(answer));
}

}  // namespace atom4
