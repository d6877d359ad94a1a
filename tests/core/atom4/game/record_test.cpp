// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/game/record.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::cell;
using Fault = RecordFault;

// The required tags in lines 1 to 4, then an empty line; the moves are in line 6.
const std::string kTags = "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n\n";

std::vector<Cell> moves_of(const GameRecord& record) {
    return {record.moves.cells().begin(), record.moves.cells().end()};
}

// Returns the only game of the text, which must be valid.
GameRecord parse_one(std::string_view text) {
    const auto records = parse_records(text);
    if (!records) {
        ADD_FAILURE() << "line " << records.error().line << " column " << records.error().column << ": "
                      << records.error().token;
        return {};
    }
    EXPECT_EQ(records->size(), 1U);
    return records->front();
}

TEST(Record, IsWrittenInTheMannerOfPgn) {
    GameRecord record;
    record.date = "2026.01.31";
    record.seats = {Seat::human("Ada"), Seat::computer(3)};
    record.moves = {{cell("i9"), "bold"}, {cell("i7"), ""}, {cell("h9"), ""}};
    record.opening_comment = "a club evening";
    write_tag(record.other_tags, "Event", "Club \"B\"");
    EXPECT_EQ(to_text(std::vector{record}),
              "[Game \"Atom-4\"]\n[Date \"2026.01.31\"]\n[Player1 \"Ada\"]\n[Player2 \"Computer 3\"]\n[Round \"1\"]\n"
              "[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n[Event \"Club \\\"B\\\"\"]\n\n"
              "{a club evening} 1. i9 {bold} i7 2. h9\n");
}

TEST(Record, StoresAFractionalLevel) {
    GameRecord record;
    record.seats = {Seat::human("Ada"), Seat::computer(Level::of_tenths(34))};
    record.moves = {{cell("i9"), ""}};
    const std::string text = to_text(std::vector{record});
    EXPECT_NE(text.find("[Player2 \"Computer 3.4\"]\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("ComputerLevel2"), std::string::npos) << text;
    EXPECT_EQ(parse_one(text), record);
}

// Earlier versions wrote the nearest whole level in the player's tag, and the exact one, in thousandths, in another.
TEST(Record, ReadsLevelsInTwoTags) {
    const auto level = [](const std::string& player, const std::string& exact) {
        const std::string tags = "[Player2 \"" + player + "\"]\n[ComputerLevel2 \"" + exact + "\"]\n";
        const GameRecord record = parse_one(tags + kTags + "1. i9");
        EXPECT_EQ(to_text(std::vector{record}).find("ComputerLevel2"), std::string::npos) << exact;
        return to_text(record.seats[Player::kSecond]);
    };
    EXPECT_EQ(level("Computer 3", "3.4"), "Computer 3.4");
    EXPECT_EQ(level("Computer 3", "3.456"), "Computer 3.5");
    EXPECT_EQ(level("Computer 4", "3.55"), "Computer 3.6");
    EXPECT_EQ(level("Computer 7", "3.4"), "Computer 7") << "another program went on at another level";
    EXPECT_EQ(level("Ada", "3.4"), "Ada");
    for (const char* nonsense : {"", "3,4", "x", "3.40000", "-3"})
        EXPECT_EQ(level("Computer 3", nonsense), "Computer 3");
}

TEST(Record, StoresWhichPlayersHaveHumanMoves) {
    GameRecord record;
    record.seats = {Seat::computer(3), Seat::computer(3)};
    record.moves = {{cell("i9"), ""}, {cell("i7"), ""}};
    EXPECT_EQ(to_text(std::vector{record}).find("PersonMoved"), std::string::npos);
    record.human_moved = {false, true};
    const std::string text = to_text(std::vector{record});
    EXPECT_NE(text.find("[PersonMoved \"2\"]\n"), std::string::npos);
    EXPECT_EQ(parse_one(text), record);
    EXPECT_FALSE(has_human_move(record, Player::kFirst));
    EXPECT_TRUE(has_human_move(record, Player::kSecond));
    // Values that only another program understands are kept as they are.
    const std::string others =
        "[SeatsChanged \"no\"]\n[Helped \"much\"]\n[LowestLevel \"low\"]\n[PersonMoved \"perhaps\"]\n";
    EXPECT_EQ(parse_one(others + kTags + "1. i9").other_tags, others);
}

TEST(Record, DerivesHumanMovesFromSeatsAndMoves) {
    GameRecord record;
    record.seats = {Seat::human(), Seat::computer(3)};
    EXPECT_FALSE(has_human_move(record, Player::kFirst));
    record.moves = {{cell("i9"), ""}};
    EXPECT_TRUE(has_human_move(record, Player::kFirst));
    EXPECT_FALSE(has_human_move(record, Player::kSecond));
    record.seats = {Seat::computer(3), Seat::human()};
    EXPECT_FALSE(has_human_move(record, Player::kFirst));
    EXPECT_FALSE(has_human_move(record, Player::kSecond));
    record.variations = {{1, MoveLine{{cell("i7"), ""}}}};
    EXPECT_TRUE(has_human_move(record, Player::kSecond));
}

TEST(Record, LinesOfMovesEndBeforeColumn80) {
    for (const test::VectorGame& game : test::load_vector_games()) {
        GameRecord record;
        record.size = game.size;
        record.start = game.start;
        record.moves = MoveLine(game.moves);
        const std::string text = to_text(std::vector{record});
        for (std::size_t start = 0; start < text.size(); start = text.find('\n', start) + 1)
            EXPECT_LE(text.find('\n', start) - start, 79U);
        EXPECT_NE(text.find("[Result \"" + game.result + "\"]"), std::string::npos);
        EXPECT_EQ(parse_one(text), record);
    }
}

TEST(Record, RandomMatchesComeBackTheSame) {
    Random random(71);
    for (int i = 0; i < 500; ++i) {
        const auto records = test::random_records(random);
        const std::string text = to_text(records);
        const auto parsed = parse_records(text);
        ASSERT_TRUE(parsed) << "line " << parsed.error().line << " column " << parsed.error().column << '\n' << text;
        ASSERT_EQ(*parsed, records) << text;
        ASSERT_EQ(to_text(*parsed), text);
    }
}

TEST(Record, HasDefaultsForOptionalTags) {
    const GameRecord record = parse_one("[Game \"Atom-4\"]\n[Size \"6x7\"]\n[Start \"G\"]\n[Result \"*\"]");
    EXPECT_EQ(record.size, (BoardSize{6, 7}));
    EXPECT_EQ(record.start, Colour::kGreen);
    EXPECT_EQ(record.round, 1);
    EXPECT_EQ(record.seats, test::two_people());
    EXPECT_EQ(record.date, "????.??.??");
    EXPECT_TRUE(record.moves.empty());
}

TEST(Record, MovesAreReadInAnyLayout) {
    for (const char* moves :
         {"1. i9 i7 2. h9", "i9 i7 h9", "1. i9 1... i7 2. h9", "1.\ti9\r\ni7\r\n2.\nh9\n\n", "   i9   i7   h9   ",
          "1. i9 i7 2. h9 *", "{a}{b} 1. {c} i9 {d}i7{e} 2. h9", "1. i9{x}i7 2. h9"})
        EXPECT_EQ(moves_of(parse_one(kTags + moves)), test::cells("i9 i7 h9")) << moves;
}

TEST(Record, CommentsBelongToTheMoveBeforeThem) {
    const GameRecord record = parse_one(kTags + "{one} {two} 1. i9 {three\nfour} {five} i7 2. h9 {six} * {seven}");
    EXPECT_EQ(record.opening_comment, "one two");
    ASSERT_EQ(record.moves.size(), 3U);
    EXPECT_EQ(record.moves[0].comment, "three\nfour five");
    EXPECT_EQ(record.moves[1].comment, "");
    EXPECT_EQ(record.moves[2].comment, "six seven");
}

TEST(Record, TagsMayComeInAnyOrderAndUnknownOnesAreKept) {
    const GameRecord record = parse_one(
        "[Result \"*\"]\n[Zeta \"z\"]\n[Start \"R\"]\n[Alpha_1 \"\"]\n\n[Size \"16x16\"]\n[Game \"Atom-4\"]\ni9");
    EXPECT_EQ(record.other_tags, "[Zeta \"z\"]\n[Alpha_1 \"\"]\n");
}

TEST(Record, ValuesEscapeQuotesAndBackslashes) {
    const GameRecord record = parse_one("[Player1 \"A \\\"B\\\" \\\\ C\"]\n" + kTags);
    EXPECT_EQ(record.seats[Player::kFirst], Seat::human("A \"B\" \\ C"));
    EXPECT_EQ(parse_one(to_text(std::vector{record})), record);
}

TEST(Record, IsReadFromFilesOfOtherSystems) {
    const std::string text = kTags + "1. i9 {good} i7 2. h9\n";
    const GameRecord expected = parse_one(text);
    std::string crlf;
    for (const char c : text) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(parse_one(crlf), expected);
    EXPECT_EQ(parse_one("\xEF\xBB\xBF" + text), expected) << "a byte order mark";
    EXPECT_EQ(parse_one(text.substr(0, text.size() - 1)), expected) << "no line break at the end";
    EXPECT_EQ(parse_one("\n\n  " + text + "\n\n\n"), expected);
}

TEST(Record, EndsBeforeTrailingForeignText) {
    using namespace std::string_view_literals;
    const GameRecord record = parse_one(kTags + "1. i9 i7");
    const struct {
        std::string_view behind;
        std::optional<int> line;
    } kTable[]{
        {"\n", std::nullopt},
        {"\n\x1A", 7},
        {"\x1A", 6},
        {"\r\n\x1A\0\0\0"sv, 7},
        {"\n\0\0\0\0"sv, 7},
        {"\n\n\0\n\0\n"sv, 8},
        {" *\n-- \nAda\n", 7},
        {"\n\n--\nAda 1. a1 [x\n\0\x1A\xFF"sv, 8},
        {"\n-- \r\nAda\r\n", 7},
        {" {said} \n--", 7},
        {"\n-- \n[Game \"Atom-4\"]\n", 7},
    };
    for (const auto& row : kTable) {
        const std::string text = kTags + "1. i9 i7" + std::string(row.behind);
        std::optional<int> line;
        const auto records = parse_records(text, &line);
        ASSERT_TRUE(records) << row.behind;
        EXPECT_EQ(records->front().moves, record.moves.size() == 2 && row.behind.starts_with(" {said}")
                                              ? parse_one(kTags + "1. i9 i7 {said}").moves
                                              : record.moves)
            << row.behind;
        EXPECT_EQ(line, row.line) << row.behind;
    }
}

TEST(Record, IsRejectedWithAnyOtherForeignText) {
    using namespace std::string_view_literals;
    for (const std::string_view moves : {
             "1. i9\0"sv,  // the last word may be cut off
             "1. i9 \0 i7\n"sv,
             "1. i9 \x1A i7\n"sv,
             "1. i9 {\x1A}"sv,  // inside a comment
             "1. i9 {\x1A"sv,
             "1. i9 {\n-- \n"sv,
             "1. i9 (1. i7\n-- \n"sv,
             "1.\n-- \n"sv,  // a number without a move
             "1. i9 -- \nAda"sv,
             "1. i9\n --- \nAda"sv,
             "1. i9\n--Ada\n"sv,
             "1. i9\nAda\n"sv,
         })
        EXPECT_FALSE(parse_records(kTags + std::string(moves))) << moves;
    for (const std::string_view text : {"\x1A"sv, "\0\0"sv, "-- \n"sv, "\n-- \n[Game \"Atom-4\"]\n"sv})
        EXPECT_FALSE(parse_records(text));
    EXPECT_FALSE(parse_records("[Game \"Atom-4\"]\n-- \n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n"));
}

TEST(Record, AMatchIsSeveralGames) {
    Match match({{6, 6}, test::two_people()});
    Random random(72);
    for (int round = 1; round <= 3; ++round) {
        test::finish_round(match, random);
        match.next_round();
    }
    const auto parsed = parse_records(to_text(match.records()));
    ASSERT_TRUE(parsed);
    ASSERT_EQ(parsed->size(), 4U);
    EXPECT_EQ(*parsed, match.records());
    EXPECT_EQ(parsed->back().start, Colour::kCyan);
}

TEST(Record, ARoundResignedBeforeItsFirstMoveIsKept) {
    Match match({{6, 6}, test::two_people()});
    for (int round = 1; round <= 3; ++round) {
        ASSERT_TRUE(match.resign(Player::kFirst));
        ASSERT_TRUE(match.next_round());
    }
    const auto parsed = parse_records(to_text(match.records()));
    ASSERT_TRUE(parsed) << parsed.error().line << ": " << parsed.error().token;
    EXPECT_EQ(*parsed, match.records());
}

TEST(Record, ReplaysToAnyPly) {
    const GameRecord record = parse_one(kTags + "i9 i7 h9");
    EXPECT_EQ(replay(record, 0), Position());
    EXPECT_EQ(replay(record).piece_count(), 5);
    EXPECT_EQ(replay(record, 2).piece_count(), 4);
    EXPECT_EQ(replay(record, 99), replay(record));
}

void expect_fault(const std::string& text, const RecordError& expected) {
    const auto parsed = parse_records(text);
    ASSERT_FALSE(parsed) << text;
    const RecordError& error = parsed.error();
    EXPECT_EQ(error.fault, expected.fault) << text;
    EXPECT_EQ(error.line, expected.line) << text;
    EXPECT_EQ(error.column, expected.column) << text;
    EXPECT_EQ(error.token, expected.token) << text;
    EXPECT_EQ(error.reason, expected.reason) << text;
}

TEST(RecordFaults, NoGame) {
    expect_fault("", {FormatFault::kNoGame, 1, 1, "", {}});
    expect_fault(" \n\n", {FormatFault::kNoGame, 3, 1, "", {}});
    expect_fault("\n  1. i9", {FormatFault::kNoGame, 2, 3, "1.", {}});
    expect_fault("{a comment}", {FormatFault::kNoGame, 1, 1, "{", {}});
}

TEST(RecordFaults, BadTag) {
    for (const char* line : {"[", "[]", "[Event]", "[Event ]", "[ \"x\"]", "[Event x]", "[Event \"x]", "[Event x\"]",
                             "[Event \"]", "[Event \"x\"", "[Event \"x\"] i9", "[Ev-ent \"x\"]", "[Event \"a\"b\"]",
                             "[Event \"a\\b\"]", "[Event \"a\\\"]", "[Event  \"x\"]", "[Event\t\"x\"]"})
        expect_fault("\n [Game \"Atom-4\"]\n " + std::string(line) + '\n', {FormatFault::kBadTag, 3, 2, line, {}});
}

TEST(RecordFaults, RepeatedTag) {
    expect_fault("[Game \"Atom-4\"]\n[Start \"R\"]\n  [Start \"R\"]\n", {FormatFault::kRepeatedTag, 3, 3, "Start", {}});
    expect_fault("[Event \"a\"]\n[Event \"b\"]\n", {FormatFault::kRepeatedTag, 2, 1, "Event", {}});
}

TEST(RecordFaults, MissingTag) {
    for (const char* name : {"Game", "Size", "Start", "Result"}) {
        std::string text = kTags + "i9";
        const std::size_t start = text.find('[' + std::string(name));
        text.erase(start, text.find('\n', start) + 1 - start);
        expect_fault(text, {FormatFault::kMissingTag, 1, 1, name, {}});
    }
}

// Returns a game in which the tag has that value.
std::string with_value(const std::string& name, const std::string& value) {
    std::string text = "[Round \"1\"]\n" + kTags;
    const std::size_t start = text.find('[' + name);
    text.replace(start, text.find('\n', start) - start, '[' + name + " \"" + value + "\"]");
    return text;
}

TEST(RecordFaults, ValuesOfTags) {
    struct Row {
        const char* name;
        Fault fault;
        int line;
        std::vector<const char*> values;
    };
    const std::vector<Row> rows{
        {"Round", Fault::kBadRound, 1, {"", "0", "-1", "x", "1.", "1 ", "99999999999", "2147483647"}},
        {"Game", Fault::kWrongGame, 2, {"", "Atom-5", "atom-4", "Lines"}},
        {"Size", Fault::kBadSize, 3, {"", "5x6", "27x6", "16", "16X16", "16x16 "}},
        {"Start", Fault::kBadStart, 4, {"", "K", "W", "r", "Red", "x"}},
        {"Result", Fault::kBadResult, 5, {"", "1-1", "1/2", "**", "2-0"}},
    };
    for (const Row& row : rows)
        for (const char* value : row.values)
            expect_fault(with_value(row.name, value), {row.fault, row.line, 1, value, {}});
}

// A finished round that starts with red, as text without its tags, and its result.
struct Finished {
    std::string result;
    std::string moves;
};
Finished finished_round() {
    Match match({{6, 6}, test::two_people()});
    Random random(73);
    do {
        match.start({{6, 6}, test::two_people()});
        test::finish_round(match, random);
    } while (match.position().outcome() != Outcome::kFirstWins);
    std::string moves;
    for (const Reaction& ply : match.plies()) moves += to_text(ply.placed()) + ' ';
    return {"1-0", moves};
}

std::string game(const char* round, const char* size, const char* start, const std::string& result,
                 const std::string& moves) {
    return std::string("[Game \"Atom-4\"]\n[Round \"") + round + "\"]\n[Size \"" + size + "\"]\n[Start \"" + start +
           "\"]\n[Result \"" + result + "\"]\n\n" + moves + "\n\n";
}

TEST(RecordFaults, RoundOutOfOrder) {
    const Finished first = finished_round();
    const std::string before = game("1", "6x6", "R", first.result, first.moves);
    ASSERT_TRUE(parse_records(before + game("2", "6x6", "Y", "*", "")));
    for (const auto& [round, size, start] : {std::array{"1", "6x6", "Y"}, std::array{"3", "6x6", "Y"},
                                             std::array{"2", "6x7", "Y"}, std::array{"2", "6x6", "R"}})
        expect_fault(before + game(round, size, start, "*", ""), {Fault::kRoundOutOfOrder, 9, 1, round, {}});
    expect_fault(game("1", "6x6", "R", "*", "c2") + game("2", "6x6", "Y", "*", ""),
                 {Fault::kRoundOutOfOrder, 9, 1, "2", {}});
}

TEST(RecordFaults, ResultContradicts) {
    const Finished round = finished_round();
    expect_fault(game("1", "6x6", "R", "0-1", round.moves), {Fault::kResultContradicts, 5, 1, "0-1", {}});
    expect_fault(game("1", "6x6", "R", "*", round.moves), {Fault::kResultContradicts, 5, 1, "*", {}});
    expect_fault(game("1", "6x6", "R", "1-0", "c2"), {Fault::kResultContradicts, 5, 1, "1-0", {}});
    expect_fault(kTags + "1. i9 1-0", {Fault::kResultContradicts, 6, 7, "1-0", {}});
}

TEST(RecordFaults, InTheMoves) {
    struct Row {
        std::string moves;
        RecordError error;
    };
    const std::vector<Row> rows{
        {"2. i9", {Fault::kBadMoveNumber, 6, 1, "2.", {}}},
        {"1. i9 i7 1. h9", {Fault::kBadMoveNumber, 6, 10, "1.", {}}},
        {"1. i9 i7\n3. h9", {Fault::kBadMoveNumber, 7, 1, "3.", {}}},
        {"1. i9 1. i7", {Fault::kBadMoveNumber, 6, 7, "1.", {}}},
        {"1... i9", {Fault::kBadMoveNumber, 6, 1, "1...", {}}},
        {"1.. i9", {Fault::kBadMoveNumber, 6, 1, "1..", {}}},
        {"1. 1. i9", {Fault::kBadMoveNumber, 6, 4, "1.", {}}},
        {"1. i9 i7 2.", {Fault::kBadMoveNumber, 6, 10, "2.", {}}},
        {". i9", {Fault::kBadMoveNumber, 6, 1, ".", {}}},
        {"1. i9 j99", {Fault::kNotACell, 6, 7, "j99", {}}},
        {"1. I9", {Fault::kNotACell, 6, 4, "I9", {}}},
        {"1 i9", {Fault::kNotACell, 6, 1, "1", {}}},
        {"1. i9!", {Fault::kNotACell, 6, 4, "i9!", {}}},
        {"i9 }", {Fault::kNotACell, 6, 4, "}", {}}},
        {"i9 * i7", {Fault::kNotACell, 6, 6, "i7", {}}},
        {"i9 * *", {Fault::kNotACell, 6, 6, "*", {}}},
        {"1. i9 i9", {Fault::kIllegalMove, 6, 7, "i9", IllegalMove::kOccupied}},
        {"1. a1", {Fault::kIllegalMove, 6, 4, "a1", IllegalMove::kNoAdjacentPair}},
        {"1. a17", {Fault::kIllegalMove, 6, 4, "a17", IllegalMove::kOffBoard}},
        {"i9\n {open", {Fault::kOpenComment, 7, 2, "{", {}}},
        {"1. i9 (1. i7", {Fault::kBadVariation, 6, 7, "(", {}}},
        {"1. i9 ()", {Fault::kBadVariation, 6, 7, "(", {}}},
        {"1. i9 )", {Fault::kBadVariation, 6, 7, ")", {}}},
        {"1. i9 (1. i7 (1. h9))", {Fault::kBadVariation, 6, 14, "(", {}}},
        {"1. i9 (1. i7 [", {Fault::kBadVariation, 6, 14, "[", {}}},
        {"1. i9 (2. i7)", {Fault::kBadMoveNumber, 6, 8, "2.", {}}},
        {"1. i9 (1. i7 2.)", {Fault::kBadMoveNumber, 6, 14, "2.", {}}},
        {"1. (1. i7) i9", {Fault::kBadMoveNumber, 6, 1, "1.", {}}},
        {"1. i9 (1. a1)", {Fault::kIllegalMove, 6, 11, "a1", IllegalMove::kNoAdjacentPair}},
        {"1. i9 (1. i7 *)", {Fault::kNotACell, 6, 14, "*", {}}},
        {"i9 {a\x01}", {FormatFault::kBadText, 6, 6, "", {}}},
        {"i9 {a\n\x7F}", {FormatFault::kBadText, 7, 1, "", {}}},
        {"i9 \x1B", {FormatFault::kBadText, 6, 4, "", {}}},
    };
    for (const Row& row : rows) expect_fault(kTags + row.moves, row.error);
}

TEST(RecordFaults, Positions) {
    const std::string start = to_text(Position());
    for (const auto& [tags, value] :
         {std::pair("[Size \"16x16\"]\n[Start \"Y\"]", start), std::pair("[Size \"16x15\"]\n[Start \"R\"]", start),
          std::pair("[Size \"16x16\"]\n[Start \"R\"]", std::string("8/8 R"))}) {
        const std::string text =
            std::string("[Game \"Atom-4\"]\n") + tags + "\n[Position \"" + value + "\"]\n[Result \"*\"]\n";
        expect_fault(text, {Fault::kBadPosition, 4, 1, value.substr(0, 40), {}});
    }
}

TEST(RecordFaults, AnEarlyEndNeedsALoserAndAnOpenBoard) {
    const std::string tags = "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Termination \"resignation\"]\n";
    for (const std::string result : {"*", "1/2-1/2"})
        expect_fault(tags + "[Result \"" + result + "\"]\n", {Fault::kResultContradicts, 4, 1, "resignation", {}});
    expect_fault("[Termination \"time forfeit\"]\n" + game("1", "6x6", "R", "1-0", finished_round().moves),
                 {Fault::kResultContradicts, 1, 1, "time forfeit", {}});
}

TEST(RecordFaults, MovesAfterTheEnd) {
    const Finished round = finished_round();
    const auto column = static_cast<int>(round.moves.size()) + 1;
    expect_fault(game("1", "6x6", "R", "1-0", round.moves + "a1"),
                 {Fault::kIllegalMove, 7, column, "a1", IllegalMove::kRoundOver});
}

TEST(RecordFaults, BadText) {
    expect_fault(std::string("\0", 1), {FormatFault::kBadText, 1, 1, std::string("\0", 1), {}});
    expect_fault("[Game \"Atom-4\"]\n[Event \"a\x01\"]", {FormatFault::kBadText, 2, 1, "", {}});
}

TEST(RecordFaults, ColumnsCountBytesButNotTheByteOrderMark) {
    expect_fault("\xEF\xBB\xBFx", {FormatFault::kNoGame, 1, 1, "x", {}});
    expect_fault(kTags + "{\xC3\xA4} x", {Fault::kNotACell, 6, 6, "x", {}});
}

}  // namespace
}  // namespace atom4
