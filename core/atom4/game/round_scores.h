// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>

#include "core/atom4/game/rating.h"
#include "core/atom4/game/session.h"
#include "core/atom4/game/statistics.h"

namespace atom4 {

/// Counts the rounds of a session for the person's statistics and rating, whatever shows the match. Help makes a round
/// unrated: moves taken back, hints, and whatever else shows what the computer thinks of the round in play - analysis,
/// a review, a trial of the position. Whoever shows that asks is_rated() first, tells the person what it costs, and
/// calls help() when it is shown.
class RoundScores {
public:
    using OnError = std::function<void(const SystemError&)>;

    /// The session must outlive it; `on_error` is called where a round could not be counted.
    RoundScores(Session& session, OnError on_error);

    /// Whether the round in play counts for the rating, as long as there is no help.
    [[nodiscard]] bool is_rated() const;
    /// The person is shown what the computer thinks of the round.
    void help() { match_.note_help(); }
    /// Whether the round has ceased to be rated since this was asked last, which is to be told.
    [[nodiscard]] bool take_loss();

private:
    void heard(const MatchEvent& event);
    void look();

    Session& session_;
    Match& match_;
    OnError on_error_;
    StatisticsFile statistics_;
    RatingFile ratings_;
    StatisticsRecorder watch_;
    bool was_rated_;
    bool lost_ = false;
    Subscription subscription_;
};

}  // namespace atom4
