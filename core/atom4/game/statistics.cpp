// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/statistics.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kTitle = "Atom-4 statistics 1";

struct Field {
    std::string_view name;
    int LevelStatistics::*value;
};
constexpr std::array kFields{
    Field{"won", &LevelStatistics::won},       Field{"lost", &LevelStatistics::lost},
    Field{"drawn", &LevelStatistics::drawn},   Field{"helped", &LevelStatistics::helped},
    Field{"streak", &LevelStatistics::streak}, Field{"best-streak", &LevelStatistics::best_streak}};

// "level 2 won 3 lost 1 ..."
std::optional<std::pair<int, LevelStatistics>> parse_line(std::string_view line) {
    if (take_until(line, " ") != "level") return std::nullopt;
    const auto level = parse_digits<int>(take_until(line, " "));
    if (!level) return std::nullopt;
    LevelStatistics statistics;
    for (const Field& field : kFields) {
        if (take_until(line, " ") != field.name) return std::nullopt;
        const auto number = parse_digits<int>(take_until(line, " "));
        if (!number) return std::nullopt;
        statistics.*field.value = *number;
    }
    const bool sound = line.empty() && statistics.streak <= statistics.best_streak;
    return sound ? std::optional(std::pair(*level, statistics)) : std::nullopt;
}

void add(int& count, int more) {
    count += std::min(more, std::numeric_limits<int>::max() - count);
}

// Returns the level of the computer if one human player plays against it.
std::optional<Level> level_of_opponent(const MatchSetup& setup) {
    const auto& first = setup.seats[Player::kFirst].computer_level;
    const auto& second = setup.seats[Player::kSecond].computer_level;
    if (first.has_value() == second.has_value()) return std::nullopt;
    return first ? first : second;
}

}  // namespace

void Statistics::count(Level level, RoundResult result) {
    LevelStatistics& statistics = levels_[level.nearest()];
    switch (result) {
        case RoundResult::kWon:
            add(statistics.won, 1);
            add(statistics.streak, 1);
            statistics.best_streak = std::max(statistics.best_streak, statistics.streak);
            break;
        case RoundResult::kLost:
            add(statistics.lost, 1);
            statistics.streak = 0;
            break;
        case RoundResult::kDrawn:
            add(statistics.drawn, 1);
            statistics.streak = 0;
            break;
        case RoundResult::kHelped: add(statistics.helped, 1); break;
    }
}

LevelStatistics Statistics::all_levels() const {
    LevelStatistics all;
    for (const auto& [level, one] : levels_) {
        for (int LevelStatistics::*count :
             {&LevelStatistics::won, &LevelStatistics::lost, &LevelStatistics::drawn, &LevelStatistics::helped})
            add(all.*count, one.*count);
        all.best_streak = std::max(all.best_streak, one.best_streak);
    }
    return all;
}

std::optional<Statistics> Statistics::parse(std::string_view text) {
    if (take_until(text, "\n") != kTitle) return std::nullopt;
    Statistics statistics;
    while (!text.empty()) {
        const auto level = parse_line(take_until(text, "\n"));
        if (!level || !statistics.levels_.insert(*level).second) return std::nullopt;
    }
    return statistics;
}

std::string Statistics::to_text() const {
    std::string text(kTitle);
    text += '\n';
    for (const auto& [level, statistics] : levels_) {
        text += "level " + std::to_string(level);
        for (const Field& field : kFields)
            text.append(" ").append(field.name).append(" ").append(std::to_string(statistics.*field.value));
        text += '\n';
    }
    return text;
}

std::optional<SystemError> StatisticsFile::count(Level level, RoundResult result) const {
    return change([&](Statistics& statistics) { statistics.count(level, result); });
}

// Rounds from a set-up position do not count.
StatisticsRecorder::StatisticsRecorder(const Match& match, bool begun_here)
    : counts_(begun_here && !match.is_over() && !match.seats_changed() &&
              !(match.round() == 1 && match.setup().position)) {}

std::optional<StatisticsRecorder::Count> StatisticsRecorder::if_won(const Match& match) const {
    const auto level = level_of_opponent(match.setup());
    if (!counts_ || match.helped() || match.is_over() || !level) return std::nullopt;
    return Count{match.lowest_level().value_or(*level), RoundResult::kWon, match.setup().size,
                 match.lowest_level().has_value()};
}

std::optional<StatisticsRecorder::Count> StatisticsRecorder::handle(const Match& match, const MatchEvent& event) {
    switch (event.kind) {
        case MatchEvent::Kind::kMatchStarted:
            // A match that starts with moves was begun elsewhere.
            *this = StatisticsRecorder(match, match.is_fresh());
            return std::nullopt;
        case MatchEvent::Kind::kRoundStarted: counts_ = true; return std::nullopt;
        case MatchEvent::Kind::kSeatsChanged:
            if (match.seats_changed()) counts_ = false;
            return std::nullopt;
        default: break;
    }
    if (!counts_ || !match.is_over()) return std::nullopt;
    const auto level = level_of_opponent(match.setup());
    if (!level) return std::nullopt;
    counts_ = false;
    const auto winner_of_round = winner(match.outcome());
    const bool lost = winner_of_round && match.setup().seats[*winner_of_round].is_computer();
    const RoundResult result = match.helped()     ? RoundResult::kHelped
                               : !winner_of_round ? RoundResult::kDrawn
                               : lost             ? RoundResult::kLost
                                                  : RoundResult::kWon;
    return Count{match.lowest_level().value_or(*level), result, match.setup().size, match.lowest_level().has_value()};
}

}  // namespace atom4
