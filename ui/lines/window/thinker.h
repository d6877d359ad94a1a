// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "core/lines/game/game.h"
#include "ui/system/background.h"

namespace atom4::ui {

/// Finds a good move of Lines in a thread of its own, for hints and demonstrations. Only the question asked last is
/// answered, and only if it was not withdrawn.
class LinesThinker : public QObject {
    Q_OBJECT

public:
    explicit LinesThinker(QObject* parent = nullptr);

    /// The player must be to move.
    void ask(const lines::Game& game);
    void withdraw() { thinking_.stop(); }

signals:
    void answered(atom4::lines::Move move);

private:
    // What a move is looked for in.
    struct Question {
        lines::Position position;
        std::vector<int> nextColours;  // those a person can see, too
    };

    Background<Question, lines::Move> thinking_;
};

}  // namespace atom4::ui
