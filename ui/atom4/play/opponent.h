// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <optional>

#include "core/atom4/engine/computer.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

/// What finds the computer's move: find_move, unless a test has something else in mind.
using Thinker = MoveFinder;

/// The computer player in a thread of its own. It thinks about one position at a time; whoever asks again or stops it
/// hears no more of the one before. Going away stops it and waits for the thread to end.
class Opponent : public QObject {
    Q_OBJECT

public:
    explicit Opponent(Thinker thinker = find_move, QObject* parent = nullptr);

    void think(const Position& position, Level level, std::uint64_t seed, std::uint64_t generation,
               std::optional<TimeBudget> time = {});
    /// Looks for a hint instead of a move.
    void lookForHint(const Position& position, std::uint64_t generation);
    void stop() { thinking_.stop(); }
    /// Has it answer with the best move it has found so far.
    void moveNow() { thinking_.hurry(); }
    [[nodiscard]] bool isThinking() const { return thinking_.isOpen(); }

signals:
    /// The generation is that of the request.
    void answered(quint64 generation, atom4::Cell cell);

    /// What it looks at on the way to a move, deeper each time.
    void looked(quint64 generation, const atom4::SearchReport& report);

    void hinted(quint64 generation, const atom4::Hint& hint);

private:
    void hear(const EngineReply& answer);

    quint64 generation_ = 0;  // of the last request
    QueuedInquiry<EngineRequest, EngineReply> thinking_;
};

}  // namespace atom4::ui
