// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/remote_session.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <condition_variable>
#include <mutex>
#include <sstream>

#include "core/atom4/game/record.h"
#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"
#include "tests/support/folders_and_processes.h"

// Two remote sessions, as front ends use them, over a real connection on this machine.

namespace atom4::net {
namespace {

using namespace std::chrono_literals;
using atom4::test::TemporaryFolder;
using Standing = RemoteMatch::Standing;

// Wakes the one thread in which all sides of a test run.
class Bell {
public:
    [[nodiscard]] OnEvents told() {
        return [this] {
            {
                const std::lock_guard lock(mutex_);
                rung_ = true;
            }
            changed_.notify_all();
        };
    }
    void wait(PeerTime until) {
        std::unique_lock lock(mutex_);
        changed_.wait_until(lock, std::min(until, PeerClock::now() + 1s), [this] { return rung_; });
        rung_ = false;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool rung_ = false;
};

// A player's program: the match, its file, and the remote session.
struct Side {
    explicit Side(const std::filesystem::path& folder) : file(saved_session_file(folder)) {}
    [[nodiscard]] bool has(Notice::Kind kind) const {
        return std::any_of(notices.begin(), notices.end(), [&](const Notice& notice) { return notice.kind == kind; });
    }
    void step() {
        if (!play) return;
        play->step();
        for (Notice& notice : play->take_notices()) notices.push_back(std::move(notice));
    }
    [[nodiscard]] Standing standing() const { return play->standing(); }

    std::filesystem::path file;
    Match match;
    std::unique_ptr<RemoteSession> play;
    std::vector<Notice> notices;
};

class RemoteSessionTest : public testing::Test {
protected:
    void host(std::string at = "127.0.0.1:0") {
        Terms terms;
        terms.setup.size = {8, 8};
        terms.setup.seats[Player::kFirst].name = "Ada";
        auto made = RemoteSession::host(host_.match, host_.file, {.at = std::move(at), .offers_watching = true}, terms,
                                        bell_.told());
        ASSERT_TRUE(made);
        host_.play = *std::move(made);
    }
    void join(Side& side, const Invitation& invitation) {
        auto made = RemoteSession::join(side.match, side.file, invitation, "Bob", bell_.told());
        ASSERT_TRUE(made);
        side.play = *std::move(made);
    }
    void begin() {
        host();
        join(guest_, host_.play->invitations()[0]);
        ASSERT_TRUE(until([&] { return guest_.has(Notice::Kind::kProposed); }));
        guest_.play->accept();
        ASSERT_TRUE(until([&] { return both(Standing::kPlaying); }));
    }
    [[nodiscard]] bool both(Standing standing) const {
        return host_.standing() == standing && guest_.standing() == standing;
    }
    bool until(const std::function<bool()>& is_so) {
        const PeerTime end = PeerClock::now() + 20s;
        while (PeerClock::now() < end) {
            PeerTime next = end;
            for (Side* side : {&host_, &guest_, &watcher_}) {
                side->step();
                if (side->play) next = std::min(next, side->play->next_deadline());
            }
            if (is_so()) return true;
            bell_.wait(next);
        }
        return false;
    }
    // Plays a move of the player to move, and waits until both sides have it.
    [[nodiscard]] bool move() {
        const auto plies = host_.match.plies().size();
        Side& mover = host_.match.position().mover() == Player::kFirst ? host_ : guest_;
        if (!mover.match.play(mover.match.position().legal_moves().front())) return false;
        return until([&] { return host_.match.plies().size() > plies && guest_.match.plies().size() > plies; });
    }
    [[nodiscard]] static std::string record(const Side& side) {
        const auto records = side.match.records();
        return atom4::to_text(std::span(records));
    }

    TemporaryFolder folder_;
    Bell bell_;
    Side host_{folder_ / "host"};
    Side guest_{folder_ / "guest"};
    Side watcher_{folder_ / "watcher"};
};

TEST_F(RemoteSessionTest, PlaysAWholeRoundAndAnother) {
    begin();
    while (!host_.match.is_over()) ASSERT_TRUE(move());
    EXPECT_EQ(record(host_), record(guest_));
    ASSERT_TRUE(guest_.play->ask(PeerRequest::kNextRound));
    ASSERT_TRUE(until([&] { return host_.has(Notice::Kind::kAsked); }));
    host_.play->answer(true);
    ASSERT_TRUE(until([&] { return host_.match.round() == 2 && guest_.match.round() == 2; }));
    EXPECT_TRUE(move());
    EXPECT_EQ(record(host_), record(guest_));
}

TEST_F(RemoteSessionTest, ResumesAfterEitherProgramEnded) {
    begin();
    ASSERT_TRUE(move());
    guest_.play.reset();
    ASSERT_TRUE(until([&] { return host_.standing() == Standing::kAway; }));
    EXPECT_FALSE(host_.match.play(host_.match.position().legal_moves().front()));
    auto again = RemoteSession::resume(guest_.match, guest_.file, bell_.told());
    ASSERT_TRUE(again && *again);
    guest_.play = *std::move(*again);
    ASSERT_TRUE(until([&] { return both(Standing::kPlaying); }));
    ASSERT_TRUE(move());

    const auto invitations = host_.play->invitations();
    host_.play.reset();
    ASSERT_TRUE(until([&] { return guest_.standing() == Standing::kAway; }));
    again = RemoteSession::resume(host_.match, host_.file, bell_.told());
    ASSERT_TRUE(again && *again);
    host_.play = *std::move(*again);
    EXPECT_EQ(host_.play->invitations(), invitations);
    ASSERT_TRUE(until([&] { return both(Standing::kPlaying); }));
    ASSERT_TRUE(move());
    EXPECT_EQ(record(host_), record(guest_));
}

TEST_F(RemoteSessionTest, ResumesOnlyWithTheSameOptions) {
    begin();
    ASSERT_TRUE(move());
    const Invitation invitation = host_.play->invitations()[0];
    host_.play.reset();
    guest_.play.reset();
    const std::string at = to_text(invitation.addresses.front());
    NetworkOptions other_place, other_size, anew;
    other_place.host_at = "127.0.0.1:1";
    other_size.hosted_size = BoardSize{9, 9};
    anew.hosts_new = true;
    for (const NetworkOptions& wish : {other_place, other_size, anew})
        EXPECT_FALSE(RemoteSession::host_again(host_.match, host_.file, wish, bell_.told()));
    NetworkOptions same;
    same.host_at = at;
    same.hosted_size = BoardSize{8, 8};
    auto again = RemoteSession::host_again(host_.match, host_.file, same, bell_.told());
    ASSERT_TRUE(again && *again);
    host_.play = *std::move(*again);
    EXPECT_EQ(host_.play->invitations()[0], invitation);
    join(guest_, invitation);
    ASSERT_TRUE(until([&] { return both(Standing::kPlaying); }));
    EXPECT_EQ(host_.match.plies().size(), 1U);
    EXPECT_TRUE(move());
}

TEST_F(RemoteSessionTest, HostingAgainCreatesANewKeyAndWaitsForAGuest) {
    begin();
    ASSERT_TRUE(move());
    const Invitation invitation = host_.play->invitations()[0];
    host_.play.reset();
    host(to_text(invitation.addresses.front()));
    EXPECT_NE(host_.play->invitations()[0].key, invitation.key);
    EXPECT_EQ(host_.standing(), Standing::kWaiting);
}

TEST_F(RemoteSessionTest, SpectatorsSeeEveryMoveAndCannotMove) {
    begin();
    ASSERT_TRUE(move());
    join(watcher_, host_.play->invitations()[1]);
    ASSERT_TRUE(until([&] { return watcher_.match.plies().size() == 1; }));
    EXPECT_EQ(record(watcher_), record(host_));
    EXPECT_FALSE(watcher_.match.play(watcher_.match.position().legal_moves().front()));
    ASSERT_TRUE(move());
    EXPECT_TRUE(until([&] { return watcher_.match.plies().size() == 2; }));
}

TEST_F(RemoteSessionTest, LeavingEndsTheMatchStopsListeningAndDeletesTheFiles) {
    begin();
    EXPECT_TRUE(std::filesystem::exists(host_.file));
    struct stat status {};
    ASSERT_EQ(::stat(host_.file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
    const Invitation invitation = host_.play->invitations()[0];
    host_.play->leave();
    EXPECT_FALSE(std::filesystem::exists(host_.file));
    ASSERT_TRUE(until([&] { return guest_.has(Notice::Kind::kLeft); }));
    EXPECT_EQ(guest_.standing(), Standing::kOver);
    EXPECT_FALSE(std::filesystem::exists(guest_.file));
    EXPECT_FALSE(guest_.match.remote());
    join(watcher_, {invitation.addresses, invitation.key});
    ASSERT_TRUE(until([&] { return watcher_.play->trying().has_value(); }));
    EXPECT_EQ(watcher_.play->trying()->fault, TransportFault::kRefused);
}

// Two guests with the same invitation do not take the seat from each other.
TEST_F(RemoteSessionTest, RejectsASecondGuestPermanently) {
    begin();
    ASSERT_TRUE(move());
    host_.notices.clear();
    join(watcher_, host_.play->invitations()[0]);
    ASSERT_TRUE(until([&] { return watcher_.standing() == Standing::kOver; }));
    ASSERT_TRUE(watcher_.has(Notice::Kind::kEnded));
    EXPECT_EQ(watcher_.notices.back().end, CloseReason::kTaken);
    EXPECT_TRUE(watcher_.match.is_fresh());
    ASSERT_TRUE(move());
    EXPECT_TRUE(host_.notices.empty());
    // The guest's own program proves that it is the same guest, even before the old connection is found to be dead.
    Side again{folder_ / "again"};
    std::filesystem::copy_file(guest_.file, again.file);
    join(again, host_.play->invitations()[0]);
    ASSERT_TRUE(until([&] {
        again.step();
        return again.standing() == Standing::kPlaying;
    }));
    EXPECT_EQ(again.match.plies().size(), 2U);
    EXPECT_EQ(host_.standing(), Standing::kPlaying);
    ASSERT_TRUE(until([&] { return guest_.standing() == Standing::kOver; }));
}

TEST_F(RemoteSessionTest, DeliversChatAndADeclinedRequest) {
    begin();
    ASSERT_TRUE(move());
    ASSERT_TRUE(guest_.play->talk("hello <b>\x1b[2J there"));
    ASSERT_TRUE(until([&] { return host_.has(Notice::Kind::kTalk); }));
    for (const Notice& notice : host_.notices)
        if (notice.kind == Notice::Kind::kTalk) {
            EXPECT_EQ(notice.text.find('\x1b'), std::string::npos) << notice.text;
        }
    ASSERT_TRUE(host_.play->ask(PeerRequest::kTakeback));
    ASSERT_TRUE(until([&] { return guest_.has(Notice::Kind::kAsked); }));
    guest_.play->answer(false);
    ASSERT_TRUE(until([&] { return host_.has(Notice::Kind::kRefusedAsk); }));
    EXPECT_EQ(host_.match.plies().size(), 1U);
}

// A peer with the invitation, which records all bytes that it receives.
class Listener {
public:
    Listener(std::unique_ptr<Transport> transport, PeerRole self, PeerRole peer)
        : transport_(std::move(transport)), link_(self, peer, PeerClock::now()) {}
    void step() {
        for (const TransportEvent& event : transport_->take()) {
            if (event.kind == TransportEvent::Kind::kConnected) line_ = event.connection;
            if (event.kind != TransportEvent::Kind::kBytes) continue;
            heard_ += event.bytes;
            link_.receive(event.bytes, PeerClock::now());
        }
        if (line_ != 0) transport_->send(line_, link_.take_output());
    }
    void say(const Message& message) { link_.say(message); }
    [[nodiscard]] const Transport& transport() const { return *transport_; }
    // Returns the lines received, without their numbers and checksums, and without pings and pongs.
    [[nodiscard]] std::vector<std::string> heard() const {
        std::vector<std::string> lines;
        std::istringstream all(heard_);
        for (std::string line; std::getline(all, line);) {
            const std::size_t begin = line.find(' ') + 1;
            const std::string message = line.substr(begin, line.rfind(" *") - begin);
            if (!message.starts_with("ping ") && !message.starts_with("pong ")) lines.push_back(message);
        }
        return lines;
    }

private:
    std::unique_ptr<Transport> transport_;
    PeerConnection link_;
    ConnectionId line_ = 0;
    std::string heard_;
};

Message have(const std::vector<std::string>& steps) {
    AgreedLog log;
    for (const std::string& step : steps) log.write(step);
    return log.have();
}

// Compares every word that is sent, so that nothing about the machine can be among them: not its name or the account's,
// no path, no language.
TEST_F(RemoteSessionTest, HostSendsOnlyTheExpectedMessages) {
    auto hosted = RemoteSession::host(host_.match, host_.file, {.at = "127.0.0.1:0"}, {}, bell_.told());
    ASSERT_TRUE(hosted);
    host_.play = *std::move(hosted);
    auto made = net::join(host_.play->invitations()[0], bell_.told());
    ASSERT_TRUE(made);
    Listener guest(*std::move(made), PeerRole::kGuest, PeerRole::kHost);
    const auto has_heard = [&](std::size_t lines) {
        return until([&] {
            guest.step();
            return guest.heard().size() >= lines;
        });
    };
    ASSERT_TRUE(has_heard(1));
    guest.say(have({}));
    ASSERT_TRUE(has_heard(2));
    const std::string match = guest.heard()[1].substr(guest.heard()[1].find("match,"));
    guest.say({MessageType::kAccept, {1}, {"-"}});
    ASSERT_TRUE(has_heard(3));
    guest.say(have({match}));
    ASSERT_TRUE(until([&] {
        guest.step();
        return host_.standing() == Standing::kPlaying;
    }));
    const Cell cell = host_.match.position().legal_moves().front();
    ASSERT_TRUE(host_.match.play(cell));
    ASSERT_TRUE(has_heard(4));
    ASSERT_TRUE(host_.play->talk("Good luck!"));
    ASSERT_TRUE(has_heard(5));
    host_.play->leave();
    ASSERT_TRUE(has_heard(6));
    EXPECT_EQ(guest.heard(),
              (std::vector<std::string>{"hello 1 1 host play talk takeback seat audience", "propose 1 " + match,
                                        "sheet 0 1 " + match, "sheet 1 2 play," + to_text(cell) + ",0",
                                        "talk Good luck!", "bye leave"}));
    EXPECT_EQ(match, "match,16x16,R,-,0,1," + today() + ",-,-,-");
}

TEST_F(RemoteSessionTest, GuestSendsOnlyTheExpectedMessages) {
    auto made = net::host({.at = "127.0.0.1:0"}, bell_.told());
    ASSERT_TRUE(made);
    Listener host(*std::move(made), PeerRole::kHost, PeerRole::kGuest);
    auto joined =
        RemoteSession::join(guest_.match, guest_.file, host.transport().invitations().front(), "", bell_.told());
    ASSERT_TRUE(joined);
    guest_.play = *std::move(joined);
    const auto has_heard = [&](std::size_t lines) {
        return until([&] {
            host.step();
            return host.heard().size() >= lines;
        });
    };
    ASSERT_TRUE(has_heard(3));
    const std::string match = "match,8x8,R,-,0,1,2026.11.22,Ada,-,-";
    host.say({MessageType::kPropose, {1}, {match}});
    ASSERT_TRUE(until([&] {
        host.step();
        return guest_.has(Notice::Kind::kProposed);
    }));
    guest_.play->accept();
    ASSERT_TRUE(has_heard(4));
    host.say({MessageType::kSheet, {0, 1}, {match}});
    ASSERT_TRUE(has_heard(5));
    const std::string step = "play," + to_text(guest_.match.position().legal_moves().front()) + ",0";
    host.say({MessageType::kSheet, {1, 2}, {step}});
    ASSERT_TRUE(has_heard(6));
    const Cell cell = guest_.match.position().legal_moves().front();
    ASSERT_TRUE(guest_.match.play(cell));
    ASSERT_TRUE(has_heard(7));
    ASSERT_TRUE(guest_.play->talk("Good luck!"));
    ASSERT_TRUE(has_heard(8));
    guest_.play->leave();
    ASSERT_TRUE(has_heard(9));
    std::vector<std::string> heard = host.heard();
    // The seat is a random word, as long as a key.
    EXPECT_TRUE(Key::parse(heard.at(1).substr(heard[1].find(' ') + 1))) << heard[1];
    heard[1].erase(heard[1].find(' '));
    EXPECT_EQ(heard,
              (std::vector<std::string>{"hello 1 1 guest play talk takeback seat audience", "seat", to_text(have({})),
                                        "accept 1 -", to_text(have({match})), to_text(have({match, step})),
                                        "play 2 0 " + to_text(cell), "talk Good luck!", "bye leave"}));
}

TEST(SavedRemoteSession, IsReadAsItIsWritten) {
    SavedRemoteSession host;
    host.at = "127.0.0.1:4004";
    host.player = Key(Role::kPlayer, {1, 2, 3});
    host.watcher = Key(Role::kSpectator, {4, 5, 6});
    host.proposal = in_form({});
    host.steps = {to_text(Step(host.proposal)), "x"};
    host.seat = "Z";
    SavedRemoteSession guest;
    guest.invitation = Invitation{{{"127.0.0.1", 4004, ""}}, *host.player};
    guest.name = "Bob the 2nd";
    for (const SavedRemoteSession& kept : {host, guest}) {
        const std::string text = to_text(kept);
        const auto again = parse_saved_session(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(to_text(*again), text);
    }
    for (const char* text : {"", "atom4 play 2\n", "atom4 play 1\n", "atom4 play 1\nplayer x\n"})
        EXPECT_FALSE(parse_saved_session(text)) << text;
}

}  // namespace
}  // namespace atom4::net
