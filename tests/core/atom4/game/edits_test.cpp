// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Annotating moves and editing the lines of a round, and undoing that.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/session.h"
#include "core/atom4/game/variations.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using Kind = MatchEvent::Kind;

// A line of eight plies, and two variations that leave it after the third.
struct Edits : testing::Test {
    Edits() {
        test::play_plies(match, random, 8);
        for (int other = 0; other < 2; ++other) {
            match.branch(3);
            for (const Cell cell : match.position().legal_moves()) {
                if (is_played_here(cell)) continue;
                EXPECT_TRUE(match.play(cell));
                break;
            }
            test::play_plies(match, random, 2);
        }
        subscription = match.subscribe([this](const MatchEvent& event) { heard.push_back(event.kind); });
    }

    [[nodiscard]] bool is_played_here(Cell cell) const {
        return std::ranges::any_of(
            match.variations(), [&](const Variation& any) { return any.ply == 3 && any.moves.front().cell == cell; });
    }
    [[nodiscard]] std::string text() const { return to_text(match.records()); }

    Match match;
    Random random{11};
    std::vector<Kind> heard;
    Subscription subscription;
};

TEST_F(Edits, AnnotateAMove) {
    const auto generation = match.generation();
    const auto line = match.line_of_plies(2);
    EXPECT_EQ(match.annotation(line), Annotation());
    EXPECT_TRUE(match.annotate(line, {MoveMark::kGood, "keeps both"}));
    EXPECT_EQ(match.annotation(line), (Annotation{MoveMark::kGood, "keeps both"}));
    EXPECT_EQ(match.records().back().moves[1].comment, "! keeps both");
    EXPECT_FALSE(match.annotate(line, {MoveMark::kGood, "keeps both"})) << "nothing new";
    EXPECT_FALSE(match.annotate({}, {MoveMark::kGood, ""})) << "there is no such move";
    EXPECT_EQ(heard, std::vector{Kind::kLinesEdited});
    EXPECT_EQ(match.generation(), generation) << "the computer thinks on";
    EXPECT_TRUE(match.annotate(line, {}));
    EXPECT_EQ(match.records().back().moves[1].comment, "");
}

TEST_F(Edits, AnnotateAMoveInEveryLine) {
    const auto line = match.line_of_plies(4);
    ASSERT_TRUE(match.annotate(line, {MoveMark::kBad, ""}));
    match.follow(0);
    EXPECT_EQ(match.annotation(line).mark, MoveMark::kBad);
    const auto other = match.line_of_variation(0, 2);
    ASSERT_TRUE(match.annotate(other, {MoveMark::kNone, "what if"}));
    match.follow(0);
    EXPECT_EQ(match.annotation(other).words, "what if");
    EXPECT_EQ(match.annotation(match.line_of_plies(5)).words, "what if");
}

TEST_F(Edits, RemoveAVariation) {
    const std::string before = text();
    const auto kept = match.line_of_variation(1, 99);
    EXPECT_TRUE(match.remove(0));
    ASSERT_EQ(match.variations().size(), 1U);
    EXPECT_EQ(match.line_of_variation(0, 99), kept);
    EXPECT_EQ(heard, std::vector{Kind::kLinesEdited});
    EXPECT_EQ(undone_text(match.undo_turn()), "Undone.");
    EXPECT_EQ(text(), before) << "at the same place";
    EXPECT_EQ(match.redo_turn(), 0);
    EXPECT_EQ(match.variations().size(), 1U);
}

TEST_F(Edits, PromoteAVariationToTheMainLine) {
    const std::string before = text();
    const auto line = match.line_of_variation(1, 99);
    const auto plies = match.undoable_plies();
    EXPECT_TRUE(match.promote(1));
    EXPECT_EQ(match.line_of_plies(99), line);
    EXPECT_EQ(heard, std::vector{Kind::kLineChanged});
    const std::string after = text();
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    EXPECT_EQ(match.undoable_plies(), plies);
    EXPECT_EQ(match.redo_turn(), 0);
    EXPECT_EQ(text(), after);
    match.undo_turn();
    const auto records = *parse_records(before);
    const GameRecord& was = records.back();
    const GameRecord is = match.records().back();
    EXPECT_EQ(is.moves, was.moves);
    EXPECT_TRUE(std::ranges::is_permutation(is.variations, was.variations));
}

// The variation continues where the main line ends.
TEST_F(Edits, PromoteAContinuationOfTheMainLine) {
    match.branch(5);
    const std::string before = text();
    ASSERT_EQ(match.variations().back().ply, 5U);
    ASSERT_TRUE(match.promote(match.variations().size() - 1));
    EXPECT_EQ(match.undoable_plies(), 6);
    match.undo_turn();
    EXPECT_EQ(text(), before);
    EXPECT_EQ(match.undoable_plies(), 5);
}

TEST_F(Edits, AreTakenBackInTurnWithMoves) {
    const auto said = match.line_of_plies(6);
    match.annotate(said, {MoveMark::kGood, ""});
    test::play_plies(match, random, 2);
    match.annotate(said, {MoveMark::kBad, ""});
    const std::string end = text();
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    EXPECT_EQ(match.annotation(said).mark, MoveMark::kGood);
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_EQ(match.annotation(said).mark, MoveMark::kGood);
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    EXPECT_EQ(match.annotation(said).mark, MoveMark::kNone);
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    while (match.can_redo_turn()) match.redo_turn();
    EXPECT_EQ(text(), end);
    // After another move there is nothing to redo.
    match.undo_turn();
    ASSERT_TRUE(match.can_redo_turn());
    test::play_plies(match, random, 1);
    EXPECT_FALSE(match.can_redo_turn());
}

TEST_F(Edits, LeaveARoundThatIsOverAsItEnded) {
    test::finish_round(match, random);
    const Outcome outcome = match.outcome();
    EXPECT_FALSE(match.promote(0));
    const auto decided = match.line_of_plies(99);
    match.follow(0);
    ASSERT_TRUE(match.is_trying());
    EXPECT_FALSE(match.remove(*match.decided_variation()));
    EXPECT_FALSE(match.promote(0));
    // An annotation of the line that decided the round is saved, even while another line is shown.
    ASSERT_TRUE(match.annotate(decided, {MoveMark::kVeryGood, "wins"}));
    EXPECT_EQ(match.records().back().moves[decided.size() - 1].comment, "!! wins");
    match.end_try();
    EXPECT_EQ(match.annotation(decided).words, "wins");
    match.undo_turn();
    EXPECT_EQ(match.annotation(decided), Annotation());
    EXPECT_EQ(match.outcome(), outcome);
    // A variation that is removed during a trial is removed from the round, until that is undone.
    match.follow(0);
    const std::size_t other = *match.decided_variation() == 0 ? 1 : 0;
    const auto thrown = match.line_of_variation(other, 99);
    ASSERT_TRUE(match.remove(other));
    const auto has = [&](const GameRecord& record) { return has_line(record, thrown); };
    EXPECT_FALSE(has(match.records().back()));
    match.undo_turn();
    EXPECT_TRUE(has(match.records().back()));
}

TEST_F(Edits, CannotBeUndoneInTheNextRound) {
    test::finish_round(match, random);
    match.annotate(match.line_of_plies(1), {MoveMark::kGood, ""});
    const auto records = match.records();
    ASSERT_TRUE(match.next_round());
    EXPECT_FALSE(match.can_undo_turn());
    EXPECT_EQ(match.records().front(), records.back());
}

// Undo restores what was there before any edit, and redo its result.
TEST(EditsAtRandom, AreUndoneAndRedone) {
    Random random(2026);
    for (int round = 0; round < 60; ++round) {
        Match match({test::random_size(random), test::two_people()});
        for (int step = 0; step < 60; ++step) {
            const auto any = [&](std::size_t below) { return static_cast<std::size_t>(random.below(below)); };
            const auto variations = match.variations().size();
            const auto sorted = [&] {
                GameRecord record = match.records().back();
                // A variation that undo restores comes last among those of the same ply.
                std::ranges::sort(record.variations, std::less(), [](const Variation& each) {
                    std::string names;
                    for (const RecordedMove& move : each.moves) names += to_text(move.cell) + ' ';
                    return std::pair(each.ply, names);
                });
                return to_text(std::vector{record});
            };
            const std::string before = sorted();
            bool edited = false;
            switch (any(6)) {
                case 0:
                case 1:
                    if (match.seat_to_move() != nullptr) test::play_plies(match, random, 1);
                    break;
                case 2:
                    if (match.undoable_plies() > 0) match.branch(static_cast<int>(any(match.plies().size() + 1)));
                    break;
                case 3: {
                    const auto line = variations > 0 && any(2) == 0
                                          ? match.line_of_variation(any(variations), 1 + any(3))
                                          : match.line_of_plies(static_cast<int>(any(match.plies().size() + 1)));
                    edited = match.annotate(line, {kMoveMarks[any(7)], any(2) == 0 ? "words" : ""});
                    break;
                }
                case 4: edited = variations > 0 && match.remove(any(variations)); break;
                case 5: edited = variations > 0 && match.promote(any(variations)); break;
            }
            const auto records = match.records();
            const auto read = parse_records(to_text(records));
            ASSERT_TRUE(read);
            ASSERT_EQ(*read, records);
            if (!edited) continue;
            const std::string after = sorted();
            ASSERT_TRUE(match.can_undo_turn());
            ASSERT_EQ(match.undo_turn().cells.size(), 0U);
            ASSERT_EQ(sorted(), before);
            ASSERT_TRUE(match.can_redo_turn());
            ASSERT_EQ(match.redo_turn(), 0);
            ASSERT_EQ(sorted(), after);
        }
    }
}

TEST(EditsInASession, AreSavedAtOnceAndDifferFromTheFile) {
    const test::TemporaryFolder folder;
    ::setenv("XDG_STATE_HOME", folder.path().c_str(), 1);
    SessionOptions options;
    options.fresh = true;
    auto session = Session::begin(options);
    ASSERT_TRUE(session);
    Match& match = (*session)->match();
    ASSERT_TRUE(match.play(test::cell("i9")));
    const auto file = folder.path() / "said.atom4";
    ASSERT_FALSE((*session)->save(file));
    EXPECT_FALSE((*session)->differs_from_file());
    match.annotate(match.line_of_plies(1), {MoveMark::kGood, "the middle"});
    EXPECT_TRUE((*session)->differs_from_file());
    EXPECT_NE(read_file((*session)->saved_in())->find("{! the middle}"), std::string::npos);
    match.undo_turn();
    EXPECT_FALSE((*session)->differs_from_file());
    ::unsetenv("XDG_STATE_HOME");
}

}  // namespace
}  // namespace atom4
