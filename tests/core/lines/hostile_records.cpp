// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/lines/hostile_records.h"

#include "core/lines/board.h"

namespace atom4::lines::test {
namespace {

using atom4::test::many;
using atom4::test::repeated;

std::string tags(const std::string& size, int line, int each) {
    return "[Game \"Lines\"]\n[Size \"" + size + "\"]\n[Colours \"20\"]\n[Line \"" + std::to_string(line) +
           "\"]\n[First \"1\"]\n[Each \"" + std::to_string(each) + "\"]\n";
}
const std::string kTags = tags("9x9", 5, 3);
const std::string kSilent = tags("9x9", 5, 0);  // without new chips

std::string tag(const std::string& name) {
    return '[' + name + " \"\"]\n";
}

// A chip that moves to and fro for ever between two cells of the board, around all other chips.
atom4::test::TextOfSize moves_to_and_fro(const std::string& begin, Cell one, Cell other) {
    const std::string there = "move " + to_text(one) + ' ' + to_text(other) + '\n';
    const std::string back = "move " + to_text(other) + ' ' + to_text(one) + '\n';
    return repeated(begin, there + back);
}

// Walls across the largest board, with gaps at alternate ends, and a chip in its corner.
std::string maze() {
    std::string text = tags("64x64", 64, 0) + "throw a1:20";
    for (int col = 1; col < 63; col += 2)
        for (int row = 0; row < 64; ++row)
            if (row != (col % 4 == 1 ? 63 : 0)) text += ' ' + to_text(Chip{{row, col}, 1 + (row + col) % 19});
    return text + '\n';
}

// A line of one colour is completed and cleared, over and over.
atom4::test::TextOfSize scoring() {
    return repeated(tags("9x9", 2, 1) + "throw a1:1 i9:2\nmove a1 a2\n", "throw a1:1\nmove i9 i8\nthrow i9:2\n", "x");
}

atom4::test::TextOfSize throws_and_moves() {
    // Each new chip completes a line with the one that was moved there.
    return many(tags("9x9", 2, 1) + "throw a1:1\n",
                [](std::size_t) { return std::string("move a1 a2\nthrow a3:1\nthrow a1:1\n"); });
}

}  // namespace

std::vector<HostileRecord> hostile_records() {
    constexpr bool kGame = true;
    constexpr bool kNoGame = false;
    const auto number = [](std::size_t i) { return std::to_string(i); };
    return {
        {"UnknownTags", kGame, many(kTags, [=](std::size_t i) { return tag("Unknown" + number(i)); })},
        {"ShortTags", kGame, many(kTags, [=](std::size_t i) { return tag('_' + atom4::test::short_name(i)); })},
        {"OneTagAgainAndAgain", kNoGame, repeated(kTags, tag("Event"))},
        {"AHugeTag", kGame, repeated(kTags + "[Event \"", "x", "\"]\n")},
        {"AHugeName", kGame, repeated(kTags + '[', "x", " \"\"]\n")},
        {"AHugeId", kGame, repeated(kTags + "[Id \"", "a", "\"]\n")},
        {"AHugeScore", kNoGame, repeated(kTags + "[Score \"", "9", "\"]\nthrow a1:1\n")},
        {"ATagWithoutEnd", kNoGame, repeated(kTags + "[Event \"", "x")},
        {"BracketLines", kNoGame, repeated(kTags, "[\n")},
        {"AThrowOfTooManyChips", kNoGame, repeated(kTags + "throw", " a1:1")},
        {"AThrowOfChipsEverywhere", kNoGame,
         many(kTags + "throw",
              [](std::size_t i) {
                  return ' ' + to_text(Chip{{static_cast<int>(i / 9 % 9), static_cast<int>(i % 9)}, 1});
              })},
        {"AThrowOffTheBoard", kNoGame, repeated(kTags + "throw", " z26:1")},
        {"AThrowOfNoChips", kNoGame, repeated(kTags + "throw", " x")},
        {"AMoveOfManyCells", kNoGame, repeated(kTags + "throw a1:1\nmove", " a1")},
        {"EmptyThrows", kNoGame, repeated(kSilent + "throw a1:1\nmove a1 a2\n", "throw\n")},
        {"EndlessMoves", kGame, moves_to_and_fro(kSilent + "throw a1:1 e5:2 i9:3\n", {0, 0}, {8, 7})},
        {"EndlessShortMoves", kGame, moves_to_and_fro(kSilent + "throw a1:1 e5:2 i9:3\n", {0, 0}, {0, 1})},
        {"EndlessMovesAcrossALargeBoard", kGame,
         moves_to_and_fro(tags("40x40", 40, 0) + "throw a1:1 e5:2 i9:3\n", {0, 0}, {39, 39})},
        {"EndlessMovesThroughAMaze", kNoGame, moves_to_and_fro(maze(), {0, 0}, {0, 62})},
        {"EndlessMovesAndEmptyThrows", kGame,
         repeated(kSilent + "throw a1:1 e5:2 i9:3\n", "move a1 a2\nthrow\nmove a2 a1\nthrow\n")},
        {"EndlessLines", kGame, throws_and_moves()},
        {"Scoring", kNoGame, scoring()},
        {"ALongWord", kNoGame, repeated(kTags, "x")},
        {"HugeNumbers", kNoGame, repeated(kTags + "throw a", "9", ":1\n")},
        {"HugeSize", kNoGame, repeated("[Game \"Lines\"]\n[Size \"", "9", "x9\"]\n" + kTags)},
        {"Blanks", kGame, repeated(kTags, " ")},
        {"LineBreaks", kGame, repeated(kTags, "\n")},
        {"Noise", kNoGame, atom4::test::noise},
        {"NoiseInAnEvent", kNoGame, [](std::size_t bytes) { return kTags + "throw " + atom4::test::noise(bytes); }},
        {"Zeroes", kNoGame, [](std::size_t bytes) { return std::string(bytes, '\0'); }},
    };
}

}  // namespace atom4::lines::test
