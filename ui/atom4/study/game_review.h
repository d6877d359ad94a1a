// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <stop_token>
#include <vector>

#include "core/atom4/computer/review.h"
#include "ui/system/worker_thread.h"

namespace atom4::ui {

/// A round to be reviewed; it travels to the reviewing thread by value.
struct ReviewRequest {
    Position start;
    std::vector<Cell> moves;
    std::stop_token stop;
};

/// Lives in the reviewing thread.
class ReviewWorker : public QObject {
    Q_OBJECT

public:
    void review(const ReviewRequest& request);

signals:
    void reviewed(const atom4::ReviewedMove& move);
    void finished();
};

/// A review in progress: looks at the moves of a round in a thread of its own, in order, and tells each. Going away
/// stops it and waits for the thread to end; nothing is heard of it afterwards.
class GameReview : public QObject {
    Q_OBJECT

public:
    /// Placements that a look at a position may try; two looks a move.
    static constexpr std::uint64_t kNodes = 40'000;

    explicit GameReview(QObject* parent = nullptr);
    ~GameReview() override;

    /// Once; whoever wants to hear of it connects before. The moves must be legal.
    void begin(const Position& start, std::vector<Cell> moves);

signals:
    void reviewed(const atom4::ReviewedMove& move);
    /// After the last move.
    void finished();

    void requested(const atom4::ui::ReviewRequest& request);

private:
    WorkerThread<ReviewWorker> thread_{QStringLiteral("review")};
    std::stop_source stop_;
};

}  // namespace atom4::ui
