// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/discovery.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "tests/core/net/ear.h"
#include "tests/support/folders_and_processes.h"

// Discovery on the local network, without a service that answers.

namespace atom4::net::test {
namespace {

const Key kKey(Role::kPlayer, {1, 2, 3});

TEST(ToNeighbours, TriesEachOnceBeforeAnyTwice) {
    EXPECT_FALSE(to_neighbours({}, kKey));
    EXPECT_FALSE(to_neighbours({{"Ada", {}}}, kKey));
    std::vector<Neighbour> crowd{{"Ada", {{"192.0.2.1", 1, ""}, {"192.0.2.1", 2, ""}}},
                                 {"Bert", {{"192.0.2.2", 1, ""}}}};
    const auto invitation = to_neighbours(crowd, kKey);
    ASSERT_TRUE(invitation);
    EXPECT_EQ(invitation->key, kKey);
    EXPECT_EQ(invitation->addresses,
              (std::vector<Address>{{"192.0.2.1", 1, ""}, {"192.0.2.2", 1, ""}, {"192.0.2.1", 2, ""}}));
    // A neighbour with a hundred addresses leaves room for one address of each other neighbour.
    for (std::uint16_t port = 3; port < 100; ++port) crowd[0].addresses.push_back({"192.0.2.1", port, ""});
    const auto again = to_neighbours(crowd, kKey);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->addresses.size(), Invitation::kMaxAddresses);
    EXPECT_NE(std::find(again->addresses.begin(), again->addresses.end(), crowd[1].addresses[0]),
              again->addresses.end());
    EXPECT_EQ(parse_invitation(to_text(*again)).value(), *again);
}

// This test comes first, since the D-Bus library remembers the first bus address that it was given. Its bus accepts a
// connection and never answers; ending the discovery does not wait for it.
TEST(Discovery, DoesNotWaitForABusThatIsSilent) {
    const atom4::test::TemporaryFolder folder;
    sockaddr_un form{};
    form.sun_family = AF_UNIX;
    const std::string path = folder / "bus";
    ASSERT_LT(path.size(), sizeof form.sun_path);
    path.copy(form.sun_path, path.size());
    const int bus = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_EQ(::bind(bus, reinterpret_cast<const sockaddr*>(&form), sizeof form), 0);
    ASSERT_EQ(::listen(bus, 8), 0);
    ASSERT_EQ(::setenv("DBUS_SYSTEM_BUS_ADDRESS", ("unix:path=" + path).c_str(), 1), 0);
    Ear ear;
    auto around = look_around(ear.on_change());
    pollfd asked{bus, POLLIN, 0};
    ASSERT_EQ(::poll(&asked, 1, 10'000), 1);
    const int caller = ::accept(bus, nullptr, nullptr);  // the bus is asked now, and does not answer
    const auto begin = std::chrono::steady_clock::now();
    around.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
    ::close(caller);
    ::close(bus);
}

TEST(Discovery, IsReportedUnavailableWithoutABus) {
    ASSERT_EQ(::setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/no/such/bus", 1), 0);
    Ear ear;
    const auto around = look_around(ear.on_change());
    EXPECT_TRUE(ear.until([&] { return around->fault().has_value(); }));
    EXPECT_TRUE(around->fault() == NearbyFault::kNoService || around->fault() == NearbyFault::kNoLibrary);
    EXPECT_TRUE(labels(*around).empty());
}

}  // namespace
}  // namespace atom4::net::test
