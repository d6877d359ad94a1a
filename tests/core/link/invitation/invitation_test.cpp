// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/link/invitation/invitation.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "core/base/random.h"
#include "core/link/invitation/reachable.h"

namespace atom4::link {
namespace {

constexpr Key::Bytes kSecret{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 250, 251, 252, 253, 254, 255};
const Key kKey(Role::kPlayer, kSecret);
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

KeyFault fault_of_key(std::string_view text) {
    const auto key = Key::parse(text);
    EXPECT_FALSE(key) << text;
    return key ? KeyFault{} : key.error();
}

TEST(Key, IsWrittenInGroupsAndReadAgain) {
    for (const Role role : {Role::kPlayer, Role::kWatcher}) {
        const Key key(role, kSecret);
        EXPECT_EQ(key.text().size(), 34U) << key.text();
        const auto again = Key::parse(key.text());
        ASSERT_TRUE(again);
        EXPECT_EQ(*again, key);
        EXPECT_EQ(again->role(), role);
    }
}

TEST(Key, IsReadAsPeopleWriteIt) {
    std::string text = kKey.text();
    EXPECT_EQ(text.substr(0, 5), "000G-") << text;
    std::erase(text, '-');
    for (char& letter : text) letter = static_cast<char>(std::tolower(letter));
    std::string with_o = text;
    for (char& letter : with_o)
        if (letter == '0') letter = 'o';
    for (const std::string& written : {text, with_o}) {
        const auto key = Key::parse(written);
        ASSERT_TRUE(key) << written;
        EXPECT_EQ(*key, kKey);
    }
}

TEST(Key, TellsWhatIsWrongWithIt) {
    const std::string text = kKey.text();
    EXPECT_EQ(fault_of_key(""), KeyFault::kTooShort);
    EXPECT_EQ(fault_of_key(text.substr(0, 33)), KeyFault::kTooShort);
    EXPECT_EQ(fault_of_key(text + "0"), KeyFault::kTooLong);
    EXPECT_EQ(fault_of_key(text.substr(0, 33) + "U"), KeyFault::kNotALetter);
    EXPECT_EQ(fault_of_key(text + " "), KeyFault::kNotALetter);
    EXPECT_EQ(fault_of_key(std::string("\0", 1) + text.substr(1)), KeyFault::kNotALetter);
}

TEST(Key, FindsOutAnySlip) {
    std::string letters = kKey.text();
    std::erase(letters, '-');
    int slips = 0;
    for (std::size_t i = 0; i < letters.size(); ++i)
        for (const char other : kLetters) {
            std::string slip = letters;
            if (slip[i] == other) continue;
            slip[i] = other;
            EXPECT_EQ(fault_of_key(slip), KeyFault::kMistyped) << slip;
            ++slips;
        }
    EXPECT_EQ(slips, 28 * 31);
    for (std::size_t i = 0; i < letters.size(); ++i)
        for (std::size_t k = i + 1; k < letters.size(); ++k) {
            std::string slip = letters;
            std::swap(slip[i], slip[k]);
            if (slip != letters) {
                EXPECT_EQ(fault_of_key(slip), KeyFault::kMistyped) << slip;
            }
        }
}

TEST(Key, IsNeverTheSameTwice) {
    std::set<std::string> all;
    for (int i = 0; i < 1000; ++i) {
        const auto key = Key::random(Role::kWatcher);
        ASSERT_TRUE(key);
        EXPECT_EQ(key->role(), Role::kWatcher);
        all.insert(key->text());
    }
    EXPECT_EQ(all.size(), 1000U);
}

TEST(Address, IsReadAsItIsWritten) {
    for (const std::string text : {"192.0.2.7:4004", "[2001:db8::7]:4004", "[::1]:0", ":65535", "/run/atom4/socket",
                                   "example.org:4004", "tower:1", "4.xn--p1ai:4004"}) {
        const auto address = parse_address(text);
        ASSERT_TRUE(address) << text;
        EXPECT_EQ(to_text(*address), text);
    }
    EXPECT_EQ(to_text(*parse_address("localhost:1")), "127.0.0.1:1");
    EXPECT_EQ(to_text(*parse_address("LocalHost:1")), "127.0.0.1:1");
    EXPECT_EQ(to_text(*parse_address("*:1")), ":1");
    EXPECT_EQ(to_text(*parse_address("Example.ORG:1")), "example.org:1");
    for (const char* text : {"example.org:1", "tower:1"}) EXPECT_TRUE(parse_address(text)->is_name()) << text;
    for (const char* text : {"192.0.2.7:1", "[fe80::abcd]:1", "localhost:1", ":1", "/run/socket"})
        EXPECT_FALSE(parse_address(text)->is_name()) << text;
    EXPECT_EQ(to_text(*parse_address("///run//socket")), "/run//socket");
    EXPECT_EQ(to_text(*parse_address("[2001:DB8:0:0::7]:04004")), "[2001:db8::7]:4004");
}

TEST(Address, TellsWhatIsWrongWithIt) {
    const std::vector<std::pair<std::string, AddressFault>> wrong{
        {"", AddressFault::kNoAddress},
        {"/", AddressFault::kNoAddress},
        {"/run/", AddressFault::kNoAddress},
        {"example.org", AddressFault::kNoPort},
        {"example.org.:4004", AddressFault::kNotAHost},
        {".example.org:4004", AddressFault::kNotAHost},
        {"example..org:4004", AddressFault::kNotAHost},
        {"-example.org:4004", AddressFault::kNotAHost},
        {"example-.org:4004", AddressFault::kNotAHost},
        {"exam_ple.org:4004", AddressFault::kNotAHost},
        {"ex\u00e4mple.org:4004", AddressFault::kNotAHost},
        {"example.org%00:4004", AddressFault::kNotAHost},
        {"example.1:4004", AddressFault::kNotAHost},
        {std::string(64, 'a') + ".org:4004", AddressFault::kNotAHost},
        {[] {
             std::string name = "org";
             while (name.size() < 254) name = "a." + name;
             return name + ":4004";
         }(),
         AddressFault::kNotAHost},
        {"[example.org]:4004", AddressFault::kNotAHost},
        {"example.org:4004:1", AddressFault::kNoBracket},
        {"192.0.2.256:4004", AddressFault::kNotAHost},
        {"192.0.2:4004", AddressFault::kNotAHost},
        {"[fe80::1%eth0]:4004", AddressFault::kNotAHost},
        {"[192.0.2.7]:4004", AddressFault::kNotAHost},
        {"2001:db8::7:4004", AddressFault::kNoBracket},
        {"[2001:db8::7:4004", AddressFault::kNoBracket},
        {"192.0.2.7", AddressFault::kNoPort},
        {"192.0.2.7:", AddressFault::kNoPort},
        {"[::1]", AddressFault::kNoPort},
        {"[::1]4004", AddressFault::kNoPort},
        {"192.0.2.7:65536", AddressFault::kNotAPort},
        {"192.0.2.7:-1", AddressFault::kNotAPort},
        {"192.0.2.7: 1", AddressFault::kNotAPort},
        {"run/socket", AddressFault::kNotFromRoot},
        {'/' + std::string(107, 'x'), AddressFault::kPathTooLong},
    };
    for (const auto& [text, fault] : wrong) {
        const auto address = parse_address(text);
        ASSERT_FALSE(address) << text;
        EXPECT_EQ(address.error(), fault) << text;
    }
}

TEST(Invitation, IsOneWordThatIsReadAgain) {
    const std::vector<std::vector<Address>> places{
        {{"192.0.2.7", 4004, ""}},
        {{"192.0.2.7", 4004, ""}, {"2001:db8::7", 4004, ""}},
        {{"example.org", 4004, ""}, {"192.0.2.7", 4004, ""}, {"tower", 1, ""}},
        {{"", 0, "/run/user/1000/a game, two/s\u00fc\u00df 100%"}},
    };
    for (const auto& addresses : places) {
        const Invitation invitation{addresses, kKey};
        const std::string text = to_text(invitation);
        EXPECT_EQ(text.find_first_of(" \t\n<>\"'"), std::string::npos) << text;
        const auto again = parse_invitation(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(*again, invitation) << text;
    }
    EXPECT_EQ(to_text({{{"192.0.2.7", 4004, ""}}, kKey}), "atom4:192.0.2.7:4004/" + kKey.text());
}

TEST(Invitation, IsReadAsMessengersAndBrowsersHandItOver) {
    const Invitation invitation{{{"192.0.2.7", 4004, ""}, {"2001:db8::7", 4004, ""}}, kKey};
    const std::string rest = "192.0.2.7:4004,[2001:db8::7]:4004/" + kKey.text();
    for (const std::string& text : {"  atom4:" + rest + "\r\n", "ATOM4:" + rest, "atom4://" + rest,
                                    "atom4:192.0.2.7:4004,%5B2001:db8::7%5d:4004/" + kKey.text()}) {
        const auto again = parse_invitation(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(*again, invitation) << text;
    }
}

TEST(Invitation, TellsWhatIsWrongWithIt) {
    const std::string key = '/' + kKey.text();
    struct Case {
        std::string text;
        std::variant<InvitationFault, AddressFault, KeyFault> fault;
        std::string part;
    };
    std::string many = "atom4:1.1.1.1:1";
    for (int i = 0; i < 8; ++i) many += ",1.1.1.2:" + std::to_string(i + 1);
    const std::vector<Case> wrong{
        {" \n", InvitationFault::kEmpty, ""},
        {"192.0.2.7:4004" + key, InvitationFault::kNotAnInvitation, "192.0.2.7:4004/000G-40R4-0M30-E209-ZBXZ-"},
        {"https://example.org", InvitationFault::kNotAnInvitation, "https://example.org"},
        {"atom4:192.0.2.7:4004", InvitationFault::kNoKey, "192.0.2.7:4004"},
        {"atom4:192.0.2.7:4004/", InvitationFault::kNoKey, "192.0.2.7:4004/"},
        {"atom4:192.0.2.7:0" + key, InvitationFault::kPortZero, "192.0.2.7:0"},
        {"atom4:" + std::string(1000, '1'), InvitationFault::kTooLong, "atom4:" + std::string(34, '1')},
        {many + key, InvitationFault::kTooManyAddresses, "1.1.1.2:8"},
        {"atom4:" + key, AddressFault::kNoAddress, key},
        {"atom4::4004" + key, AddressFault::kNoAddress, ":4004"},
        {"atom4:192.0.2.7:4004,," + kKey.text() + key, AddressFault::kNoAddress, ""},
        {"atom4:192.0.2.x1-:4004" + key, AddressFault::kNotAHost, "192.0.2.x1-:4004"},
        {"atom4:192.0.2.7" + key, AddressFault::kNoPort, "192.0.2.7"},
        {"atom4:%2Frun,192.0.2.7:4004" + key, AddressFault::kNotFromRoot, "%2Frun"},
        {"atom4:192.0.2.7:4004/9F3K", KeyFault::kTooShort, "9F3K"},
    };
    for (const Case& one : wrong) {
        const auto invitation = parse_invitation(one.text);
        ASSERT_FALSE(invitation) << one.text;
        EXPECT_EQ(invitation.error().fault, one.fault) << one.text;
        EXPECT_EQ(invitation.error().part, one.part) << one.text;
    }
}

// Whatever is read is written so that it is read the same again, and nothing breaks.
TEST(Invitation, TakesAnyBytes) {
    Random random(19);
    const std::string good = to_text({{{"192.0.2.7", 4004, ""}, {"2001:db8::7", 1, ""}, {"example.org", 2, ""}}, kKey});
    int read = 0;
    for (int i = 0; i < 50'000; ++i) {
        std::string text = good;
        for (std::uint64_t slips = random.below(3); slips > 0; --slips)
            text[random.below(text.size())] = static_cast<char>(random.below(256));
        if (const auto invitation = parse_invitation(text)) {
            ++read;
            const auto again = parse_invitation(to_text(*invitation));
            ASSERT_TRUE(again) << text;
            EXPECT_EQ(*again, *invitation) << text;
        }
    }
    EXPECT_GT(read, 10'000);
}

TEST(ReachableAddresses, AreThoseThatOthersCanHaveAWayTo) {
    const Address one{"192.0.2.7", 4004, ""};
    EXPECT_EQ(reachable_addresses(one), std::vector{one});
    const Address path{"", 0, "/run/socket"};
    EXPECT_EQ(reachable_addresses(path), std::vector{path});
    EXPECT_EQ(reach_of({"example.org", 4004, ""}), Reach::kAnybody);
    EXPECT_EQ(reach_of({"tower.local", 4004, ""}), Reach::kNeighbours);
    const std::vector<Address> all = reachable_addresses({"", 4004, ""});
    ASSERT_FALSE(all.empty());
    EXPECT_LE(all.size(), 4U);
    for (const Address& address : all) {
        EXPECT_EQ(address.port, 4004);
        EXPECT_FALSE(address.host.empty() || address.host.starts_with("fe80:") || address.host.starts_with("169.254."));
        if (all.size() > 1) {
            EXPECT_FALSE(address.host.starts_with("127.") || address.host == "::1") << address.host;
        }
    }
    EXPECT_TRUE(parse_invitation(to_text(Invitation{all, kKey})));
}

}  // namespace
}  // namespace atom4::link
