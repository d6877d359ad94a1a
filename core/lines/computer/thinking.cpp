// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/computer/thinking.h"

#include "core/lines/computer/player.h"

namespace atom4::lines {

MoveQuestion move_question(const Game& game) {
    return {game.position(), game.preview() == Preview::kOn ? game.next_colours() : std::vector<int>{}};
}

namespace {

Move good_move(const MoveQuestion& question) {
    return Expectimax(question.position.setup()).choose(question.position, question.next_colours, 1);
}

}  // namespace

Thinking::Work player_thinking() {
    return [](const Thinking::Task& task) { task.tell(good_move(task.question)); };
}

HintThinking::Work hint_thinking() {
    return [](const HintThinking::Task& task) { task.tell(explain(task.question.position, good_move(task.question))); };
}

}  // namespace atom4::lines
