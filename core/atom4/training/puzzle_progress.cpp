// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/atom4/rating/level_ratings.h"
#include "core/atom4/training/puzzle_set.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kHistoryTitle = "Atom-4 puzzles 1";

struct Scored {
    PuzzleResult result;
    std::string_view name;
    double score;
};
constexpr std::array kScores{Scored{PuzzleResult::kSolved, "solved", 1}, Scored{PuzzleResult::kHinted, "hinted", 0.5},
                             Scored{PuzzleResult::kMissed, "missed", 0}};

const Scored& scored(PuzzleResult result) {
    return *std::find_if(kScores.begin(), kScores.end(), [&](const Scored& s) { return s.result == result; });
}

// "2026.11.22 w3-042 solved", and how long it took in seconds: " 35"
std::optional<PuzzleVisit> parse_visit(std::string_view line) {
    PuzzleVisit visit;
    visit.date = take_until(line, " ");
    visit.id = take_until(line, " ");
    const std::string_view name = take_until(line, " ");
    const auto found = std::find_if(kScores.begin(), kScores.end(), [&](const Scored& s) { return s.name == name; });
    if (!day_number(visit.date) || !is_puzzle_id(visit.id) || found == kScores.end()) return std::nullopt;
    visit.result = found->result;
    if (line.empty()) return visit;
    visit.seconds = parse_digits<int>(line);
    return visit.seconds ? std::optional(std::move(visit)) : std::nullopt;
}

// The days one after the other that reach today or yesterday. West of the date line tomorrow has been already.
int days_up_to(int today, const std::set<int>& days) {
    int last = today + 1;
    while (last >= today - 1 && !days.contains(last)) --last;
    if (last < today - 1) return 0;
    int first = last;
    while (days.contains(first - 1)) --first;
    return last - first + 1;
}

}  // namespace

void PuzzleHistory::add(PuzzleVisit visit) {
    visits_.push_back(std::move(visit));
    known_ = {};
}

bool PuzzleHistory::has_solved(std::string_view id) const {
    return std::any_of(visits_.begin(), visits_.end(), [&](const PuzzleVisit& visit) {
        return visit.id == id && visit.result == PuzzleResult::kSolved;
    });
}

std::vector<PuzzleHistory::RatedVisit> PuzzleHistory::ratings() const {
    std::vector<RatedVisit> ratings;
    Rating rating = rating_of_a_newcomer();
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
        const Puzzle* puzzle = find_shipped_puzzle(visits_[i].id);
        if (puzzle == nullptr || !seen.insert(visits_[i].id).second) continue;
        const RatedGame game{rating_of_puzzle(*puzzle), scored(visits_[i].result).score};
        rating = rating_after(rating, {&game, 1});
        ratings.push_back({i, rating});
    }
    return ratings;
}

Rating PuzzleHistory::rating() const {
    if (!known_.rating) {
        const auto ratings = this->ratings();
        known_.rating = ratings.empty() ? rating_of_a_newcomer() : ratings.back().rating;
    }
    return *known_.rating;
}

Rating PuzzleHistory::rating_of(const Puzzle& puzzle) const {
    Rating rating = rating_of_puzzle(puzzle);
    const Rating person = this->rating();
    for (const PuzzleVisit& visit : visits_) {
        if (visit.id != puzzle.id) continue;
        const RatedGame game{person, 1 - scored(visit.result).score};
        rating = rating_after(rating, {&game, 1});
    }
    return rating;
}

PuzzleStatistics PuzzleHistory::statistics(std::string_view today) const {
    PuzzleStatistics statistics;
    std::set<int> days;
    for (const PuzzleVisit& visit : visits_) {
        const bool solved = visit.result == PuzzleResult::kSolved;
        ++statistics.visited;
        statistics.solved += solved ? 1 : 0;
        statistics.streak = solved ? statistics.streak + 1 : 0;
        statistics.best_streak = std::max(statistics.best_streak, statistics.streak);
        if (const Puzzle* puzzle = find_shipped_puzzle(visit.id)) {
            auto& [right, all] = statistics.themes[{puzzle->kind, puzzle->moves}];
            right += solved ? 1 : 0;
            ++all;
        }
        if (const auto day = day_number(visit.date); solved && day) days.insert(*day);
    }
    statistics.days = days_up_to(day_number(today).value_or(0), days);
    return statistics;
}

const Puzzle& PuzzleHistory::next(const std::vector<Puzzle>& puzzles, std::optional<double> strength,
                                  std::span<const std::string> shown) const {
    require(!puzzles.empty());
    const double wanted = strength.value_or(rating().value);
    // The number of the last visit, from 1; those that were solved behind all others, the latest last.
    std::map<std::string_view, std::size_t> last;
    std::set<std::string_view> solved;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
        last[visits_[i].id] = i + 1;
        if (visits_[i].result == PuzzleResult::kSolved) solved.insert(visits_[i].id);
    }
    // When it was last shown in this sitting, from 1; what has not been shown comes first.
    std::map<std::string_view, std::size_t> turn;
    for (std::size_t i = 0; i < shown.size(); ++i) turn[shown[i]] = i + 1;
    const auto turn_of = [&](const Puzzle& puzzle) {
        const auto found = turn.find(puzzle.id);
        return found == turn.end() ? 0 : found->second;
    };
    // What was missed last is not asked at once again.
    const std::string_view newest = visits_.empty() ? std::string_view() : std::string_view(visits_.back().id);
    const auto order = [&](const Puzzle& puzzle) {
        const bool done = solved.contains(puzzle.id);
        const double distance = std::abs(rating_of_puzzle(puzzle).value - wanted);
        return std::tuple(done, turn_of(puzzle), puzzle.id == newest, done ? last[puzzle.id] : 0, distance);
    };
    return *std::min_element(puzzles.begin(), puzzles.end(),
                             [&](const Puzzle& a, const Puzzle& b) { return order(a) < order(b); });
}

std::optional<PuzzleHistory> PuzzleHistory::parse(std::string_view text) {
    PuzzleHistory history;
    std::string_view lines = text;
    if (take_until(lines, "\n") != kHistoryTitle) return std::nullopt;
    while (!lines.empty()) {
        auto visit = parse_visit(take_until(lines, "\n"));
        if (!visit) return std::nullopt;
        history.add(std::move(*visit));
    }
    return history.to_text() == text ? std::optional(std::move(history)) : std::nullopt;
}

std::string PuzzleHistory::to_text() const {
    std::string text(kHistoryTitle);
    text += '\n';
    for (const PuzzleVisit& visit : visits_) {
        text.append(visit.date).append(" ").append(visit.id).append(" ").append(scored(visit.result).name);
        if (visit.seconds) text.append(" ").append(std::to_string(*visit.seconds));
        text += '\n';
    }
    return text;
}

std::optional<SystemError> PuzzleHistoryFile::add(const PuzzleVisit& visit) const {
    return change([&](PuzzleHistory& history) { history.add(visit); });
}

}  // namespace atom4
