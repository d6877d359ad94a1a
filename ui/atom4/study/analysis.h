// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

#include "core/atom4/engine/computer.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

/// Searches one position after another in a thread of its own and tells what it finds as it gets deeper. Whoever asks
/// again or stops it hears no more of the position before. The thread and the engine's memory exist from the first
/// search on; the thread sleeps when there is nothing to search. Going away stops it and waits for the thread to end.
class Analysis : public QObject {
    Q_OBJECT

public:
    explicit Analysis(QObject* parent = nullptr);

    /// The round must be in play there.
    void analyse(const Position& position, int lines) { thinking_.ask(AnalysisQuestion{position, lines}); }
    void stop() { thinking_.stop(); }
    [[nodiscard]] bool isSearching() const { return thinking_.isOpen(); }

signals:
    /// What is known about the position asked about last, after each depth.
    void found(const atom4::SearchReport& report);
    /// There is no more to find: the position is solved, or the time is up.
    void finished();

private:
    void hear(const EngineReply& answer);

    QueuedInquiry<EngineRequest, EngineReply> thinking_;
};

}  // namespace atom4::ui
