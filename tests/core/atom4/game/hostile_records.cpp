// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/game/hostile_records.h"

#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/base/random.h"

namespace atom4::test {
namespace {

const std::string kTags = "[Game \"Atom-4\"]\n[Size \"26x26\"]\n[Start \"R\"]\n[Result \"*\"]\n";

std::string tag(const std::string& name, const std::string& value) {
    return '[' + name + " \"" + value + "\"]\n";
}

// Returns a long game on the largest board, in which winning moves are avoided.
std::vector<Cell> long_game() {
    Random random(17);
    std::vector<Cell> moves;
    Position position({26, 26});
    while (!position.is_over()) {
        const auto legal = position.legal_moves();
        std::vector<Cell> cells(legal.begin(), legal.end());
        std::optional<Reaction> made;
        while (!cells.empty()) {
            const std::size_t i = random.below(cells.size());
            made = position.play_legal(cells[i]);
            if (!made->wins()) break;
            position.undo(*made);
            made.reset();
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(i));
        }
        if (!made) break;
        moves.push_back(made->placed());
    }
    moves.resize(moves.size() / 10 * 9);  // before its end, so that a player can resign
    return moves;
}

std::string round_tags(std::size_t round, const std::string& size) {
    const std::string start(1, letter(wheel_colour(static_cast<int>(round % kWheelSize))));
    return "[Game \"Atom-4\"]\n[Size \"" + size + "\"]\n[Start \"" + start + "\"]\n" +
           tag("Round", std::to_string(round + 1));
}
const std::string kGivenUp = "[Result \"1-0\"]\n[Termination \"resignation\"]\n";

TextOfSize long_rounds(const std::string& behind_each_move) {
    return [=](std::size_t bytes) {
        std::string moves;
        for (const Cell cell : long_game()) moves += to_text(cell) + behind_each_move;
        return many("", [&](std::size_t i) { return round_tags(i, "26x26") + kGivenUp + moves + '\n'; })(bytes);
    };
}

// Returns a long round with a variation for every other legal move.
std::string all_variations(std::size_t round) {
    static const std::vector<Cell> game = long_game();
    std::string text = round_tags(round, "26x26") + kGivenUp;
    Position position({26, 26}, wheel_colour(static_cast<int>(round % kWheelSize)));
    for (const Cell cell : game) {
        text += to_text(cell);
        for (const Cell other : position.legal_moves())
            if (other != cell) text += '(' + to_text(other) + ')';
        position.play_legal(cell);
    }
    return text + '\n';
}

// Returns a variation from the start of the round, one ply longer than that for i - 1, up to the length of the game.
std::string growing_variation(std::size_t i) {
    static const std::vector<Cell> game = long_game();
    std::string text = "(";
    for (std::size_t ply = 0; ply < 2 + i % (game.size() - 2); ++ply) text += to_text(game[ply]) + ' ';
    return text + ')';
}

}  // namespace

std::vector<HostileRecord> hostile_records() {
    constexpr bool kGame = true;
    constexpr bool kNoGame = false;
    const std::string first = to_text(long_game().front());
    const std::string second = to_text(long_game()[1]);
    const Position empty({26, 26});
    const auto starts = empty.legal_moves();
    const std::string other =
        to_text(*std::find_if(starts.begin(), starts.end(), [&](Cell cell) { return to_text(cell) != first; }));
    return {
        {"UnknownTags", kGame, many(kTags, [](std::size_t i) { return tag("Unknown" + std::to_string(i), "x"); })},
        {"ShortTags", kGame, many(kTags, [](std::size_t i) { return tag(short_name(i), ""); })},
        {"OneTagAgainAndAgain", kNoGame, repeated(kTags, tag("Event", "x"))},
        {"ATagRepeatedAtTheEnd", kNoGame,
         many(
             kTags, [](std::size_t i) { return tag(short_name(i), ""); }, tag("a", "again") + "x")},
        {"AHugeTag", kGame, repeated(kTags + "[Event \"", "x", "\"]\n")},
        {"AHugeTagOfQuotes", kGame, repeated(kTags + "[Event \"", "\\\"", "\"]\n")},
        {"AHugeName", kGame, repeated(kTags + "[", "x", " \"\"]\n")},
        {"TwoHugeNames", kNoGame,
         [](std::size_t bytes) {
             const std::string name(bytes / 2, 'x');
             return kTags + tag(name, "") + tag(name, "");
         }},
        {"AHugeBadValue", kNoGame, repeated("[Game \"", "x", "\"]\n[Size \"6x6\"]\n[Start \"R\"]\n[Result \"*\"]\n")},
        {"ATagWithoutEnd", kNoGame, repeated(kTags + "[Event \"", "x")},
        {"OpenBrackets", kNoGame, repeated("", "[")},
        {"BracketLines", kNoGame, repeated(kTags, "[\n")},
        {"CopiesOfAVariation", kNoGame, repeated(kTags + first, '(' + other + ')')},
        {"VariationsBesideAHugeComment", kNoGame,
         [=](std::size_t bytes) {
             return repeated(kTags + first + '{' + std::string(bytes / 2, 'c') + '}', '(' + other + ')')(bytes);
         }},
        {"VariationsWithComments", kNoGame, repeated(kTags + first, "(" + other + "{why})")},
        {"VariationsWithManyComments", kNoGame, repeated(kTags + first, "({a}" + other + "{b}{c})")},
        {"AVariationOfComments", kGame, repeated(kTags + first + "({a}", "{b}", other + "{c})")},
        {"EveryVariation", kNoGame, many("", all_variations)},
        {"GrowingVariations", kGame, many(kTags + first, growing_variation)},
        {"OpenParentheses", kNoGame, repeated(kTags + first, "(")},
        {"EmptyParentheses", kNoGame, repeated(kTags + first, "()")},
        {"ClosedParentheses", kNoGame, repeated(kTags, ")")},
        {"AHugeComment", kGame, repeated(kTags + "{", "x", "}")},
        {"AHugeCommentInAMatch", kGame, repeated(kTags + first + "{", "\n", "}")},
        {"ACommentWithoutEnd", kNoGame, repeated(kTags + "{", "{")},
        {"EmptyComments", kGame, repeated(kTags, "{}")},
        {"ShortComments", kGame, repeated(kTags + first, "{x}")},
        {"EndlessMoves", kNoGame, repeated(kTags, first + ' ' + second + ' ')},
        {"LongRounds", kGame, long_rounds(" ")},
        {"LongRoundsWithComments", kGame, long_rounds("{c}")},
        {"ManyRounds", kGame, many("", [](std::size_t i) { return round_tags(i, "6x6") + kGivenUp + "{}"; })},
        {"ManyRoundsWithoutEnd", kNoGame,
         many("", [](std::size_t i) { return round_tags(i, "6x6") + "[Result \"*\"]\n"; })},
        {"ManyRoundsFromPositions", kGame,
         many("",
              [](std::size_t i) {
                  const std::string colour(1, letter(wheel_colour(static_cast<int>(i % kWheelSize))));
                  return round_tags(i, "6x6") + kGivenUp + tag("Position", "6/6/6/2RG2/6/6 " + colour) + "{}";
              })},
        {"HugeNumbers", kNoGame, repeated(kTags, "9")},
        {"NumbersOfMoves", kNoGame, repeated(kTags, "1. ")},
        {"HugeRound", kNoGame, repeated("[Round \"", "9", "\"]\n" + kTags)},
        {"HugeSize", kNoGame, repeated("[Game \"Atom-4\"]\n[Start \"R\"]\n[Result \"*\"]\n[Size \"", "9", "x6\"]\n")},
        {"HugePosition", kNoGame, repeated(kTags + "[Position \"", "26/", " R\"]\n")},
        {"Dots", kNoGame, repeated(kTags + "1", ".")},
        {"Blanks", kGame, repeated(kTags, " ")},
        {"LineBreaks", kNoGame, repeated("", "\n")},
        {"ALongWord", kNoGame, repeated(kTags, "x")},
        {"Noise", kNoGame, noise},
        {"NoiseInAComment", kNoGame, [](std::size_t bytes) { return kTags + '{' + noise(bytes); }},
        {"Zeroes", kNoGame, [](std::size_t bytes) { return std::string(bytes, '\0'); }},
        {"ByteOrderMarks", kNoGame, repeated("", "\xEF\xBB\xBF")},
    };
}

}  // namespace atom4::test
