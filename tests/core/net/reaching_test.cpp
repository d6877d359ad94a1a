// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

#include "tests/core/net/parties.h"

// How a guest reaches the host, and which fault is reported if it cannot.

namespace atom4::net::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

const Key kSomeKey(Role::kPlayer, {1, 2, 3});

TransportFault first_fault(const Invitation& invitation, const Limits& limits = {}) {
    const auto guest = Party::joining(invitation, limits);
    if (!guest->wait_for(Kind::kCouldNot)) return TransportFault::kNotBuilt;
    return guest->of(Kind::kCouldNot).front().fault;
}

// A listener with a full queue: an address of this machine that never answers.
class Silence {
public:
    Silence() : listening_(*ListeningSocket::open({"127.0.0.1", 0, ""})) {
        (void)::listen(listening_.descriptor(), 0);
        for (int i = 0; i < 4; ++i) waiting_.push_back(start_connecting(listening_.where()));
    }
    [[nodiscard]] Address where() const { return listening_.where(); }

private:
    ListeningSocket listening_;
    std::vector<Result<Socket, TransportFault>> waiting_;
};

TEST(Reaching, APortWithoutAListenerIsRefused) {
    EXPECT_EQ(first_fault({{{"127.0.0.1", 1, ""}}, kSomeKey}), TransportFault::kRefused);
    EXPECT_EQ(first_fault({{{"", 0, "/no/such/socket"}}, kSomeKey}), TransportFault::kRefused);
}

TEST(Reaching, AnAddressThatNeverAnswersTimesOut) {
    const Silence silence;
    const auto begin = Clock::now();
    EXPECT_EQ(first_fault({{silence.where()}, kSomeKey}, {.connecting = 200ms}), TransportFault::kNoAnswer);
    EXPECT_LT(Clock::now() - begin, 2s);
    // Ending the guest does not wait for the address either.
    const auto guest = Party::joining({{silence.where()}, kSomeKey});
    const auto end = Clock::now();
    guest->end();
    EXPECT_LT(Clock::now() - end, 400ms);
}

TEST(Reaching, SeveralAddressesAreTriedUntilOneIsTheHost) {
    const Silence silence;
    const auto host = Party::hosting({.at = "127.0.0.1:0"});
    const auto other = Party::hosting({.at = "127.0.0.1:0"});  // another match, at an address of the same kind
    Invitation invitation = host->invitation();
    invitation.addresses = {
        {"127.0.0.1", 1, ""}, silence.where(), other->invitation().addresses.front(), invitation.addresses.front()};
    const auto guest = Party::joining(invitation, {.next_address = 50ms});
    ASSERT_TRUE(guest->wait_for(Kind::kConnected));
    EXPECT_EQ(guest->count(Kind::kCouldNot), 0U);
    EXPECT_TRUE(host->wait_for(Kind::kConnected));
    EXPECT_EQ(other->count(Kind::kConnected), 0U);
}

Invitation by_name(Invitation invitation, const std::string& name) {
    for (Address& address : invitation.addresses) address.host = name;
    return invitation;
}

TEST(Reaching, AllAddressesOfANameAreTried) {
    const auto host = Party::hosting({.at = "127.0.0.1:0"});
    Limits limits{.next_address = 10ms};
    limits.look_up = [](const std::string& name) {
        return name == "example.org" ? std::vector<std::string>{"127.0.0.2", "::1", "127.0.0.1"}
                                     : std::vector<std::string>{};
    };
    const auto guest = Party::joining(by_name(host->invitation(), "example.org"), limits);
    EXPECT_TRUE(guest->wait_for(Kind::kConnected) && host->wait_for(Kind::kConnected));
    EXPECT_EQ(guest->count(Kind::kCouldNot), 0U);
}

// The system's own resolver knows localhost even without a network.
TEST(Reaching, TheSystemIsAskedForNames) {
    const std::vector<std::string> hosts = look_up("localhost");
    EXPECT_TRUE(std::any_of(hosts.begin(), hosts.end(),
                            [](const std::string& one) { return one == "127.0.0.1" || one == "::1"; }));
    EXPECT_EQ(look_up("no-such-name.invalid"), std::vector<std::string>{});
    EXPECT_EQ(first_fault({{{"no-such-name.invalid", 4004, ""}}, kSomeKey}), TransportFault::kUnknownName);
}

// A name that is never resolved delays neither numeric addresses nor a guest that ends; and each guest looks it up only
// once, however often it tries all addresses again.
TEST(Reaching, ANameThatIsNeverResolvedBlocksNothing) {
    struct Resolver {
        std::mutex mutex;
        std::condition_variable changed;
        bool is_over = false;
        int asked = 0;
        int answered = 0;
    };
    const auto resolver = std::make_shared<Resolver>();
    Limits limits{.attempt = 20ms, .first_pause = 1ms, .longest_pause = 1ms};
    limits.look_up = [resolver](const std::string&) {
        std::unique_lock lock(resolver->mutex);
        ++resolver->asked;
        resolver->changed.notify_all();
        resolver->changed.wait(lock, [&] { return resolver->is_over; });
        ++resolver->answered;
        resolver->changed.notify_all();
        return std::vector<std::string>{};
    };
    {
        const auto guest = Party::joining({{{"example.org", 4004, ""}}, kSomeKey}, limits);
        ASSERT_TRUE(guest->wait_for(Kind::kCouldNot, 5));
        EXPECT_EQ(guest->of(Kind::kCouldNot).front().fault, TransportFault::kNoAnswer);
        const auto end = Clock::now();
        guest->end();
        EXPECT_LT(Clock::now() - end, 400ms);
    }
    const auto host = Party::hosting({.at = "127.0.0.1:0"});
    Invitation invitation = host->invitation();
    invitation.addresses.insert(invitation.addresses.begin(), {"example.org", 4004, ""});
    limits.attempt = 10s;
    const auto guest = Party::joining(invitation, limits);
    EXPECT_TRUE(guest->wait_for(Kind::kConnected) && host->wait_for(Kind::kConnected));
    std::unique_lock lock(resolver->mutex);
    // The thread that looks up the name may start later than the connection that does not need it.
    EXPECT_TRUE(resolver->changed.wait_for(lock, 10s, [&] { return resolver->asked == 2; }));
    resolver->is_over = true;
    resolver->changed.notify_all();
    EXPECT_TRUE(resolver->changed.wait_for(lock, 10s, [&] { return resolver->answered == 2; }));
}

TEST(Reaching, ASilentPeerTimesOut) {
    const auto silent = ListeningSocket::open({"127.0.0.1", 0, ""});  // only the system answers, the program does not
    ASSERT_TRUE(silent);
    EXPECT_EQ(first_fault({{silent->where()}, kSomeKey}, {.handshake = 100ms}), TransportFault::kNoWord);
    EXPECT_EQ(first_fault({{silent->where()}, kSomeKey}, {.attempt = 100ms}), TransportFault::kNoAnswer);
}

TEST(Reaching, IsTriedAgainAfterPausesThatGrow) {
    const auto guest = Party::joining({{{"127.0.0.1", 1, ""}}, kSomeKey}, {.first_pause = 1ms, .longest_pause = 10ms});
    ASSERT_TRUE(guest->wait_for(Kind::kCouldNot, 6));
    std::vector<int> pauses;
    for (const TransportEvent& event : guest->of(Kind::kCouldNot))
        pauses.push_back(static_cast<int>(event.pause.count()));
    pauses.resize(6);
    EXPECT_EQ(pauses, (std::vector<int>{1, 2, 4, 8, 10, 10}));
}

TEST(Reaching, ALostConnectionIsRestored) {
    const Limits limits{.first_pause = 1ms, .longest_pause = 10ms};
    auto host = Party::hosting({.at = "127.0.0.1:0"});
    Invitation invitation = host->invitation();
    auto relay = std::make_unique<Relay>(invitation.addresses.front(), Relay::Mischief{});
    const Address between = relay->where();
    invitation.addresses.insert(invitation.addresses.begin(), between);
    const auto guest = Party::joining(invitation, limits);
    ASSERT_TRUE(guest->wait_for(Kind::kConnected) && host->wait_for(Kind::kConnected));
    relay.reset();
    ASSERT_TRUE(guest->wait_for(Kind::kLost) && host->wait_for(Kind::kLost));
    EXPECT_EQ(guest->of(Kind::kLost).front().lost, LostReason::kBroken);
    EXPECT_EQ(host->of(Kind::kLost).front().lost, LostReason::kBroken);
    ASSERT_TRUE(guest->wait_for(Kind::kConnected, 2) && host->wait_for(Kind::kConnected, 2));
    guest->send("back\n");
    EXPECT_TRUE(host->wait_for_bytes(host->latest(), "back\n"));
}

}  // namespace
}  // namespace atom4::net::test
