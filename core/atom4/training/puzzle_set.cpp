// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_set.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <set>
#include <unordered_map>

#include "core/atom4/rating/level_ratings.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using namespace std::string_view_literals;
// No std::array: clang deduces no type for one of so many.
constexpr std::string_view kShippedLines[]{
#include "shipped_puzzles.inc"
};

}  // namespace

Result<std::vector<Puzzle>, PuzzleSetError> parse_puzzles(std::string_view text) {
    std::vector<Puzzle> puzzles;
    std::set<std::string> ids;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = take_until(text, "\n");
        if (line.empty() || line.front() == '#') continue;
        auto puzzle = parse_puzzle(line);
        if (!puzzle || !ids.insert(puzzle->id).second) return Failure{PuzzleSetError{number}};
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

const std::vector<Puzzle>& shipped_puzzles() {
    static const std::vector<Puzzle> kPuzzles = [] {
        std::vector<Puzzle> puzzles;
        puzzles.reserve(std::size(kShippedLines));
        for (const std::string_view line : kShippedLines) {
            auto puzzle = parse_puzzle(line);
            require(puzzle && puzzle->difficulty);
            puzzles.push_back(std::move(*puzzle));
        }
        return puzzles;
    }();
    return kPuzzles;
}

const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id) {
    const auto found = std::find_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& p) { return p.id == id; });
    return found == puzzles.end() ? nullptr : &*found;
}

const Puzzle* find_shipped_puzzle(std::string_view id) {
    static const auto places = [] {
        std::unordered_map<std::string_view, const Puzzle*> found;
        for (const Puzzle& puzzle : shipped_puzzles()) found.emplace(puzzle.id, &puzzle);
        return found;
    }();
    const auto place = places.find(id);
    return place == places.end() ? nullptr : place->second;
}

Rating rating_of_puzzle(const Puzzle& puzzle) {
    constexpr double kDeviation = 100;
    constexpr double kAverage = 1'000;
    // A move more is hard for people even where every level sees it. Between one level and the next, what an unhurried
    // search looks at tells: ten times as much is half a level.
    constexpr double kForMove = 150;
    constexpr double kForTenfold = 80;
    constexpr double kAverageNodes = 1'000;
    if (!puzzle.difficulty) return {kAverage, 2 * kDeviation};
    const int level = std::min(puzzle.difficulty->level, 9);
    const double nodes = static_cast<double>(std::max<std::uint64_t>(puzzle.difficulty->nodes, 1));
    return {
        rating_of_level(level)->value + kForMove * (puzzle.moves - 1) + kForTenfold * std::log10(nodes / kAverageNodes),
        kDeviation};
}

std::optional<int> day_number(std::string_view text) {
    std::string_view date = text;
    using namespace std::chrono;
    const auto year_number = parse_digits<int>(take_until(date, "."));
    const auto month_number = parse_digits<unsigned>(take_until(date, "."));
    const auto day_of_month = parse_digits<unsigned>(date);
    if (!year_number || !month_number || !day_of_month || *year_number < 1970 || *year_number > 9999)
        return std::nullopt;
    const year_month_day whole{year(*year_number), month(*month_number), day(*day_of_month)};
    if (!whole.ok()) return std::nullopt;
    const auto number = static_cast<int>(sys_days(whole).time_since_epoch().count());
    return date_of_day(number) == text ? std::optional(number) : std::nullopt;
}

std::string date_of_day(int number) {
    using namespace std::chrono;
    const year_month_day whole{sys_days{days{number}}};
    const auto digits = [](int value, std::size_t count) {
        std::string text = std::to_string(value);
        return text.insert(0, count - std::min(count, text.size()), '0');
    };
    return digits(static_cast<int>(whole.year()), 4) + "." +
           digits(static_cast<int>(static_cast<unsigned>(whole.month())), 2) + "." +
           digits(static_cast<int>(static_cast<unsigned>(whole.day())), 2);
}

const Puzzle& puzzle_of_day(std::span<const Puzzle> puzzles, std::string_view date) {
    require(!puzzles.empty());
    const auto day = static_cast<std::size_t>(day_number(date).value_or(0));
    // Each time round in another order: the one that a shuffle of that round gives.
    std::vector<std::size_t> order(puzzles.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    Random random(mix(day / puzzles.size()));
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    return puzzles[order[day % order.size()]];
}

}  // namespace atom4
