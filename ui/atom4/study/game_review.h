// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

/// A review in progress: looks at the moves of a round in a thread of its own, in order, and tells each. Going away
/// stops it and waits for the thread to end; nothing is heard of it afterwards.
class GameReview : public QObject {
    Q_OBJECT

public:
    explicit GameReview(QObject* parent = nullptr);

    /// Once; whoever wants to hear of it connects before. The moves must be legal.
    void begin(const Position& start, std::vector<Cell> moves);

signals:
    void reviewed(const atom4::ReviewedMove& move);
    /// After the last move.
    void finished();

private:
    void hear(const EngineReply& answer);

    QueuedInquiry<EngineRequest, EngineReply> thinking_;
};

}  // namespace atom4::ui
