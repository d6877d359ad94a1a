// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_session.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <algorithm>
#include <array>

#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/record.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"

// Two front ends, over a real connection on this machine.

namespace atom4::net {
namespace {

using namespace std::chrono_literals;
using Standing = RemoteMatch::Standing;

struct Party {
    Party() : session(std::move(*Session::begin({}))) {
        network.emplace(*session, mailbox, [this](const NetworkEvent& event) { heard.push_back(event); });
    }
    [[nodiscard]] Match& match() const { return session->match(); }
    [[nodiscard]] const NoticeCame* notice(Notice::Kind kind) const {
        for (const NetworkEvent& event : heard)
            if (const auto* came = std::get_if<NoticeCame>(&event); came != nullptr && came->notice.kind == kind)
                return came;
        return nullptr;
    }
    [[nodiscard]] bool has_read(const std::string& text) const {
        return std::any_of(heard.begin(), heard.end(), [&](const NetworkEvent& event) {
            const auto* line = std::get_if<LineChanged>(&event);
            return line != nullptr && line->text == text;
        });
    }

    Mailbox mailbox;
    std::unique_ptr<Session> session;
    std::vector<NetworkEvent> heard;
    std::optional<NetworkSession> network;
};

constexpr std::array kHomes{"XDG_STATE_HOME", "XDG_CONFIG_HOME"};

class NetworkSessionTest : public testing::Test {
protected:
    NetworkSessionTest() {
        for (const char* name : kHomes) ::setenv(name, folder_.path().c_str(), 1);
        host_.emplace();
        guest_.emplace();
    }
    ~NetworkSessionTest() override {
        for (const char* name : kHomes) ::unsetenv(name);
    }

    // Waits as an event loop does; returns false if the condition is not true within 20 seconds.
    template <class Condition>
    [[nodiscard]] bool comes(Condition condition) {
        const auto end = PeerClock::now() + 20s;
        while (!condition()) {
            if (PeerClock::now() > end) return false;
            auto until = end;
            std::array<pollfd, 2> posted{};
            std::size_t number = 0;
            for (Party* side : {&*host_, &*guest_}) {
                posted[number++] = {side->mailbox.descriptor(), POLLIN, 0};
                if (!side->network) continue;
                if (const auto due = side->network->next_deadline()) until = std::min(until, *due);
            }
            const auto rest = std::chrono::ceil<std::chrono::milliseconds>(until - PeerClock::now());
            ::poll(posted.data(), posted.size(), static_cast<int>(std::max(0ms, rest).count()));
            for (Party* side : {&*host_, &*guest_}) {
                side->mailbox.deliver();
                if (side->network) side->network->tick();
            }
        }
        return true;
    }
    // Hosts a match, and waits until the guest has got the proposal.
    void invite_and_join() {
        Terms terms = host().proposal();
        terms.setup.size = {8, 8};
        terms.setup.seats[terms.host].name = "Ada";
        ASSERT_EQ(host().invite("127.0.0.1:0", terms), std::nullopt);
        ASSERT_EQ(guest().join(host().remote()->invitations().front(), "Bob"), std::nullopt);
        EXPECT_TRUE(guest().waits_for_proposal());
        ASSERT_TRUE(comes([this] { return !guest().proposed().empty(); }));
        EXPECT_FALSE(guest().waits_for_proposal());
    }
    void begin_match() {
        ASSERT_NO_FATAL_FAILURE(invite_and_join());
        guest().answer(true);
        ASSERT_TRUE(comes([this] {
            return host_->match().remote() && guest_->match().remote() && !guest_->match().remote()->is_away &&
                   host().remote()->linked().can_talk() && guest().remote()->linked().can_talk();
        }));
    }
    [[nodiscard]] NetworkSession& host() { return *host_->network; }
    [[nodiscard]] NetworkSession& guest() { return *guest_->network; }

    test::TemporaryFolder folder_;
    std::optional<Party> host_;
    std::optional<Party> guest_;
};

TEST_F(NetworkSessionTest, ProposesAndAcceptsTerms) {
    ASSERT_NO_FATAL_FAILURE(invite_and_join());
    EXPECT_EQ(guest().proposed(), terms_in_words(*guest_->notice(Notice::Kind::kProposed)->notice.terms));
    EXPECT_TRUE(host().proposed().empty()) << "the host has nothing to answer";
    ASSERT_TRUE(comes([this] { return host().remote()->standing() == Standing::kProposing; }));
    EXPECT_TRUE(host_->has_read(host().state())) << "that somebody has come is news";
    guest().answer(true);
    ASSERT_TRUE(comes([this] {
        return host_->notice(Notice::Kind::kBegun) != nullptr && guest_->notice(Notice::Kind::kBegun) != nullptr;
    }));
    EXPECT_EQ(host_->notice(Notice::Kind::kBegun)->text, "Bob is connected. The match begins. You want four whites.");
    EXPECT_EQ(guest_->notice(Notice::Kind::kBegun)->text, "Ada is connected. The match begins. You want four blacks.");
    EXPECT_TRUE(guest().proposed().empty());
}

TEST_F(NetworkSessionTest, DecliningLeavesTheMatch) {
    ASSERT_NO_FATAL_FAILURE(invite_and_join());
    guest().answer(false);
    EXPECT_FALSE(guest().is_open());
    ASSERT_TRUE(comes([this] { return host_->notice(Notice::Kind::kDeclined) != nullptr; }));
    EXPECT_TRUE(host().is_open()) << "somebody else may come";
}

TEST_F(NetworkSessionTest, ChangingTheNameUpdatesTheProposal) {
    ASSERT_NO_FATAL_FAILURE(invite_and_join());
    const std::string before = guest().proposed();
    EXPECT_EQ(host().call_me("Eve"), "Your name in network matches is Eve.");
    ASSERT_TRUE(comes([&] { return guest().proposed() != before; }));
    EXPECT_TRUE(guest().proposed().starts_with("Eve proposes")) << guest().proposed();
    guest().answer(true);
    ASSERT_TRUE(comes([this] { return host_->match().remote().has_value(); }));
    EXPECT_EQ(host().call_me("Zoe"), "Names can't change during a match. Yours applies from the next one.");
    EXPECT_EQ(host_->match().setup().seats[Player::kFirst].name, "Eve");
}

// Neither when another match is hosted or joined, nor when a local match goes on with both names.
TEST_F(NetworkSessionTest, AnOpponentsNameIsNotTakenForOnesOwn) {
    ASSERT_NO_FATAL_FAILURE(begin_match());
    guest().leave();
    ASSERT_TRUE(comes([this] { return !host().is_open(); }));
    EXPECT_EQ(guest().proposal().setup.seats[Player::kFirst].name, "Bob");
    EXPECT_EQ(host().own_name(), "Ada");
    guest_->match().start(guest_->match().setup());
    EXPECT_EQ(guest().own_name(), "Bob");
    guest_->match().set_seats({Seat::human("Ada"), Seat::human()});
    EXPECT_EQ(guest().own_name(), "");
    keep_names({Seat::human("Zoe"), Seat::human("Ada")});
    EXPECT_EQ(guest().own_name(), "Zoe");
    EXPECT_EQ(guest().proposal().setup.seats[Player::kFirst].name, "Zoe");
    guest_->match().set_seats({Seat::human(), Seat::human("Eve")});
    EXPECT_EQ(guest().own_name(), "Eve");
}

TEST_F(NetworkSessionTest, AResumedMatchProvidesOnlyANameThatWasTyped) {
    ASSERT_NO_FATAL_FAILURE(begin_match());
    ASSERT_TRUE(host_->match().play(*host_->match().position().legal_moves().begin()));
    guest().leave();
    ASSERT_TRUE(comes([this] { return !host().is_open(); }));
    host_.reset();
    host_.emplace();
    ASSERT_TRUE(host_->session->was_resumed());
    EXPECT_EQ(host().own_name(), "");
    keep_names({Seat::human("Ada"), Seat::human()});
    EXPECT_EQ(host().own_name(), "Ada");
}

TEST_F(NetworkSessionTest, AFaultyNameIsRefusedWithItsReason) {
    EXPECT_EQ(host().call_me("Ada"), "Your name in network matches is Ada.");
    EXPECT_EQ(host().call_me("Computer 3"), "That name is reserved.");
    EXPECT_EQ(host().call_me(std::string(kLongestName + 1, 'x')), "That name is too long.");
    EXPECT_EQ(host().own_name(), "Ada");
}

TEST_F(NetworkSessionTest, LeavingAMatchAsksForConfirmation) {
    EXPECT_TRUE(host().leave_question().empty());
    ASSERT_NO_FATAL_FAILURE(invite_and_join());
    EXPECT_TRUE(guest().leave_question().empty()) << "no match has begun, nobody is left alone";
    guest().answer(true);
    ASSERT_TRUE(comes([this] { return host_->match().remote() && guest_->match().remote(); }));
    EXPECT_FALSE(host().leave_question().empty());
    host().leave();
    EXPECT_FALSE(host().is_open());
    EXPECT_FALSE(host_->match().remote());
    ASSERT_TRUE(comes([this] { return !guest().is_open(); }));
    EXPECT_NE(guest_->notice(Notice::Kind::kLeft), nullptr);
}

TEST_F(NetworkSessionTest, RequestsAreAnsweredByTheOpponent) {
    EXPECT_EQ(host().ask(PeerRequest::kResign), spectator_text()) << "nobody is there to be asked";
    ASSERT_NO_FATAL_FAILURE(begin_match());
    EXPECT_EQ(host().why_not_ask(PeerRequest::kResign), std::nullopt);
    EXPECT_EQ(host().why_not_ask(PeerRequest::kTakeback), "You can't ask that right now.");
    EXPECT_EQ(host().ask(PeerRequest::kTakeback), "You can't ask that right now.");
    ASSERT_TRUE(host_->match().play(*host_->match().position().legal_moves().begin()));
    ASSERT_TRUE(comes([this] { return guest_->match().plies().size() == 1 && !guest().waits_for_turn(); }));
    EXPECT_TRUE(host().waits_for_turn());
    EXPECT_EQ(host().ask(PeerRequest::kTakeback), "Waiting for your opponent to answer.");
    EXPECT_EQ(host().ask(PeerRequest::kTakeback), "Still waiting for an answer to your last request.");
    ASSERT_TRUE(comes([this] { return !guest().asked().empty(); }));
    EXPECT_EQ(guest().asked(), guest_->notice(Notice::Kind::kAsked)->text);
    guest().answer(true);
    EXPECT_TRUE(guest().asked().empty());
    ASSERT_TRUE(comes([this] { return host_->match().plies().empty() && guest_->match().plies().empty(); }));
}

TEST_F(NetworkSessionTest, MutingHidesTheOpponentsMessages) {
    EXPECT_NE(host().talk("anybody?"), std::nullopt);
    ASSERT_NO_FATAL_FAILURE(begin_match());
    guest().set_muted(true);
    EXPECT_EQ(host().talk("one"), std::nullopt);
    ASSERT_TRUE(host_->match().play(*host_->match().position().legal_moves().begin()));
    ASSERT_TRUE(comes([this] { return guest_->match().plies().size() == 1; })) << "what was said before has come";
    EXPECT_EQ(guest_->notice(Notice::Kind::kTalk), nullptr);
    guest().set_muted(false);
    EXPECT_EQ(host().talk("two"), std::nullopt);
    ASSERT_TRUE(comes([this] { return guest_->notice(Notice::Kind::kTalk) != nullptr; }));
    EXPECT_EQ(guest_->notice(Notice::Kind::kTalk)->text, "two");
    EXPECT_EQ(guest_->notice(Notice::Kind::kTalk)->speaker, "Ada");
}

TEST_F(NetworkSessionTest, RefusalsGiveTheirReason) {
    const auto why = host().invite("no such:address:at all", host().proposal());
    ASSERT_TRUE(why);
    EXPECT_EQ(*why, what_is_wrong(parse_address("no such:address:at all").error()));
    EXPECT_FALSE(host().is_open());
    ASSERT_EQ(host().invite((folder_ / "line").string(), host().proposal()), std::nullopt);
    EXPECT_FALSE(host().show_nearby("Ada")) << "a path leads to nobody elsewhere";
    Party other;
    EXPECT_NE(other.network->invite((folder_ / "line").string(), other.network->proposal()), std::nullopt);
}

TEST_F(NetworkSessionTest, ALateMessageIsDropped) {
    ASSERT_NO_FATAL_FAILURE(begin_match());
    ASSERT_TRUE(host_->match().play(*host_->match().position().legal_moves().begin()));
    host_->network.reset();
    host_->heard.clear();
    host_->mailbox.deliver();
    EXPECT_TRUE(host_->heard.empty());
    ASSERT_TRUE(comes([this] { return guest_->match().remote()->is_away; }));
}

TEST_F(NetworkSessionTest, AMatchIsResumed) {
    ASSERT_NO_FATAL_FAILURE(begin_match());
    ASSERT_TRUE(host_->match().play(*host_->match().position().legal_moves().begin()));
    ASSERT_TRUE(comes([this] { return guest_->match().plies().size() == 1; }));
    host().close();
    host_->heard.clear();
    EXPECT_FALSE(Party().network->resume(std::nullopt).value()) << "beside another match there is none";
    NetworkOptions again;
    again.host_at = "";
    EXPECT_TRUE(host().resume(again).value());
    ASSERT_TRUE(comes([this] { return host_->notice(Notice::Kind::kReconnected) != nullptr; }));
    EXPECT_EQ(host_->match().plies().size(), 1U);
}

}  // namespace
}  // namespace atom4::net
