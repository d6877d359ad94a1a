// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/netplay/world.h"
#include "tests/support/positions.h"

// A peer with the invitation, whose program does what ours would not: this is refused and reported, and ends nothing.

namespace atom4::net::test {
namespace {

// A peer that can send anything, and records what it receives.
class Forger {
public:
    using Orders = std::shared_ptr<std::vector<LineOrder>>;
    Forger(RemoteMatch& victim, PeerRole self, PeerRole peer, ProtocolSupport dialect = {}, LineId line = 99,
           Orders orders = std::make_shared<std::vector<LineOrder>>())
        : victim_(victim), link_(self, peer, PeerTime{}, std::move(dialect)), line_(line), orders_(std::move(orders)) {
        victim_.opened(line_, self);
        carry();
    }
    void say(const Message& message) {
        link_.say(message);
        carry();
    }
    void say_sheet(std::size_t from, std::initializer_list<std::string> steps) {
        say({MessageType::kSheet, {from, from + steps.size()}, steps});
    }
    // Returns the last refusal that was received, or an empty text.
    [[nodiscard]] std::string last_refusal() const { return refusals_.empty() ? "" : refusals_.back(); }
    [[nodiscard]] PeerConnection::State state() const { return link_.state(); }
    [[nodiscard]] std::optional<CloseReason> end() const { return end_; }
    [[nodiscard]] const std::vector<std::string>& heard() const { return heard_; }
    [[nodiscard]] bool has_heard(MessageType type) const {
        return std::ranges::any_of(heard_, [&](const std::string& text) { return text.starts_with(word_of(type)); });
    }
    void carry() {
        victim_.received(line_, link_.take_output());
        for (LineOrder& order : victim_.take_orders()) orders_->push_back(std::move(order));
        for (const LineOrder& order : *orders_)
            if (order.line == line_) link_.receive(order.bytes, PeerTime{});
        std::erase_if(*orders_, [&](const LineOrder& order) { return order.line == line_; });
        for (const auto& event : link_.take_events()) {
            if (event.kind == PeerConnection::Event::Kind::kEnded) end_ = event.end;
            if (event.kind != PeerConnection::Event::Kind::kMessage) continue;
            heard_.push_back(to_text(event.message));
            if (event.message.type == MessageType::kRefused) refusals_.push_back(heard_.back());
        }
        victim_.received(line_, link_.take_output());
    }

private:
    RemoteMatch& victim_;
    PeerConnection link_;
    LineId line_;
    Orders orders_;  // shared by forgers on several connections, who each take their own
    std::optional<CloseReason> end_;
    std::vector<std::string> heard_;
    std::vector<std::string> refusals_;
};

// A host that plays a forger; it is the guest's turn at step 2.
class Host : public testing::Test {
protected:
    Host() {
        guest.say(AgreedLog().have());
        guest.say({MessageType::kAccept, {1}, {"Eve"}});
        EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
        guest.say({MessageType::kPing, {1}});
        before = atom4::to_text(match.records());
    }
    void expect_refused(const Message& message, const std::string& refusal) {
        guest.say(message);
        EXPECT_EQ(guest.last_refusal(), refusal);
        EXPECT_EQ(guest.state(), PeerConnection::State::kPlaying);
        EXPECT_EQ(atom4::to_text(match.records()), before);
        EXPECT_EQ(host.log().size(), 2U);
    }

    Match match;
    HostMatch host{match, small_terms(2), {[] { return PeerTime{}; }, {}}};
    Forger guest{host, PeerRole::kGuest, PeerRole::kHost};
    std::string before;
};

TEST_F(Host, RefusesWhatIsIllegal) {
    ASSERT_EQ(host.standing(), RemoteMatch::Standing::kPlaying);
    expect_refused({MessageType::kPlay, {2, 0}, {"a1"}}, "refused 2 play illegal");
    expect_refused({MessageType::kPlay, {2, 0}, {"z26"}}, "refused 2 play illegal");
    expect_refused({MessageType::kPlay, {2, 0}, {"a99"}}, "refused 2 play form");
    expect_refused({MessageType::kPlay, {1, 0}, {"a1"}}, "refused 1 play late");
    expect_refused({MessageType::kPlay, {7, 0}, {to_text(match.position().legal_moves().front())}},
                   "refused 7 play late");
    expect_refused({MessageType::kAsk, {2, 1}, {"takeback"}}, "refused 2 ask illegal");
    expect_refused({MessageType::kAsk, {1, 0}, {"resign"}}, "refused 1 ask late");
    expect_refused({MessageType::kAsk, {2, 0}, {"next"}}, "refused 2 ask illegal");
    expect_refused({MessageType::kAsk, {2, 0}, {"mercy"}}, "refused 2 ask unknown");
    expect_refused({MessageType::kAccept, {1}, {"Eve"}}, "refused 0 accept state");
    expect_refused({MessageType::kSheet, {2, 3}, {"play,a1,0"}}, "refused 0 sheet state");
}

TEST_F(Host, IgnoresUnrequestedAnswers) {
    for (const char* ask : {"takeback", "resign", "next"}) guest.say({MessageType::kAnswer, {2}, {ask, "yes"}});
    guest.say({MessageType::kFlag, {2}});
    EXPECT_EQ(atom4::to_text(match.records()), before);
}

TEST_F(Host, AcceptsARepeatedMoveOnce) {
    const std::string cell = to_text(match.position().legal_moves().front());
    for (int i = 0; i < 5; ++i) guest.say({MessageType::kPlay, {2, 0}, {cell}});
    EXPECT_EQ(match.undoable_plies(), 2);
    EXPECT_EQ(guest.last_refusal(), "");
}

TEST_F(Host, DoesNotLetTheGuestMoveForTheHost) {
    guest.say({MessageType::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}});
    ASSERT_EQ(match.undoable_plies(), 2);
    guest.say({MessageType::kPlay, {3, 0}, {to_text(match.position().legal_moves().front())}});
    EXPECT_EQ(guest.last_refusal(), "refused 3 play turn");
    EXPECT_EQ(match.undoable_plies(), 2);
}

// The host knows that its move is legal: its player is asked, once for each step, whether to continue without the move.
TEST_F(Host, AsksOnceAboutAMoveThatTheOtherProgramRefuses) {
    for (const std::uint64_t number : {0U, 1U, 2U}) guest.say({MessageType::kRefused, {number}, {"sheet", "illegal"}});
    EXPECT_EQ(host.log().size(), 2U);
    ASSERT_TRUE(host.question());
    EXPECT_EQ(host.question()->ask, PeerRequest::kRefusedMove);
    host.answer(false);
    for (int i = 0; i < 5; ++i) guest.say({MessageType::kRefused, {1}, {"sheet", "illegal"}});
    EXPECT_FALSE(host.question());
    EXPECT_EQ(atom4::to_text(match.records()), before);
    EXPECT_EQ(std::ranges::count_if(host.take_notices(),
                                    [](const Notice& notice) { return notice.kind == Notice::Kind::kAsked; }),
              1);
    EXPECT_FALSE(guest.has_heard(MessageType::kAnswer));
}

TEST_F(Host, TakesARefusedMoveBackIfThePlayerAgrees) {
    guest.say({MessageType::kRefused, {1}, {"sheet", "illegal"}});
    host.answer(true);
    EXPECT_EQ(host.log().size(), 1U);
    EXPECT_EQ(match.undoable_plies(), 0);
    ASSERT_TRUE(match.play(match.position().legal_moves().back()).has_value());
    guest.say({MessageType::kRefused, {1}, {"sheet", "illegal"}});
    EXPECT_FALSE(host.question()) << "the other program has had its say about this step";
    EXPECT_EQ(host.log().size(), 2U);
}

TEST(Hosts, RejectTheRefusalOfAWinningMove) {
    Random random(4);
    int wins = 0;
    while (wins == 0) {
        Match match;
        HostMatch host(match, small_terms(2), {[] { return PeerTime{}; }, {}});
        Forger guest(host, PeerRole::kGuest, PeerRole::kHost);
        guest.say(AgreedLog().have());
        guest.say({MessageType::kAccept, {1}, {"Eve"}});
        while (!match.is_over()) {
            const Cell cell = atom4::test::random_move(match.position(), random);
            if (match.position().mover() == Player::kFirst)
                ASSERT_TRUE(match.play(cell).has_value());
            else
                guest.say({MessageType::kPlay, {host.log().size(), 0}, {to_text(cell)}});
        }
        const auto placed = match.last_ply();
        if (match.undoable_plies() % 2 == 0 || !placed->wins()) continue;
        ++wins;
        const std::size_t steps = host.log().size();
        guest.say({MessageType::kRefused, {steps - 1}, {"sheet", "illegal"}});
        EXPECT_FALSE(host.question());
        EXPECT_EQ(host.log().size(), steps);
        EXPECT_TRUE(match.is_over());
    }
}

// The terms of the last match are not offered again by themselves.
TEST(Hosts, ProposeNoNewMatchByThemselvesAfterARestart) {
    const Step begun = in_form(small_terms(1));
    AgreedLog log;
    for (const std::string& step : {to_text(begun), std::string("resign,1")}) log.write(step);
    Match match;
    HostMatch host(match, small_terms(1), {[] { return PeerTime{}; }, {}});
    ASSERT_TRUE(host.adopt(log.entries()));
    const ByPlayer<int> score = match.score();
    Forger guest(host, PeerRole::kGuest, PeerRole::kHost);
    guest.say(log.have());
    EXPECT_FALSE(guest.has_heard(MessageType::kPropose));
    for (const std::uint64_t number : {0U, 1U, 2U}) guest.say({MessageType::kAccept, {number}, {"Eve"}});
    EXPECT_EQ(host.log().size(), 2U);
    EXPECT_EQ(match.score(), score);
    // The host's player may propose another match.
    host.propose(small_terms(3));
    guest.carry();
    EXPECT_TRUE(guest.has_heard(MessageType::kPropose));
    guest.say({MessageType::kAccept, {2}, {"Eve"}});
    EXPECT_EQ(host.log().size(), 3U);
}

// Several guests with the same invitation.
class Seats : public testing::Test {
protected:
    // Connects another guest on a connection of its own, which says what it has.
    Forger& come(const std::string& seat, const Message& have, const ProtocolSupport& dialect = {}) {
        guests_.push_back(
            std::make_unique<Forger>(host, PeerRole::kGuest, PeerRole::kHost, dialect, ++lines_, orders_));
        if (!seat.empty()) guests_.back()->say({MessageType::kSeat, {}, {seat}});
        guests_.back()->say(have);
        for (auto& guest : guests_) guest->carry();
        return *guests_.back();
    }
    Forger& begin(const std::string& seat) {
        Forger& guest = come(seat, AgreedLog().have());
        guest.say({MessageType::kAccept, {1}, {"Ann"}});
        EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
        guest.say(host.log().have());
        (void)host.take_notices();
        return guest;
    }
    [[nodiscard]] bool has_noticed_anything() { return !host.take_notices().empty(); }

    Match match;
    HostMatch host{match, small_terms(2), {[] { return PeerTime{}; }, {}}};
    LineId lines_ = 0;
    Forger::Orders orders_ = std::make_shared<std::vector<LineOrder>>();

private:
    std::vector<std::unique_ptr<Forger>> guests_;
};

TEST_F(Seats, BelongToTheFirstGuest) {
    const Forger& first = begin("ann");
    for (const char* seat : {"bob", "", "ann2"}) {
        const Forger& other = come(seat, AgreedLog().have());
        EXPECT_EQ(other.end(), CloseReason::kTaken) << seat;
        EXPECT_FALSE(other.has_heard(MessageType::kSheet)) << seat;
        EXPECT_FALSE(has_noticed_anything()) << seat;
    }
    EXPECT_EQ(come("ann", AgreedLog().have(), {1, 1, {"play"}}).end(), CloseReason::kTaken)
        << "has not proved anything";
    EXPECT_TRUE(is_final(CloseReason::kTaken));
    EXPECT_EQ(first.state(), PeerConnection::State::kPlaying);
    EXPECT_EQ(host.standing(), RemoteMatch::Standing::kPlaying);
}

TEST_F(Seats, AreTakenBeforeAnythingIsAgreed) {
    Forger& first = come("ann", AgreedLog().have());
    EXPECT_EQ(come("bob", AgreedLog().have()).end(), CloseReason::kTaken);
    first.say({MessageType::kAccept, {1}, {"Ann"}});
    EXPECT_EQ(host.log().size(), 1U);
}

TEST_F(Seats, AreKeptWhenTheSameGuestReconnects) {
    const Forger& first = begin("ann");
    const Forger& again = come("ann", host.log().have());
    EXPECT_EQ(first.end(), CloseReason::kReplaced);
    EXPECT_EQ(again.state(), PeerConnection::State::kPlaying);
    EXPECT_EQ(host.standing(), RemoteMatch::Standing::kPlaying);
}

TEST_F(Seats, StayWithTheFirstGuestUntilAnotherAccepts) {
    begin("ann");
    host.lost(1);
    (void)host.take_notices();
    Forger& other = come("bob", AgreedLog().have());
    // It may join, since the first guest is gone, but does not play yet.
    EXPECT_TRUE(other.has_heard(MessageType::kSheet));
    EXPECT_EQ(host.standing(), RemoteMatch::Standing::kAway);
    const std::string cell = to_text(match.position().legal_moves().front());
    for (const Message& message :
         {Message{MessageType::kPlay, {2, 0}, {cell}}, Message{MessageType::kAsk, {2, 0}, {"resign"}},
          Message{MessageType::kFlag, {2}}, Message{MessageType::kAnswer, {2}, {"resign", "yes"}},
          Message{MessageType::kTalk, {}, {}, "Hello!"}}) {
        other.say(message);
        EXPECT_TRUE(other.last_refusal().ends_with(" state")) << to_text(message);
    }
    EXPECT_FALSE(has_noticed_anything());
    EXPECT_EQ(host.log().size(), 2U);
    const Forger& again = come("ann", host.log().have());
    EXPECT_EQ(other.end(), CloseReason::kReplaced);
    EXPECT_EQ(again.state(), PeerConnection::State::kPlaying);
    EXPECT_EQ(host.seat(), "ann");
}

TEST_F(Seats, PassToANewGuestWhoHasAccepted) {
    begin("ann");
    host.lost(1);
    Forger& other = come("bob", AgreedLog().have());
    other.say(host.log().have());
    EXPECT_EQ(host.standing(), RemoteMatch::Standing::kPlaying);
    EXPECT_EQ(host.seat(), "bob");
    EXPECT_EQ(come("ann", host.log().have()).end(), CloseReason::kTaken);
    EXPECT_EQ(other.state(), PeerConnection::State::kPlaying);
}

TEST_F(Seats, AreNotFreedByAGuestWhoHasNotAccepted) {
    begin("ann");
    host.lost(1);
    (void)host.take_notices();
    come("bob", AgreedLog().have()).say({MessageType::kBye, {}, {"leave"}});
    EXPECT_EQ(host.standing(), RemoteMatch::Standing::kAway);
    EXPECT_FALSE(has_noticed_anything());
    EXPECT_EQ(come("ann", host.log().have()).state(), PeerConnection::State::kPlaying);
}

// A guest that stays connected, but never says what it has.
TEST_F(Seats, CannotBeBlockedByASilentGuest) {
    Forger silent(host, PeerRole::kGuest, PeerRole::kHost, {}, ++lines_, orders_);
    Forger& guest = come("ann", AgreedLog().have());
    silent.carry();
    EXPECT_TRUE(silent.end());
    guest.say({MessageType::kAccept, {1}, {"Ann"}});
    EXPECT_EQ(host.log().size(), 1U);
}

TEST_F(Host, RefusesASpectatorsMessagesButSendsTheChat) {
    host.opened(5, PeerRole::kSpectator);
    PeerConnection watcher(PeerRole::kSpectator, PeerRole::kHost, PeerTime{});
    const auto carry = [&] {
        host.received(5, watcher.take_output());
        for (const LineOrder& order : host.take_orders())
            if (order.line == 5) watcher.receive(order.bytes, PeerTime{});
    };
    carry();
    watcher.say(AgreedLog().have());
    carry();
    (void)watcher.take_events();
    for (const Message& message :
         {Message{MessageType::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}},
          Message{MessageType::kAsk, {2, 0}, {"resign"}}, Message{MessageType::kTalk, {}, {}, "Hello!"},
          Message{MessageType::kFlag, {2}}, Message{MessageType::kAccept, {1}, {"Eve"}}}) {
        watcher.say(message);
        carry();
        const auto events = watcher.take_events();
        ASSERT_EQ(events.size(), 1U) << to_text(message);
        EXPECT_EQ(events[0].message.type, MessageType::kRefused);
        EXPECT_EQ(atom4::to_text(match.records()), before);
    }
    // Spectators get messages of the chat, and who wrote them.
    ASSERT_TRUE(host.talk("Hello!"));
    carry();
    const auto events = watcher.take_events();
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(to_text(events[0].message), "talk 1 Hello!");
}

// The host proposes terms, Bert accepts, and the host plays the first ply.
void begin_with_a_ply(Forger& host, GuestMatch& guest, const Match& match) {
    host.say({MessageType::kPropose, {1}, {to_text(Step(in_form(small_terms(2))))}});
    guest.accept("Bert");
    Terms terms = in_form(small_terms(2));
    terms.setup.seats[Player::kSecond] = Seat::human("Bert");
    host.say_sheet(0, {to_text(Step(terms))});
    host.say_sheet(1, {"play," + to_text(match.position().legal_moves().front()) + ",0"});
}

// A guest that plays a forger, who is the host.
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
        EXPECT_EQ(guest.log().size(), 2U) << step;
    }

    Match match;
    GuestMatch guest{match, PeerRole::kGuest, {[] { return PeerTime{}; }, {}}};
    Forger host{guest, PeerRole::kHost, PeerRole::kGuest};
    std::string before;
};

TEST_F(Guest, RefusesIllegalSteps) {
    ASSERT_EQ(guest.standing(), RemoteMatch::Standing::kPlaying);
    const std::string legal = to_text(match.position().legal_moves().front());
    for (const std::string& step :
         std::vector<std::string>{"play,a1,0", "play,z26,0", "play,a99,0", "nonsense", "back,1", "back,99", "resign,2",
                                  "resign,1", "flag,2", "round,2026.11.22", to_text(Step(in_form(small_terms(1))))})
        expect_refused(step);
    expect_refused("play," + legal + ",0");  // a move of the guest, whose turn it is
    expect_refused("play," + legal + ",5");
    EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value()) << "and nothing has ended";
}

// If a size has 32 bits, the second number, cut off, would be the size of the guest's log.
TEST_F(Guest, RefusesStepsFromBeyondTheEnd) {
    for (const std::uint64_t from : {std::uint64_t{3}, (std::uint64_t{1} << 32U) + 2}) {
        host.say({MessageType::kSheet, {from, from}, {}});
        EXPECT_EQ(host.last_refusal(), "refused " + std::to_string(from) + " sheet form");
    }
    EXPECT_EQ(guest.log().size(), 2U);
}

// On another connection, too, the host cannot write steps for the guest.
TEST_F(Guest, StaysStrictAfterReconnecting) {
    const std::string own = to_text(match.position().legal_moves().front());
    for (const std::string& step : std::vector<std::string>{"play," + own + ",0", "resign,2", "back,1"}) {
        guest.lost(99);
        Forger again(guest, PeerRole::kHost, PeerRole::kGuest);
        again.say_sheet(2, {step});
        EXPECT_EQ(again.last_refusal(), "refused 2 sheet illegal") << step;
        EXPECT_EQ(atom4::to_text(match.records()), before) << step;
    }
    guest.lost(99);
    Forger honest(guest, PeerRole::kHost, PeerRole::kGuest);
    honest.say_sheet(2, {});
    EXPECT_EQ(guest.standing(), RemoteMatch::Standing::kPlaying);
    EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    // A move that the guest itself has sent may be in the log after reconnecting.
    guest.lost(99);
    Forger later(guest, PeerRole::kHost, PeerRole::kGuest);
    later.say_sheet(2, {"play," + own + ",0", "play," + to_text(match.position().legal_moves().front()) + ",0"});
    EXPECT_EQ(guest.log().size(), 4U);
    EXPECT_EQ(guest.standing(), RemoteMatch::Standing::kPlaying);
}

// After reconnecting, the host may remove steps that it has lost, but only once.
TEST_F(Guest, LetsTheHostTruncateOncePerConnection) {
    const Position first(match.first_position());
    const auto moves = first.legal_moves();
    const auto step = [&](std::size_t move) { return "play," + to_text(moves[move]) + ",0"; };
    host.say_sheet(1, {step(1)});
    EXPECT_EQ(host.end(), CloseReason::kNonsense) << "both have had the same";
    EXPECT_EQ(atom4::to_text(match.records()), before);
    Forger again(guest, PeerRole::kHost, PeerRole::kGuest);
    again.say({MessageType::kSheet, {1, 9}, {step(1)}});
    EXPECT_EQ(guest.log().entries().back(), step(1));
    EXPECT_FALSE(again.end());
    again.say({MessageType::kSheet, {1, 9}, {step(0)}});
    EXPECT_EQ(again.end(), CloseReason::kNonsense);
    EXPECT_EQ(guest.log().entries().back(), step(1));
}

// A guest that is sent a match in play, before its player has accepted anything.
class Offers : public testing::Test {
protected:
    static std::string match_of(const std::string& name) {
        Terms terms = small_terms(2);
        terms.setup.seats[Player::kSecond] = Seat::human(name);
        return to_text(Step(in_form(terms)));
    }
    // A match and its first ply, with more to come.
    static Message sheet_of(const std::string& name) {
        return {MessageType::kSheet, {0, 99}, {match_of(name), "play," + to_text(small_move()) + ",0"}};
    }
    static Cell small_move() {
        Match match(small_terms().setup);
        return match.position().legal_moves().front();
    }

    Match match;
    int saves = 0;
    Subscription saving = match.subscribe([this](const MatchEvent&) { ++saves; });
    GuestMatch guest{match, PeerRole::kGuest, {[] { return PeerTime{}; }, [this](const AgreedLog&) { ++saves; }}};
    Forger host{guest, PeerRole::kHost, PeerRole::kGuest};
};

TEST_F(Offers, BeginNothingBeforeThePlayerAccepts) {
    for (int i = 0; i < 24; ++i) host.say(sheet_of("Bert" + std::to_string(i)));
    EXPECT_EQ(saves, 0);
    EXPECT_TRUE(match.is_fresh());
    EXPECT_TRUE(guest.log().is_empty());
    EXPECT_FALSE(match.remote());
    EXPECT_EQ(guest.standing(), RemoteMatch::Standing::kProposing);
    ASSERT_TRUE(guest.proposal());
    EXPECT_EQ(guest.proposal()->setup.seats[Player::kSecond].name, "Bert0");
    guest.accept("Somebody");
    host.say({MessageType::kPing, {1}});
    EXPECT_EQ(host.heard().back(), "have 0 -");
    // The player has accepted that match, and no other.
    host.say(sheet_of("Bert7"));
    EXPECT_TRUE(match.is_fresh());
}

TEST_F(Offers, ArePlayedOnceTheyAreAccepted) {
    host.say(sheet_of("Bert"));
    guest.accept("");
    host.say({MessageType::kSheet, {0, 2}, sheet_of("Bert").words});
    EXPECT_EQ(guest.standing(), RemoteMatch::Standing::kPlaying);
    EXPECT_EQ(match.undoable_plies(), 1);
    EXPECT_TRUE(match.play(match.position().legal_moves().front()).has_value());
}

TEST_F(Offers, AreDroppedWhenDeclined) {
    host.say(sheet_of("Bert"));
    guest.decline();
    host.say(sheet_of("Bert"));
    EXPECT_EQ(saves, 0);
    EXPECT_NE(guest.standing(), RemoteMatch::Standing::kProposing);
    EXPECT_FALSE(host.has_heard(MessageType::kDecline)) << "which no host expects there";
}

// A player who resumes a saved match accepts that match, and no other.
TEST_F(Offers, DoNotReplaceAResumedMatch) {
    const auto kept = sheet_of("Bert").words;
    guest.lost(99);
    ASSERT_TRUE(guest.adopt(kept));
    const std::string before = atom4::to_text(match.records());
    saves = 0;
    Forger again(guest, PeerRole::kHost, PeerRole::kGuest);
    again.say(sheet_of("Carl"));
    EXPECT_EQ(saves, 0);
    EXPECT_EQ(atom4::to_text(match.records()), before);
    EXPECT_EQ(guest.log().entries(), kept);
    EXPECT_TRUE(guest.proposal());
}

// Only a few steps of a message are handled in a turn, since the thread that shows the match has other things to do.
TEST(Spectators, ProcessFewStepsPerTurn) {
    Match match;
    GuestMatch spectator(match, PeerRole::kSpectator, {[] { return PeerTime{}; }, {}});
    Forger host(spectator, PeerRole::kHost, PeerRole::kSpectator);
    Message message{MessageType::kSheet, {0, 999}, {to_text(Step(in_form(small_terms(0))))}};
    for (int round = 0; round < 75; ++round) {
        message.words.emplace_back("resign,1");
        message.words.emplace_back("round,2026.11.25");
    }
    const std::size_t all = message.words.size();
    host.say(message);
    std::size_t before = spectator.log().size();
    EXPECT_LE(before, 2 * kMaxStepsPerTurn);
    while (spectator.log().size() < all) {
        ASSERT_EQ(spectator.next_deadline(), PeerTime{}) << "the rest is to be gone through at once";
        spectator.tick();
        ASSERT_GT(spectator.log().size(), before);
        EXPECT_LE(spectator.log().size() - before, kMaxStepsPerTurn);
        before = spectator.log().size();
    }
    spectator.tick();
    EXPECT_GT(spectator.next_deadline(), PeerTime{});
}

TEST_F(Guest, RefusesMalformedTerms) {
    for (const char* terms : {"match", "play,a1,0", "x"}) {
        host.say({MessageType::kPropose, {2}, {terms}});
        EXPECT_EQ(host.last_refusal(), "refused 2 propose form");
    }
    EXPECT_FALSE(guest.proposal());
}

TEST(Terms, ThatWereNotAcceptedAreNotPlayed) {
    Match match;
    GuestMatch guest(match, PeerRole::kGuest, {[] { return PeerTime{}; }, {}});
    Forger host(guest, PeerRole::kHost, PeerRole::kGuest);
    host.say({MessageType::kPropose, {1}, {to_text(Step(in_form(small_terms(2))))}});
    host.say_sheet(0, {to_text(Step(in_form(small_terms(3))))});
    EXPECT_EQ(host.last_refusal(), "refused 0 sheet illegal");
    EXPECT_TRUE(guest.log().is_empty());
}

TEST_F(Guest, TakesItsMoveBackWhenTheHostRefusesIt) {
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    host.say({MessageType::kRefused, {2}, {"play", "illegal"}});
    EXPECT_EQ(match.undoable_plies(), 1);
    bool is_told = false;
    for (const Notice& notice : guest.take_notices()) is_told = is_told || notice.kind == Notice::Kind::kMoveRefused;
    EXPECT_TRUE(is_told);
}

// A request about a move in transit is not sent before that move has arrived.
TEST_F(Guest, IgnoresUnrequestedAnswers) {
    const std::string cell = to_text(match.position().legal_moves().front());
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    ASSERT_TRUE(guest.ask(PeerRequest::kTakeback));
    before = atom4::to_text(match.records());
    expect_refused("back,1");
    for (const char* answer : {"yes", "no"}) host.say({MessageType::kAnswer, {2}, {"takeback", answer}});
    host.say({MessageType::kRefused, {2}, {"ask", "illegal"}});
    EXPECT_TRUE(guest.own_question());
    host.say_sheet(2, {"play," + cell + ",0"});
    host.say_sheet(3, {"back,1"});
    EXPECT_EQ(guest.log().size(), 4U);
    EXPECT_EQ(match.undoable_plies(), 1);
    EXPECT_FALSE(guest.own_question());
}

TEST_F(Guest, DropsPendingRequestWhenHostRejectsTheMove) {
    ASSERT_TRUE(match.play(match.position().legal_moves().front()).has_value());
    ASSERT_TRUE(guest.ask(PeerRequest::kTakeback));
    host.say({MessageType::kRefused, {2}, {"play", "illegal"}});
    EXPECT_EQ(match.undoable_plies(), 1);
    EXPECT_FALSE(guest.own_question());
    EXPECT_TRUE(std::ranges::any_of(guest.take_notices(),
                                    [](const Notice& notice) { return notice.kind == Notice::Kind::kVoidAsk; }));
}

// Imaginary programs of other years: one that supports less than this one, and one that supports more.
const ProtocolSupport kOlder{1, 1, {"play"}};
const ProtocolSupport kNewer{1, 9, {"film", "play", "song", "takeback", "talk"}};

TEST(Notices, OfOneKindAreMergedAndCounted) {
    PeerTime now{};
    Match match;
    HostMatch host(match, small_terms(2), {[&] { return now; }, {}});
    Forger guest(host, PeerRole::kGuest, PeerRole::kHost);
    guest.say(AgreedLog().have());
    guest.say({MessageType::kAccept, {1}, {"Eve"}});
    (void)host.take_notices();
    std::size_t told = 0;
    for (int i = 0; i < 40; ++i) {
        guest.say({MessageType::kRefused, {0}, {"talk", "fast"}});
        told += host.take_notices().size();
    }
    EXPECT_EQ(told, 8U);
    EXPECT_LE(host.next_deadline(), now + 10s) << "nobody would hear of the rest";
    now += 10s;
    const auto rest = host.take_notices();
    ASSERT_EQ(rest.size(), 1U);
    EXPECT_EQ(rest.front().kind, Notice::Kind::kTalkTooFast);
    EXPECT_EQ(rest.front().times, 32);
    EXPECT_TRUE(host.take_notices().empty());
}

TEST(Names, ReservedByTheProgramAreRefused) {
    Match another;
    HostMatch waiting(another, small_terms(2), {[] { return PeerTime{}; }, {}});
    Forger eve(waiting, PeerRole::kGuest, PeerRole::kHost);
    eve.say(AgreedLog().have());
    for (const char* name : {"Computer", "Ordinateur", "Player", "You"}) {
        eve.say({MessageType::kAccept, {1}, {name}});
        EXPECT_EQ(eve.last_refusal(), "refused 1 accept form") << name;
    }
    EXPECT_TRUE(waiting.log().is_empty());
}

TEST(OtherVersions, PlayAsGuests) {
    for (const ProtocolSupport& dialect : {kOlder, kNewer}) {
        const bool knows_all = dialect.last > 1;
        Match match;
        HostMatch host(match, small_terms(2), {[] { return PeerTime{}; }, {}});
        Forger guest(host, PeerRole::kGuest, PeerRole::kHost, dialect);
        guest.say(AgreedLog().have());
        guest.say({MessageType::kAccept, {1}, {"Eve"}});
        ASSERT_TRUE(match.play(match.position().legal_moves().front()));
        guest.say({MessageType::kPlay, {2, 0}, {to_text(match.position().legal_moves().front())}});
        ASSERT_TRUE(match.play(match.position().legal_moves().front()));
        EXPECT_EQ(host.log().size(), 4U);
        EXPECT_EQ(host.may_ask(PeerRequest::kTakeback), knows_all);
        EXPECT_EQ(host.can_talk(), knows_all);
        EXPECT_TRUE(host.ask(PeerRequest::kResign));
        guest.say({MessageType::kAnswer, {4}, {"resign", "yes"}});
        EXPECT_TRUE(match.is_over());
        EXPECT_EQ(guest.last_refusal(), "");
    }
}

TEST(OtherVersions, PlayAsHosts) {
    for (const ProtocolSupport& dialect : {kOlder, kNewer}) {
        const bool knows_all = dialect.last > 1;
        Match match;
        GuestMatch guest(match, PeerRole::kGuest, {[] { return PeerTime{}; }, {}});
        Forger host(guest, PeerRole::kHost, PeerRole::kGuest, dialect);
        begin_with_a_ply(host, guest, match);
        const Cell cell = match.position().legal_moves().front();
        ASSERT_TRUE(match.play(cell));
        host.say_sheet(2, {"play," + to_text(cell) + ",0"});
        EXPECT_EQ(guest.log().size(), 3U);
        EXPECT_EQ(guest.may_ask(PeerRequest::kTakeback), knows_all);
        EXPECT_EQ(guest.can_talk(), knows_all);
        EXPECT_EQ(host.last_refusal(), "");
    }
}

}  // namespace
}  // namespace atom4::net::test
