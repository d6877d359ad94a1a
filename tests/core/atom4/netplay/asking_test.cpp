// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "tests/core/atom4/netplay/world.h"

// Requests for a takeback, a resignation or the next round, and the opponent's answers.

namespace atom4::net::test {
namespace {

using Kind = Notice::Kind;

// Each test runs with the host asking the guest, and with the guest asking the host.
class Request : public testing::TestWithParam<bool> {
protected:
    Request() : world(small_terms(2)) { world.begin(); }
    World::Machine& asker() { return GetParam() ? world.hosts() : world.guests(); }
    World::Machine& other() { return GetParam() ? world.guests() : world.hosts(); }
    void ask(PeerRequest ask) {
        ASSERT_TRUE(asker().linked->ask(ask));
        world.settle();
    }
    void answer(bool yes) {
        other().linked->answer(yes);
        world.settle();
    }
    void play_until_asker_moved() {
        do world.play_any_move();
        while (world.hosts().match->position().mover() == asker().linked->player());
    }

    World world;
};
INSTANTIATE_TEST_SUITE_P(HostAndGuest, Request, testing::Bool());

TEST_P(Request, TakesAMoveBackWithConsent) {
    play_until_asker_moved();
    const int before = world.hosts().match->undoable_plies();
    ask(PeerRequest::kTakeback);
    ASSERT_TRUE(other().linked->question());
    EXPECT_EQ(other().linked->question()->ask, PeerRequest::kTakeback);
    EXPECT_EQ(other().linked->question()->plies, 1);
    EXPECT_EQ(world.hosts().match->undoable_plies(), before);
    answer(true);
    EXPECT_EQ(world.hosts().match->undoable_plies(), before - 1);
    EXPECT_TRUE(asker().has_heard(Kind::kAgreed));
    expect_same(world);
    world.play_any_move();
    expect_same(world);
}

TEST_P(Request, TakesTwoMovesBackAfterAReply) {
    play_until_asker_moved();
    world.play_any_move();
    const int before = world.hosts().match->undoable_plies();
    ask(PeerRequest::kTakeback);
    answer(true);
    EXPECT_EQ(world.hosts().match->undoable_plies(), before - 2);
    expect_same(world);
}

TEST_P(Request, TakesNothingBackAfterARefusal) {
    play_until_asker_moved();
    const std::string before = asker().records();
    ask(PeerRequest::kTakeback);
    answer(false);
    EXPECT_TRUE(asker().has_heard(Kind::kRefusedAsk));
    EXPECT_EQ(asker().records(), before);
    EXPECT_FALSE(asker().linked->own_question());
    expect_same(world);
}

TEST_P(Request, CannotTakeBackWithoutAMove) {
    EXPECT_FALSE(asker().linked->may_ask(PeerRequest::kTakeback));
    EXPECT_FALSE(asker().linked->ask(PeerRequest::kTakeback));
    EXPECT_FALSE(asker().linked->ask(PeerRequest::kNextRound));
}

TEST_P(Request, IsCancelledByAnotherMove) {
    play_until_asker_moved();
    ask(PeerRequest::kTakeback);
    world.play_any_move();
    EXPECT_FALSE(other().linked->question());
    EXPECT_FALSE(asker().linked->own_question());
    EXPECT_TRUE(asker().has_heard(Kind::kVoidAsk));
    answer(true);
    expect_same(world);
}

// The refusal of a move that came too late arrives when the next move has already been sent.
TEST(GuestRequest, SurvivesAMoveMadeDuringTheTakeback) {
    World world(small_terms());
    world.begin();
    world.play_any_move();
    world.play_any_move();
    world.play_any_move();
    world.weather.delay = 300ms;
    Match& match = *world.guests().match;
    ASSERT_TRUE(world.guest().ask(PeerRequest::kTakeback));
    world.pass(300ms);
    world.host().answer(true);
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    world.pass(299ms);
    world.pass(1ms);
    ASSERT_EQ(match.undoable_plies(), 1);
    ASSERT_TRUE(match.play(match.position().legal_moves().back()).has_value());
    world.settle();
    EXPECT_EQ(match.undoable_plies(), 2);
    expect_same(world);
    world.play_any_move();
    expect_same(world);
}

TEST_P(Request, ResignsWithoutConsent) {
    world.play_any_move();
    ask(PeerRequest::kResign);
    EXPECT_FALSE(other().linked->question());
    EXPECT_FALSE(asker().has_heard(Kind::kAgreed)) << "nobody was asked";
    for (auto* machine : {&asker(), &other()}) {
        ASSERT_TRUE(machine->match->early_end());
        EXPECT_EQ(machine->match->early_end()->loser, asker().linked->player());
    }
    expect_same(world);
    // A resignation cannot be taken back.
    EXPECT_FALSE(asker().linked->may_ask(PeerRequest::kTakeback));
}

// A player can ask about their own move at once: the program sends the request when the move has arrived.
TEST(GuestRequest, WaitsUntilTheGuestsOwnMoveHasArrived) {
    World world(small_terms(2));
    world.begin();
    do world.play_any_move();
    while (world.hosts().match->position().mover() != world.guest().player());
    world.weather.delay = 300ms;
    Match& match = *world.guests().match;
    const int before = match.undoable_plies();
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    ASSERT_TRUE(world.guest().ask(PeerRequest::kTakeback));
    EXPECT_FALSE(world.guest().ask(PeerRequest::kTakeback)) << "it is asked already";
    world.pass(300ms);
    EXPECT_FALSE(world.host().question()) << "the guest does not know yet that the move has come";
    world.pass(600ms);
    ASSERT_TRUE(world.host().question());
    EXPECT_EQ(world.host().question()->plies, 1);
    EXPECT_EQ(match.undoable_plies(), before + 1);
    world.host().answer(true);
    world.settle();
    EXPECT_EQ(match.undoable_plies(), before);
    EXPECT_TRUE(world.guests().has_heard(Kind::kAgreed));
    EXPECT_FALSE(world.guests().has_heard(Kind::kVoidAsk));
    expect_same(world);
}

// A player who has just won starts the next round at once.
TEST(GuestRequest, StartsTheNextRoundRightAfterTheLastMove) {
    int ended_by_guest = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world(small_terms(2), seed);
        world.begin();
        world.weather.delay = 300ms;
        Match& match = *world.guests().match;
        bool is_guests = false;
        while (!match.is_over()) {
            is_guests = match.position().mover() == world.guest().player();
            if (!is_guests) {
                world.play_any_move();
                continue;
            }
            ASSERT_TRUE(match.play(match.position().legal_moves().back()).has_value());
            if (!match.is_over()) world.settle();
        }
        if (!is_guests) continue;
        ++ended_by_guest;
        ASSERT_TRUE(world.guest().ask(PeerRequest::kNextRound));
        world.settle();
        ASSERT_TRUE(world.host().question());
        world.host().answer(true);
        world.settle();
        EXPECT_EQ(match.round(), 2);
        expect_same(world);
    }
    EXPECT_GT(ended_by_guest, 0);
}

TEST_P(Request, BeginsTheNextRoundWhenAccepted) {
    world.play_any_move();
    ask(PeerRequest::kResign);
    ask(PeerRequest::kNextRound);
    EXPECT_EQ(world.hosts().match->round(), 1);
    answer(true);
    EXPECT_EQ(world.hosts().match->round(), 2);
    EXPECT_EQ(world.guests().match->round(), 2);
    expect_same(world);
    world.play_any_move();
    for (const auto* machine : {&world.hosts(), &world.guests()})
        EXPECT_TRUE(can_continue(machine->match->records().back()));
    ask(PeerRequest::kResign);
    EXPECT_FALSE(asker().linked->may_ask(PeerRequest::kNextRound)) << "two rounds were agreed upon";
    for (const auto* machine : {&world.hosts(), &world.guests()})
        EXPECT_FALSE(can_continue(machine->match->records().back())) << "as their records tell";
}

TEST_P(Request, CanComeFromBothSidesAtTheSameTime) {
    world.play_any_move();
    ask(PeerRequest::kResign);
    EXPECT_TRUE(world.host().ask(PeerRequest::kNextRound));
    EXPECT_TRUE(world.guest().ask(PeerRequest::kNextRound));
    world.settle();
    EXPECT_EQ(world.hosts().match->round(), 2);
    EXPECT_EQ(world.guests().match->round(), 2);
    expect_same(world);
}

TEST_P(Request, IsRepeatedAfterReconnecting) {
    play_until_asker_moved();
    ASSERT_TRUE(asker().linked->ask(PeerRequest::kTakeback));
    world.disconnect();
    world.connect();
    world.settle();
    ASSERT_TRUE(other().linked->question());
    answer(true);
    EXPECT_TRUE(asker().has_heard(Kind::kAgreed));
    expect_same(world);
}

TEST_P(Request, IsNotRepeatedAfterALostAnswer) {
    play_until_asker_moved();
    const int before = world.hosts().match->undoable_plies();
    ask(PeerRequest::kTakeback);
    other().linked->answer(true);
    other().notices.clear();
    world.disconnect();
    world.connect();
    world.settle();
    EXPECT_FALSE(other().has_heard(Kind::kAsked));
    EXPECT_FALSE(other().linked->question());
    EXPECT_EQ(world.hosts().match->undoable_plies(), before - 1);
    EXPECT_TRUE(asker().has_heard(Kind::kAgreed));
    expect_same(world);
}

TEST_P(Request, TakesBackTheMoveThatDecidedTheRound) {
    while (!world.hosts().match->is_over()) world.play_any_move();
    ask(PeerRequest::kTakeback);
    answer(true);
    EXPECT_FALSE(world.hosts().match->is_over());
    expect_same(world);
}

}  // namespace
}  // namespace atom4::net::test
