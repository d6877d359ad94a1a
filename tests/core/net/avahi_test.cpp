// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <signal.h>

#include <cstdlib>

#include "core/base/strings.h"
#include "tests/core/net/ear.h"

// Discovery with a real Avahi daemon, which runs for these tests only (tests/support/scripts/isolated_avahi).

namespace atom4::net::test {
namespace {

using Labels = std::vector<std::string>;

class OnTheLocalNetwork : public testing::Test {
protected:
    void SetUp() override { ASSERT_NE(std::getenv("ATOM4_ISOLATED_AVAHI"), nullptr) << "run by isolated_avahi"; }
    Ear ear_;
};

TEST_F(OnTheLocalNetwork, AHostIsSeenUntilItStopsAnnouncing) {
    const auto around = look_around(ear_.on_change());
    EXPECT_EQ(labels(*around), Labels{});
    auto ada = announce("Ada", {"", 4104, ""}, nullptr);
    ASSERT_TRUE(ear_.until([&] { return labels(*around) == Labels{"Ada"}; }));
    const Neighbour one = around->neighbours().front();
    ASSERT_FALSE(one.addresses.empty());
    for (const Address& address : one.addresses) {
        EXPECT_EQ(address.port, 4104);
        EXPECT_FALSE(address.is_name()) << to_text(address);
    }
    // A host without a name gets the game's name, and two hosts with the same name get different labels.
    const auto nobody = announce("", {"", 4105, ""}, nullptr);
    const auto other = announce("Ada", {"", 4106, ""}, nullptr);
    EXPECT_TRUE(ear_.until([&] {
        return labels(*around) == Labels{"Ada", "Ada #2", "Atom-4"};
    })) << testing::PrintToString(labels(*around));
    ada.reset();
    EXPECT_TRUE(ear_.until([&] { return labels(*around) == Labels{"Ada #2", "Atom-4"}; }));
    EXPECT_FALSE(around->fault());
    EXPECT_FALSE(other->fault());
}

TEST_F(OnTheLocalNetwork, NamesAreTruncatedAndMadePrintable) {
    const auto around = look_around(ear_.on_change());
    std::string name = "Q";
    for (int i = 0; i < 40; ++i) name += "\u00fc";
    const auto long_one = announce(name, {"", 4107, ""}, nullptr);
    const auto escaped = announce("A\x1b[31m", {"", 4108, ""}, nullptr);
    EXPECT_TRUE(ear_.until([&] {
        return labels(*around) == Labels{"A?[31m", name.substr(0, 63)};
    })) << testing::PrintToString(labels(*around));
}

TEST_F(OnTheLocalNetwork, OnlyTheListeningAddressIsAnnounced) {
    const auto around = look_around(ear_.on_change());
    const auto here = announce("Here", {"127.0.0.1", 4109, ""}, nullptr);
    ASSERT_TRUE(ear_.until([&] { return labels(*around) == Labels{"Here"}; }));
    EXPECT_EQ(around->neighbours().front().addresses, (std::vector<Address>{{"127.0.0.1", 4109, ""}}));
}

// Must run last, since it ends the service.
TEST_F(OnTheLocalNetwork, ZReportsTheEndOfTheService) {
    const auto around = look_around(ear_.on_change());
    const auto ada = announce("Ada", {"", 4110, ""}, ear_.on_change());
    ASSERT_TRUE(ear_.until([&] { return labels(*around) == Labels{"Ada"}; }));
    const auto service = parse_digits<pid_t>(std::getenv("ATOM4_ISOLATED_AVAHI"));
    ASSERT_TRUE(service);
    ASSERT_EQ(::kill(*service, SIGTERM), 0);
    EXPECT_TRUE(ear_.until([&] { return around->fault() == NearbyFault::kNoService; }));
    EXPECT_TRUE(ear_.until([&] { return ada->fault() == NearbyFault::kNoService; }));
    EXPECT_EQ(labels(*around), Labels{});
    const auto after = look_around(ear_.on_change());
    EXPECT_TRUE(ear_.until([&] { return after->fault() == NearbyFault::kNoService; }));
}

}  // namespace
}  // namespace atom4::net::test
