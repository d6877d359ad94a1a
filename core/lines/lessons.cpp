// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/lessons.h"

#include <algorithm>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/lines/position.h"

namespace atom4::lines {
namespace {

using Idea = LessonIdea;
using Task = LessonTask;

constexpr GameSetup kBoard{.rows = 7, .cols = 7};

// A step as listed below: its chips, and the moves made before it.
struct Entry {
    LessonId lesson;
    Idea idea;
    Task task;
    std::string_view chips;
    std::string_view moves = {};
    std::uint64_t seed = 1;
};

// Red's line needs e2, yellow's e4, and green's e7, which red leaves.
constexpr std::string_view kThreeRows = "a2:1 b2:1 c2:1 d2:1 e7:1 a4:3 b4:3 c4:3 d4:3 g5:3 a7:2 b7:2 c7:2 d7:2 g7:2";

constexpr std::array kEntries{
    Entry{LessonId::kPaths, Idea::kFiveInARow, Task::kLine, "b4:1 c4:1 d4:1 f4:1 e1:1 c2:3 g6:2"},
    Entry{LessonId::kPaths, Idea::kWalledIn, Task::kLine, "b4:1 c4:1 d4:1 f4:1 e2:1 a7:1 e1:2 d2:2 f2:2 e3:2"},
    Entry{LessonId::kPreview, Idea::kThreeFall, Task::kMove, "b2:1 f3:2 c6:3", {}, 2},
    Entry{LessonId::kPreview, Idea::kNothingFalls, Task::kLine, "c3:4 d3:4 e3:4 f3:4 d6:4 b6:2 f5:1", {}, 3},
    Entry{LessonId::kChains, Idea::kFirstOfAChain, Task::kLine, kThreeRows},
    Entry{LessonId::kChains, Idea::kSecondOfAChain, Task::kLine, kThreeRows, "e7 e2"},
    Entry{LessonId::kChains, Idea::kThirdOfAChain, Task::kLine, kThreeRows, "e7 e2 g5 e4"},
};

LessonStep step_of(const Entry& entry) {
    LessonStep step{entry.idea, entry.task, Position(kBoard), entry.seed};
    std::vector<Chip> chips;
    for (const std::string_view chip : words_of(entry.chips)) chips.push_back(parse_chip(chip).value());
    (void)step.position.throw_chips(chips).value();
    const auto moves = words_of(entry.moves);
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2)
        (void)step.position.move_legal(parse_cell(moves[i]).value(), parse_cell(moves[i + 1]).value());
    return step;
}

// The longest run of the chip's colour through its cell.
int longest_line(const Board& board, Cell chip) {
    int longest = 0;
    for (const Cell step : kLineSteps) longest = std::max(longest, in_line(board, chip, step));
    return longest;
}

LessonMiss miss_of(IllegalMove reason) {
    switch (reason) {
        case IllegalMove::kNoChip: return LessonMiss::kNoChip;
        case IllegalMove::kNoPath: return LessonMiss::kNoPath;
        default: return LessonMiss::kTaken;
    }
}

}  // namespace

std::vector<LessonStep> steps_of(LessonId lesson) {
    std::vector<LessonStep> steps;
    for (const Entry& entry : kEntries)
        if (entry.lesson == lesson) steps.push_back(step_of(entry));
    return steps;
}

LessonAttempt attempt(const LessonStep& step, Cell from, Cell to) {
    LessonAttempt attempt{.from = from, .to = to, .move = {}, .thrown = {}, .miss = {}};
    Position after = step.position;
    auto change = after.move(from, to);
    if (!change) {
        attempt.miss = miss_of(change.error());
        return attempt;
    }
    attempt.move = *change;
    if (after.turn() == Turn::kThrow && attempt.move->removed.empty()) {
        if (step.task == LessonTask::kLine) {
            attempt.miss = LessonMiss::kNoLine;
            attempt.in_line = longest_line(after.board(), to);
        }
        attempt.thrown = after.throw_chips(draw_throw(step.seed, after)).value();
    }
    return attempt;
}

Move solution(const LessonStep& step) {
    const Board& board = step.position.board();
    for (const Chip& chip : board.chips())
        for (const Cell to : board.free_cells())
            if (attempt(step, chip.cell, to).succeeded()) return {chip.cell, to};
    require(false);  // every step has a solution
    return {};
}

std::string_view name_of(LessonId lesson) {
    switch (lesson) {
        case LessonId::kPaths: return "paths";
        case LessonId::kPreview: return "preview";
        case LessonId::kChains: break;
    }
    return "chains";
}

}  // namespace atom4::lines
