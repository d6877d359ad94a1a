// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <thread>
#include <vector>

#include "core/engine/review.h"

namespace atom4::ui {

/// A review in progress: looks at the moves of a round in a thread of its own, in order, and tells each. Going away
/// stops it and waits for the thread to end.
class GameReview : public QObject {
    Q_OBJECT

public:
    /// Placements that a look at a position may try; two looks a move.
    static constexpr std::uint64_t kNodes = 40'000;

    /// Begins at once. The moves must be legal.
    GameReview(const Position& start, std::vector<Cell> moves, QObject* parent = nullptr);

signals:
    void reviewed(const atom4::ReviewedMove& move);
    /// After the last move.
    void finished();

private:
    std::jthread thread_;
};

}  // namespace atom4::ui
