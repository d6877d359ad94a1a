// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <set>
#include <string>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/handbook.h"
#include "core/atom4/training/handbook_pages.h"
#include "core/base/random.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

TEST(Handbook, HasShortPagesWithNamesOfTheirOwn) {
    std::set<std::string_view> names;
    std::set<std::string> titles;
    for (const HandbookPage page : kHandbookPages) {
        EXPECT_TRUE(names.insert(name_of(page)).second);
        EXPECT_TRUE(titles.insert(title_of(page)).second);
        EXPECT_EQ(handbook_page(name_of(page)), page);
        const auto blocks = blocks_of(page);
        EXPECT_GE(blocks.size(), 3U);
        EXPECT_LE(blocks.size(), 12U);
        for (const HandbookBlock& block : blocks)
            for (const std::string& text : texts_of(block)) EXPECT_FALSE(text.empty());
    }
    EXPECT_EQ(names.size(), 13U);
    EXPECT_EQ(handbook_page("nothing"), std::nullopt);
}

TEST(Handbook, ShowsEachExampleOnceAndLeadsToEachPage) {
    std::multiset<ExampleId> shown;
    std::set<HandbookPage> reached;
    for (const HandbookPage page : kHandbookPages)
        for (const HandbookBlock& block : blocks_of(page)) {
            if (const auto* example = std::get_if<ExampleBlock>(&block)) shown.insert(example->example);
            const auto* link = std::get_if<LinkBlock>(&block);
            if (link == nullptr) continue;
            EXPECT_NE(link->page, page);
            reached.insert(link->page);
        }
    for (int i = 0; i < kExampleCount; ++i) EXPECT_EQ(shown.count(static_cast<ExampleId>(i)), 1U) << i;
    // Links lead to each page but the rules, where the handbook opens.
    for (const HandbookPage page : kHandbookPages)
        EXPECT_TRUE(page == HandbookPage::kRules || reached.contains(page)) << name_of(page);
}

TEST(Handbook, FillsInEveryNumber) {
    for (const HandbookPage page : kHandbookPages)
        for (const HandbookBlock& block : blocks_of(page))
            for (const std::string& text : texts_of(block)) EXPECT_EQ(text.find('{'), std::string::npos) << text;
}

// What the pages claim without a board.

TEST(HandbookClaims, OnlyOppositesMakeAGoal) {
    for (const Colour played : kWheel)
        for (const Colour met : kColours) {
            const Colour goal = goal_colour(player_of(played));
            if (met == goal) continue;
            EXPECT_EQ(combine(played, met) == goal, met == opposite(played));
        }
}

TEST(HandbookClaims, TheWheelSaysTheSameAsTheTable) {
    for (const Colour played : kWheel)
        for (const Colour met : kWheel) {
            const int apart = (wheel_index(met) - wheel_index(played) + kWheelSize) % kWheelSize;
            const std::array by_distance{
                met, met, next_on_wheel(played), goal_colour(player_of(played)), next_on_wheel(played, -1), met};
            EXPECT_EQ(combine(played, met), by_distance[static_cast<std::size_t>(apart)]);
        }
}

TEST(HandbookClaims, TheOpponentsGoalTakesTheColourThatIsPlayed) {
    for (const Colour played : kWheel) EXPECT_EQ(combine(played, goal_colour(opponent(player_of(played)))), played);
}

TEST(HandbookClaims, EachColourCanMakeTheOppositeOfTheNextOneOfItsPlayer) {
    struct Plan {
        Colour played;
        Colour met;
        Colour made;
    };
    for (const Plan& plan :
         {Plan{Colour::kRed, Colour::kBlue, Colour::kPurple}, Plan{Colour::kGreen, Colour::kRed, Colour::kYellow},
          Plan{Colour::kBlue, Colour::kGreen, Colour::kCyan}, Plan{Colour::kYellow, Colour::kPurple, Colour::kRed},
          Plan{Colour::kCyan, Colour::kYellow, Colour::kGreen}, Plan{Colour::kPurple, Colour::kCyan, Colour::kBlue}}) {
        EXPECT_EQ(combine(plan.played, plan.met), plan.made);
        const Colour next = next_on_wheel(plan.played, 2);
        EXPECT_EQ(opposite(next), plan.made);
        EXPECT_EQ(combine(next, plan.made), goal_colour(player_of(plan.played)));
    }
}

// In random rounds, a placed piece keeps its colour and is no part of the winning row; it makes no goal piece of the
// opponent's and removes none of its own player's; and pieces that are said never to change do not change.
TEST(HandbookClaims, HoldInRoundsAtRandom) {
    Random random(7);
    int fixed_pieces = 0;
    for (int round = 0; round < 40; ++round) {
        Position position(BoardSize{6, 6}, kWheel[random.below(kWheelSize)]);
        std::vector<std::pair<Cell, Colour>> fixed;
        while (!position.is_over()) {
            const Cell placed = test::random_move(position, random);
            const Reaction reaction = position.play_legal(placed);
            EXPECT_EQ(position.at(placed), reaction.colour());
            for (const Change change : reaction.changes()) {
                EXPECT_NE(change.before, goal_colour(reaction.mover()));
                EXPECT_NE(change.after, goal_colour(opponent(reaction.mover())));
            }
            const auto row = position.winning_cells();
            EXPECT_EQ(std::find(row.begin(), row.end(), placed), row.end());
            for (const auto& [cell, colour] : fixed) EXPECT_EQ(position.at(cell), colour);
            fixed.clear();
            for (int r = 0; r < 6; ++r)
                for (int c = 0; c < 6; ++c)
                    if (const auto piece = position.at(Cell(r, c)); piece && never_changes(position, Cell(r, c)))
                        fixed.emplace_back(Cell(r, c), *piece);
            fixed_pieces += static_cast<int>(fixed.size());
        }
    }
    EXPECT_GT(fixed_pieces, 1000);
}

TEST(HandbookClaims, SharesAreShownWithTheirMarginOfError) {
    EXPECT_EQ(share_text(50, 100), "50% (40 to 60)");
    EXPECT_EQ(share_text(0, 100), "0% (0 to 4)");
    EXPECT_EQ(share_text(858, 1000), "86% (83 to 88)");
}

TEST(HandbookClaims, CountsAreConsistent) {
    const SelfPlayFigures& m = measured();
    EXPECT_GT(m.rounds, 2000);
    EXPECT_LE(m.won, m.rounds);
    EXPECT_EQ(m.stood_before, m.won);  // "in all rounds that were won"
    for (const int part : {m.won_by_starter, m.won_by_player_1, m.could_be_stopped, m.won_through_propagators,
                           m.turned_two, m.first_threat_won, m.reviewed})
        EXPECT_TRUE(part > 0 && part < m.won);
    EXPECT_LT(m.losing_moves_by_four + m.losing_moves_by_own + m.losing_moves_by_two, m.losing_moves);
    EXPECT_LT(m.fewer_mistakes_won, m.reviewed);
    EXPECT_LT(m.decided_late, m.reviewed);
}

// Searching.

TEST(HandbookSearch, IgnoresCaseAndAccents) {
    EXPECT_EQ(places_of("RED", "Red goes to red."), (std::vector<TextPart>{{0, 3}, {12, 3}}));
    EXPECT_EQ(places_of("etre", "peut-\xC3\xAAtre"), (std::vector<TextPart>{{5, 5}}));
    EXPECT_EQ(places_of("f\xC3\xBCr", "FUR"), (std::vector<TextPart>{{0, 3}}));
    EXPECT_EQ(places_of("coeur", "c\xC5\x93ur"), (std::vector<TextPart>{{0, 5}}));
    EXPECT_TRUE(places_of("  ", "a b").empty());
}

TEST(HandbookSearch, IgnoresCaseInEveryScript) {
    ASSERT_NE(std::setlocale(LC_CTYPE, "C.UTF-8"), nullptr);
    EXPECT_EQ(places_of("правила", "Правила игры"), (std::vector<TextPart>{{0, 14}}));
    EXPECT_EQ(places_of("ЇЖАК", "Це їжак"), (std::vector<TextPart>{{5, 8}}));
    EXPECT_EQ(places_of("zolty", "Gdzie żółty?"), (std::vector<TextPart>{{6, 8}}));
    EXPECT_EQ(places_of("ČERNÝ", "bílý a cerny"), (std::vector<TextPart>{{9, 5}}));
    EXPECT_EQ(places_of("IŞIK", "ışık"), (std::vector<TextPart>{{0, 7}}));
    EXPECT_EQ(places_of("לבן", "\u200Fלבן ושחור"), (std::vector<TextPart>{{3, 6}}));
    std::setlocale(LC_CTYPE, "C");
}

TEST(HandbookSearch, ListsTitlesBeforeSentences) {
    const auto found = find_in_handbook("colours");
    ASSERT_GE(found.size(), 3U);
    EXPECT_TRUE(found.front().is_title);
    EXPECT_EQ(found.front().page, HandbookPage::kMixing);
    for (const Finding& finding : found) EXPECT_FALSE(places_of("colours", finding.sentence).empty());
    EXPECT_TRUE(find_in_handbook("").empty());
    EXPECT_TRUE(find_in_handbook("zeppelin").empty());
}

TEST(HandbookSearch, FindsSeparateWordsWithoutAnExactMatch) {
    ASSERT_TRUE(find_in_handbook("edge action").size() + find_in_handbook("wire far").size() > 0);
    for (const Finding& finding : find_in_handbook("wire far")) {
        EXPECT_FALSE(places_of("wire", finding.sentence).empty());
        EXPECT_FALSE(places_of("far", finding.sentence).empty());
    }
}

TEST(HandbookSearch, SplitsATextIntoSentences) {
    EXPECT_EQ(sentences_of("One. Two: three! Four"), (std::vector<std::string>{"One.", "Two: three!", "Four"}));
}

// Links from elsewhere.

TEST(HandbookLinks, EveryLessonHasAPageThatLeadsBackToIt) {
    for (const LessonId lesson : kLessonIds) {
        const auto back = lessons_of(page_of(lesson));
        EXPECT_NE(std::find(back.begin(), back.end(), lesson), back.end()) << name_of(lesson);
    }
    EXPECT_TRUE(lessons_of(HandbookPage::kNumbers).empty());
}

TEST(HandbookLinks, WhyOpensTheMostRelevantPage) {
    const auto page = [](ExampleId id, const char* cell) {
        return page_on(example_of(id).position, *parse_cell(cell));
    };
    EXPECT_EQ(page(ExampleId::kApart, "d3"), HandbookPage::kPlaces);
    EXPECT_EQ(page(ExampleId::kGap, "c2"), HandbookPage::kThreats);
    EXPECT_EQ(page(ExampleId::kManyDefences, "d2"), HandbookPage::kDefence);
    EXPECT_EQ(page(ExampleId::kPlan, "e3"), HandbookPage::kPlans);
    EXPECT_EQ(page(ExampleId::kPassing, "b5"), HandbookPage::kPropagators);
    EXPECT_EQ(page(ExampleId::kAdding, "c4"), HandbookPage::kMixing);
    EXPECT_EQ(page(ExampleId::kTheirGoal, "c4"), HandbookPage::kGoals);
}

}  // namespace
}  // namespace atom4
