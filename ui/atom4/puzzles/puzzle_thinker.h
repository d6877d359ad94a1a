// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <utility>

#include "core/atom4/training/puzzle_trainer.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

/// Proves in a thread of its own what a try at a puzzle, a hint or the solution comes to. One question at a time;
/// whoever stops it hears no more of it. Going away stops it and waits a moment for the thread to end.
class PuzzleThinker : public QObject {
    Q_OBJECT

public:
    explicit PuzzleThinker(QObject* parent = nullptr);

    void ask(PuzzleRequest question);
    void stop() {
        asking_ = false;
        thinking_.stop();
    }
    [[nodiscard]] bool isThinking() const { return asking_; }

signals:
    void answered(const atom4::PuzzleReply& answer);

private:
    bool asking_ = false;
    QueuedInquiry<PuzzleRequest, PuzzleReply> thinking_;
};

}  // namespace atom4::ui
