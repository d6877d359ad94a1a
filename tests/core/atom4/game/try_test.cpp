// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Trial moves in a round that is over.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/atom4/game/session.h"
#include "core/atom4/game/statistics.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::against_computer;
using test::two_people;

// Returns a match whose round a player has won on the board.
std::unique_ptr<Match> decided_match(const MatchSetup& setup, std::uint64_t seed = 1) {
    for (;; ++seed) {
        auto match = std::make_unique<Match>(setup);
        Random random(seed);
        test::finish_round(*match, random);
        if (winner(match->outcome())) return match;
    }
}

MatchSetup small(const ByPlayer<Seat>& seats) {
    return {{8, 8}, seats};
}

// Returns a legal move other than the next one of the line.
Cell another_move(const Match& match, const MoveLine& line) {
    const auto ply = match.plies().size();
    for (const Cell cell : match.position().legal_moves())
        if (ply >= line.size() || line[ply].cell != cell) return cell;
    require(false);
    return {0, 0};
}

TEST(Trying, KeepsTheResultScoreAndRecordOfTheRound) {
    const auto match = decided_match(small(two_people()));
    const GameRecord decided = match->records().back();
    const auto score = match->score();
    const Outcome outcome = match->outcome();
    match->branch(4);
    for (int ply = 0; ply < 5; ++ply) {
        EXPECT_EQ(match->outcome(), outcome);
        EXPECT_EQ(match->score(), score);
        EXPECT_TRUE(match->is_over());
        const GameRecord record = match->records().back();
        EXPECT_EQ(record.moves, decided.moves);
        EXPECT_EQ(to_text(match->records()).find("[Result \"*\"]"), std::string::npos);
        EXPECT_EQ(record.variations.size(), ply == 0 ? 0U : 1U);
        const auto moves = match->position().legal_moves();
        ASSERT_TRUE(match->play(ply == 0 ? another_move(*match, decided.moves) : moves.front()));
    }
    EXPECT_EQ(match->plies().size(), 9U);
    EXPECT_EQ(match->records().back().variations.front().ply, 4U);
    EXPECT_EQ(match->records().back().variations.front().moves.size(), 5U);
}

TEST(Trying, EndsWithTheDecidedLineOnTheBoard) {
    const auto match = decided_match(small(two_people()));
    const GameRecord decided = match->records().back();
    EXPECT_FALSE(match->is_trying());
    match->branch(4);
    EXPECT_TRUE(match->is_trying());
    ASSERT_TRUE(match->play(another_move(*match, decided.moves)));
    std::vector<MatchEvent::Kind> heard;
    const auto subscription = match->subscribe([&](const MatchEvent& event) { heard.push_back(event.kind); });
    const auto generation = match->generation();
    match->end_try();
    EXPECT_FALSE(match->is_trying());
    EXPECT_EQ(heard, std::vector{MatchEvent::Kind::kLineChanged});
    EXPECT_GT(match->generation(), generation);
    EXPECT_EQ(match->position(), replay(decided));
    EXPECT_EQ(match->plies().size(), decided.moves.size());
    ASSERT_EQ(match->variations().size(), 1U);
    EXPECT_EQ(match->variations().front().ply, 4U);
    EXPECT_EQ(match->play(Cell(0, 0)).error(), Refusal::kRoundOver);
}

TEST(Trying, UndoTakesBackTheTry) {
    const auto match = decided_match(small(two_people()));
    const GameRecord decided = match->records().back();
    const auto score = match->score();
    match->branch(4);
    ASSERT_TRUE(match->play(another_move(*match, decided.moves)));
    while (match->can_undo_turn()) {
        match->undo_turn();
        EXPECT_EQ(match->score(), score);
        EXPECT_EQ(match->records().back(), decided) << "a move that is taken back is no variation";
    }
    EXPECT_EQ(match->redo(5), 5);
    EXPECT_EQ(match->records().back().variations.size(), 1U);
    EXPECT_TRUE(match->is_trying());
    EXPECT_EQ(match->score(), score);
}

TEST(Trying, TheEndOfTheRoundCanBeUndoneAsUsual) {
    const auto match = decided_match(small(two_people()));
    const auto score = match->score();
    match->branch(4);
    test::play_any(*match, match->position().legal_moves().front());
    match->end_try();
    EXPECT_EQ(match->undo(1), 1);
    EXPECT_FALSE(match->is_over());
    EXPECT_EQ(match->score(), (ByPlayer<int>(0, 0)));
    EXPECT_EQ(match->redo(1), 1);
    EXPECT_EQ(match->score(), score);
    EXPECT_FALSE(match->is_trying());
}

TEST(Trying, IsOverWithTheNextRound) {
    const auto match = decided_match(small(two_people()));
    const auto score = match->score();
    const GameRecord decided = match->records().back();
    match->branch(2);
    ASSERT_TRUE(match->play(another_move(*match, decided.moves)));
    ASSERT_TRUE(match->next_round());
    EXPECT_FALSE(match->is_trying());
    EXPECT_EQ(match->round(), 2);
    EXPECT_EQ(match->score(), score);
    EXPECT_EQ(match->records().front().moves, decided.moves);
    EXPECT_EQ(match->records().front().variations.size(), 1U);
}

TEST(Trying, ReachingADifferentEndKeepsTheResult) {
    const auto match = decided_match(small(two_people()));
    const auto score = match->score();
    const Outcome outcome = match->outcome();
    Random random(8);
    // Twenty random trials, so that they come to different ends.
    for (int ends = 0; ends < 20; ++ends) {
        match->branch(std::min(match->undoable_plies(), 6));
        test::play_plies(*match, random, 100);
        EXPECT_TRUE(match->position().is_over());
        EXPECT_EQ(match->seat_to_move(), nullptr);
        EXPECT_EQ(match->play(Cell(0, 0)).error(), Refusal::kRoundOver);
        EXPECT_EQ(match->outcome(), outcome);
        EXPECT_EQ(match->score(), score);
    }
    match->end_try();
    EXPECT_EQ(match->position().outcome(), outcome);
}

TEST(Trying, TheComputerAnswers) {
    const auto match = decided_match(small(against_computer(Player::kSecond)));
    const auto score = match->score();
    match->branch(4);
    ASSERT_FALSE(match->is_computers_turn());
    ASSERT_TRUE(match->play(match->position().legal_moves().front()));
    ASSERT_TRUE(match->is_computers_turn());
    const auto asked = match->generation();
    ASSERT_TRUE(match->answer(asked, match->position().legal_moves().front()));
    ASSERT_TRUE(match->play(match->position().legal_moves().front()));
    const auto again = match->generation();
    match->end_try();
    EXPECT_FALSE(match->is_computers_turn());
    EXPECT_FALSE(match->answer(again, Cell(0, 0)));
    EXPECT_EQ(match->score(), score);
}

TEST(Trying, ContinuesAfterAResignation) {
    Match match(small(two_people()));
    Random random(2);
    test::play_plies(match, random, 6);
    ASSERT_TRUE(match.resign(Player::kFirst));
    const GameRecord decided = match.records().back();
    match.branch(6);
    EXPECT_EQ(match.early_end(), decided.early_end);
    ASSERT_TRUE(match.play(match.position().legal_moves().front()));
    EXPECT_FALSE(match.resign(Player::kSecond)) << "the round is over";
    EXPECT_EQ(match.outcome(), Outcome::kSecondWins);
    EXPECT_EQ(match.decided_variation(), std::nullopt);
    const auto records = parse_records(to_text(match.records()));
    ASSERT_TRUE(records);
    EXPECT_EQ(*records, match.records());
    EXPECT_EQ(records->back().moves, decided.moves);
    EXPECT_EQ(records->back().early_end, decided.early_end);
    EXPECT_EQ(records->back().variations.size(), 1U);
    match.undo_turn();
    match.undo_turn();
    EXPECT_EQ(match.early_end(), decided.early_end) << "only undo of the round's own line takes its end back";
    match.end_try();
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    EXPECT_FALSE(match.is_over());
}

TEST(Trying, LeavesTheClocksAlone) {
    MatchSetup setup = small(two_people());
    setup.time_control = TimeControl{std::chrono::seconds(60), std::chrono::seconds(3)};
    Match match(setup);
    for (int ply = 0; ply < 6; ++ply) {
        match.spend(std::chrono::seconds(5));
        test::play_any(match, match.position().legal_moves().front());
    }
    match.spend(std::chrono::seconds(5));
    const auto before_the_end = match.time_left();
    ASSERT_TRUE(match.resign(Player::kFirst));
    const auto left = match.time_left();
    match.branch(2);
    for (int ply = 0; ply < 3; ++ply) {
        match.spend(std::chrono::hours(1));
        ASSERT_TRUE(match.play(match.position().legal_moves().back()));
        EXPECT_EQ(match.time_left(), left);
        EXPECT_EQ(match.records().back().time_left, left);
    }
    match.undo(1);
    EXPECT_EQ(match.time_left(), left);
    match.end_try();
    EXPECT_EQ(match.time_left(), left);
    match.undo_turn();
    EXPECT_EQ(match.time_left()[Player::kSecond], before_the_end[Player::kSecond]);
    match.undo(2);
    EXPECT_EQ(match.time_left()[Player::kFirst], std::chrono::seconds(56)) << "as the clocks were then";
}

TEST(Trying, EndsByFollowingTheLineThatDecided) {
    const auto match = decided_match(small(two_people()));
    const GameRecord decided = match->records().back();
    EXPECT_EQ(match->decided_variation(), std::nullopt);
    match->branch(4);
    ASSERT_TRUE(match->play(another_move(*match, decided.moves)));
    ASSERT_TRUE(match->decided_variation());
    match->follow(*match->decided_variation());
    EXPECT_FALSE(match->is_trying());
    EXPECT_EQ(match->position(), replay(decided));
    // Following the trial line is a trial again.
    match->follow(0);
    EXPECT_TRUE(match->is_trying());
    EXPECT_EQ(match->plies().size(), 5U);
    EXPECT_EQ(match->records().back().moves, decided.moves);
}

TEST(Trying, LosesNothingOfTheRecord) {
    auto records = decided_match(small(two_people()))->records();
    GameRecord& round = records.back();
    Position position = replay(round, 3);
    Variation variation{3, {}};
    while (variation.moves.size() < 6) {
        const auto moves = position.legal_moves();
        const auto other = std::find_if(moves.begin(), moves.end(), [&](Cell cell) {
            return !variation.moves.empty() || cell != round.moves[3].cell;
        });
        variation.moves.add({*other, "a remark"});
        position.play_legal(*other);
    }
    round.variations = {variation};
    Match match;
    match.restore(records);
    match.follow(0);
    match.undo(4);
    EXPECT_EQ(match.records(), records);
    MoveLine line = round.moves.part(0, 3);
    line.append(variation.moves);
    ASSERT_TRUE(match.play(another_move(match, line)));
    match.end_try();
    const auto kept = match.records().back().variations;
    EXPECT_EQ(kept.size(), 2U);
    EXPECT_NE(std::find(kept.begin(), kept.end(), variation), kept.end());
}

TEST(Trying, LeavesTheStatisticsAlone) {
    const auto match = decided_match(small(against_computer(Player::kSecond)));
    StatisticsRecorder watch(*match, true);
    Random random(4);
    const auto subscription =
        match->subscribe([&](const MatchEvent& event) { EXPECT_FALSE(watch.handle(*match, event)); });
    for (int tries = 0; tries < 5; ++tries) {
        match->branch(3);
        test::play_plies(*match, random, 100);
    }
    match->end_try();
}

TEST(Trying, IsSavedAsAVariation) {
    const test::TemporaryFolder folder;
    ::setenv("XDG_STATE_HOME", folder.path().c_str(), 1);
    const auto file = folder.path() / "game.atom4";
    const auto decided = decided_match(small(two_people()));
    const auto score = decided->score();
    const std::size_t plies = decided->plies().size();
    const auto expect_the_round = [&](Session& session) {
        const Match& match = session.match();
        EXPECT_FALSE(match.is_trying());
        EXPECT_EQ(match.score(), score);
        EXPECT_EQ(match.plies().size(), plies);
        EXPECT_EQ(match.variations().size(), 1U);
    };
    {
        const auto session = std::move(*Session::begin({}));
        Match& match = session->match();
        match.restore(decided->records());
        match.branch(4);
        ASSERT_TRUE(match.play(another_move(match, decided->records().back().moves)));
        EXPECT_EQ(session->save(file), std::nullopt);
    }
    const auto resumed = std::move(*Session::begin({}));
    expect_the_round(*resumed);
    resumed->match().start({});
    EXPECT_EQ(resumed->open(file), std::nullopt);
    expect_the_round(*resumed);
    ::unsetenv("XDG_STATE_HOME");
}

// Whatever is done, except undoing the end, the result of the round stays, and nothing that was recorded is lost.
TEST(Trying, NeverTouchesTheRound) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        const bool alone = seed % 2 == 0;
        const auto match = decided_match(small(alone ? against_computer(Player::kFirst) : two_people()), seed);
        const GameRecord decided = match->records().back();
        const auto score = match->score();
        for (int step = 0; step < 60; ++step) {
            switch (random.below(6)) {
                case 0:
                    match->branch(
                        static_cast<int>(random.below(static_cast<std::size_t>(match->undoable_plies()) + 1)));
                    break;
                case 1:
                    if (!match->variations().empty()) match->follow(random.below(match->variations().size()));
                    break;
                case 2:
                    if (match->is_trying()) match->undo_turn();
                    break;
                case 3: match->redo_turn(); break;
                case 4:
                    if (match->is_trying() && random.below(4) == 0) match->end_try();
                    break;
                default: test::play_plies(*match, random, 3);
            }
            const GameRecord record = match->records().back();
            ASSERT_EQ(record.moves, decided.moves);
            ASSERT_EQ(match->score(), score);
            ASSERT_EQ(parse_records(to_text(match->records())).value(), match->records());
            ASSERT_EQ(match->position(), match->position_after(match->undoable_plies()));
            if (!match->is_trying()) {
                ASSERT_EQ(match->position(), replay(decided));
            }
        }
        ASSERT_TRUE(match->next_round());
        ASSERT_EQ(match->score(), score);
    }
}

}  // namespace
}  // namespace atom4
