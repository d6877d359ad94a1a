// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/netplay/world.h"

// Two clocks on two machines: each player's thinking time counts, the time in transit does not, up to a bound.

namespace atom4::net::test {
namespace {

constexpr TimeControl kMinute{std::chrono::seconds(60), std::chrono::seconds(2)};

TEST(Clocks, CountThinkingButNotLag) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.weather = {.delay = 300ms, .more_delay = 50ms};
    world.play_any_move();  // no clock runs before the first move
    ByPlayer<ClockTime> thought;
    for (int i = 0; i < 12 && !world.hosts().match->is_over(); ++i) {
        const Player mover = world.hosts().match->position().mover();
        const auto time = std::chrono::milliseconds(200 + 100 * i);
        // The player thinks from when the opponent's move has arrived.
        world.pass(time);
        world.play_any_move();
        thought[mover] += time;
        expect_same(world);
    }
    ASSERT_GT(world.hosts().match->undoable_plies(), 5);
    const auto left = world.hosts().match->time_left();
    EXPECT_EQ(left, world.guests().match->time_left());
    for (const Player player : kPlayers) {
        int moves = 0;
        for (int ply = 0; ply < world.hosts().match->undoable_plies(); ++ply)
            moves += player_of(next_on_wheel(Colour::kRed, ply)) == player ? 1 : 0;
        const ClockTime expected = kMinute.initial + moves * kMinute.increment - thought[player];
        // settle() takes the time in transit, in which the host thinks, and the guest's steps arrive late.
        EXPECT_NEAR(static_cast<double>(left[player].count()), static_cast<double>(expected.count()), 12 * 800.0);
    }
}

// The log has each player's thinking time to the millisecond, whatever the delay; until then, the clocks shown on both
// machines differ by no more than the time that is given back for it.
TEST(Clocks, AreTheSameUnderADelay) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.weather = {.delay = 300ms, .more_delay = 50ms};
    std::map<const World::Machine*, PeerTime> arrived;  // when a move was last shown on the machine
    std::vector<Subscription> looking;
    for (const World::Machine* machine : {&world.hosts(), &world.guests()})
        looking.push_back(machine->match->subscribe([&, machine](const MatchEvent& event) {
            if (event.kind == MatchEvent::Kind::kPlayed) arrived[machine] = world.now;
        }));
    world.play_any_move();
    int moves = 0;
    for (; moves < 12 && !world.hosts().match->is_over(); ++moves) {
        const Player mover = world.hosts().match->position().mover();
        world.pass(std::chrono::milliseconds(200 + 313 * moves));
        for (World::Machine* machine : {&world.hosts(), &world.guests()}) machine->linked->tick();
        const auto shown = world.hosts().match->time_left()[mover] - world.guests().match->time_left()[mover];
        EXPECT_LE(std::chrono::abs(shown), RemoteMatch::kMaxDelayCredit) << moves;
        const auto thought = std::chrono::duration_cast<ClockTime>(world.now - arrived.at(&world.of(mover)));
        world.play_any_move();
        const std::string& step = world.host().log().entries().back();
        EXPECT_EQ(step.substr(step.rfind(',') + 1), std::to_string(thought.count())) << moves;
        expect_same(world);
    }
    EXPECT_GT(moves, 5);
}

// A guest whose program claims that its move took no time at all.
TEST(Clocks, CompensateLagUpToTheBound) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.play_any_move();
    const std::uint64_t at = world.host().log().size();
    world.pass(10s);
    const Cell cell = world.guests().match->position().legal_moves().front();
    world.disconnect();  // otherwise the seat would be taken
    PeerConnection cheat(PeerRole::kGuest, PeerRole::kHost, world.now);
    world.host().opened(50, PeerRole::kGuest);
    world.host().received(50, cheat.take_output());
    cheat.say(world.host().log().have());
    world.host().received(50, cheat.take_output());
    cheat.say({MessageType::kPlay, {at, 0}, {to_text(cell)}});
    world.host().received(50, cheat.take_output());
    ASSERT_EQ(world.host().log().size(), at + 1);
    EXPECT_EQ(world.host().log().entries().back(), "play," + to_text(cell) + ",9000");
}

TEST(Clocks, StopWhileDisconnected) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.play_any_move();
    world.pass(5s);
    world.disconnect();
    world.pass(1h);
    EXPECT_FALSE(world.hosts().match->is_over());
    world.connect();
    world.settle();
    world.pass(5s);
    world.play_any_move();
    expect_same(world);
    EXPECT_EQ(world.hosts().match->time_left()[Player::kSecond], ClockTime(60'000 - 10'000 + 2'000));
}

TEST(Clocks, WaitForTheFirstMove) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.pass(1h);
    EXPECT_FALSE(world.hosts().match->is_over());
    world.play_any_move();
    EXPECT_EQ(world.hosts().match->time_left()[Player::kFirst], ClockTime(62'000));
    expect_same(world);
}

TEST(Clocks, EndTheRoundWhenTheyRunOut) {
    for (const int moves : {1, 2}) {
        World world(small_terms(1, kMinute));
        world.begin();
        for (int i = 0; i < moves; ++i) world.play_any_move();
        const Player mover = world.hosts().match->position().mover();
        world.weather.delay = 300ms;
        world.pass(3min);
        for (auto* machine : {&world.hosts(), &world.guests()}) {
            ASSERT_TRUE(machine->match->early_end()) << moves;
            EXPECT_EQ(machine->match->early_end()->loser, mover);
            EXPECT_EQ(machine->match->time_left()[mover], ClockTime(0));
        }
        expect_same(world);
    }
}

TEST(Clocks, CountDownOnBothMachines) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.play_any_move();
    world.pass(3s + 10ms);
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        const auto left = machine->match->time_left()[Player::kSecond];
        EXPECT_LE(left, ClockTime(57'000));
        EXPECT_GT(left, ClockTime(55'900));
    }
}

TEST(Clocks, AreRestoredByATakeback) {
    World world(small_terms(1, kMinute));
    world.begin();
    world.play_any_move();
    const auto before = world.hosts().match->time_left();
    world.pass(4s);
    world.play_any_move();
    world.pass(2s);
    ASSERT_TRUE(world.guest().ask(PeerRequest::kTakeback));
    world.settle();
    world.host().answer(true);
    world.settle();
    EXPECT_EQ(world.hosts().match->time_left(), before);
    expect_same(world);
}

}  // namespace
}  // namespace atom4::net::test
