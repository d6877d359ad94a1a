// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

#include "core/atom4/match/session.h"
#include "core/atom4/match/statistics.h"
#include "core/atom4/rating/rating_file.h"

namespace atom4::ui {

/// Counts the rounds of a session for the person's statistics and rating.
class StatisticsKeeper : public QObject {
    Q_OBJECT

public:
    explicit StatisticsKeeper(Session& session, QObject* parent = nullptr);
    /// The person was shown what to play.
    void help() { watch_.help(); }
    /// Whether the round in play counts for the person's rating, as long as there is no help.
    [[nodiscard]] bool isRated() const;

signals:
    /// A round could not be counted.
    void failed(atom4::SystemError error);

private:
    void heard(const MatchEvent& event);

    const Match& match_;
    StatisticsFile file_;
    RatingFile ratings_;
    StatisticsWatch watch_;
    Subscription subscription_;
};

}  // namespace atom4::ui
