// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "tests/core/net/parties.h"
#include "tests/support/folders_and_processes.h"

// Peers who know the key, and what they leave behind when they go.

namespace atom4::net::test {

using atom4::test::OrdinaryPerson;
using atom4::test::OtherProcess;
using atom4::test::TemporaryFolder;

namespace {

using namespace std::chrono_literals;

std::string many_bytes(std::size_t count) {
    std::string bytes(count, '\0');
    for (std::size_t i = 0; i < count; ++i) bytes[i] = static_cast<char>(i * 7 + i / 251);
    return bytes;
}

TEST(Transport, CarriesBytesBothWaysInOrder) {
    Pair pair;
    EXPECT_EQ(pair.host->of(Kind::kConnected).front().role, Role::kPlayer);
    pair.guest->send("hello\n");
    pair.guest->send(std::string("\0\xff\n", 3));
    EXPECT_TRUE(pair.host->wait_for_bytes(pair.host->latest(), std::string("hello\n\0\xff\n", 9)));
    const std::string much = many_bytes(200'000);
    pair.host->send(much);
    EXPECT_TRUE(pair.guest->wait_for_bytes(pair.guest->latest(), much));
}

TEST(Transport, SplitsAndJoinsDoNotMatter) {
    const auto host = Party::hosting({.at = "127.0.0.1:0"});
    Invitation invitation = host->invitation();
    const Relay relay(invitation.addresses.front(), {.piece = 1});
    invitation.addresses = {relay.where()};
    const auto guest = Party::joining(invitation);
    ASSERT_TRUE(guest->wait_for(Kind::kConnected) && host->wait_for(Kind::kConnected));
    const std::string bytes = many_bytes(5000);
    guest->send(bytes);
    host->send(bytes);
    EXPECT_TRUE(host->wait_for_bytes(host->latest(), bytes));
    EXPECT_TRUE(guest->wait_for_bytes(guest->latest(), bytes));
}

TEST(Transport, FlushesBeforeClosing) {
    Pair pair;
    const std::string bytes = many_bytes(200'000);
    pair.host->send(bytes);
    pair.host->end();
    EXPECT_TRUE(pair.guest->wait_for_bytes(pair.guest->latest(), bytes));
    ASSERT_TRUE(pair.guest->wait_for(Kind::kLost));
    EXPECT_EQ(pair.guest->of(Kind::kLost).front().lost, LostReason::kClosed);
}

TEST(Transport, FlushesBeforeClosingOneConnection) {
    Pair pair;
    pair.host->send("farewell\n");
    pair.host->transport()->close(pair.host->latest());
    EXPECT_TRUE(pair.guest->wait_for_bytes(pair.guest->latest(), "farewell\n"));
    ASSERT_TRUE(pair.guest->wait_for(Kind::kLost));
    EXPECT_EQ(pair.guest->of(Kind::kLost).front().lost, LostReason::kClosed);
    // The host closed the connection itself, so it gets no event for that; the guest reconnects.
    ASSERT_TRUE(pair.host->wait_for(Kind::kConnected, 2));
    EXPECT_EQ(pair.host->count(Kind::kLost), 0U);
}

TEST(Transport, LeavesNothingBehind) {
    { Pair first; }  // the library keeps something from its first use on, and ThreadSanitizer a thread
    const std::size_t threads_before = threads();
    const std::size_t descriptors = open_descriptors();
    Address where;
    for (int i = 0; i < 5; ++i) {
        Pair pair;
        where = pair.host->invitation().addresses.front();
        EXPECT_TRUE(threads_become(threads_before + 2)) << threads();
        pair.guest->end();
        ASSERT_TRUE(pair.host->wait_for(Kind::kLost));
    }
    EXPECT_FALSE(is_listening(where));
    EXPECT_EQ(open_descriptors(), descriptors);
    EXPECT_TRUE(threads_become(threads_before)) << threads();
}

// The transport does not decide which of them plays.
TEST(Transport, AcceptsAFewPlayersBesideTheFirst) {
    Pair pair;
    const ConnectionId first = pair.host->latest();
    const auto again = Party::joining(pair.host->invitation());
    ASSERT_TRUE(pair.host->wait_for(Kind::kConnected, 2));
    EXPECT_NE(pair.host->latest(), first);
    EXPECT_EQ(pair.host->count(Kind::kLost), 0U);
    ASSERT_TRUE(again->wait_for(Kind::kConnected));
    again->send("here\n");
    EXPECT_TRUE(pair.host->wait_for_bytes(pair.host->latest(), "here\n"));
}

TEST(Transport, SpectatorsHaveAKeyOfTheirOwn) {
    Pair pair({.at = "127.0.0.1:0", .offers_watching = true});
    ASSERT_EQ(pair.host->transport()->invitations().size(), 2U);
    EXPECT_EQ(pair.host->invitation(1).role(), Role::kSpectator);
    std::vector<std::unique_ptr<Party>> watchers;
    for (std::size_t i = 0; i < Transport::kMaxWatchers; ++i) {
        watchers.push_back(Party::joining(pair.host->invitation(1)));
        ASSERT_TRUE(pair.host->wait_for(Kind::kConnected, i + 2));
        EXPECT_EQ(pair.host->of(Kind::kConnected).back().role, Role::kSpectator);
    }
    const auto one_more = Party::joining(pair.host->invitation(1));
    EXPECT_TRUE(one_more->wait_for(Kind::kLost));
    EXPECT_EQ(pair.host->count(Kind::kConnected), Transport::kMaxWatchers + 1);
    EXPECT_EQ(pair.host->count(Kind::kLost), 0U);  // neither the guest nor a watcher had to go
}

TEST(Transport, TheHostComesBackWithTheSameInvitation) {
    auto host = Party::hosting({.at = "127.0.0.1:0", .offers_watching = true});
    const Invitation invitation = host->invitation();
    const HostOptions again{to_text(invitation.addresses.front()), invitation.key, host->invitation(1).key, true};
    const auto guest = Party::joining(invitation, {.first_pause = 10ms});
    ASSERT_TRUE(guest->wait_for(Kind::kConnected));
    host->end();
    ASSERT_TRUE(guest->wait_for(Kind::kLost));
    ASSERT_TRUE(guest->wait_for(Kind::kCouldNot));
    EXPECT_EQ(guest->of(Kind::kCouldNot).front().fault, TransportFault::kRefused);
    host = Party::hosting(again);
    ASSERT_EQ(host->fault(), std::nullopt);
    EXPECT_EQ(host->invitation(), invitation);
    EXPECT_TRUE(guest->wait_for(Kind::kConnected, 2));
}

TEST(Transport, ClosesTheConnectionWhenTheSendBufferIsFull) {
    Pair pair;
    // The host takes nothing, so the guest can send only what the network and both sides can hold: a few MiB.
    const std::string piece = many_bytes(64 * 1024);
    std::size_t sent = 0;
    while (sent < 1000 && pair.guest->count(Kind::kLost) == 0) {
        pair.guest->send(piece);
        ++sent;
        (void)pair.guest->hears_within(2ms);
    }
    ASSERT_EQ(pair.guest->count(Kind::kLost), 1U);
    EXPECT_EQ(pair.guest->of(Kind::kLost).front().lost, LostReason::kFull);
    ASSERT_TRUE(pair.host->wait_for(Kind::kLost));
    const std::string& got = pair.host->bytes_of(1);
    EXPECT_LE(got.size(), sent * piece.size());
    for (std::size_t i = 0; i < got.size(); i += piece.size())
        EXPECT_EQ(got.substr(i, piece.size()), piece.substr(0, got.size() - i)) << i;
}

// The host's program is stopped or busy, while a guest with the invitation joins and leaves without end.
TEST(Transport, StopsAcceptingWhileEventsAreNotTaken) {
    const auto host = Party::hosting({.at = "127.0.0.1:0"});
    const Invitation invitation = host->invitation();
    std::size_t came = 0;
    for (bool is_let_in = true; is_let_in && came < 1000; came += is_let_in ? 1 : 0) {
        const auto guest = Party::joining(invitation);
        is_let_in = guest->hears_within(3s) && guest->count(Kind::kConnected) == 1;
    }
    EXPECT_LT(came, 200U);
    const std::size_t events = host->transport()->take().size();
    EXPECT_GE(events, came);
    EXPECT_LT(events, 300U);
    EXPECT_TRUE(Party::joining(invitation)->wait_for(Kind::kConnected));
}

TEST(Transport, KeepsToItsOwnThread) {
    std::atomic<bool> is_elsewhere = true;
    const auto here = std::this_thread::get_id();
    std::atomic<int> told = 0;
    auto transport = host({.at = "127.0.0.1:0"}, [&] {
        if (std::this_thread::get_id() == here) is_elsewhere = false;
        ++told;
        told.notify_all();
    });
    ASSERT_TRUE(transport);
    const auto guest = Party::joining((*transport)->invitations().front());
    told.wait(0);
    EXPECT_TRUE(is_elsewhere);
    EXPECT_EQ((*transport)->take().size(), 1U);
}

TEST(UnixSocket, IsForItsOwnerAndItsGroup) {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    {
        Pair pair({.at = path});
        EXPECT_EQ(to_text(pair.guest->invitation()), "atom4:" + path + '/' + pair.host->invitation().key.text());
        struct stat status {};
        ASSERT_EQ(::lstat(path.c_str(), &status), 0);
        EXPECT_TRUE(S_ISSOCK(status.st_mode));
        EXPECT_EQ(status.st_mode & 0777U, 0660U);
        pair.guest->send("by path\n");
        EXPECT_TRUE(pair.host->wait_for_bytes(pair.host->latest(), "by path\n"));
        // A second program does not take over the socket of a running one.
        EXPECT_EQ(Party::hosting({.at = path})->fault(), TransportFault::kInUse);
        ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    }
    EXPECT_TRUE(folder.names().empty());
}

TEST(UnixSocket, RefusesUsersWithoutPermission) {
    const TemporaryFolder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
    const std::string path = (folder / "match").string();
    const auto host = Party::hosting({.at = path});
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    const OrdinaryPerson person;
    const auto guest = Party::joining(host->invitation());
    if (::euidaccess(path.c_str(), W_OK) == 0) GTEST_SKIP() << "whoever runs this may do everything";
    ASSERT_TRUE(guest->wait_for(Kind::kCouldNot));
    EXPECT_EQ(guest->of(Kind::kCouldNot).front().fault, TransportFault::kNotPermitted);
}

TEST(UnixSocket, OfAKilledProgramIsTakenOver) {
    const TemporaryFolder folder;
    const std::string path = (folder / "match").string();
    {
        OtherProcess other([&](const std::function<void()>& say) {
            const auto socket = ListeningSocket::open({"", 0, path});
            if (socket) say();
            ::pause();
        });
        other.kill();
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"match"});
    ASSERT_EQ(::chmod(path.c_str(), 0606), 0);  // as a player may have permitted the opponent
    Pair pair({.at = path});
    struct stat status {};
    ASSERT_EQ(::lstat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0606U);
    // A file that is not a socket stays.
    pair.host->end();
    ASSERT_EQ(::symlink("elsewhere", path.c_str()), 0);
    EXPECT_EQ(Party::hosting({.at = path})->fault(), TransportFault::kOtherFile);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"match"});
}

TEST(UnixSocket, DropsPermissionsOfAGroupItCannotSet) {
    const TemporaryFolder folder;
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    const std::string path = (folder / "match").string();
    {
        OtherProcess other([&](const std::function<void()>& say) {
            const OrdinaryPerson person;
            const auto socket = ListeningSocket::open({"", 0, path});
            if (socket) say();
            ::pause();
        });
        other.kill();
    }
    constexpr gid_t kNobodysGroup = 12'345;
    if (::chown(path.c_str(), static_cast<uid_t>(-1), kNobodysGroup) != 0) GTEST_SKIP() << "only root gives it away";
    ASSERT_EQ(::chmod(path.c_str(), 0664), 0);
    const OrdinaryPerson person;
    const auto socket = ListeningSocket::open({"", 0, path});
    ASSERT_TRUE(socket);
    struct stat status {};
    ASSERT_EQ(::lstat(path.c_str(), &status), 0);
    EXPECT_NE(status.st_gid, kNobodysGroup);
    EXPECT_EQ(status.st_mode & 0777U, 0604U);
}

TEST(Hosting, NamesTheReasonForAFailure) {
    const auto first = Party::hosting({.at = "127.0.0.1:0"});
    const std::vector<std::pair<std::string, TransportFault>> wrong{
        {to_text(first->invitation().addresses.front()), TransportFault::kInUse},
        {"192.0.2.7:4004", TransportFault::kNoSuchPlace},
        {"/no/such/folder/socket", TransportFault::kNoSuchPlace},
        {"exam_ple.org:1", TransportFault::kNotAnAddress},
    };
    for (const auto& [at, fault] : wrong) EXPECT_EQ(Party::hosting({.at = at})->fault(), fault) << at;
}

TEST(Hosting, ByANameListensEverywhereAndInvitesToTheName) {
    const auto host = Party::hosting({.at = "example.org:0", .offers_watching = true});
    ASSERT_TRUE(host->transport());
    for (const std::size_t which : {0U, 1U}) {
        ASSERT_EQ(host->invitation(which).addresses.size(), 1U);
        EXPECT_EQ(host->invitation(which).addresses.front().host, "example.org");
    }
    const std::uint16_t port = host->invitation().addresses.front().port;
    EXPECT_NE(port, 0);
    const auto guest = Party::joining({{{"127.0.0.1", port, ""}}, host->invitation().key});
    EXPECT_TRUE(guest->wait_for(Kind::kConnected));
}

TEST(Hosting, OnAllAddressesInvitesToOneThatLeadsThere) {
    const auto host = Party::hosting({.at = ":0"});
    const Invitation invitation = host->invitation();
    EXPECT_NE(invitation.addresses.front().port, 0);
    const auto guest = Party::joining(invitation);
    EXPECT_TRUE(guest->wait_for(Kind::kConnected)) << to_text(invitation);
    const auto nearby = Party::joining({{{"127.0.0.1", invitation.addresses.front().port, ""}}, invitation.key});
    EXPECT_TRUE(nearby->wait_for(Kind::kConnected));
}

}  // namespace
}  // namespace atom4::net::test
