// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/window/thinker.h"

#include "core/lines/computer/player.h"

namespace atom4::ui {

LinesThinker::LinesThinker(QObject* parent)
    : QObject(parent),
      thinking_(
          QStringLiteral("lines-thinker"),
          [](const auto& task) {
              const auto& [position, nextColours] = task.question;
              task.tell(lines::Expectimax(position.setup()).choose(position, nextColours, 1));
          },
          this, [this](lines::Move move) { emit answered(move); }) {}

void LinesThinker::ask(const lines::Game& game) {
    // Nothing is told that a person could not know.
    const bool seen = game.preview() == lines::Preview::kOn;
    thinking_.ask({game.position(), seen ? game.next_colours() : std::vector<int>{}});
}

}  // namespace atom4::ui
