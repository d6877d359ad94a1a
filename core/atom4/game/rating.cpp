// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/atom4/game/level_ratings.h"
#include "core/base/result.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kRatingTitle = "Atom-4 rating 1";

struct Scored {
    RoundResult result;
    std::string_view name;
    double score;
};
constexpr std::array kScores{Scored{RoundResult::kWon, "won", 1}, Scored{RoundResult::kLost, "lost", 0},
                             Scored{RoundResult::kDrawn, "drawn", 0.5}};

const Scored* find_scored(RoundResult result) {
    const auto found =
        std::find_if(kScores.begin(), kScores.end(), [&](const Scored& r) { return r.result == result; });
    return found == kScores.end() ? nullptr : &*found;
}

bool is_date(std::string_view text) {
    constexpr std::string_view kForm = "0000.00.00";
    return std::equal(text.begin(), text.end(), kForm.begin(), kForm.end(),
                      [](char c, char form) { return form == '.' ? c == '.' : c >= '0' && c <= '9'; });
}

// "2026.11.22 level 3 won", "2026.11.23 level 3.5 lost"
std::optional<RatedRound> parse_round(std::string_view line) {
    RatedRound round;
    round.date = take_until(line, " ");
    if (!is_date(round.date) || take_until(line, " ") != "level") return std::nullopt;
    const auto level = parse_level(take_until(line, " "));
    const auto result = std::find_if(kScores.begin(), kScores.end(), [&](const Scored& r) { return r.name == line; });
    if (!level || result == kScores.end()) return std::nullopt;
    round.level = *level;
    round.result = result->result;
    return RatingHistory::counts(round.level, round.result) ? std::optional(std::move(round)) : std::nullopt;
}

}  // namespace

bool RatingHistory::counts(Level level, RoundResult result) {
    return rating_of_level(level).has_value() && find_scored(result) != nullptr;
}

bool RatingHistory::counts(const StatisticsWatch::Count& round) {
    return round.size == kRatedBoard && !round.level_changed && counts(round.level, round.result);
}

void RatingHistory::add(RatedRound round) {
    require(counts(round.level, round.result));
    // The rounds of an evening do not wait for each other: each is a rating period.
    const RatedGame game{*rating_of_level(round.level), find_scored(round.result)->score};
    ratings_.push_back(rating_after(now(), {&game, 1}));
    rounds_.push_back(std::move(round));
}

Rating RatingHistory::now() const {
    return ratings_.empty() ? rating_of_a_newcomer() : ratings_.back();
}

std::optional<RatingHistory> RatingHistory::parse(std::string_view text) {
    if (take_until(text, "\n") != kRatingTitle) return std::nullopt;
    RatingHistory history;
    while (!text.empty()) {
        auto round = parse_round(take_until(text, "\n"));
        if (!round) return std::nullopt;
        history.add(std::move(*round));
    }
    return history;
}

std::string RatingHistory::to_text() const {
    std::string text(kRatingTitle);
    text += '\n';
    for (const RatedRound& round : rounds_)
        text.append(round.date)
            .append(" level ")
            .append(atom4::to_text(round.level))
            .append(" ")
            .append(find_scored(round.result)->name)
            .append("\n");
    return text;
}

}  // namespace atom4
