// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/invitation.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "core/base/random.h"
#include "core/net/address.h"

namespace atom4::net {
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
    for (const Role role : {Role::kPlayer, Role::kSpectator}) {
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

TEST(Key, NamesItsFault) {
    const std::string text = kKey.text();
    EXPECT_EQ(fault_of_key(""), KeyFault::kTooShort);
    EXPECT_EQ(fault_of_key(text.substr(0, 33)), KeyFault::kTooShort);
    EXPECT_EQ(fault_of_key(text + "0"), KeyFault::kTooLong);
    EXPECT_EQ(fault_of_key(text.substr(0, 33) + "U"), KeyFault::kNotALetter);
    EXPECT_EQ(fault_of_key(text + " "), KeyFault::kNotALetter);
    EXPECT_EQ(fault_of_key(std::string("\0", 1) + text.substr(1)), KeyFault::kNotALetter);
}

TEST(Key, DetectsSubstitutedAndSwappedLetters) {
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
        const auto key = Key::random(Role::kSpectator);
        ASSERT_TRUE(key);
        EXPECT_EQ(key->role(), Role::kSpectator);
        all.insert(key->text());
    }
    EXPECT_EQ(all.size(), 1000U);
}

TEST(Address, IsReadAsItIsWritten) {
    for (const std::string text :
         {"192.0.2.7:4004", "[2001:db8::7]:4004", "[::1]:0", ":65535", "/run/atom4/socket", "[fe80::7%eth0]:4004",
          "[fe80::7%br-0a.1]:1", "example.org:4004", "tower:1", "4.xn--p1ai:4004"}) {
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

TEST(Address, NamesItsFault) {
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
        {"[2001:db8::1%eth0]:4004", AddressFault::kNotAHost},
        {"[fe80::1%]:4004", AddressFault::kNotAHost},
        {"[fe80::1%eth 0]:4004", AddressFault::kNotAHost},
        {"[fe80::1%0123456789abcdef]:4004", AddressFault::kNotAHost},
        {"fe80::1%eth0:4004", AddressFault::kNoBracket},
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
        {{"fe80::7%fa0", 4004, ""}},
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

TEST(Invitation, IsReadHoweverItIsCopiedAndPasted) {
    const std::string key = kKey.text();
    const std::string places = "192.0.2.7:4004,[2001:db8::7]:4004,example.org:4004";
    const std::string text = "atom4:" + places + '/' + key;
    for (const Role role : {Role::kPlayer, Role::kSpectator}) {
        const Invitation invitation{{{"192.0.2.7", 4004, ""}, {"2001:db8::7", 4004, ""}, {"example.org", 4004, ""}},
                                    Key(role, kSecret)};
        const std::string word = to_text(invitation);
        const std::vector<std::pair<std::string, std::string>> around{
            {"", ""},
            {"<", ">"},
            {"\"", "\","},
            {"'", "'"},
            {"\u201C", "\u201D."},
            {"\u00AB\u00A0", "\u00A0\u00BB"},
            {"`", "`"},
            {"(", ")"},
            {"**", "**"},
            {"[play](", ")"},
            {"&lt;", "&gt;"},
            {"<a href=\"", "\">play</a>"},
            {"", "."},
            {"", ","},
            {"", "!"},
            {"", "/"},
            {"", " "},
            {"", "\r\n"},
            {"\uFEFF", "\u200B"},
            {"\u2068", "\u2069"},
            {"\x1B[200~", "\x1B[201~"},
            {"> ", "\n> \n> See you!"},
            {"<ada> ", ""},
            {"[25.11.26, 02:04] Ada: ", ""},
            {"Hi Bob,\n\nplay with me: ", "\n\nAda\n-- \nhttps://example.org/ada"},
            {"Is Atom4: the game with the colours? Yes. Say atom4-tui --join ", ", and we begin at 8."},
            {"Atom-4: atom4:... is what it begins with, so: ", " - and that is all"},
            {"\u0418\u0433\u0440\u0430\u0435\u043C? ", "\u3002\u597D"},
            {"\u2502 ", "     \u2502"},
        };
        for (const auto& [before, after] : around) {
            const auto read = parse_invitation(before + word + after);
            ASSERT_TRUE(read) << before << word << after;
            EXPECT_EQ(*read, invitation) << before << word << after;
        }
        // Broken at any place, as terminals, mail programs and frames do, also by invisible characters.
        for (const std::string broken : {"\n", "\r\n", " ", "\n> ", "\n>> ", "\n | ", "\t", " \u2502\n\u2502 ",
                                         "\u00A0", "\u2028", "\u200B", "\u2060", "\u00AD", "\uFEFF", "\\\n"})
            for (std::size_t place = 1; place < word.size(); ++place) {
                const std::string pieces = word.substr(0, place) + broken + word.substr(place);
                const auto read = parse_invitation("> " + pieces + ".");
                ASSERT_TRUE(read) << pieces;
                EXPECT_EQ(*read, invitation) << pieces;
            }
        std::string narrow;
        for (const char letter : word) narrow += std::string(1, letter) + "\r\n> ";
        EXPECT_EQ(parse_invitation(narrow).value(), invitation);
        std::string typeset = word;
        while (typeset.find('-') != std::string::npos) typeset.replace(typeset.find('-'), 1, "\u2011");
        EXPECT_EQ(parse_invitation(typeset).value(), invitation);
    }
    // Of several invitations, the first complete one is read.
    const std::string second = to_text({{{"198.51.100.1", 1, ""}}, Key(Role::kSpectator, kSecret)});
    EXPECT_EQ(to_text(*parse_invitation("To play: " + text + "\nTo watch: " + second)), text);
    EXPECT_EQ(to_text(*parse_invitation(text.substr(0, 70) + "...\nOnce more: " + second)), second);
}

TEST(Invitation, WithAPathIsFoundInSurroundingText) {
    const Invitation invitation{{{"", 0, "/run/user/1000/a game, two"}}, kKey};
    for (const std::string after : {"", ".", " and/or come over", "\n> either/or", "/", ">", "\","}) {
        const auto read = parse_invitation("Look: <" + to_text(invitation) + after);
        ASSERT_TRUE(read) << after;
        EXPECT_EQ(*read, invitation) << after;
    }
}

TEST(Invitation, KnowsWhetherItIsIncomplete) {
    const std::string word = to_text({{{"192.0.2.7", 4004, ""}, {"2001:db8::7", 4004, ""}}, kKey});
    for (std::size_t size = 6; size < word.size(); ++size) {
        const auto read = parse_invitation("> " + word.substr(0, size) + '\n');
        ASSERT_FALSE(read) << size;
        EXPECT_TRUE(lacks_its_end(read.error())) << word.substr(0, size);
    }
    for (const std::string& text : {std::string("move i9"), word + "X", "atom4:192.0.2.256:1/" + kKey.text()})
        EXPECT_FALSE(lacks_its_end(parse_invitation(text).error())) << text;
}

TEST(Invitation, IsKnownByItsBeginning) {
    for (const std::string text :
         {"atom4:192.0.2.7", "ATOM4://x", " <atom4:", "\"atom4:x\"", "> atom4:/run", "\u200Batom4:"})
        EXPECT_TRUE(begins_as_invitation(text)) << text;
    for (const std::string text : {"", "atom4", "atom4.atom4", "save atom4:x", "./atom4:x", "(atom4:x)"})
        EXPECT_FALSE(begins_as_invitation(text)) << text;
}

TEST(Invitation, IsNotFoundInOtherText) {
    for (const std::string text : {"README: atom4 is a game; atom4-tui plays it in a terminal.", "atom4.example",
                                   "000G-40R4-0M30-E209-ZBXZ", "atom 4 : 192.0.2.7"})
        EXPECT_FALSE(parse_invitation(text)) << text;
    // Reading takes little time, whatever is pasted.
    std::string many;
    while (many.size() < 60'000) many += "atom4:";
    EXPECT_FALSE(parse_invitation(many));
    EXPECT_EQ(parse_invitation(std::string(100'000, 'x')).error().part.size(), 40U);
}

TEST(Key, AloneIsReadAsItIsCopiedAndPasted) {
    const std::string text = kKey.text();
    for (const std::string& one :
         {text, "  " + text + "\r\n", '<' + text + '>', "> " + text, '"' + text + "\",", text + '.', '/' + text,
          text.substr(0, 14) + "\n> " + text.substr(14), "\u200B" + text.substr(0, 20) + ' ' + text.substr(20)}) {
        const auto key = parse_key_alone(one);
        ASSERT_TRUE(key) << one;
        EXPECT_EQ(*key, kKey);
    }
    for (const std::string& one : {std::string(), std::string("..."), text + " please", text.substr(1), text + 'X',
                                   to_text({{{"192.0.2.7", 4004, ""}}, kKey})})
        EXPECT_FALSE(parse_key_alone(one)) << one;
}

TEST(Invitation, NamesItsFault) {
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

// Every text that can be read stays the same when it is written and read again; no text crashes the program.
TEST(Invitation, SurvivesCorruptedBytes) {
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

// Returns the reachable addresses of a machine that has these addresses.
std::string reachable(const std::vector<OwnAddress>& own, const std::string& where = "") {
    std::string text;
    for (const Address& address : reachable_addresses({where, 4, ""}, own))
        text += (text.empty() ? "" : " ") + address.host;
    return text;
}

const OwnAddress kLoopback{.host = "127.0.0.1", .link = 1, .prefix = 8};
const OwnAddress kLoopback6{.host = "::1", .link = 1, .prefix = 128};

OwnAddress bridge(int number) {
    return {.host = "172." + std::to_string(16 + number) + ".0.1",
            .link = static_cast<unsigned>(number),
            .prefix = 16,
            .is_bridge = true};
}

TEST(ReachableAddresses, OfTheDefaultRouteComeBeforeBridges) {
    const OwnAddress card{.host = "192.168.1.7", .link = 9, .prefix = 24, .default_route = 100};
    const OwnAddress second{.host = "10.1.0.7", .link = 10, .prefix = 24};
    const std::vector<OwnAddress> bridges{bridge(2), bridge(3), bridge(4), bridge(5)};
    std::vector<OwnAddress> own{kLoopback};
    own.insert(own.end(), bridges.begin(), bridges.end());
    own.push_back(second);
    own.push_back(card);
    EXPECT_EQ(reachable(own), "192.168.1.7 10.1.0.7 172.18.0.1 172.19.0.1");
    EXPECT_EQ(reachable(bridges), "172.18.0.1 172.19.0.1 172.20.0.1 172.21.0.1");
    // A bridge may have the default route, or a public address.
    OwnAddress way_out = bridge(3);
    way_out.default_route = 425;
    const OwnAddress open{.host = "198.51.100.9", .link = 12, .prefix = 28, .is_bridge = true};
    EXPECT_EQ(reachable({bridge(2), second, way_out, open}), "172.19.0.1 198.51.100.9 10.1.0.7 172.18.0.1");
    // Of two default routes, the one that the system prefers comes first.
    const OwnAddress radio{.host = "192.168.7.7", .link = 11, .prefix = 24, .default_route = 600};
    EXPECT_EQ(reachable({radio, card}), "192.168.1.7 192.168.7.7");
}

TEST(ReachableAddresses, ThatAreDeprecatedHideNoOthers) {
    const auto ipv6 = [](const std::string& host, bool is_old, bool is_passing = false) {
        return OwnAddress{
            .host = host, .link = 2, .prefix = 64, .is_old = is_old, .is_passing = is_passing, .default_route = 100};
    };
    const OwnAddress ipv4{.host = "192.168.1.7", .link = 2, .prefix = 24, .default_route = 100};
    EXPECT_EQ(reachable({kLoopback, ipv4, kLoopback6, ipv6("2001:db8:1::7", true), ipv6("2001:db8:2::7", true),
                         ipv6("2001:db8:3::7", true), ipv6("2001:db8:4::7", true), ipv6("2001:db8:5::7", false)}),
              "2001:db8:5::7 192.168.1.7 2001:db8:1::7 2001:db8:2::7");
    // One address of each network, preferably neither a deprecated nor a temporary one.
    EXPECT_EQ(reachable({ipv6("2001:db8:1::8", true), ipv6("2001:db8:1::9", false, true), ipv6("2001:db8:1::7", false),
                         ipv4}),
              "2001:db8:1::7 192.168.1.7");
    EXPECT_EQ(reachable({ipv6("2001:db8:1::8", true), ipv6("2001:db8:1::9", false, true)}), "2001:db8:1::9");
}

TEST(ReachableAddresses, AreOneOfEachNetwork) {
    const OwnAddress cable{.host = "192.168.1.7", .link = 2, .prefix = 24, .default_route = 100};
    const OwnAddress radio{.host = "192.168.1.8", .link = 3, .prefix = 24, .default_route = 600};
    const OwnAddress other{.host = "192.168.2.7", .link = 3, .prefix = 24};
    EXPECT_EQ(reachable({radio, cable, other}), "192.168.1.7 192.168.2.7");
    // One address is from DHCP, the other made by the machine itself.
    const OwnAddress given{.host = "2001:db8::5", .link = 2, .prefix = 128, .default_route = 100};
    const OwnAddress made{.host = "2001:db8::a:b:c:d", .link = 2, .prefix = 64, .default_route = 100};
    EXPECT_EQ(reachable({given, made, cable}), "2001:db8::5 192.168.1.7");
    EXPECT_EQ(reachable({given, cable}, "0.0.0.0"), "192.168.1.7");
}

TEST(ReachableAddresses, IncludeLinkLocalOnesOnlyAsALastResort) {
    const OwnAddress of_link{.host = "fe80::7%eth0", .link = 2, .prefix = 64};
    const OwnAddress of_other{.host = "fe80::7%wlan0", .link = 3, .prefix = 64};
    const OwnAddress old_style{.host = "169.254.3.7", .link = 2, .prefix = 16};
    const OwnAddress card{.host = "192.168.1.7", .link = 9, .prefix = 24};
    EXPECT_EQ(reachable({kLoopback, of_link, of_other, old_style, card}), "192.168.1.7");
    EXPECT_EQ(reachable({kLoopback, of_link, of_other, old_style}), "fe80::7%eth0 fe80::7%wlan0 169.254.3.7");
    EXPECT_EQ(reachable({kLoopback, kLoopback6}), "127.0.0.1");
    EXPECT_EQ(reachable({}), "127.0.0.1");
}

TEST(ReachableAddresses, AreUsableFromOtherMachines) {
    const Address one{"192.0.2.7", 4004, ""};
    EXPECT_EQ(reachable_addresses(one), std::vector{one});
    const Address path{"", 0, "/run/socket"};
    EXPECT_EQ(reachable_addresses(path), std::vector{path});
    EXPECT_EQ(scope_of({"example.org", 4004, ""}), AddressScope::kAnybody);
    EXPECT_EQ(scope_of({"tower.local", 4004, ""}), AddressScope::kNeighbours);
    const std::vector<Address> all = reachable_addresses({"", 4004, ""});
    ASSERT_FALSE(all.empty());
    EXPECT_LE(all.size(), 4U);
    for (const Address& address : all) {
        EXPECT_EQ(address.port, 4004);
        EXPECT_FALSE(address.host.empty());
        if (all.size() > 1) {
            EXPECT_FALSE(address.host.starts_with("127.") || address.host == "::1") << address.host;
        }
    }
    EXPECT_TRUE(parse_invitation(to_text(Invitation{all, kKey})));
}

}  // namespace
}  // namespace atom4::net
