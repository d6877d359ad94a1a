// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/random.h"

namespace atom4::net {
namespace {

using namespace std::chrono_literals;
using State = PeerConnection::State;
using Kind = PeerConnection::Event::Kind;

constexpr PeerTime kStart{};

// Two peers of one connection, and their time.
struct Pair {
    explicit Pair(ProtocolSupport hosts = {}, ProtocolSupport guests = {})
        : host(PeerRole::kHost, PeerRole::kGuest, kStart, std::move(hosts)),
          guest(PeerRole::kGuest, PeerRole::kHost, kStart, std::move(guests)) {}

    // Delivers what the peers say to each other, until they say nothing more.
    void carry() {
        for (bool moved = true; moved;) {
            const std::string to_guest = host.take_output();
            const std::string to_host = guest.take_output();
            moved = !to_guest.empty() || !to_host.empty();
            guest.receive(to_guest, now);
            host.receive(to_host, now);
        }
    }
    void greet() {
        carry();
        for (PeerConnection* link : {&host, &guest}) EXPECT_EQ(link->take_events().size(), 1U);
    }

    PeerTime now = kStart;
    PeerConnection host;
    PeerConnection guest;
};

std::vector<std::string> talk_heard(PeerConnection& link) {
    std::vector<std::string> talk;
    for (const auto& event : link.take_events())
        if (event.kind == Kind::kMessage && event.message.type == MessageType::kTalk)
            talk.push_back(event.message.text);
    return talk;
}

TEST(PeerConnection, BeginsWithAGreeting) {
    Pair pair;
    EXPECT_EQ(pair.host.state(), State::kGreeting);
    pair.carry();
    for (PeerConnection* link : {&pair.host, &pair.guest}) {
        EXPECT_EQ(link->state(), State::kJoining);
        EXPECT_EQ(link->version(), 1U);
        EXPECT_TRUE(link->has("talk"));
        ASSERT_EQ(link->take_events().size(), 1U);
    }
}

TEST(PeerConnection, NegotiatesTheHighestCommonVersion) {
    Pair pair({1, 3, {"play", "talk", "takeback", "film"}}, {1, 2, {"song", "play", "talk"}});
    pair.carry();
    for (PeerConnection* link : {&pair.host, &pair.guest}) {
        EXPECT_EQ(link->version(), 2U);
        EXPECT_TRUE(link->has("talk"));
        for (const char* missing : {"takeback", "film", "song"}) EXPECT_FALSE(link->has(missing)) << missing;
    }
}

TEST(PeerConnection, WithoutACommonVersionBothKnowWhy) {
    Pair pair({3, 4, {"play"}}, {1, 2, {"play"}});
    pair.carry();
    for (PeerConnection* link : {&pair.host, &pair.guest}) {
        EXPECT_EQ(link->state(), State::kClosed);
        EXPECT_EQ(link->take_events().back().end, CloseReason::kVersion);
    }
    EXPECT_TRUE(is_final(CloseReason::kVersion));
}

TEST(PeerConnection, TwoHostsDoNotPlay) {
    PeerConnection one(PeerRole::kHost, PeerRole::kGuest, kStart);
    PeerConnection other(PeerRole::kHost, PeerRole::kGuest, kStart);
    one.receive(other.take_output(), kStart);
    ASSERT_EQ(one.take_events().back().end, CloseReason::kRole);
    other.receive(one.take_output(), kStart);
    EXPECT_EQ(other.state(), State::kClosed);
}

TEST(PeerConnection, RejectsAGuestOnASpectatorConnection) {
    PeerConnection host(PeerRole::kHost, PeerRole::kSpectator, kStart);
    PeerConnection guest(PeerRole::kGuest, PeerRole::kHost, kStart);
    host.receive(guest.take_output(), kStart);
    EXPECT_EQ(host.take_events().back().end, CloseReason::kRole);
}

TEST(PeerConnection, TimesOutWithoutAGreeting) {
    PeerConnection host(PeerRole::kHost, PeerRole::kGuest, kStart);
    EXPECT_EQ(host.next_deadline(), kStart + PeerConnection::kLongestGreeting);
    host.tick(kStart + PeerConnection::kLongestGreeting - 1ms);
    EXPECT_EQ(host.state(), State::kGreeting);
    host.tick(host.next_deadline());
    EXPECT_EQ(host.take_events().back().end, CloseReason::kSilent);
    EXPECT_FALSE(is_final(CloseReason::kSilent));
}

TEST(PeerConnection, IsKeptAliveByPings) {
    Pair pair;
    pair.greet();
    for (int i = 0; i < 100; ++i) {
        pair.now = std::min(pair.host.next_deadline(), pair.guest.next_deadline());
        pair.host.tick(pair.now);
        pair.guest.tick(pair.now);
        pair.carry();
    }
    EXPECT_GE(pair.now - kStart, 5min);
    EXPECT_EQ(pair.host.state(), State::kJoining);
    EXPECT_TRUE(pair.host.take_events().empty());
    EXPECT_EQ(pair.host.lag(), 0ms);
}

TEST(PeerConnection, NoticesADeadPeer) {
    Pair pair;
    pair.greet();
    PeerTime now = kStart;
    while (pair.host.state() != State::kClosed) {
        now = pair.host.next_deadline();
        pair.host.tick(now);
        ASSERT_GT(pair.host.next_deadline(), now);
    }
    EXPECT_EQ(now, kStart + PeerConnection::kDeadAfter);
    EXPECT_EQ(pair.host.take_events().back().end, CloseReason::kSilent);
}

TEST(PeerConnection, MeasuresTheRoundTrip) {
    Pair pair;
    pair.greet();
    EXPECT_FALSE(pair.host.lag());
    pair.host.tick(kStart + PeerConnection::kPingEvery);
    pair.guest.receive(pair.host.take_output(), kStart + PeerConnection::kPingEvery + 150ms);
    pair.host.receive(pair.guest.take_output(), kStart + PeerConnection::kPingEvery + 300ms);
    EXPECT_EQ(pair.host.lag(), 300ms);
}

TEST(PeerConnection, ChatArrivesUnchanged) {
    Pair pair;
    pair.greet();
    pair.host.say({MessageType::kTalk, {}, {}, as_talk("Good luck \xF0\x9F\x99\x82 <b>&amp;")});
    pair.carry();
    EXPECT_EQ(talk_heard(pair.guest), std::vector<std::string>{"Good luck \xF0\x9F\x99\x82 <b>&amp;"});
}

TEST(PeerConnection, ChatDoesNotReachAPeerThatDeclinesIt) {
    Pair pair({}, {1, 1, {"play"}});
    pair.greet();
    pair.host.say({MessageType::kTalk, {}, {}, "Hello!"});
    pair.carry();
    EXPECT_TRUE(pair.guest.take_events().empty());
}

TEST(PeerConnection, MalformedChatIsDropped) {
    Pair pair;
    pair.greet();
    std::string long_one(kLongestTalk + 1, 'x');
    for (const std::string& text : {std::string("\x1B]0;you\x07"), std::string(" before"), long_one})
        pair.host.say({MessageType::kTalk, {}, {}, text});
    pair.carry();
    EXPECT_TRUE(talk_heard(pair.guest).empty());
    EXPECT_EQ(pair.guest.state(), State::kJoining);
}

TEST(PeerConnection, ChatBeyondTheRateLimitIsDropped) {
    Pair pair;
    pair.greet();
    for (int i = 0; i < 100; ++i) pair.host.say({MessageType::kTalk, {}, {}, "Hello!"});
    pair.carry();
    EXPECT_EQ(talk_heard(pair.guest).size(), 5U);
    pair.now += 4s;
    for (int i = 0; i < 100; ++i) pair.host.say({MessageType::kTalk, {}, {}, "Hello!"});
    pair.carry();
    EXPECT_EQ(talk_heard(pair.guest).size(), 2U);
    EXPECT_EQ(pair.guest.state(), State::kJoining);
}

TEST(PeerConnection, AFloodClosesTheConnection) {
    Pair pair;
    pair.greet();
    for (int i = 0; i < 100'000 && pair.host.state() != State::kClosed; ++i) {
        pair.guest.say({MessageType::kPong, {1}});
        pair.host.receive(pair.guest.take_output(), pair.now);
        EXPECT_LE(i, PeerConnection::kMaxBurst);
    }
    EXPECT_EQ(pair.host.take_events().back().end, CloseReason::kFlood);
}

// Steps are counted, not messages: one line holds hundreds of steps.
TEST(PeerConnection, AFloodOfStepsClosesTheConnection) {
    Pair pair;
    pair.greet();
    std::size_t steps = 0;
    while (pair.guest.state() != State::kClosed) {
        Message message{MessageType::kSheet, {steps, 99'999}, std::vector<std::string>(150, "resign,1")};
        pair.host.say(message);
        pair.guest.receive(pair.host.take_output(), pair.now);
        std::size_t next = steps;
        for (const auto& event : pair.guest.take_events()) {
            if (event.kind != Kind::kMessage) continue;
            EXPECT_EQ(event.message.numbers, (std::vector<std::uint64_t>{next, 99'999}));
            EXPECT_LE(event.message.words.size(), kMaxStepsPerTurn);
            next += event.message.words.size();
        }
        if (pair.guest.state() == State::kClosed) break;
        steps += 150;
        EXPECT_EQ(next, steps);
    }
    EXPECT_GT(steps, kMaxSteps - 150);
    EXPECT_LE(steps, kMaxSteps);
    pair.host.receive(pair.guest.take_output(), pair.now);
    EXPECT_EQ(pair.host.take_events().back().end, CloseReason::kFlood);
}

TEST(PeerConnection, DamagedDataClosesTheConnection) {
    Pair pair;
    pair.greet();
    pair.guest.say({MessageType::kHave, {0}, {"0000000000000000"}});
    std::string bytes = pair.guest.take_output();
    bytes[5] ^= 1;
    pair.host.receive(bytes, pair.now);
    EXPECT_EQ(pair.host.take_events().back().end, CloseReason::kDamaged);
    pair.carry();
    EXPECT_EQ(pair.guest.take_events().back().end, CloseReason::kDamaged);
}

TEST(PeerConnection, GarbageClosesTheConnectionWithoutBeingBuffered) {
    Random random(7);
    for (int round = 0; round < 200; ++round) {
        PeerConnection host(PeerRole::kHost, PeerRole::kGuest, kStart);
        (void)host.take_output();
        for (int i = 0; i < 50; ++i) {
            std::string bytes(1 + random.below(1000), ' ');
            for (char& byte : bytes) byte = static_cast<char>(random.next());
            host.receive(bytes, kStart);
        }
        EXPECT_EQ(host.state(), State::kClosed);
        EXPECT_LT(host.take_output().size(), 100U);
        EXPECT_EQ(host.take_events().size(), 1U);
    }
}

}  // namespace
}  // namespace atom4::net
