// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/record.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/lines/support.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/mistakes.h"

namespace atom4::lines {
namespace {

const std::string kTags =
    "[Game \"Lines\"]\n[Size \"4x3\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"2\"]\n[Each \"1\"]\n\n";

TEST(LinesRecord, IsReadAndWrittenBack) {
    const auto record = parse_record(kTags + "throw a1:1 c4:3\nmove a1 b2\nthrow a4:2\n");
    ASSERT_TRUE(record);
    EXPECT_EQ(record->setup, (GameSetup{4, 3, 3, 3, 2, 1}));
    ASSERT_EQ(record->events.size(), 3U);
    EXPECT_EQ(std::get<Move>(record->events[1]), (Move{test::cell("a1"), test::cell("b2")}));
    EXPECT_EQ(to_text(*record),
              "[Game \"Lines\"]\n[Date \"????.??.??\"]\n[Size \"4x3\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"2\"]\n"
              "[Each \"1\"]\n[Score \"0\"]\n[Preview \"off\"]\n[Assisted \"no\"]\n\n"
              "throw a1:1 c4:3\nmove a1 b2\nthrow a4:2\n");
}

TEST(LinesRecord, KeepsForeignTags) {
    const auto record =
        parse_record("\xEF\xBB\xBF[Event \"a \\\"b\\\"\"]\r\n" + kTags + "\r\n  throw\ta1:1   c4:3  \r\n");
    ASSERT_TRUE(record);
    EXPECT_EQ(record->other_tags, "[Event \"a \\\"b\\\"\"]\n");
    EXPECT_EQ(parse_record(to_text(*record)).value(), *record);
}

TEST(LinesRecord, EndsBeforeTrailingForeignText) {
    using namespace std::string_view_literals;
    const std::string game = kTags + "throw a1:1 c4:3\nmove a1 b2\nthrow a4:2";
    for (const auto& [behind, line] :
         {std::pair("\n"sv, std::optional<int>()), std::pair("\n\x1A"sv, std::optional(11)),
          std::pair("\x1A"sv, std::optional(10)), std::pair("\n\0\0"sv, std::optional(11)),
          std::pair("\n-- \nAda\nthrow"sv, std::optional(11))}) {
        std::optional<int> found;
        const auto record = parse_record(game + std::string(behind), &found);
        ASSERT_TRUE(record) << behind;
        EXPECT_EQ(record->events.size(), 3U);
        EXPECT_EQ(found, line);
    }
    for (const std::string_view behind :
         {"\0"sv, "\n\0move a4 a3\n"sv, "\n\x1A\nmove a4 a3\n"sv, " -- \n"sv, "\nAda\n"sv})
        EXPECT_FALSE(parse_record(game + std::string(behind))) << behind;
}

TEST(LinesRecord, NeedsNoThrowLinesInAGameWithoutThrows) {
    std::string tags = kTags;
    tags.replace(tags.find("Each \"1"), 7, "Each \"0");
    const auto silent = parse_record(tags + "throw a1:1 c4:3\nmove a1 b2\nmove b2 b3\n");
    const auto spoken = parse_record(tags + "throw a1:1 c4:3\nmove a1 b2\nthrow\nmove b2 b3\n");
    ASSERT_TRUE(silent && spoken);
    EXPECT_EQ(*silent, *spoken);
}

struct Refused {
    std::string text;
    decltype(RecordError::fault) fault;
    int line;
    int column;
    std::string token;
    decltype(RecordError::reason) reason = {};
};

std::string without(const char* tag) {
    std::string tags = kTags;
    const std::size_t at = tags.find("[" + std::string(tag));
    return tags.erase(at, tags.find('\n', at) + 1 - at);
}
std::string with(const char* tag, const char* value) {
    return "[" + std::string(tag) + " \"" + value + "\"]\n" +
           (kTags.find("[" + std::string(tag)) == std::string::npos ? kTags : without(tag));
}

TEST(LinesRecord, RefusesWithLineColumnAndReason) {
    const std::string thrown = kTags + "throw a1:1 c4:3\n";  // line 8
    const Refused cases[] = {
        {"", FormatFault::kNoGame, 1, 1, ""},
        {"hello", FormatFault::kNoGame, 1, 1, "hello"},
        {"\n\nthrow a1:1", FormatFault::kNoGame, 3, 1, "throw a1:1"},
        {"[Game Lines]", FormatFault::kBadTag, 1, 1, "[Game Lines]"},
        {"[Game \"Li\x01nes\"]", FormatFault::kBadText, 1, 1, ""},
        {kTags + "[Event \"x\"]\n[Event \"x\"]\n", FormatFault::kRepeatedTag, 9, 1, "Event"},
        {without("Each"), FormatFault::kMissingTag, 1, 1, "Each"},
        {with("Game", "Atom-4"), RecordFault::kWrongGame, 1, 1, "Game"},
        {with("Size", "9"), RecordFault::kBadValue, 1, 1, "Size"},
        {with("Size", "09x9"), RecordFault::kBadValue, 1, 1, "Size"},
        {with("Size", "1x9"), RecordFault::kOutOfBounds, 1, 1, "Size", SetupFault::kRows},
        {with("Size", "9x65"), RecordFault::kOutOfBounds, 1, 1, "Size", SetupFault::kCols},
        {with("Colours", "21"), RecordFault::kOutOfBounds, 1, 1, "Colours", SetupFault::kColours},
        {with("Line", "1"), RecordFault::kOutOfBounds, 1, 1, "Line", SetupFault::kLine},
        {with("First", "0"), RecordFault::kOutOfBounds, 1, 1, "First", SetupFault::kFirst},
        {with("Each", "-1"), RecordFault::kBadValue, 1, 1, "Each"},
        {with("Seed", "x"), RecordFault::kBadValue, 1, 1, "Seed"},
        {with("Id", "../x"), RecordFault::kBadValue, 1, 1, "Id"},
        {with("Preview", "maybe"), RecordFault::kBadValue, 1, 1, "Preview"},
        {with("Assisted", "maybe"), RecordFault::kBadValue, 1, 1, "Assisted"},
        {with("Score", "1") + "throw a1:1 c4:3\n", RecordFault::kScoreContradicts, 1, 1, "Score"},
        {with("Score", "many"), RecordFault::kBadValue, 1, 1, "Score"},
        {kTags + "trow a1:1", RecordFault::kNotAnEvent, 8, 1, "trow"},
        {thrown + "  pass\n", RecordFault::kNotAnEvent, 9, 3, "pass"},
        {kTags + "throw a1:1 c9", RecordFault::kNotAChip, 8, 12, "c9"},
        {kTags + "throw\n", RecordFault::kIllegalThrow, 8, 1, "throw", IllegalThrow::kWrongNumber},
        {thrown + "throw a2:1\n", RecordFault::kIllegalThrow, 9, 1, "throw", IllegalThrow::kNotDue},
        {thrown + "move a1 a2\nthrow a1:1 b1:2\n", RecordFault::kIllegalThrow, 10, 1, "throw",
         IllegalThrow::kWrongNumber},
        {kTags + "throw a1:1 d1:2\n", RecordFault::kIllegalThrow, 8, 12, "d1:2", IllegalThrow::kOffBoard},
        {kTags + "throw a1:1 a1:2\n", RecordFault::kIllegalThrow, 8, 12, "a1:2", IllegalThrow::kTaken},
        {kTags + "throw a1:4 a2:2\n", RecordFault::kIllegalThrow, 8, 7, "a1:4", IllegalThrow::kNoSuchColour},
        {thrown + "move a1\n", RecordFault::kNotTwoCells, 9, 1, "move a1"},
        {thrown + "move a1 b1 c1\n", RecordFault::kNotTwoCells, 9, 1, "move a1 b1 c1"},
        {thrown + "move a1 x\n", RecordFault::kNotACell, 9, 9, "x"},
        {thrown + "move a0 a1\n", RecordFault::kNotACell, 9, 6, "a0"},
        {thrown + "move a2 a3\n", RecordFault::kIllegalMove, 9, 6, "a2", IllegalMove::kNoChip},
        {thrown + "move a1 c4\n", RecordFault::kIllegalMove, 9, 9, "c4", IllegalMove::kTaken},
        {thrown + "move a1 d1\n", RecordFault::kIllegalMove, 9, 9, "d1", IllegalMove::kOffBoard},
        {thrown + "move a1 a2\nmove a2 a3\n", RecordFault::kIllegalMove, 10, 6, "a2", IllegalMove::kNotDue},
        {kTags + "throw a1:1 b1:2 a2:2\nmove b1 c1\nthrow b2:1\nmove c1 b1\nthrow c1:1\nmove a1 c4\n",
         RecordFault::kIllegalMove, 13, 9, "c4", IllegalMove::kNoPath},
        {thrown + "move a1 \x01\n", FormatFault::kBadText, 9, 9, ""},
        {thrown + "[Game \"Lines\"]\n", RecordFault::kNotAnEvent, 9, 1, "[Game"},
    };
    for (const Refused& refused : cases) {
        const auto record = parse_record(refused.text);
        ASSERT_FALSE(record) << refused.text;
        EXPECT_EQ(record.error(),
                  (RecordError{refused.fault, refused.line, refused.column, refused.token, refused.reason}))
            << refused.text << "\nat " << record.error().line << ':' << record.error().column << ' '
            << record.error().token << " fault " << record.error().fault.index();
    }
}

// Expects that the text is refused with a position inside it, or else survives writing and reading unchanged and can be
// played.
void expect_sane(const std::string& text, int& accepted) {
    const auto parsed = parse_record(text);
    if (!parsed) {
        ASSERT_GE(parsed.error().line, 1);
        ASSERT_LE(parsed.error().line, static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1);
        ASSERT_GE(parsed.error().column, 1);
        ASSERT_LE(parsed.error().column, static_cast<int>(text.size()) + 1);
        return;
    }
    ++accepted;
    const auto again = parse_record(to_text(*parsed));
    ASSERT_TRUE(again) << text;
    ASSERT_EQ(*again, *parsed) << text;
    const Game game(*parsed);
    ASSERT_NE(game.position().turn(), Turn::kThrow);
}

TEST(LinesRecordGarbage, RandomBytesAreRejected) {
    Random random(91);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        ASSERT_NO_FATAL_FAILURE(expect_sane(atom4::test::any_bytes(80, random), accepted));
    }
    EXPECT_EQ(accepted, 0);
}

TEST(LinesRecordGarbage, MutatedRecordsAreRejectedOrRoundTrip) {
    Random random(92);
    int accepted = 0;
    for (int i = 0; i < 2'000; ++i) {
        Game game = test::random_game(random);
        test::play_moves(game, random, static_cast<int>(random.below(20)));
        const std::string text = to_text(game.record());
        const std::string wrong = atom4::test::with_mistakes(text, 1 + random.below(2), random);
        ASSERT_NO_FATAL_FAILURE(expect_sane(wrong, accepted));
    }
    EXPECT_GT(accepted, 50);
}

TEST(LinesRecordGarbage, TruncatedRecordsAreRejectedOrRoundTrip) {
    Random random(93);
    Game game{GameRecord{}};
    test::play_moves(game, random, 20);
    const std::string text = to_text(game.record());
    int accepted = 0;
    for (std::size_t length = 0; length <= text.size(); ++length)
        ASSERT_NO_FATAL_FAILURE(expect_sane(text.substr(0, length), accepted)) << length;
    EXPECT_GE(accepted, 1);
}

TEST(LinesRecord, AFileIsRecognisedByItsTagOrItsName) {
    const atom4::test::TemporaryFolder folder;
    const auto is_lines = [&](const char* name, std::string_view text) {
        EXPECT_EQ(write_file(folder / name, text), std::nullopt);
        return is_lines_file(folder / name);
    };
    EXPECT_TRUE(is_lines("game", "[Date \"2026.01.02\"]\n[Game \"Lines\"]\n"));
    EXPECT_TRUE(is_lines("marked", "\xEF\xBB\xBF\n[Game \"Lines\"]\r\n"));  // as some editors save it
    EXPECT_TRUE(is_lines("bad.lines", ""));
    EXPECT_FALSE(is_lines("other.txt", "[Game \"Atom-4\"]\n[Game \"Lines\"]\n"));
    EXPECT_FALSE(is_lines("text", "throw a1:1\n[Game \"Lines\"]\n"));
    EXPECT_FALSE(is_lines("empty", ""));
    EXPECT_FALSE(is_lines_file(folder / "none"));
}

}  // namespace
}  // namespace atom4::lines
