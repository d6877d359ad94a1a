// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/computer/thinking.h"

#include "core/lines/computer/player.h"

namespace atom4::lines {

MoveQuestion move_question(const Game& game) {
    return {game.position(), game.preview() == Preview::kOn ? game.next_colours() : std::vector<int>{}};
}

Thinking::Work player_thinking() {
    return [](const Thinking::Task& task) {
        const auto& [position, next_colours] = task.question;
        task.tell(Expectimax(position.setup()).choose(position, next_colours, 1));
    };
}

}  // namespace atom4::lines
