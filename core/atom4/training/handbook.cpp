// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook.h"

#include <algorithm>
#include <string_view>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using Meaning = MarkMeaning;

// Cells with the same mark, as they are written down here.
struct Marked {
    Meaning meaning;
    std::string_view cells;
};

// An example as it is written down here: a position, or the moves that lead to it from the start of a round.
struct ExampleEntry {
    ExampleId id;
    std::string_view position;
    std::string_view moves;
    std::string_view played;
    std::array<Marked, 2> marks;
};

constexpr Marked kNoMark{Meaning::kRow, {}};

// Those with moves are from games of the computer against itself at level 2 or 3.
constexpr std::array<ExampleEntry, kExampleCount> kExampleEntries{{
    {ExampleId::kFour, "6/6/1WWWC1/4Y1/6/6 R", {}, "d4", {{{Meaning::kTurned, "e3"}, kNoMark}}},
    {ExampleId::kStart, "6/6/2GP2/6/6/6 R", " ", {}, {{{Meaning::kMayPlace, "c2 c4"}, kNoMark}}},
    {ExampleId::kApart, "6/6/1RG1B1/4Y1/6/6 C", {}, {}, {{{Meaning::kMayNot, "d3"}, kNoMark}}},
    {ExampleId::kAdding, "6/6/3C2/3G2/6/6 R", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kTakingAway, "6/6/3R2/3Y2/6/6 C", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kTheirGoal, "6/6/3K2/3B2/6/6 R", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kPassing, "7/7/7/1Y5/2WWB2/7/7 R", {}, "b5", {{{Meaning::kTurned, "e5"}, {Meaning::kPassed, "c5 d5"}}}},
    {ExampleId::kPassingBlack,
     "7/7/7/1B5/2KKY2/7/7 P",
     {},
     "b5",
     {{{Meaning::kTurned, "e5"}, {Meaning::kPassed, "c5 d5"}}}},
    {ExampleId::kGap, "7/7/1WWCW2/2G1Y2/7/7/7 R", {}, {}, {{{Meaning::kWins, "c2 d2 f3 d4"}, kNoMark}}},
    {ExampleId::kTwoTurned, "7/7/1WCCW2/3G3/7/7/7 R", {}, {}, {{{Meaning::kWins, "c2 c4"}, kNoMark}}},
    {ExampleId::kWire, "7/7/1CWWW2/4G2/7/7/7 R", {}, {}, {{{Meaning::kWins, "b2 f3 b4"}, kNoMark}}},
    {ExampleId::kFork,
     "1W3W1/1W2W2/2WRW2/2BB3/7/7/7 R",
     {},
     "d5",
     {{{Meaning::kTurned, "c4 d4"}, {Meaning::kThreatens, "b4 e4 c5 e5"}}}},
    {ExampleId::kForkInGame,
     "7/7/7/3BY2/7/7/7 G",
     "e3 e5 f3 d3 f4 c4 e2 g3 g4 d5 f5 g5 f6 f2 e6 d2 g6 g7",
     "d6",
     {{{Meaning::kThreatens, "c5 f7"}, kNoMark}}},
    {ExampleId::kManyDefences,
     "7/7/1WWWC2/2G2P1/7/7/7 P",
     {},
     {},
     {{{Meaning::kTheirWin, "d2 d4"}, {Meaning::kStops, "b2 c2 d2 b4 d4"}}}},
    {ExampleId::kOneDefence,
     "7/7/7/3GP2/7/7/7 R",
     "e5 e3 d5 d3 d2 d6 e6 e7 d7 f5 f7 c4",
     {},
     {{{Meaning::kTheirWin, "f6"}, {Meaning::kStops, "f6"}}}},
    {ExampleId::kTwoStoppedAtOnce,
     "8/8/8/3BY3/8/8/8/8 G",
     "e5 f5 f4 e6 g5 d5 f3 d6 c6 c4 e3 c5",
     {},
     {{{Meaning::kTheirWin, "d3 f6"}, {Meaning::kStops, "g4"}}}},
    {ExampleId::kPlan,
     "7/3Y3/3K3/2K4/2K4/7/7 C",
     {},
     "e3",
     {{{Meaning::kTurned, "d2"}, {Meaning::kThreatens, "c2 e2"}}}},
    {ExampleId::kDeadRow,
     "6/6/2GP2/6/6/6 R",
     "c4 b4 d4 c2 d5 d2 e5 e3 d1 e2 b3 c1 f3 e1 c5 a4 e4 a3 b5 a5 b2 c6 b6 d6 f5 f4",
     {},
     {{{Meaning::kNeverChanges, "a4"}, {Meaning::kRow, "b4 c4 d4"}}}},
}};

const ExampleEntry& entry_of(ExampleId id) {
    return *std::find_if(kExampleEntries.begin(), kExampleEntries.end(),
                         [id](const ExampleEntry& entry) { return entry.id == id; });
}

}  // namespace

Example example_of(ExampleId id) {
    const ExampleEntry& entry = entry_of(id);
    Example example{*parse_position(entry.position), {}, {}, entry.moves.empty()};
    for (const std::string_view move : words_of(entry.moves)) example.position.play_legal(parse_cell(move).value());
    if (!entry.played.empty()) example.played = parse_cell(entry.played);
    for (const Marked& marked : entry.marks)
        for (const std::string_view cell : words_of(marked.cells))
            example.marks.push_back({parse_cell(cell).value(), marked.meaning});
    return example;
}

Position Example::after() const {
    Position board = position;
    if (played) board.play_legal(*played);
    return board;
}

std::vector<Cell> Example::marked(MarkMeaning meaning) const {
    std::vector<Cell> cells;
    for (const BoardMark& mark : marks)
        if (mark.meaning == meaning) cells.push_back(mark.cell);
    return cells;
}

bool never_changes(const Position& position, Cell cell) {
    return std::all_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        for (Cell at = step(cell, direction); position.size().contains(at); at = step(at, direction))
            if (!position.at(at)) return false;
        return true;
    });
}

}  // namespace atom4
