// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

#include "core/lines/computer.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

/// Finds a good move of Lines, and what speaks for it, in a thread of its own, for hints and demonstrations. Only the
/// question asked last is answered, and only if it was not withdrawn.
class LinesThinker : public QObject {
    Q_OBJECT

public:
    explicit LinesThinker(QObject* parent = nullptr);

    /// The player must be to move.
    void ask(const lines::Game& game) { thinking_.ask(lines::move_question(game)); }
    void withdraw() { thinking_.stop(); }

signals:
    void answered(const atom4::lines::Hint& hint);

private:
    QueuedInquiry<lines::MoveQuestion, lines::Hint> thinking_;
};

}  // namespace atom4::ui
