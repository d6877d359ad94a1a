// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/netplay/world.h"
#include "tests/support/positions.h"

// Whole matches over bad connections, with programs that are killed at any moment: no match is lost, and both sides
// have the same in the end.

namespace atom4::net::test {
namespace {

using Standing = RemoteMatch::Standing;

// Two players who do whatever is permitted, each after a while.
class People {
public:
    explicit People(World& world) : world_(world) {}

    // Returns whether the match is over on both machines.
    [[nodiscard]] bool are_done() {
        for (auto* machine : {&world_.hosts(), &world_.guests()})
            if (!machine->is_running() || machine->linked->standing() != Standing::kPlaying ||
                !machine->match->is_over() || machine->match->round() < 2 || machine->linked->question() ||
                machine->linked->own_question())
                return false;
        return world_.host().log() == world_.guest().log();
    }

    void act() {
        act_for(world_.hosts());
        act_for(world_.guests());
    }

private:
    void act_for(World::Machine& machine) {
        if (!machine.is_running()) return;
        RemoteMatch& linked = *machine.linked;
        if (linked.standing() == Standing::kProposing && linked.role() == PeerRole::kGuest)
            world_.guest().accept("Bert");
        if (linked.standing() != Standing::kPlaying) return;
        if (machine.acts_at && *machine.acts_at > world_.now) return;
        machine.acts_at = world_.now + std::chrono::milliseconds(20 + world_.random.below(200));
        if (linked.question()) return linked.answer(world_.random.below(4) != 0);
        const Match& match = *machine.match;
        if (match.is_over()) {
            if (world_.random.below(10) == 0) linked.ask(PeerRequest::kTakeback);
            linked.ask(PeerRequest::kNextRound);
            return;
        }
        if (world_.random.below(25) == 0)
            linked.ask(world_.random.below(10) == 0 ? PeerRequest::kResign : PeerRequest::kTakeback);
        if (world_.random.below(10) == 0) linked.talk("Hm.");
        if (match.position().mover() == linked.player())
            (void)machine.match->play(atom4::test::random_move(match.position(), world_.random));
    }

    World& world_;
};

// Returns false if the match is not over after three hours of simulated time, which means that it hangs.
bool play_to_the_end(World& world, const std::function<void()>& meanwhile = {}) {
    People people(world);
    const PeerTime last = world.now + 3h;
    while (!people.are_done()) {
        if (world.now > last) return false;
        world.pass(10ms);
        people.act();
        if (meanwhile) meanwhile();
    }
    return true;
}

TEST(Faults, TwoHundredMatchesOverBadConnectionsStayInSync) {
    const Weather weathers[] = {
        {},
        {.delay = 300ms, .more_delay = 200ms},
        {.delay = 5ms, .more_delay = 50ms, .splits = true},
        {.delay = 20ms, .splits = true, .repeats = 0.02},
        {.delay = 20ms, .repeats = 0.5},
        {.delay = 20ms, .more_delay = 20ms, .flips = 0.02},
        {.delay = 20ms, .more_delay = 20ms, .splits = true, .cuts = 0.02},
        {.delay = 50ms, .more_delay = 100ms, .splits = true, .repeats = 0.005, .flips = 0.005, .cuts = 0.005},
    };
    int connections = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        const auto clock = seed % 3 == 0 ? std::optional(TimeControl{std::chrono::seconds(60), std::chrono::seconds(1)})
                                         : std::nullopt;
        Terms terms = small_terms(2, clock);
        terms.host = seed % 2 == 0 ? Player::kFirst : Player::kSecond;
        World world(terms, seed);
        world.weather = weathers[seed % std::size(weathers)];
        world.reconnects = true;
        world.connect();
        ASSERT_TRUE(play_to_the_end(world));
        expect_same(world);
        connections += world.connections;
        ASSERT_FALSE(testing::Test::HasFailure());
    }
    EXPECT_GT(connections, 400);
}

// Cuts the connection in every move, each time one byte later.
TEST(Faults, ACutAfterAnyByteLosesNothing) {
    std::size_t cuts = 0;
    World world(small_terms());
    world.begin();
    for (std::size_t at = 0; at < 60 && !world.hosts().match->is_over(); ++at) {
        Match& match = *world.of(world.hosts().match->position().mover()).match;
        if (!match.play(match.position().legal_moves().front())) {
            ADD_FAILURE() << at;
            return;
        }
        const bool hosts = &match == world.hosts().match.get();
        // Only `at` bytes of what is sent now arrive.
        std::string bytes;
        for (const LineOrder& order : (hosts ? static_cast<RemoteMatch&>(world.host()) : world.guest()).take_orders())
            bytes += order.bytes;
        bytes.resize(std::min(bytes.size(), at));
        RemoteMatch& to = hosts ? static_cast<RemoteMatch&>(world.guest()) : world.host();
        to.received(static_cast<LineId>(world.connections), bytes);
        world.disconnect();
        ++cuts;
        world.connect();
        world.settle();
        expect_same(world);
    }
    EXPECT_GT(cuts, 8U);
}

// Plays the same match many times; each time one program is killed at a later moment, and started again.
TEST(Faults, EitherMayBeKilledAtAnyPoint) {
    for (const bool kills_host : {true, false})
        for (int at = 0; at < 60; ++at) {
            SCOPED_TRACE(std::string(kills_host ? "host at " : "guest at ") + std::to_string(at));
            World world(small_terms(2, TimeControl{std::chrono::seconds(60), std::chrono::seconds(1)}), 7);
            world.weather = {.delay = 15ms};
            world.reconnects = true;
            world.connect();
            int steps = 0;
            ASSERT_TRUE(play_to_the_end(world, [&] {
                if (++steps != at * 7) return;
                auto& victim = kills_host ? world.hosts() : world.guests();
                world.kill(victim);
                world.pass(300ms);
                world.start(victim);
                if (!world.is_connected()) world.connect();
            }));
            expect_same(world);
            ASSERT_FALSE(testing::Test::HasFailure());
        }
}

TEST(Faults, BothMayBeKilledAgainAndAgain) {
    World world(small_terms(2), 3);
    world.weather = {.delay = 30ms, .more_delay = 30ms, .splits = true};
    world.reconnects = true;
    world.connect();
    int kills = 0;
    ASSERT_TRUE(play_to_the_end(world, [&] {
        if (world.random.below(30) != 0 || kills > 100) return;
        ++kills;
        auto& victim = world.random.below(2) == 0 ? world.hosts() : world.guests();
        world.kill(victim);
        world.start(victim);
    }));
    EXPECT_GT(kills, 20);
    expect_same(world);
}

// As after a power cut: the disk of the host has only the first steps.
TEST(Faults, AHostThatLostMovesContinuesFromThere) {
    for (std::size_t kept = 0; kept < 6; ++kept) {
        World world(small_terms());
        world.begin();
        for (int i = 0; i < 5; ++i) world.play_any_move();
        const auto log = world.hosts().kept_sheet;
        world.kill(world.hosts());
        world.hosts().kept_sheet.assign(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(kept));
        world.start(world.hosts());
        world.connect();
        world.settle();
        if (kept == 0) {
            // The host knows nothing of the match, so they begin a new one.
            world.guest().accept("Bert");
            world.settle();
        }
        EXPECT_EQ(world.host().standing(), Standing::kPlaying) << kept;
        EXPECT_TRUE(world.guests().has_heard(Notice::Kind::kStepsMissing)) << kept;
        world.play_any_move();
        EXPECT_EQ(world.host().log(), world.guest().log()) << kept;
        EXPECT_EQ(world.hosts().records(), world.guests().records()) << kept;
    }
}

// The guest restarts with an older log, and gets what it lacks from the host. If that includes more than one move of
// its own, the guest's player is notified.
TEST(Faults, AGuestWithOldMovesLearnsOfTheNewOnes) {
    for (const bool is_old : {false, true}) {
        World world(small_terms());
        world.begin();
        for (int i = 0; i < 2; ++i) world.play_any_move();
        const auto log = world.guests().kept_sheet;
        const auto match = world.guests().kept_match;
        // Each player makes one move, or two if `is_old`, that will be missing from the guest's disk.
        for (int i = 0; i < (is_old ? 4 : 2); ++i) world.play_any_move();
        world.kill(world.guests());
        world.guests().kept_sheet = log;
        world.guests().kept_match = match;
        world.start(world.guests());
        world.guests().notices.clear();
        world.connect();
        world.settle();
        expect_same(world);
        EXPECT_EQ(world.guests().has_heard(Notice::Kind::kUnknownMoves), is_old);
    }
}

// Nothing is left on the guest's disk: the guest gets everything from the host once its player has accepted.
TEST(Faults, AGuestThatHasLostEverythingGetsItBack) {
    World world(small_terms());
    world.begin();
    for (int i = 0; i < 5; ++i) world.play_any_move();
    world.kill(world.guests());
    world.guests().kept_sheet.clear();
    world.guests().kept_match.clear();
    world.start(world.guests());
    world.connect();
    world.settle();
    EXPECT_EQ(world.host().standing(), Standing::kAway);
    world.guest().accept("Bert");
    world.settle();
    expect_same(world);
    world.play_any_move();
    expect_same(world);
}

}  // namespace
}  // namespace atom4::net::test
