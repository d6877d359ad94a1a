// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_texts.h"

#include <grp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/folders_and_processes.h"

// What a host reads beside the invitation: what has to be done so that it leads to this machine, and nothing else.

namespace atom4::net {
namespace {

using atom4::test::TemporaryFolder;

std::string about(const Address& first) {
    return about_the_way({{first, {"127.0.0.1", 1, ""}}, Key(Role::kPlayer, {})});
}

bool says(const std::string& text, const std::string& word) {
    return text.find(word) != std::string::npos;
}

TEST(AboutTheWay, ALocalAddressNeedsARouterThatForwardsThePort) {
    for (const char* host : {"192.168.1.7", "10.0.0.7", "172.16.0.7", "100.64.0.7", "fd00::7", "tower.local"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "router") && says(text, "TCP port 4711")) << host << ": " << text;
    }
    // If the invitation has the machine's own local address, the router's public address must be added.
    EXPECT_TRUE(says(about({"192.168.1.7", 4711, ""}), "public address"));
}

TEST(AboutTheWay, APublicAddressNeedsAnOpenFirewallOnly) {
    for (const char* host : {"192.0.2.7", "2001:db8::7"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "firewall") && says(text, "TCP port 4711")) << text;
        EXPECT_FALSE(says(text, "public address")) << text;
    }
}

TEST(AboutTheWay, AHostNameMustResolveToThisComputer) {
    const std::string text = about({"example.org", 4711, ""});
    EXPECT_TRUE(says(text, "example.org must resolve to this computer") && says(text, "TCP port 4711")) << text;
}

TEST(AboutTheWay, ALoopbackAddressNeedsNoRouter) {
    for (const char* host : {"127.0.0.1", "::1"}) {
        const std::string text = about({host, 4711, ""});
        EXPECT_TRUE(says(text, "only works on this computer")) << text;
        EXPECT_FALSE(says(text, "router")) << text;
    }
    EXPECT_EQ(about({"", 0, "/no/such/socket"}), "");
}

TEST(AboutTheWay, ASocketPathNamesWhoHasPermission) {
    const TemporaryFolder folder;
    const std::string path = (folder / "socket").string();
    std::ofstream{path};
    const group* own = ::getgrgid(::getegid());
    ASSERT_NE(own, nullptr);
    ASSERT_EQ(::chmod(path.c_str(), 0660), 0);
    EXPECT_TRUE(says(about({"", 0, path}), "group " + std::string(own->gr_name) + " have permission"))
        << about({"", 0, path});
    ASSERT_EQ(::chmod(path.c_str(), 0606), 0);
    EXPECT_EQ(about({"", 0, path}), "This invitation only works on this computer.");
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    EXPECT_TRUE(says(about({"", 0, path}), "Only you have permission")) << about({"", 0, path});
}

TEST(HostsFoundText, NamesHostsWithoutControlCharacters) {
    EXPECT_EQ(hosts_found_text({{"Ada", {}}, {"Bob\x1b[2J", {}}, {"Cleo", {}}})
                  .find("Hosting on the local network: Ada, Bob"),
              0U);
    EXPECT_FALSE(says(hosts_found_text({{"Bob\x1b[2J", {}}}), "\x1b"));
    EXPECT_TRUE(says(hosts_found_text({}), "No matches found"));
}

std::string wrong_in(const std::string& text) {
    const auto invitation = parse_invitation(text);
    return invitation ? "nothing" : what_is_wrong(invitation.error());
}

TEST(AboutTheWay, SaysWhichAddressWorksFromWhere) {
    EXPECT_EQ(about_the_way({{{"192.168.1.7", 4004, ""}, {"2001:db8::7", 4004, ""}}, Key(Role::kPlayer, {})}),
              "2001:db8::7 works over the internet, 192.168.1.7 only on your local network. If your opponent can't "
              "connect, allow TCP port 4004 in your firewall and router.");
    EXPECT_TRUE(says(about({"192.0.2.7", 4711, ""}), "192.0.2.7 works over the internet. "));
}

// A player who pastes something else, or only a part of an invitation, reads what is wrong.
TEST(WhatIsWrong, NamesTheInvalidPartOfAnInvitation) {
    const std::string key = Key(Role::kPlayer, {}).text();
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:4004/" + key), "nothing");
    EXPECT_EQ(wrong_in("  "), "Enter an invitation.");
    EXPECT_EQ(wrong_in("https://example.org"),
              "\"https://example.org\" isn't an invitation: invitations begin with atom4:");
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:4004"), "The end of the invitation is missing: a slash and the key.");
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:0/" + key), "Port 0 can't be used: 192.0.2.7:0");
    EXPECT_EQ(wrong_in("atom4:192.0.2.7/" + key), "192.0.2.7: the port is missing, for example :4004");
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:99999/" + key), "192.0.2.7:99999: port must be a number from 0 to 65535");
    EXPECT_EQ(wrong_in("atom4:2001:db8::7/" + key),
              "2001:db8::7: an IPv6 address must be in brackets: [2001:db8::7]:4004");
    EXPECT_TRUE(says(wrong_in("atom4:a_b:4004/" + key), "a_b:4004: an address must look like 192.0.2.7"));
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:4004/" + key.substr(0, 8)), "The key is too short: its end is missing.");
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:4004/" + key + key), "The key is too long.");
    EXPECT_TRUE(says(wrong_in("atom4:192.0.2.7:4004/" + key.substr(0, key.size() - 1) + "U"), "invalid character"));
    std::string mistyped = key;
    mistyped[0] = mistyped[0] == 'A' ? 'B' : 'A';
    EXPECT_EQ(wrong_in("atom4:192.0.2.7:4004/" + mistyped), "The key is mistyped. Copy it again.");
    EXPECT_EQ(wrong_in("atom4:" + std::string(5000, '1') + "/" + key), "Too long to be an invitation.");
    EXPECT_FALSE(says(wrong_in("atom4:\x1b[2J:4004/" + key), "\x1b"));
}

TEST(WhatIsWrong, ExplainsAnInvalidAddress) {
    const auto wrong = [](const char* text) {
        const auto address = parse_address(text);
        return address ? "nothing" : what_is_wrong(address.error());
    };
    EXPECT_EQ(wrong("192.0.2.7:4004"), "nothing");
    EXPECT_EQ(wrong("tmp/socket"), "a path must begin with a slash");
    EXPECT_EQ(wrong(("/" + std::string(200, 'x')).c_str()), "the path is too long for a socket");
    EXPECT_EQ(wrong(""), "the address is missing");
}

// Each fault has a text of its own, or that of another fault which means the same to the player.
TEST(WhyNot, ExplainsEachFault) {
    for (int fault = 0; fault <= static_cast<int>(TransportFault::kTurnedAway); ++fault) {
        EXPECT_TRUE(why_not_hosting(static_cast<TransportFault>(fault)).ends_with('.') ||
                    why_not_hosting(static_cast<TransportFault>(fault)).ends_with(")."))
            << fault;
        EXPECT_GT(why_not_reached(static_cast<TransportFault>(fault)).size(), 20U) << fault;
    }
    EXPECT_EQ(why_not_hosting(TransportFault::kInUse), "That address is already in use by another program.");
    EXPECT_EQ(why_not_hosting(TransportFault::kNotPermitted), "Permission denied for that address or port.");
    EXPECT_EQ(why_not_reached(TransportFault::kRefused), "No match is being hosted at that address.");
    EXPECT_EQ(why_not_reached(TransportFault::kTurnedAway),
              "The host didn't accept this invitation. Ask for a new one.");
    EXPECT_EQ(why_not_reached(TransportFault::kNoLibrary), why_not_hosting(TransportFault::kNoLibrary));
    EXPECT_TRUE(says(why_not_nearby(NearbyFault::kNotBuilt), "built without network support"));
    EXPECT_TRUE(says(why_not_nearby(NearbyFault::kNoLibrary), "libavahi-client.so.3"));
    EXPECT_TRUE(says(why_not_nearby(NearbyFault::kNoService), "isn't running"));
    EXPECT_TRUE(says(why_not_nearby(NearbyFault::kNoMeans), "out of resources"));
}

TEST(WhatIsSeenNearby, NamesTheHostAndTheKeyToShare) {
    const Invitation invitation{{{"192.0.2.7", 4004, ""}}, Key(Role::kPlayer, {})};
    EXPECT_EQ(what_is_seen_nearby("Ada", invitation),
              "Ada is visible on the local network. An opponent there needs only the key: " + invitation.key.text());
    EXPECT_TRUE(says(what_is_seen_nearby("", invitation), "Atom-4 is visible"));
}

}  // namespace
}  // namespace atom4::net
