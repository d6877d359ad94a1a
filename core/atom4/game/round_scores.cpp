// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/round_scores.h"

#include <cmath>
#include <utility>

#include "core/atom4/game/match_texts.h"
#include "core/base/translation.h"

namespace atom4 {

RoundScores::RoundScores(Session& session, OnError on_error)
    : session_(session),
      match_(session.match()),
      on_error_(std::move(on_error)),
      watch_(match_, session.began_here()),
      was_rated_(is_rated()) {
    subscription_ = match_.subscribe([this](const MatchEvent& event) { handle(event); });
}

bool RoundScores::is_rated() const {
    const auto won = watch_.if_won(match_);
    return won && RatingHistory::counts(*won);
}

bool RoundScores::take_loss() {
    look();
    return std::exchange(lost_, false);
}

// The end of a round does not make it unrated.
void RoundScores::look() {
    const bool is_rated_now = is_rated();
    if (was_rated_ && !is_rated_now && !match_.is_over()) lost_ = true;
    was_rated_ = is_rated_now;
}

void RoundScores::handle(const MatchEvent& event) {
    using Kind = MatchEvent::Kind;
    const auto count = watch_.handle(match_, event);
    if (event.kind == Kind::kMatchStarted) watch_ = StatisticsRecorder(match_, session_.began_here());
    if (event.kind == Kind::kMatchStarted || event.kind == Kind::kRoundStarted) {
        was_rated_ = is_rated();
        lost_ = false;
        rating_text_.clear();
    } else {
        look();
    }
    if (!count) return;
    auto error = statistics_.count(count->level, count->result);
    if (!error) error = ratings_.add(*count);
    if (error) return on_error_(*error);
    rating_text_ = rating_news_ = outcome_text(*count);
}

std::string RoundScores::outcome_text(const StatisticsRecorder::Count& count) const {
    if (const auto why = why_unrated(count)) return unrated_text(*why);
    const auto history = ratings_.read();
    if (!history || history->ratings().empty()) return {};
    const auto& ratings = history->ratings();
    return rating_change_text(ratings.size() > 1 ? ratings[ratings.size() - 2] : rating_of_a_newcomer(),
                              ratings.back());
}

std::string unsaved_statistics_text(std::string_view reason) {
    return fill(
        translated("Couldn't save the statistics: {0}. Free up disk space or check the permissions of your home "
                   "folder."),
        {std::string(reason)});
}

std::string unread_statistics_text(std::string_view reason) {
    return fill(translated("Couldn't read the statistics: {0}. The file is unchanged."), {std::string(reason)});
}

std::vector<std::string> statistics_texts(const Statistics& statistics, const RatingHistory& ratings) {
    std::vector<std::string> texts{translated("Statistics")};
    if (!ratings.rounds().empty())
        texts.push_back(fill(translated("Your rating is {0}."), {std::to_string(std::lround(ratings.now().value))}));
    for (const auto& [level, one] : statistics.levels())
        texts.push_back(fill(translated("Level {0}: {1} won, {2} lost, {3} drawn, {4} with help; best streak {5}."),
                             {std::to_string(level), std::to_string(one.won), std::to_string(one.lost),
                              std::to_string(one.drawn), std::to_string(one.helped), std::to_string(one.best_streak)}));
    if (statistics.empty())
        texts.emplace_back(translated("No finished rounds yet. Play the computer to see your results here."));
    return texts;
}

}  // namespace atom4
