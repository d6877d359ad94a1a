// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/game/match.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::against_computer;
using test::cell;
using test::cells;
using test::two_people;
using Kind = MatchEvent::Kind;

// Records what a match announces.
class Listener {
public:
    explicit Listener(Match& match) {
        subscription_ = match.subscribe([this](const MatchEvent& event) {
            kinds_.push_back(event.kind);
            placed_.push_back(event.reaction ? std::optional(event.reaction->placed()) : std::nullopt);
        });
    }
    std::vector<Kind> take() { return std::exchange(kinds_, {}); }
    std::vector<std::optional<Cell>> take_cells() { return std::exchange(placed_, {}); }

private:
    std::vector<Kind> kinds_;
    std::vector<std::optional<Cell>> placed_;
    Subscription subscription_;
};

// Returns the recorded game that the first player wins in the fewest plies.
test::VectorGame short_win() {
    for (const test::VectorGame& game : test::load_vector_games())
        if (game.start == Colour::kRed && game.result == "1-0" && game.plies == 25) return game;
    require(false);
    return {};
}

void play_all(Match& match, const std::vector<Cell>& moves) {
    for (const Cell move : moves) test::play_any(match, move);
}

TEST(NewMatch, IsRound1WithRedToPlay) {
    const Match match;
    EXPECT_EQ(match.position(), Position());
    EXPECT_EQ(match.round(), 1);
    EXPECT_EQ(match.score(), ByPlayer<int>(0, 0));
    EXPECT_TRUE(match.plies().empty());
    EXPECT_EQ(match.last_ply(), nullptr);
    EXPECT_TRUE(match.is_fresh());
    EXPECT_FALSE(match.is_computers_turn());
    EXPECT_FALSE(match.can_undo_turn());
    EXPECT_FALSE(match.can_redo_turn());
}

TEST(Playing, ChangesThePositionAndNotifiesOnce) {
    Match match;
    Listener listener(match);
    const auto reaction = match.play(cell("i9"));
    ASSERT_TRUE(reaction);
    EXPECT_EQ(reaction->placed(), cell("i9"));
    EXPECT_EQ(match.position().at(cell("i9")), Colour::kRed);
    EXPECT_EQ(match.plies().size(), 1U);
    ASSERT_NE(match.last_ply(), nullptr);
    EXPECT_EQ(match.last_ply()->placed(), cell("i9"));
    EXPECT_FALSE(match.is_fresh());
    EXPECT_EQ(listener.take(), std::vector{Kind::kPlayed});
    EXPECT_EQ(listener.take_cells(), std::vector<std::optional<Cell>>{cell("i9")});
}

TEST(Playing, ListenersSeeTheNewState) {
    Match match;
    std::vector<std::size_t> seen;
    const auto subscription = match.subscribe([&](const MatchEvent&) { seen.push_back(match.plies().size()); });
    test::play_any(match, cell("i9"));
    test::play_any(match, cell("i7"));
    match.undo(2);
    match.redo(2);
    EXPECT_EQ(seen, (std::vector<std::size_t>{1, 2, 1, 0, 1, 2}));
}

TEST(Refusals, ChangeNothingAndAreNotAnnounced) {
    Match match({{16, 16}, against_computer(Player::kSecond)});
    Listener listener(match);
    const auto refusal = [&](Cell where) { return match.play(where).error(); };
    EXPECT_EQ(refusal(cell("h8")), Refusal::kOccupied);
    EXPECT_EQ(refusal(cell("a1")), Refusal::kNoAdjacentPair);
    EXPECT_EQ(refusal(cell("z26")), Refusal::kOffBoard);
    EXPECT_EQ(match.position(), Position());
    EXPECT_EQ(match.generation(), 0U);
    test::play_any(match, cell("i9"));
    listener.take();
    EXPECT_EQ(refusal(cell("i7")), Refusal::kComputersTurn);
    EXPECT_EQ(match.plies().size(), 1U);
    EXPECT_TRUE(listener.take().empty());
}

TEST(Refusals, WhenTheRoundIsOver) {
    Match match;
    play_all(match, short_win().moves);
    EXPECT_EQ(match.play(cell("a1")).error(), Refusal::kRoundOver);
    EXPECT_EQ(match.seat_to_move(), nullptr);
    EXPECT_FALSE(match.is_computers_turn());
}

TEST(Seats, SayWhoseTurnItIs) {
    for (const Player computer : kPlayers) {
        Match match({{8, 8}, against_computer(computer, 3)});
        Random random(1);
        while (!match.position().is_over()) {
            ASSERT_EQ(match.is_computers_turn(), match.position().mover() == computer);
            ASSERT_EQ(*match.seat_to_move(), match.setup().seats[match.position().mover()]);
            test::play_plies(match, random, 1);
        }
    }
}

TEST(Seats, MayChangeAtAnyTime) {
    Match match;
    Listener listener(match);
    match.set_seats(against_computer(Player::kFirst, 5));
    EXPECT_EQ(listener.take(), std::vector{Kind::kSeatsChanged});
    EXPECT_TRUE(match.is_computers_turn());
    EXPECT_EQ(match.records().back().seats, against_computer(Player::kFirst, 5));
    EXPECT_EQ(match.play(cell("i9")).error(), Refusal::kComputersTurn);
    match.set_seats(two_people());
    EXPECT_TRUE(match.play(cell("i9")));
}

TEST(Seats, KeepTheirScoreWhenSidesSwap) {
    const Seat ada = Seat::human("Ada");
    const Seat grace = Seat::human("Grace");
    const auto score = [](const Match& match) {
        return std::pair(match.score()[Player::kFirst], match.score()[Player::kSecond]);
    };
    Match match({{}, {ada, grace}});
    match.resign(Player::kSecond);
    match.next_round();
    match.resign(Player::kSecond);
    match.next_round();
    match.resign(Player::kFirst);
    match.next_round();
    EXPECT_EQ(score(match), std::pair(2, 1));
    match.set_seats({grace, ada});
    EXPECT_EQ(score(match), std::pair(1, 2));
    match.resign(Player::kSecond);
    EXPECT_EQ(score(match), std::pair(2, 2));
    match.next_round();
    // If a player is renamed or the computer takes over, the score stays with the seats.
    match.set_seats({grace, Seat::computer(4)});
    EXPECT_EQ(score(match), std::pair(2, 2));
    Match again;
    again.restore(match.records());
    EXPECT_EQ(score(again), score(match));
}

TEST(Seats, WithEqualNamesKeepTheirScore) {
    Match match;
    match.resign(Player::kSecond);
    match.next_round();
    match.set_seats(against_computer(Player::kFirst, 2));
    EXPECT_EQ(match.score()[Player::kFirst], 1);
    match.set_seats({Seat::computer(2), Seat::computer(2)});
    EXPECT_EQ(match.score()[Player::kFirst], 1);
    match.set_seats({Seat::computer(5), Seat::human("Ada")});
    EXPECT_EQ(match.score()[Player::kFirst], 1);
}

TEST(Rounds, RotateTheColourAndTheStarter) {
    Match match({{6, 6}, two_people()});
    Listener listener(match);
    Random random(2);
    for (int round = 1; round <= 8; ++round) {
        EXPECT_EQ(match.round(), round);
        EXPECT_EQ(match.position(), Position({6, 6}, wheel_colour(round - 1)));
        EXPECT_EQ(match.position().mover(), round % 2 == 1 ? Player::kFirst : Player::kSecond);
        EXPECT_EQ(match.undo(1), 0) << "a round that was left is not taken back";
        listener.take();
        EXPECT_FALSE(match.next_round()) << "not before this one is over";
        EXPECT_TRUE(listener.take().empty());
        test::finish_round(match, random);
        listener.take();
        const auto generation = match.generation();
        EXPECT_TRUE(match.next_round());
        EXPECT_GT(match.generation(), generation);
        EXPECT_EQ(listener.take(), std::vector{Kind::kRoundStarted});
        EXPECT_TRUE(match.plies().empty());
        EXPECT_FALSE(match.is_fresh());
    }
}

TEST(Score, CountsTheRoundsWon) {
    Match match({{6, 6}, two_people()});
    Random random(3);
    ByPlayer<int> expected(0, 0);
    int stalemates = 0;
    for (int round = 1; round <= 40; ++round) {
        EXPECT_EQ(match.score(), expected);
        test::finish_round(match, random);
        if (const auto player = winner(match.position().outcome()))
            ++expected[*player];
        else
            ++stalemates;
        EXPECT_EQ(match.score(), expected) << "the round on the board counts as soon as it is over";
        match.next_round();
    }
    EXPECT_GT(stalemates, 0);
    EXPECT_GT(expected[Player::kFirst] + expected[Player::kSecond], 0);
}

TEST(Score, FollowsUndo) {
    Match match;
    play_all(match, short_win().moves);
    EXPECT_EQ(match.score(), ByPlayer<int>(1, 0));
    match.undo(1);
    EXPECT_EQ(match.score(), ByPlayer<int>(0, 0));
    EXPECT_FALSE(match.next_round());
    match.redo(1);
    EXPECT_EQ(match.score(), ByPlayer<int>(1, 0));
}

TEST(UndoRedo, OfAnyNumberOfPlies) {
    Match match;
    const std::vector<Cell> moves = short_win().moves;
    play_all(match, moves);
    std::vector<Position> positions{Position()};
    for (const Cell move : moves) {
        positions.push_back(positions.back());
        positions.back().play_legal(move);
    }
    const int all = static_cast<int>(moves.size());
    for (int count = 0; count <= all; ++count) {
        EXPECT_EQ(match.undo(count), count);
        EXPECT_EQ(match.position(), positions[static_cast<std::size_t>(all - count)]);
        EXPECT_EQ(match.undoable_plies(), all - count);
        EXPECT_EQ(match.redoable_plies(), count);
        EXPECT_EQ(match.redo(count), count);
        EXPECT_EQ(match.position(), positions.back());
    }
    EXPECT_EQ(match.undo(all + 100), all);
    EXPECT_EQ(match.redo(all + 100), all);
    EXPECT_EQ(match.undo(0), 0);
    EXPECT_EQ(match.undo(-1), 0);
    EXPECT_EQ(match.redo(-1), 0);
}

TEST(UndoRedo, AreAnnouncedPlyByPly) {
    Match match;
    play_all(match, cells("i9 i7 h9"));
    Listener listener(match);
    match.undo(2);
    EXPECT_EQ(listener.take(), (std::vector{Kind::kUndone, Kind::kUndone}));
    EXPECT_EQ(listener.take_cells(), (std::vector<std::optional<Cell>>{cell("h9"), cell("i7")}));
    match.redo(2);
    EXPECT_EQ(listener.take(), (std::vector{Kind::kRedone, Kind::kRedone}));
    EXPECT_EQ(listener.take_cells(), (std::vector<std::optional<Cell>>{cell("i7"), cell("h9")}));
}

TEST(UndoRedo, AnotherMoveClearsRedo) {
    Match match;
    play_all(match, cells("i9 i7 h9"));
    match.undo(2);
    test::play_any(match, cell("h9"));
    EXPECT_EQ(match.redoable_plies(), 0);
    EXPECT_EQ(match.records().back().moves.size(), 2U);
}

TEST(UndoRedo, TheSameMoveKeepsRedo) {
    Match match;
    play_all(match, cells("i9 i7 h9"));
    match.undo(3);
    test::play_any(match, cell("i9"));
    EXPECT_EQ(match.redoable_plies(), 2);
    EXPECT_EQ(match.redo(2), 2);
    EXPECT_EQ(match.last_ply()->placed(), cell("h9"));
}

TEST(UndoRedo, MovesTakenBackAreNotInTheRecord) {
    Match match;
    play_all(match, cells("i9 i7 h9"));
    match.undo(2);
    ASSERT_EQ(match.records().back().moves.size(), 1U);
    EXPECT_EQ(match.records().back().moves[0].cell, cell("i9"));
    EXPECT_EQ(match.redoable_plies(), 2) << "asking for the record changes nothing";
}

TEST(UndoTurn, TakesBackOnePlyBetweenPeople) {
    Match match;
    play_all(match, cells("i9 i7 h9"));
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_EQ(match.redo_turn(), 1);
    EXPECT_EQ(match.undoable_plies(), 2);
}

TEST(UndoTurn, TakesBackBothMovesAgainstTheComputer) {
    Match match({{16, 16}, against_computer(Player::kSecond)});
    play_all(match, cells("i9 i7 h9 h7"));
    EXPECT_EQ(match.undo_turn().cells.size(), 2U);
    EXPECT_FALSE(match.is_computers_turn());
    EXPECT_EQ(match.undo_turn().cells.size(), 2U);
    EXPECT_FALSE(match.can_undo_turn());
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    EXPECT_EQ(match.redo_turn(), 2);
    EXPECT_EQ(match.redo_turn(), 2);
    EXPECT_EQ(match.redo_turn(), 0);
}

TEST(UndoTurn, TakesBackOnePlyWhileTheComputerThinks) {
    Match match({{16, 16}, against_computer(Player::kSecond)});
    play_all(match, cells("i9 i7 h9"));
    ASSERT_TRUE(match.is_computers_turn());
    const auto generation = match.generation();
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_FALSE(match.answer(generation, cell("h7"))) << "what it was thinking about is gone";
    EXPECT_EQ(match.undoable_plies(), 2);
    EXPECT_EQ(match.redo_turn(), 1) << "back to where the computer is to move";
    EXPECT_TRUE(match.is_computers_turn());
}

TEST(UndoTurn, LeavesTheFirstPlyOfAComputerThatBegins) {
    Match match({{16, 16}, against_computer(Player::kFirst)});
    EXPECT_FALSE(match.can_undo_turn());
    play_all(match, cells("i9"));
    EXPECT_FALSE(match.can_undo_turn());
    EXPECT_EQ(match.undo_turn().cells.size(), 0U);
    play_all(match, cells("i7"));
    EXPECT_EQ(match.undo_turn().cells.size(), 1U) << "it thinks";
    play_all(match, cells("i7 h9"));
    EXPECT_EQ(match.undo_turn().cells.size(), 2U);
    EXPECT_EQ(match.undoable_plies(), 1);
}

TEST(UndoTurn, AfterTheEndGoesToTheHumansLastMove) {
    const std::vector<Cell> moves = short_win().moves;
    for (const Player computer : kPlayers) {
        Match match({{16, 16}, against_computer(computer)});
        play_all(match, moves);
        ASSERT_EQ(match.position().outcome(), Outcome::kFirstWins);
        EXPECT_EQ(match.undo_turn().cells.size(), computer == Player::kFirst ? 2U : 1U);
        EXPECT_FALSE(match.is_computers_turn());
        match.redo_turn();
        EXPECT_TRUE(match.position().is_over());
    }
}

TEST(UndoTurn, TakesBackOnePlyBetweenComputers) {
    Match match({{16, 16}, {Seat::computer(1), Seat::computer(2)}});
    play_all(match, cells("i9 i7 h9"));
    EXPECT_EQ(match.undo_turn().cells.size(), 1U);
    EXPECT_EQ(match.undoable_plies(), 2);
}

TEST(Answers, AreAcceptedOnlyForThePositionTheyWereComputedFor) {
    Match match({{16, 16}, against_computer(Player::kFirst)});
    Listener listener(match);
    const auto generation = match.generation();
    EXPECT_FALSE(match.answer(generation, cell("a1"))) << "an illegal move";
    EXPECT_FALSE(match.answer(generation + 1, cell("i9")));
    EXPECT_TRUE(listener.take().empty());
    EXPECT_TRUE(match.answer(generation, cell("i9")));
    EXPECT_EQ(listener.take(), std::vector{Kind::kPlayed});
    EXPECT_FALSE(match.answer(generation, cell("i7"))) << "the same answer twice";
    EXPECT_FALSE(match.answer(match.generation(), cell("i7"))) << "a person is to move";
    EXPECT_TRUE(listener.take().empty());
}

TEST(Answers, ToAPositionThatIsGoneAreDropped) {
    const auto stale = [](const std::function<void(Match&)>& meanwhile) {
        Match match({{16, 16}, against_computer(Player::kSecond)});
        test::play_any(match, cell("i9"));
        const auto generation = match.generation();
        meanwhile(match);
        const auto before = match.records();
        EXPECT_FALSE(match.answer(generation, cell("i7")));
        EXPECT_EQ(match.records(), before);
    };
    stale([](Match& match) { match.undo_turn(); });
    stale([](Match& match) { match.undo(1), match.redo(1); });
    stale([](Match& match) { match.undo_turn(), test::play_any(match, cell("i9")); });
    stale([](Match& match) { match.start(match.setup()); });
    stale([](Match& match) { match.restore(match.records()); });
    stale([](Match& match) { match.set_seats(two_people()); });
}

TEST(Answers, OfAnOpponentThatWasReplacedAreDropped) {
    Match match({{}, test::against_computer(Player::kFirst, 3)});
    const std::uint64_t asked = match.generation();
    match.set_seats(test::against_computer(Player::kFirst, 4));
    EXPECT_FALSE(match.answer(asked, match.position().legal_moves().front()));
}

TEST(Start, ResetsEverything) {
    Match match;
    Random random(4);
    test::finish_round(match, random);
    match.next_round();
    test::play_plies(match, random, 5);
    match.undo(2);
    Listener listener(match);
    const auto generation = match.generation();
    match.start({{7, 9}, against_computer(Player::kSecond, 1)});
    EXPECT_EQ(listener.take(), std::vector{Kind::kMatchStarted});
    EXPECT_GT(match.generation(), generation);
    EXPECT_EQ(match.position(), Position({7, 9}));
    EXPECT_EQ(match.round(), 1);
    EXPECT_EQ(match.score(), ByPlayer<int>(0, 0));
    EXPECT_EQ(match.redoable_plies(), 0);
    EXPECT_TRUE(match.is_fresh());
    EXPECT_EQ(match.setup(), (MatchSetup{{7, 9}, against_computer(Player::kSecond, 1)}));
}

TEST(Restore, ContinuesAtTheEndOfTheRecord) {
    Random random(5);
    for (int i = 0; i < 50; ++i) {
        auto records = test::random_records(random);
        Match match;
        Listener listener(match);
        match.restore(records);
        EXPECT_EQ(listener.take(), std::vector{Kind::kMatchStarted});
        EXPECT_EQ(match.records(), records);
        EXPECT_EQ(match.round(), records.back().round);
        EXPECT_EQ(match.position(), replay(records.back()));
        const GameRecord& first = records.front();
        const auto set_up = first.position.empty() ? std::nullopt : std::optional(first_position(first));
        EXPECT_EQ(match.setup(),
                  (MatchSetup{first.size, records.back().seats, first.start, records.back().time_control, set_up}));
        if (match.early_end()) {
            match.undo(0);
            EXPECT_EQ(listener.take(), std::vector{Kind::kEndUndone});
            records.back().early_end.reset();
        }
        const int plies = static_cast<int>(records.back().moves.size());
        EXPECT_EQ(match.undo(plies), plies);
        EXPECT_EQ(match.redo(plies), plies);
        records.back().helped = match.helped();
        EXPECT_EQ(match.records(), records) << "comments survive undo and redo";
        test::finish_round(match, random);
        EXPECT_TRUE(match.next_round());
        EXPECT_EQ(match.records().size(), records.size() + 1);
    }
}

TEST(Listeners, AllReceiveEveryEventOnce) {
    Match match;
    Listener first(match);
    Listener second(match);
    test::play_any(match, cell("i9"));
    match.undo(1);
    match.redo(1);
    match.set_seats(two_people());
    match.start({});
    const std::vector expected{Kind::kPlayed, Kind::kUndone, Kind::kRedone, Kind::kSeatsChanged, Kind::kMatchStarted};
    EXPECT_EQ(first.take(), expected);
    EXPECT_EQ(second.take(), expected);
}

}  // namespace
}  // namespace atom4
