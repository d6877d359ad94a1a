// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/variations.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/atom4/game/match.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

MoveLine moves(const std::string& names) {
    return MoveLine(test::cells(names));
}

GameRecord line(const std::string& names) {
    GameRecord record;
    record.moves = moves(names);
    return record;
}

std::string line_text(const MoveLine& list) {
    std::string names;
    for (const RecordedMove& move : list) names += (names.empty() ? "" : " ") + to_text(move.cell);
    return names;
}

// "2: a1 b1" for a variation that leaves after two plies.
std::vector<std::string> variations(const GameRecord& record) {
    std::vector<std::string> list;
    for (const Variation& variation : record.variations)
        list.push_back(std::to_string(variation.ply) + ": " + line_text(variation.moves));
    return list;
}

using Texts = std::vector<std::string>;

TEST(Variations, DropThePartSharedWithTheMainLine) {
    GameRecord record = line("i9 i7 h9");
    add_variation(record, {0, moves("i9 i7 i6")});
    EXPECT_EQ(variations(record), Texts{"2: i6"});
    add_variation(record, {0, moves("i9")});
    add_variation(record, {1, moves("i7 h9")});
    EXPECT_EQ(variations(record), Texts{"2: i6"}) << "nothing new";
}

TEST(Variations, DropPrefixesOfOtherVariations) {
    GameRecord record = line("i9 i7 h9");
    add_variation(record, {1, moves("i6 h9")});
    add_variation(record, {1, moves("i6")});
    EXPECT_EQ(variations(record), Texts{"1: i6 h9"});
    add_variation(record, {1, moves("i6 h9 k8")});
    EXPECT_EQ(variations(record), Texts{"1: i6 h9 k8"});
    add_variation(record, {0, moves("k9")});
    EXPECT_EQ(variations(record), (Texts{"0: k9", "1: i6 h9 k8"})) << "in the order of their plies";
}

TEST(Variations, StayWhenTheirMainLineIsReplaced) {
    GameRecord record = line("a1 b1 c1 d1");
    add_variation(record, {3, moves("e1")});
    set_line_aside(record, 1);
    EXPECT_EQ(line_text(record.moves), "a1");
    EXPECT_EQ(variations(record), (Texts{"1: b1 c1 e1", "1: b1 c1 d1"}));
    cut_line(record, 0);
    EXPECT_EQ(variations(record), (Texts{"0: a1 b1 c1 e1", "0: a1 b1 c1 d1"}));
    extend_line(record, test::cell("a1"));
    EXPECT_EQ(variations(record), (Texts{"1: b1 c1 e1", "1: b1 c1 d1"}));
}

TEST(Variations, ChangePlacesWithTheMainLine) {
    GameRecord record = line("a1 b1 c1");
    add_variation(record, {1, moves("e1 f1")});
    add_variation(record, {2, moves("g1")});
    follow_variation(record, 0);
    EXPECT_EQ(line_text(record.moves), "a1 e1 f1");
    EXPECT_EQ(variations(record), (Texts{"1: b1 g1", "1: b1 c1"}));
}

TEST(Variations, AreWrittenInParenthesesAfterTheMoveTheyReplace) {
    const std::string tags = "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n\n";
    const auto records =
        parse_records(tags + "1. i9 (1. i7 {bold} i9 2. h7) i7 (1... h9) 2. h9 ( {why} 2. h7 ) (h9 h7)");
    ASSERT_TRUE(records) << records.error().line << ':' << records.error().column << ' ' << records.error().token;
    const GameRecord& record = records->front();
    EXPECT_EQ(line_text(record.moves), "i9 i7 h9");
    EXPECT_EQ(variations(record), (Texts{"0: i7 i9 h7", "1: h9", "2: h7", "3: h7"}));
    EXPECT_EQ(record.variations[0].moves[0].comment, "bold");
    EXPECT_EQ(record.variations[2].moves[0].comment, "why");
    const std::string written = to_text(*records);
    EXPECT_NE(written.find("1. i9 ( 1. i7 {bold} i9 2. h7 ) 1... i7 ( 1... h9 ) 2. h9 ( 2. h7 {why} ) ( 2.\nh9 h7 )\n"),
              std::string::npos)
        << written;
    EXPECT_EQ(parse_records(written).value(), *records);
}

TEST(Variations, AddedTogetherEqualThoseAddedOneByOne) {
    Random random(12);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random.below(bound)); };
    for (int round = 0; round < 500; ++round) {
        // Few cells, so that the lines have many moves in common.
        const std::vector<Cell> few = test::cells("a1 b1 c1");
        const auto any_line = [&](std::size_t least) {
            MoveLine moves;
            for (std::size_t i = least + below(4); i > 0; --i) moves.add({few[below(few.size())]});
            return moves;
        };
        GameRecord one_by_one;
        one_by_one.moves = any_line(2);
        GameRecord at_once = one_by_one;
        std::vector<Variation> variations;
        for (std::size_t i = below(12); i > 0; --i) {
            Variation variation{below(one_by_one.moves.size() + 1), any_line(1)};
            variation.moves.set_comment(0, std::to_string(i));
            variations.push_back(variation);
            add_variation(one_by_one, variation);
        }
        add_variations(at_once, variations);
        ASSERT_EQ(at_once, one_by_one);
    }
}

TEST(Variations, AreReadUpToALimit) {
    const auto text = [](std::size_t count) {
        std::string moves = "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n\ni9\n";
        for (; count > 0; --count) moves += "(i7)";
        return moves;
    };
    const auto most = parse_records(text(kMaxVariations));
    ASSERT_TRUE(most);
    EXPECT_EQ(variations(most->front()), Texts{"0: i7"});
    const auto more = parse_records(text(kMaxVariations + 1));
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error(),
              (RecordError{RecordFault::kTooManyVariations, 7, 4 * static_cast<int>(kMaxVariations) + 1, "(", {}}));
}

// Every line of the round, from its first move to its end.
std::set<std::string> all_lines(const GameRecord& record) {
    std::set<std::string> lines{line_text(record.moves)};
    for (const Variation& variation : record.variations) {
        MoveLine whole = record.moves.part(0, variation.ply);
        whole.append(variation.moves);
        lines.insert(line_text(whole));
    }
    return lines;
}

bool is_kept(const std::string& line, const std::set<std::string>& lines) {
    return std::any_of(lines.begin(), lines.end(), [&](const std::string& other) {
        return other.starts_with(line) && (other.size() == line.size() || other[line.size()] == ' ' || line.empty());
    });
}

TEST(MatchLines, NothingIsLostByBranchingAndFollowing) {
    Random random(11);
    for (int game = 0; game < 30; ++game) {
        Match match({{7, 7}, test::two_people()});
        std::set<std::string> seen;
        for (int step = 0; step < 40; ++step) {
            const auto kind = random.below(4);
            if (kind == 0)
                match.branch(static_cast<int>(random.below(static_cast<std::size_t>(match.undoable_plies()) + 1)));
            else if (kind == 1 && !match.variations().empty())
                match.follow(random.below(match.variations().size()));
            else
                test::play_plies(match, random, 3);
            const GameRecord record = match.records().back();
            const auto lines = all_lines(record);
            for (const std::string& line : seen) ASSERT_TRUE(is_kept(line, lines)) << line;
            for (const std::string& line : lines) seen.insert(line);
            ASSERT_EQ(lines.size(), record.variations.size() + 1);
            ASSERT_EQ(parse_records(to_text(match.records())).value(), match.records());
            MoveLine on_board;
            for (const Reaction& ply : match.plies()) on_board.add({ply.placed()});
            ASSERT_TRUE(is_kept(line_text(on_board), lines));
            // In a round that is over, the line on the board may be a trial and not the line that decided the round.
            if (match.is_trying()) continue;
            ASSERT_EQ(match.position(), replay(record));
            ASSERT_EQ(line_text(on_board), line_text(record.moves));
        }
    }
}

TEST(MatchLines, AnnounceOneEventPerChange) {
    Match match;
    Random random(3);
    test::play_plies(match, random, 6);
    std::vector<MatchEvent::Kind> heard;
    const auto subscription = match.subscribe([&](const MatchEvent& event) { heard.push_back(event.kind); });
    const auto generation = match.generation();
    match.branch(2);
    match.follow(0);
    EXPECT_EQ(heard, (std::vector{MatchEvent::Kind::kLineChanged, MatchEvent::Kind::kLineChanged}));
    EXPECT_GT(match.generation(), generation);
    EXPECT_EQ(match.plies().size(), 6U);
}

TEST(MatchLines, AMoveThatIsTakenBackIsNoVariation) {
    Match match;
    ASSERT_TRUE(match.play(test::cell("i9")));
    match.undo(1);
    ASSERT_TRUE(match.play(test::cell("i7")));
    EXPECT_TRUE(match.variations().empty());
}

TEST(MatchLines, ClocksStayAsTheyWereAtTheBranch) {
    MatchSetup setup;
    setup.time_control = TimeControl{std::chrono::seconds(60), std::chrono::seconds(0)};
    Match match(setup);
    Random random(5);
    for (int ply = 0; ply < 4; ++ply) {
        match.spend(std::chrono::seconds(10));
        test::play_plies(match, random, 1);
    }
    match.branch(2);
    EXPECT_EQ(match.time_left()[Player::kFirst], std::chrono::seconds(50));
    match.follow(0);
    EXPECT_EQ(match.plies().size(), 4U);
    EXPECT_EQ(match.time_left()[Player::kFirst], std::chrono::seconds(50));
}

}  // namespace
}  // namespace atom4
