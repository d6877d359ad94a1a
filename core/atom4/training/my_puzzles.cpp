// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/my_puzzles.h"

#include <algorithm>
#include <array>

#include "core/atom4/training/pattern.h"
#include "core/atom4/training/puzzle_set.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kMyPuzzlesTitle = "Atom-4 my puzzles 1";
constexpr std::string_view kPrefix = "my-";
constexpr std::array kDays{1, 1, 7, 30};  // until it is asked again, by the steps that are done
constexpr int kDateLine = 1;              // so many days the calendar goes back on the way across it

std::string days_later(std::string_view date, int days) {
    return date_of_day(day_number(date).value_or(0) + days);
}

int number_of(const Puzzle& puzzle) {
    const std::string_view id = puzzle.id;
    return id.starts_with(kPrefix) ? parse_digits<int>(id.substr(kPrefix.size())).value_or(0) : 0;
}

// "2026.11.23 1 my-3 win 2 ..."
std::optional<MyPuzzle> parse_entry(std::string_view line) {
    MyPuzzle entry;
    entry.due = take_until(line, " ");
    const std::string_view step = take_until(line, " ");
    auto puzzle = parse_puzzle(line);
    if (!day_number(entry.due) || !puzzle || step.size() != 1 || step.front() < '0' ||
        step.front() > '0' + MyPuzzle::kSits)
        return std::nullopt;
    entry.step = step.front() - '0';
    entry.puzzle = std::move(*puzzle);
    return entry;
}

}  // namespace

std::string MyPuzzle::due_as_of(std::string_view today) const {
    const int farthest = sits() ? 0 : kDays[as_size(step)] + kDateLine;
    return due > days_later(today, farthest) ? std::string(today) : due;
}

std::optional<std::string> MyPuzzles::add(Puzzle puzzle, std::string_view today) {
    const std::string pattern = pattern_of(puzzle.position);
    int number = 0;
    for (const MyPuzzle& mine : puzzles_) {
        if (pattern_of(mine.puzzle.position) == pattern) return std::nullopt;
        number = std::max(number, number_of(mine.puzzle));
    }
    puzzle.id = std::string(kPrefix) + std::to_string(number + 1);
    puzzles_.push_back({std::move(puzzle), 0, std::string(today)});
    return puzzles_.back().puzzle.id;
}

void MyPuzzles::answer(std::string_view id, PuzzleResult result, std::string_view today) {
    const auto found = std::find_if(puzzles_.begin(), puzzles_.end(), [&](const auto& p) { return p.puzzle.id == id; });
    if (found == puzzles_.end()) return;
    found->step = result == PuzzleResult::kSolved ? std::min(found->step + 1, MyPuzzle::kSits) : 0;
    if (!found->sits()) found->due = days_later(today, kDays[as_size(found->step)]);
}

void MyPuzzles::remove(std::string_view id) {
    std::erase_if(puzzles_, [&](const MyPuzzle& mine) { return mine.puzzle.id == id; });
}

const MyPuzzle* MyPuzzles::find(std::string_view id) const {
    const auto found = std::find_if(puzzles_.begin(), puzzles_.end(), [&](const auto& p) { return p.puzzle.id == id; });
    return found == puzzles_.end() ? nullptr : &*found;
}

std::vector<MyPuzzle> MyPuzzles::due(std::string_view today) const {
    std::vector<MyPuzzle> due;
    std::copy_if(puzzles_.begin(), puzzles_.end(), std::back_inserter(due),
                 [&](const MyPuzzle& mine) { return mine.is_due(today); });
    std::stable_sort(due.begin(), due.end(), [](const MyPuzzle& a, const MyPuzzle& b) { return a.due < b.due; });
    return due;
}

std::optional<MyPuzzles> MyPuzzles::parse(std::string_view text) {
    MyPuzzles puzzles;
    std::string_view lines = text;
    if (take_until(lines, "\n") != kMyPuzzlesTitle) return std::nullopt;
    while (!lines.empty()) {
        auto entry = parse_entry(take_until(lines, "\n"));
        if (!entry || puzzles.find(entry->puzzle.id) != nullptr) return std::nullopt;
        puzzles.puzzles_.push_back(std::move(*entry));
    }
    return puzzles.to_text() == text ? std::optional(std::move(puzzles)) : std::nullopt;
}

std::string MyPuzzles::to_text() const {
    std::string text(kMyPuzzlesTitle);
    text += '\n';
    for (const MyPuzzle& mine : puzzles_)
        text.append(mine.due)
            .append(" ")
            .append(std::to_string(mine.step))
            .append(" ")
            .append(to_data_text(mine.puzzle))
            .append("\n");
    return text;
}

}  // namespace atom4
