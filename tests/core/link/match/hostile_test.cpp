// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/atom4/rules/notation.h"
#include "tests/core/link/match/world.h"

// Somebody with the invitation whose program does what ours would not: it is refused, said, and ends nothing.

namespace atom4::link::test {
namespace {

// An end that says anything, and hears everything.
class Forger {
public:
    Forger(LinkedMatch& victim, Part self, Part peer, Dialect dialect = {})
        : victim_(victim), link_(self, peer, LinkTime{}, std::move(dialect)) {
        victim_.opened(99, self);
        carry();
    }
    void say(const Message& message) {
        link_.say(message);
        carry();
    }
    void say_sheet(std::size_t from, std::initializer_list<std::string> steps) {
        say({Verb::kSheet, {from, from + steps.size()}, steps});
    }
    // The last of these, and what it was about.
    [[nodiscard]] std::string last_refusal() const { return refusals_.empty() ? "" : refusals_.back(); }
    [[nodiscard]] Link::State state() const { return link_.state(); }

private:
    void carry() {
        victim_.heard(99, link_.take_output());
        for (const LineOrder& order : victim_.take_orders())
            if (order.line == 99) link_.receive(order.bytes, LinkTime{});
        for (const auto& event : link_.take_events())
            if (event.kind == Link::Event::Kind::kHeard && event.message.verb == Verb::kRefused)
                refusals_.push_back(to_text(event.message));
        victim_.heard(99, link_.take_output());
    }

    LinkedMatch& victim_;
    Link link_;
    std::vector<std::string> refusals_;
};

// A host in play with somebody who forges; it is the guest's turn at step 2.
class Host : public testing::Test {
protected:
    Host() {
        guest.say(Sheet().have());
        guest.say({Verb::kAccept, {1}, {"Eve"}});
        EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
        guest.say({Verb::kPing, {1}});
        before = atom4::to_text(match.records());
    }
    void expect_refused(const Message& message, const std::string& refusal) {
        guest.say(message);
        EXPECT_EQ(guest.last_refusal(), refusal);
        EXPECT_EQ(guest.state(), Link::State::kPlaying);
        EXPECT_EQ(atom4::to_text(match.records()), before);
        EXPECT_EQ(host.sheet().size(), 2U);
    }

    Match match;
    HostedMatch host{match, small_terms(2), {[] { return LinkTime{}; }, {}}};
    Forger guest{host, Part::kGuest, Part::kHost};
    std::string before;
};

TEST_F(Host, RefusesWhatIsIllegal) {
    ASSERT_EQ(host.standing(), LinkedMatch::Standing::kPlaying);
    expect_refused({Verb::kPlay, {2, 0}, {"a1"}}, "refused 2 play illegal");
    expect_refused({Verb::kPlay, {2, 0}, {"z26"}}, "refused 2 play illegal");
    expect_refused({Verb::kPlay, {2, 0}, {"a99"}}, "refused 2 play form");
    expect_refused({Verb::kPlay, {1, 0}, {"a1"}}, "refused 1 play late");
    expect_refused({Verb::kPlay, {7, 0}, {to_text(match.position().legal_moves().front())}}, "refused 7 play late");
    expect_refused({Verb::kAsk, {2, 1}, {"takeback"}}, "refused 2 ask illegal");
    expect_refused({Verb::kAsk, {1, 0}, {"resign"}}, "refused 1 ask late");
    expect_refused({Verb::kAsk, {2, 0}, {"next"}}, "refused 2 ask illegal");
    expect_refused({Verb::kAsk, {2, 0}, {"mercy"}}, "refused 2 ask unknown");
    expect_refused({Verb::kAccept, {1}, {"Eve"}}, "refused 0 accept state");
    expect_refused({Verb::kSheet, {2, 3}, {"play,a1,0"}}, "refused 0 sheet state");
}

TEST_F(Host, TakesNoAnswerThatNobodyAskedFor) {
    for (const char* ask : {"takeback", "resign", "next"}) guest.say({Verb::kAnswer, {2}, {ask, "yes"}});
    guest.say({Verb::kFlag, {2}});
    EXPECT_EQ(atom4::to_text(match.records()), before);
}

TEST_F(Host, TakesAGuestsMoveOnceHoweverOftenItIsSaid) {
    const std::string cell = to_text(match.position().legal_moves().front());
    for (int i = 0; i < 5; ++i) guest.say({Verb::kPlay, {2, 0}, {cell}});
    EXPECT_EQ(match.undoable_plies(), 2);
    EXPECT_EQ(guest.last_refusal(), "");
}

TEST_F(Host, DoesNotLetTheGuestMoveForTheHost) {
    guest.say({Verb::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}});
    ASSERT_EQ(match.undoable_plies(), 2);
    guest.say({Verb::kPlay, {3, 0}, {to_text(match.position().legal_moves().front())}});
    EXPECT_EQ(guest.last_refusal(), "refused 3 play turn");
    EXPECT_EQ(match.undoable_plies(), 2);
}

TEST_F(Host, TakesBackAMoveThatTheOtherProgramWillNotPlay) {
    guest.say({Verb::kRefused, {1}, {"sheet", "illegal"}});
    EXPECT_EQ(host.sheet().size(), 1U);
    EXPECT_EQ(match.undoable_plies(), 0);
    // But the terms themselves are not to be refused that way, nor anything twice.
    for (const std::uint64_t number : {0, 1, 2}) guest.say({Verb::kRefused, {number}, {"sheet", "illegal"}});
    EXPECT_EQ(host.sheet().size(), 1U);
}

TEST_F(Host, GivesNothingToAWatcherButTheMatch) {
    Match seen;
    host.opened(5, Part::kWatcher);
    Link watcher(Part::kWatcher, Part::kHost, LinkTime{});
    const auto carry = [&] {
        host.heard(5, watcher.take_output());
        for (const LineOrder& order : host.take_orders())
            if (order.line == 5) watcher.receive(order.bytes, LinkTime{});
    };
    carry();
    watcher.say(Sheet().have());
    carry();
    (void)watcher.take_events();
    for (const Message& message : {Message{Verb::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}},
                                   Message{Verb::kAsk, {2, 0}, {"resign"}}, Message{Verb::kTalk, {}, {}, "Hello!"},
                                   Message{Verb::kFlag, {2}}, Message{Verb::kAccept, {1}, {"Eve"}}}) {
        watcher.say(message);
        carry();
        const auto events = watcher.take_events();
        ASSERT_EQ(events.size(), 1U) << to_text(message);
        EXPECT_EQ(events[0].message.verb, Verb::kRefused);
        EXPECT_EQ(atom4::to_text(match.records()), before);
    }
    EXPECT_FALSE(host.talk("Only for the guest") && [&] {
        carry();
        return !watcher.take_events().empty();
    }());
}

// The host's terms, Bert's yes, and the first ply of the host's.
void begin_with_a_ply(Forger& host, JoinedMatch& guest, const Match& match) {
    host.say({Verb::kPropose, {1}, {to_text(Step(in_form(small_terms(2))))}});
    guest.accept("Bert");
    Terms terms = in_form(small_terms(2));
    terms.setup.seats[Player::kSecond] = Seat::human("Bert");
    host.say_sheet(0, {to_text(Step(terms))});
    host.say_sheet(1, {"play," + to_text(match.position().legal_moves().front()) + ",0"});
}

// A guest in play with a host that forges.
class Guest : public testing::Test {
protected:
    Guest() {
        begin_with_a_ply(host, guest, match);
        before = atom4::to_text(match.records());
    }
    void expect_refused(const std::string& step) {
        host.say_sheet(2, {step});
        EXPECT_EQ(host.last_refusal(), "refused 2 sheet illegal") << step;
        EXPECT_EQ(atom4::to_text(match.records()), before) << step;
        EXPECT_EQ(guest.sheet().size(), 2U) << step;
    }

    Match match;
    JoinedMatch guest{match, Part::kGuest, {[] { return LinkTime{}; }, {}}};
    Forger host{guest, Part::kHost, Part::kGuest};
    std::string before;
};

TEST_F(Guest, RefusesWhatWasNotAgreedUpon) {
    ASSERT_EQ(guest.standing(), LinkedMatch::Standing::kPlaying);
    const std::string legal = to_text(match.position().legal_moves().front());
    for (const std::string& step :
         std::vector<std::string>{"play,a1,0", "play,z26,0", "play,a99,0", "nonsense", "back,1", "back,99", "resign,2",
                                  "resign,1", "flag,2", "round,2026.11.22", to_text(Step(in_form(small_terms(1))))})
        expect_refused(step);
    expect_refused("play," + legal + ",0");  // for the guest, whose turn it is
    expect_refused("play," + legal + ",5");
    EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value()) << "and nothing has ended";
}

// On another line the host cannot have written for the guest either.
TEST_F(Guest, BelievesNoMoreOnAnotherLine) {
    const std::string own = to_text(match.position().legal_moves().front());
    for (const std::string& step : std::vector<std::string>{"play," + own + ",0", "resign,2", "back,1"}) {
        guest.lost(99);
        Forger again(guest, Part::kHost, Part::kGuest);
        again.say_sheet(2, {step});
        EXPECT_EQ(again.last_refusal(), "refused 2 sheet illegal") << step;
        EXPECT_EQ(atom4::to_text(match.records()), before) << step;
    }
    guest.lost(99);
    Forger honest(guest, Part::kHost, Part::kGuest);
    honest.say_sheet(2, {});
    EXPECT_EQ(guest.standing(), LinkedMatch::Standing::kPlaying);
    EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    // What it has said itself may stand there when the line comes back.
    guest.lost(99);
    Forger later(guest, Part::kHost, Part::kGuest);
    later.say_sheet(2, {"play," + own + ",0", "play," + to_text(match.position().legal_moves().front()) + ",0"});
    EXPECT_EQ(guest.sheet().size(), 4U);
    EXPECT_EQ(guest.standing(), LinkedMatch::Standing::kPlaying);
}

TEST_F(Guest, RefusesTermsThatAreNone) {
    for (const char* terms : {"match", "play,a1,0", "x"}) {
        host.say({Verb::kPropose, {2}, {terms}});
        EXPECT_EQ(host.last_refusal(), "refused 2 propose form");
    }
    EXPECT_FALSE(guest.proposal());
}

TEST(Terms, ThatWereNotAcceptedAreNotPlayed) {
    Match match;
    JoinedMatch guest(match, Part::kGuest, {[] { return LinkTime{}; }, {}});
    Forger host(guest, Part::kHost, Part::kGuest);
    host.say({Verb::kPropose, {1}, {to_text(Step(in_form(small_terms(2))))}});
    host.say_sheet(0, {to_text(Step(in_form(small_terms(3))))});
    EXPECT_EQ(host.last_refusal(), "refused 0 sheet illegal");
    EXPECT_TRUE(guest.sheet().is_empty());
}

TEST_F(Guest, TakesItsMoveBackWhereTheHostWillNotHaveIt) {
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    host.say({Verb::kRefused, {2}, {"play", "illegal"}});
    EXPECT_EQ(match.undoable_plies(), 1);
    bool is_told = false;
    for (const Notice& notice : guest.take_notices()) is_told = is_told || notice.kind == Notice::Kind::kMoveRefused;
    EXPECT_TRUE(is_told);
}

// What is asked about a move on its way is not said before that move has come.
TEST_F(Guest, BelievesNoAnswerToWhatItHasNotAskedYet) {
    const std::string cell = to_text(match.position().legal_moves().front());
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    ASSERT_TRUE(guest.ask(Ask::kTakeback));
    before = atom4::to_text(match.records());
    expect_refused("back,1");
    for (const char* answer : {"yes", "no"}) host.say({Verb::kAnswer, {2}, {"takeback", answer}});
    host.say({Verb::kRefused, {2}, {"ask", "illegal"}});
    EXPECT_TRUE(guest.own_question());
    host.say_sheet(2, {"play," + cell + ",0"});
    host.say_sheet(3, {"back,1"});
    EXPECT_EQ(guest.sheet().size(), 4U);
    EXPECT_EQ(match.undoable_plies(), 1);
    EXPECT_FALSE(guest.own_question());
}

TEST_F(Guest, AsksNothingAboutAMoveThatTheHostWillNotHave) {
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    ASSERT_TRUE(guest.ask(Ask::kTakeback));
    host.say({Verb::kRefused, {2}, {"play", "illegal"}});
    EXPECT_EQ(match.undoable_plies(), 1);
    EXPECT_FALSE(guest.own_question());
    EXPECT_TRUE(std::ranges::any_of(guest.take_notices(),
                                    [](const Notice& notice) { return notice.kind == Notice::Kind::kVoidAsk; }));
}

// Programs of other years, which nobody has here: one that knows less than this one, and one that knows more.
const Dialect kOlder{1, 1, {"play"}};
const Dialect kNewer{1, 9, {"film", "play", "song", "takeback", "talk"}};

TEST(OtherPrograms, PlayAsGuests) {
    for (const Dialect& dialect : {kOlder, kNewer}) {
        const bool knows_all = dialect.last > 1;
        Match match;
        HostedMatch host(match, small_terms(2), {[] { return LinkTime{}; }, {}});
        Forger guest(host, Part::kGuest, Part::kHost, dialect);
        guest.say(Sheet().have());
        guest.say({Verb::kAccept, {1}, {"Eve"}});
        ASSERT_TRUE(match.play(match.position().legal_moves().front()));
        guest.say({Verb::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}});
        ASSERT_TRUE(match.play(match.position().legal_moves().front()));
        EXPECT_EQ(host.sheet().size(), 4U);
        EXPECT_EQ(host.may_ask(Ask::kTakeback), knows_all);
        EXPECT_EQ(host.can_talk(), knows_all);
        EXPECT_TRUE(host.ask(Ask::kResign));
        guest.say({Verb::kAnswer, {4}, {"resign", "yes"}});
        EXPECT_TRUE(match.is_over());
        EXPECT_EQ(guest.last_refusal(), "");
    }
}

TEST(OtherPrograms, PlayAsHosts) {
    for (const Dialect& dialect : {kOlder, kNewer}) {
        const bool knows_all = dialect.last > 1;
        Match match;
        JoinedMatch guest(match, Part::kGuest, {[] { return LinkTime{}; }, {}});
        Forger host(guest, Part::kHost, Part::kGuest, dialect);
        begin_with_a_ply(host, guest, match);
        const Cell cell = match.position().legal_moves().front();
        ASSERT_TRUE(match.play(cell));
        host.say_sheet(2, {"play," + to_text(cell) + ",0"});
        EXPECT_EQ(guest.sheet().size(), 3U);
        EXPECT_EQ(guest.may_ask(Ask::kTakeback), knows_all);
        EXPECT_EQ(guest.can_talk(), knows_all);
        EXPECT_EQ(host.last_refusal(), "");
    }
}

}  // namespace
}  // namespace atom4::link::test
