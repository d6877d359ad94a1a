// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/atom4/game/rating.h"
#include "core/atom4/game/session.h"
#include "core/atom4/game/statistics.h"

namespace atom4 {

/// Counts the rounds of a session for the user's statistics and rating. Help makes a round unrated: undo, hints,
/// analysis, reviews and trials of an unfinished round. A front end asks is_rated() first, warns the user, and calls
/// help() when it shows help.
class RoundScores {
public:
    using OnError = std::function<void(const SystemError&)>;

    /// The session must outlive this; `on_error` is called if a round could not be counted.
    RoundScores(Session& session, OnError on_error);

    /// Returns whether the current round is rated, as long as there is no help.
    [[nodiscard]] bool is_rated() const;
    /// Records that the user gets help from the engine.
    void help() { match_.note_help(); }
    /// Returns whether the round has become unrated since the last call; the user should be told.
    [[nodiscard]] bool take_loss();
    /// Returns what the last round did to the rating, as a sentence: the rating and its change, or why it was not
    /// rated. Empty until a round that counts for the statistics has ended, and again from the next round on.
    [[nodiscard]] const std::string& rating_text() const { return rating_text_; }
    /// The same, but once for each round; for front ends that do not show it permanently.
    [[nodiscard]] std::string take_rating_news() { return std::exchange(rating_news_, {}); }

private:
    void handle(const MatchEvent& event);
    void look();
    [[nodiscard]] std::string outcome_text(const StatisticsRecorder::Count& count) const;

    Session& session_;
    Match& match_;
    OnError on_error_;
    StatisticsFile statistics_;
    RatingFile ratings_;
    StatisticsRecorder watch_;
    bool was_rated_;
    bool lost_ = false;
    std::string rating_text_;
    std::string rating_news_;
    Subscription subscription_;
};

/// Returns the message for statistics that could not be saved or read, for a reason as by system_reason().
[[nodiscard]] std::string unsaved_statistics_text(std::string_view reason);
[[nodiscard]] std::string unread_statistics_text(std::string_view reason);

/// Returns the user's results against the computer: a heading, the rating, and a sentence for each level.
[[nodiscard]] std::vector<std::string> statistics_texts(const Statistics& statistics, const RatingHistory& ratings);

}  // namespace atom4
