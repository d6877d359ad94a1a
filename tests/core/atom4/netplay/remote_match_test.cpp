// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/remote_match.h"

#include <gtest/gtest.h>

#include "core/atom4/game/match_clock.h"
#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/netplay/world.h"

namespace atom4::net::test {
namespace {

using Standing = RemoteMatch::Standing;
using Kind = Notice::Kind;

TEST(RemoteMatch, BeginsOnTheHostsTerms) {
    World world(small_terms(2));
    EXPECT_EQ(world.host().standing(), Standing::kWaiting);
    EXPECT_EQ(world.guest().standing(), Standing::kWaiting);
    world.connect();
    world.settle();
    EXPECT_EQ(world.host().standing(), Standing::kProposing);
    ASSERT_TRUE(world.guest().proposal());
    EXPECT_EQ(world.guest().proposal()->rounds, 2);
    EXPECT_FALSE(world.hosts().match->remote());
    world.guest().accept("Bert");
    world.settle();
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        EXPECT_EQ(machine->linked->standing(), Standing::kPlaying);
        EXPECT_TRUE(machine->has_heard(Kind::kBegun));
        EXPECT_EQ(machine->match->setup().seats, (ByPlayer<Seat>{Seat::human("Ada"), Seat::human("Bert")}));
    }
    EXPECT_EQ(world.host().player(), Player::kFirst);
    EXPECT_EQ(world.guest().player(), Player::kSecond);
    expect_same(world);
}

// A machine whose date differs saves the host's date from the start, even if no move follows.
TEST(RemoteMatch, IsSavedWithTheHostsDateBeforeTheFirstMove) {
    Match match;
    std::string kept;
    const Subscription saving = match.subscribe([&](const MatchEvent&) { kept = atom4::to_text(match.records()); });
    ReplicatedMatch log(match);
    Terms terms = small_terms(2);
    terms.date = "2001.02.03";
    log.take(terms);
    EXPECT_EQ(kept, atom4::to_text(match.records()));
    EXPECT_NE(kept.find("2001.02.03"), std::string::npos) << kept;
    log.take(Resigned{Player::kFirst});
    log.take(NextRound{"2001.02.04"});
    EXPECT_EQ(kept, atom4::to_text(match.records()));
    EXPECT_NE(kept.find("2001.02.04"), std::string::npos) << kept;
}

TEST(RemoteMatch, BeginsAfterALostAnswer) {
    World world(small_terms());
    world.connect();
    world.settle();
    world.guest().accept("Bert");
    world.disconnect();
    world.guests().notices.clear();
    world.connect();
    world.settle();
    EXPECT_FALSE(world.guests().has_heard(Kind::kProposed));
    ASSERT_EQ(world.host().standing(), Standing::kPlaying);
    EXPECT_EQ(world.guest().terms()->setup.seats[Player::kSecond].name, "Bert");
    expect_same(world);
}

TEST(RemoteMatch, ProposesAgainWhenTermsChangedWhileDisconnected) {
    World world(small_terms());
    world.connect();
    world.settle();
    world.guest().accept("Bert");
    world.disconnect();
    world.host().propose(small_terms(7));
    world.connect();
    world.settle();
    ASSERT_TRUE(world.guest().proposal());
    EXPECT_EQ(world.guest().proposal()->rounds, 7);
    EXPECT_EQ(world.host().standing(), Standing::kProposing);
}

TEST(RemoteMatch, DoesNotBeginOnTermsThatAreDeclined) {
    World world(small_terms());
    world.connect();
    world.settle();
    world.guest().decline();
    world.settle();
    EXPECT_TRUE(world.hosts().has_heard(Kind::kDeclined));
    EXPECT_TRUE(world.host().log().is_empty());
    Terms others = small_terms(5);
    world.host().propose(others);
    world.settle();
    ASSERT_TRUE(world.guest().proposal());
    EXPECT_EQ(world.guest().proposal()->rounds, 5);
    world.guest().accept("");
    world.settle();
    EXPECT_EQ(world.guest().terms()->rounds, 5);
}

TEST(RemoteMatch, AcceptsMovesOnlyFromThePlayerToMove) {
    World world(small_terms());
    world.begin();
    while (!world.hosts().match->is_over()) {
        Match& mover = *world.of(world.hosts().match->position().mover()).match;
        Match& other = *world.of(opponent(world.hosts().match->position().mover())).match;
        const Cell cell = other.position().legal_moves().front();
        const auto refused = other.play(cell);
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(refused.error(), Refusal::kRemoteTurn);
        ASSERT_TRUE(mover.play(cell).has_value());
        world.settle();
        expect_same(world);
    }
}

TEST(RemoteMatch, ShowsAGuestsMoveAtOnce) {
    World world(small_terms());
    world.begin();
    world.play_any_move();
    world.weather.delay = 300ms;
    const Cell cell = world.guests().match->position().legal_moves().front();
    ASSERT_TRUE(world.guests().match->play(cell).has_value());
    EXPECT_EQ(world.guests().match->undoable_plies(), 2);
    EXPECT_EQ(world.hosts().match->undoable_plies(), 1);
    world.pass(300ms);
    EXPECT_EQ(world.hosts().match->undoable_plies(), 2);
    world.settle();
    expect_same(world);
}

TEST(RemoteMatch, NeedsBothPlayersForAChange) {
    World world(small_terms());
    world.begin();
    for (int i = 0; i < 3; ++i) world.play_any_move();
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        Match& match = *machine->match;
        const std::string before = machine->records();
        EXPECT_FALSE(match.can_undo_turn());
        EXPECT_TRUE(match.undo_turn().cells.empty());
        EXPECT_EQ(match.undo(1), 0);
        EXPECT_FALSE(match.resign(Player::kFirst));
        EXPECT_FALSE(match.next_round());
        EXPECT_FALSE(match.may_branch());
        match.branch(1);
        match.set_seats({Seat::computer(1), Seat::computer(2)});
        match.spend(ClockTime(1000));
        EXPECT_EQ(machine->records(), before);
    }
}

TEST(RemoteMatch, PausesWhileDisconnected) {
    World world(small_terms());
    world.begin();
    world.play_any_move();
    world.disconnect();
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        world.settle();
        EXPECT_EQ(machine->linked->standing(), Standing::kAway);
        EXPECT_TRUE(machine->has_heard(Kind::kAway));
        const auto refused = machine->match->play(machine->match->position().legal_moves().front());
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(refused.error(), Refusal::kAway);
    }
    world.connect();
    world.settle();
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        EXPECT_EQ(machine->linked->standing(), Standing::kPlaying);
        EXPECT_TRUE(machine->has_heard(Kind::kReconnected));
    }
    world.play_any_move();
    expect_same(world);
}

TEST(RemoteMatch, DetectsADeadConnection) {
    World world(small_terms());
    world.begin();
    world.weather.delay = 1h;
    world.pass(20s);
    EXPECT_EQ(world.host().standing(), Standing::kAway);
    EXPECT_EQ(world.guest().standing(), Standing::kAway);
}

TEST(RemoteMatch, LetsTheGuestReconnect) {
    World world(small_terms());
    world.begin();
    world.play_any_move();
    // The old connection is dead, and only the guest knows.
    world.guest().lost(1);
    GuestMatch& guest = world.guest();
    world.host().opened(9, PeerRole::kGuest);
    guest.opened(9, PeerRole::kHost);
    for (bool moved = true; moved;) {
        moved = false;
        for (auto [from, to] : {std::pair<RemoteMatch*, RemoteMatch*>{&world.host(), &guest}, {&guest, &world.host()}})
            for (const LineOrder& order : from->take_orders()) {
                if (order.line != 9) {
                    EXPECT_TRUE(order.close);
                    continue;
                }
                EXPECT_FALSE(order.close);
                to->received(9, order.bytes);
                moved = true;
            }
    }
    EXPECT_EQ(world.host().standing(), Standing::kPlaying);
    EXPECT_EQ(guest.standing(), Standing::kPlaying);
    expect_same(world);
}

TEST(RemoteMatch, RemovesControlCharactersFromChat) {
    World world(small_terms());
    EXPECT_FALSE(world.host().talk("Nobody hears"));
    world.begin();
    EXPECT_TRUE(world.host().talk("Good luck!\x1B[2J <b>"));
    EXPECT_FALSE(world.guest().talk(" \n "));
    world.settle();
    ASSERT_TRUE(world.guests().has_heard(Kind::kTalk));
    EXPECT_EQ(world.guests().notices.back().text, "Good luck! [2J <b>");
}

TEST(RemoteMatch, EndsWhenAPlayerSaysGoodbye) {
    World world(small_terms());
    world.begin();
    world.play_any_move();
    world.guest().leave();
    world.settle();
    EXPECT_EQ(world.host().standing(), Standing::kOver);
    EXPECT_EQ(world.guest().standing(), Standing::kOver);
    EXPECT_TRUE(world.hosts().has_heard(Kind::kLeft));
    EXPECT_FALSE(world.hosts().has_heard(Kind::kAway));
    // Each player has the match to themselves then, and it is neither's turn before they resume it.
    for (auto* machine : {&world.hosts(), &world.guests()}) {
        Match& match = *machine->match;
        EXPECT_TRUE(match.can_undo_turn());
        EXPECT_TRUE(match.is_parted());
        EXPECT_EQ(match.own_player(), machine == &world.hosts() ? Player::kFirst : Player::kSecond);
        ASSERT_TRUE(match.play(match.position().legal_moves().front()));
        EXPECT_FALSE(match.is_parted());
        EXPECT_FALSE(match.own_player());
    }
}

TEST(RemoteMatch, StopsTheClocksOnceAPlayerHasLeft) {
    World world(small_terms(1, TimeControl{1min, 0s}));
    world.begin();
    for (int i = 0; i < 3; ++i) world.play_any_move();
    EXPECT_TRUE(RunningClock::is_due(*world.hosts().match));
    world.guest().leave();
    world.settle();
    EXPECT_FALSE(RunningClock::is_due(*world.hosts().match));
    EXPECT_FALSE(RunningClock::is_due(*world.guests().match));
}

TEST(RemoteMatch, RemembersTheOwnPlayerUntilTheNextRound) {
    World world(small_terms());
    world.begin();
    while (!world.hosts().match->is_over()) world.play_any_move();
    world.guest().leave();
    world.settle();
    Match& match = *world.hosts().match;
    EXPECT_EQ(match.own_player(), Player::kFirst);
    // A player who tries other moves afterwards still sees who has won.
    match.branch(1);
    ASSERT_TRUE(match.play(match.position().legal_moves().front()));
    EXPECT_EQ(match.own_player(), Player::kFirst);
    match.end_try();
    EXPECT_EQ(match.own_player(), Player::kFirst);
    ASSERT_TRUE(match.next_round());
    EXPECT_FALSE(match.own_player());
}

TEST(RemoteMatch, AnnouncesTheSeatsAtTheStart) {
    World world(small_terms());
    std::optional<Player> heard;
    const auto subscription = world.guests().match->subscribe([&](const MatchEvent& event) {
        if (event.kind == MatchEvent::Kind::kMatchStarted) heard = world.guests().match->own_player();
    });
    world.begin();
    EXPECT_EQ(heard, Player::kSecond);
}

TEST(RemoteMatch, WaitsForAnotherGuestAfterOneHasDeclined) {
    World world(small_terms());
    world.connect();
    world.settle();
    world.guest().decline();
    world.guest().leave();
    world.settle();
    EXPECT_EQ(world.host().standing(), Standing::kWaiting);
    EXPECT_TRUE(world.hosts().has_heard(Kind::kDeclined));
    // That the guest has left is not reported as well.
    EXPECT_FALSE(world.hosts().has_heard(Kind::kLeft));
    world.kill(world.guests());
    world.start(world.guests());
    world.begin();
    EXPECT_EQ(world.host().standing(), Standing::kPlaying);
}

TEST(RemoteMatch, EndsWhenAPlayerStartsAnotherMatch) {
    World world(small_terms());
    world.begin();
    world.guests().match->start({});
    world.settle();
    EXPECT_EQ(world.host().standing(), Standing::kOver);
    EXPECT_FALSE(world.guests().match->remote());
    // The new match is not a network match.
    EXPECT_FALSE(world.guests().match->is_parted());
}

TEST(RemoteMatch, KeepsTrialMovesLocal) {
    World world(small_terms(2));
    world.begin();
    while (!world.hosts().match->is_over()) world.play_any_move();
    Match& here = *world.guests().match;
    here.branch(1);
    EXPECT_TRUE(here.is_trying());
    ASSERT_TRUE(here.play(here.position().legal_moves().front()).has_value());
    world.settle();
    EXPECT_TRUE(world.host().ask(PeerRequest::kNextRound));
    world.settle();
    world.guest().answer(true);
    world.settle();
    for (auto* machine : {&world.hosts(), &world.guests()}) EXPECT_EQ(machine->match->round(), 2);
    EXPECT_EQ(world.host().log(), world.guest().log());
}

// A spectator, who has the second invitation.
struct Watcher {
    explicit Watcher(World& world)
        : world_(world), linked(match, PeerRole::kSpectator, {[&world] { return world.now; }, {}}) {
        world.host().opened(77, PeerRole::kSpectator);
        linked.opened(77, PeerRole::kHost);
    }
    void settle() {
        for (bool moved = true; moved;) {
            moved = false;
            for (const LineOrder& order : linked.take_orders())
                moved = true, world_.host().received(order.line, order.bytes);
            for (const LineOrder& order : world_.host().take_orders())
                if (order.line == 77)
                    moved = true, linked.received(77, order.bytes);
                else
                    world_.guest().received(order.line, order.bytes);
            for (const LineOrder& order : world_.guest().take_orders()) {
                moved = true;
                world_.host().received(order.line, order.bytes);
            }
        }
    }

private:
    World& world_;

public:
    Match match;
    GuestMatch linked;
};

TEST(RemoteMatch, CanBeFollowedByASpectator) {
    World world(small_terms());
    world.begin();
    for (int i = 0; i < 5; ++i) world.play_any_move();
    Watcher watcher(world);
    watcher.settle();
    EXPECT_EQ(watcher.linked.standing(), Standing::kPlaying);
    EXPECT_EQ(atom4::to_text(watcher.match.records()), world.hosts().records());
    Match& mover = *world.of(world.hosts().match->position().mover()).match;
    ASSERT_TRUE(mover.play(mover.position().legal_moves().front()).has_value());
    watcher.settle();
    EXPECT_EQ(atom4::to_text(watcher.match.records()), world.hosts().records());
    EXPECT_EQ(watcher.match.undoable_plies(), 6);
}

TEST(RemoteMatch, LetsASpectatorReadTheChat) {
    World world(small_terms());
    world.begin();
    Watcher watcher(world);
    watcher.settle();
    (void)watcher.linked.take_notices();
    ASSERT_TRUE(world.host().talk("Hello"));
    ASSERT_TRUE(world.guest().talk("2 of you?"));
    watcher.settle();
    std::vector<std::pair<int, std::string>> heard;
    for (const Notice& notice : watcher.linked.take_notices())
        if (notice.kind == Kind::kTalk) heard.emplace_back(notice.number, notice.text);
    EXPECT_EQ(heard, (std::vector<std::pair<int, std::string>>{{1, "Hello"}, {2, "2 of you?"}}));
}

TEST(RemoteMatch, RejectsMovesRequestsAndChatOfASpectator) {
    World world(small_terms());
    world.begin();
    Watcher watcher(world);
    watcher.settle();
    const auto refused = watcher.match.play(watcher.match.position().legal_moves().front());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error(), Refusal::kSpectator);
    EXPECT_TRUE(watcher.match.is_watched());
    EXPECT_FALSE(watcher.match.own_player());
    for (const PeerRequest ask : {PeerRequest::kTakeback, PeerRequest::kResign, PeerRequest::kNextRound})
        EXPECT_FALSE(watcher.linked.ask(ask));
    EXPECT_FALSE(watcher.linked.talk("Play a1!"));
}

}  // namespace
}  // namespace atom4::net::test
