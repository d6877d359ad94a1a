// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/lines/game/game.h"
#include "ui/system/worker_thread.h"

namespace atom4::ui {

/// What a move is looked for in. It travels to the thinking thread by value.
struct LinesQuestion {
    lines::Position position;
    std::vector<int> nextColours;  ///< those a person can see, too
    quint64 generation = 0;
};

/// Lives in the thinking thread.
class LinesThinkerWorker : public QObject {
    Q_OBJECT

public:
    void think(const LinesQuestion& question);

signals:
    void answered(quint64 generation, atom4::lines::Move move);
};

/// Finds a good move of Lines in a thread of its own, for hints and demonstrations. Only the question asked last is
/// answered, and only if it was not withdrawn.
class LinesThinker : public QObject {
    Q_OBJECT

public:
    explicit LinesThinker(QObject* parent = nullptr);

    /// The player must be to move.
    void ask(const lines::Game& game);
    void withdraw() { ++generation_; }

signals:
    void answered(atom4::lines::Move move);
    void asked(const atom4::ui::LinesQuestion& question);

private:
    void take(quint64 generation, lines::Move move);

    WorkerThread<LinesThinkerWorker> thread_{QStringLiteral("lines-thinker")};
    quint64 generation_ = 0;
};

}  // namespace atom4::ui
