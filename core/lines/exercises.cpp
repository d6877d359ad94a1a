// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/exercises.h"

#include <array>
#include <span>

#include "core/base/strings.h"
#include "core/lines/notation.h"

namespace atom4::lines {
namespace {

using namespace std::string_view_literals;
constexpr std::array kShippedLines{
#include "shipped_exercises.inc"
};

constexpr GameSetup kExerciseBoard{.rows = 7, .cols = 7};

std::optional<Position> read_position(std::span<const std::string_view> words) {
    std::vector<Chip> chips;
    for (const std::string_view word : words) {
        const auto chip = parse_chip(word);
        if (!chip) return std::nullopt;
        chips.push_back(*chip);
    }
    Position position(kExerciseBoard);
    // A row that is there already is no task.
    const auto thrown = position.throw_chips(chips);
    if (!thrown || !thrown->removed.empty() || position.turn() != Turn::kMove) return std::nullopt;
    return position;
}

}  // namespace

std::optional<Exercise> parse_exercise(std::string_view line) {
    const auto task = words_of(take_until(line, ";"));
    const auto answer = words_of(line);
    if (task.size() < 2 || answer.size() < 3 || answer.size() % 2 == 0) return std::nullopt;
    const auto position = read_position(std::span(task).subspan(1));
    const auto most = parse_digits<int>(answer.front());
    if (!position || !most) return std::nullopt;
    Exercise exercise{std::string(task.front()), *position, *most, {}};
    Position after = *position;
    int cleared = 0;
    for (std::size_t i = 1; i < answer.size(); i += 2) {
        const auto from = parse_cell(answer[i]);
        const auto to = parse_cell(answer[i + 1]);
        if (!from || !to) return std::nullopt;
        const auto change = after.move(*from, *to);
        if (!change || change->removed.empty()) return std::nullopt;
        cleared += static_cast<int>(change->removed.size());
        exercise.moves.push_back({*from, *to});
    }
    if (cleared != *most) return std::nullopt;
    return exercise;
}

const std::vector<Exercise>& exercises() {
    static const std::vector<Exercise> kExercises = [] {
        std::vector<Exercise> read;
        for (const std::string_view line : kShippedLines) {
            auto exercise = parse_exercise(line);
            require(exercise.has_value());
            read.push_back(std::move(*exercise));
        }
        return read;
    }();
    return kExercises;
}

}  // namespace atom4::lines
