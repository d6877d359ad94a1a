// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/words/way_words.h"

#include <grp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/folders_and_processes.h"

// What whoever invites reads beside the invitation: what has to be done for it to lead here, and nothing else.

namespace atom4::link {
namespace {

using atom4::test::TemporaryFolder;

std::string about(const Address& first) {
    return about_the_way({{first, {"127.0.0.1", 1, ""}}, Key(Role::kPlayer, {})});
}

bool says(const std::string& text, const std::string& word) {
    return text.find(word) != std::string::npos;
}

TEST(AboutTheWay, ARouterIsToHandOnThePortWhereOnlyNeighboursComeByThemselves) {
    for (const char* host : {"192.168.1.7", "10.0.0.7", "172.16.0.7", "100.64.0.7", "fd00::7", "tower.local"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "router") && says(text, "4711 (TCP)")) << host << ": " << text;
    }
    // Whose own address is in the invitation has to put in the router's as well.
    EXPECT_TRUE(says(about({"192.168.1.7", 4711, ""}), "public address"));
}

TEST(AboutTheWay, APublicAddressNeedsNoMoreThanAFirewallThatLetsThePortThrough) {
    for (const char* host : {"192.0.2.7", "2001:db8::7"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "firewall") && says(text, "4711 (TCP)")) << text;
        EXPECT_FALSE(says(text, "public address")) << text;
    }
}

TEST(AboutTheWay, ANameHasToLeadHere) {
    const std::string text = about({"example.org", 4711, ""});
    EXPECT_TRUE(says(text, "example.org has to lead") && says(text, "4711 (TCP)")) << text;
}

TEST(AboutTheWay, OnOneMachineThereIsNoRouter) {
    for (const char* host : {"127.0.0.1", "::1"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "this computer alone")) << text;
        EXPECT_FALSE(says(text, "router")) << text;
    }
    EXPECT_EQ(about({"", 0, "/no/such/socket"}), "");
}

TEST(AboutTheWay, APathIsForThoseWhomItsRightsLetIn) {
    const TemporaryFolder folder;
    const std::string path = (folder / "socket").string();
    std::ofstream{path};
    const group* own = ::getgrgid(::getegid());
    ASSERT_NE(own, nullptr);
    ASSERT_EQ(::chmod(path.c_str(), 0660), 0);
    EXPECT_TRUE(says(about({"", 0, path}), "group " + std::string(own->gr_name) + ".")) << about({"", 0, path});
    ASSERT_EQ(::chmod(path.c_str(), 0606), 0);
    EXPECT_EQ(about({"", 0, path}), "This invitation is good on this computer alone.");
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    EXPECT_TRUE(says(about({"", 0, path}), "you alone")) << about({"", 0, path});
}

TEST(WhoIsNearby, IsNamedAsItPrints) {
    EXPECT_EQ(who_is_nearby({{"Ada", {}}, {"Bob\x1b[2J", {}}, {"Cleo", {}}}).find("Waiting nearby: Ada, Bob"), 0U);
    EXPECT_FALSE(says(who_is_nearby({{"Bob\x1b[2J", {}}}), "\x1b"));
    EXPECT_TRUE(says(who_is_nearby({}), "Nobody"));
}

}  // namespace
}  // namespace atom4::link
