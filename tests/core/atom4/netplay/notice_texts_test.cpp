// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_texts.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/netplay/world.h"

// What a player reads about the opponent in a network match: who it is, what was requested, and the state of the
// connection.

namespace atom4::net {
namespace {

using namespace std::chrono_literals;
using Kind = Notice::Kind;

std::string says(const Notice& notice) {
    return sentence(notice, "Ada");
}

TEST(NoticeSentence, NamesRequestsAndAnswers) {
    EXPECT_EQ(says({.kind = Kind::kAsked, .ask = PeerRequest::kTakeback}), "Ada asks to take a move back.");
    EXPECT_EQ(says({.kind = Kind::kAsked, .ask = PeerRequest::kNextRound}), "Ada would like to play another round.");
    EXPECT_EQ(says({.kind = Kind::kAsked, .ask = PeerRequest::kRefusedMove}),
              "Ada's program rejected your last move. Take it back?");
    EXPECT_EQ(says({.kind = Kind::kAgreed, .ask = PeerRequest::kTakeback}), "Ada accepted: the move is taken back.");
    EXPECT_EQ(says({.kind = Kind::kAgreed, .ask = PeerRequest::kNextRound}), "Ada accepted: the next round begins.");
    EXPECT_EQ(says({.kind = Kind::kRefusedAsk}), "Ada declined.");
}

TEST(NoticeSentence, CountsRepeatedNotices) {
    EXPECT_EQ(says({.kind = Kind::kRefusedAsk, .times = 32}), "Ada declined. (x32)");
}

TEST(NoticeSentence, CountsSpectators) {
    EXPECT_EQ(says({.kind = Kind::kWatchers, .number = 0}), "No spectators.");
    EXPECT_EQ(says({.kind = Kind::kWatchers, .number = 1}), "1 spectator.");
    EXPECT_EQ(says({.kind = Kind::kWatchers, .number = 3}), "3 spectators.");
}

TEST(NoticeSentence, ExplainsWhyTheConnectionEnded) {
    EXPECT_EQ(says({.kind = Kind::kEnded, .end = CloseReason::kReplaced}),
              "You connected from another program, so this one was disconnected.");
    EXPECT_EQ(says({.kind = Kind::kEnded, .end = CloseReason::kVersion}),
              "Your version and your opponent's are incompatible. Update the older one.");
    EXPECT_EQ(says({.kind = Kind::kEnded, .end = CloseReason::kRole}),
              "This invitation can't be used to join a match.");
    EXPECT_EQ(says({.kind = Kind::kEnded, .end = CloseReason::kTaken}),
              "Another guest is already playing with this invitation. Ask the host for a new one.");
    EXPECT_EQ(says({.kind = Kind::kEnded, .end = CloseReason::kFlood}), "The connection was closed.");
}

// The opponent may have no name, and is then "Your opponent", as at the start of a sentence.
TEST(NoticeSentence, NamesTheOpponentAtItsStartOnly) {
    for (int kind = 0; kind <= static_cast<int>(Kind::kEnded); ++kind)
        for (const auto ask : {PeerRequest::kTakeback, PeerRequest::kRefusedMove, PeerRequest::kNextRound})
            for (const auto end : {CloseReason::kReplaced, CloseReason::kVersion, CloseReason::kFlood}) {
                const Notice notice{.kind = static_cast<Kind>(kind), .ask = ask, .end = end};
                const std::string text = sentence(notice, "Your opponent");
                EXPECT_TRUE(text.rfind("Your opponent") == 0 || text.find("Your opponent") == std::string::npos)
                    << text;
            }
}

TEST(NoticeSentence, DiffersForEachKind) {
    std::set<std::string> all;
    for (const Kind kind : {Kind::kDeclined, Kind::kBegun, Kind::kReconnected, Kind::kAway, Kind::kRefusedAsk,
                            Kind::kVoidAsk, Kind::kMoveRefused, Kind::kMoveIllegal, Kind::kUnknownMoves,
                            Kind::kStepsMissing, Kind::kTalkTooFast, Kind::kLeft}) {
        const std::string text = says({.kind = kind});
        EXPECT_TRUE(text.ends_with('.')) << text;
        EXPECT_TRUE(all.insert(text).second) << text;
        EXPECT_EQ(text.find("{"), std::string::npos) << text;
    }
    EXPECT_EQ(says({.kind = Kind::kTalk, .text = "Good luck!"}), "Good luck!");
    EXPECT_EQ(says({.kind = Kind::kProposed}), "");
}

TEST(TermsInWords, DescribesTheProposal) {
    Terms terms = test::small_terms(2);
    terms.setup.size = {9, 11};
    terms.host = Player::kFirst;
    terms.setup.seats = {Seat::human("Ada"), Seat::human()};
    EXPECT_EQ(says({.kind = Kind::kProposed, .terms = terms}),
              "Ada proposes: a board of 9x11, 2 rounds, no clock. First to move: Ada. You want four blacks.");
    terms.rounds = 0;
    terms.host = Player::kSecond;
    terms.setup.time_control = TimeControl{5min, 0s};
    EXPECT_EQ(terms_in_words(terms),
              "Your opponent proposes: a board of 9x11, unlimited rounds, "
              "5 minutes for each player. First to move: you. You want four whites.");
    terms.rounds = 1;
    terms.setup.seats[Player::kSecond].name = "Bob\x1b[2J";
    terms.setup.time_control = TimeControl{10min, 3s};
    const std::string text = terms_in_words(terms);
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_NE(text.find("1 round, 10 minutes plus 3 seconds a move for each player"), std::string::npos) << text;
}

// The colour of the first piece decides, whoever hosts.
TEST(TermsInWords, NamesThePlayerOfTheFirstColour) {
    Terms terms = test::small_terms(1);
    terms.setup.seats = {Seat::human("Bob"), Seat::human()};
    terms.setup.start = Colour::kYellow;
    EXPECT_TRUE(terms_in_words(terms).ends_with("First to move: you. You want four blacks.")) << terms_in_words(terms);
    terms.setup.seats = {Seat::human(), Seat::human("Bob")};
    terms.host = Player::kSecond;
    EXPECT_TRUE(terms_in_words(terms).ends_with("First to move: Bob. You want four whites.")) << terms_in_words(terms);
}

TEST(TermsInWords, MentionsASetUpPosition) {
    Terms terms = test::small_terms(1);
    terms.setup.position = *parse_position("6/6/2GW2/6/6/6 R");
    EXPECT_TRUE(terms_in_words(terms).ends_with("You want four blacks. The first round starts from a set-up position."))
        << terms_in_words(terms);
}

// For the host and the guest, from waiting for an opponent to the end.
TEST(StateOfLine, IsDescribedBeforeTheMatchBegins) {
    test::World world(test::small_terms(1));
    EXPECT_EQ(state_of_line(world.host(), {}), "Waiting for an opponent.");
    EXPECT_EQ(state_of_line(world.guest(), {}), "Connecting...");
    EXPECT_EQ(other_name(world.guest()), "Your opponent");
    EXPECT_EQ(own_side(world.guest()), "");
    EXPECT_EQ(state_of_line(world.guest(), TransportFault::kRefused),
              "No match is being hosted at that address. Retrying.");
    world.connect();
    world.settle();
    EXPECT_EQ(state_of_line(world.host(), {}), "An opponent is reviewing your settings.");
    EXPECT_EQ(state_of_line(world.guest(), {}), "Your opponent is waiting for your answer.");
}

TEST(StateOfLine, ShowsThePingDuringTheMatch) {
    test::World world(test::small_terms(1));
    world.weather.delay = 150ms;
    world.begin();
    const std::string host = other_name(world.guest());
    world.pass(1min);
    EXPECT_EQ(state_of_line(world.guest(), {}), host + " is connected (ping 300 ms).");
    const bool host_begins = world.host().player() == Player::kFirst;
    EXPECT_EQ(own_side(world.host()), host_begins ? "You want four whites." : "You want four blacks.");
    EXPECT_EQ(own_side(world.guest()), host_begins ? "You want four blacks." : "You want four whites.");
    world.disconnect();
    world.settle();
    EXPECT_EQ(state_of_line(world.guest(), {}), host + " is disconnected. The match is paused.");
    world.guest().leave();
    EXPECT_EQ(state_of_line(world.guest(), TransportFault::kRefused), "The network match has ended.");
}

TEST(OpenQuestion, IsThereWhileItCanBeAnswered) {
    test::World world(test::small_terms(2));
    world.begin();
    world.play_any_move();
    EXPECT_EQ(open_question(world.guest()), "");
    ASSERT_TRUE(world.host().ask(PeerRequest::kTakeback));
    world.settle();
    EXPECT_EQ(open_question(world.guest()), "Ada asks to take a move back.");
    world.disconnect();
    world.settle();
    EXPECT_EQ(open_question(world.guest()), "");
    world.connect();
    world.settle();
    EXPECT_EQ(open_question(world.guest()), "Ada asks to take a move back.");
    world.guest().answer(false);
    EXPECT_EQ(open_question(world.guest()), "");
}

TEST(LeaveQuestion, IsAskedInANetworkMatch) {
    test::World world(test::small_terms(1));
    EXPECT_EQ(leave_question(world.host()), "");
    world.begin();
    EXPECT_EQ(leave_question(world.host()), "Leave this match? It also ends for your opponent.");
    world.host().leave();
    EXPECT_EQ(leave_question(world.host()), "");
}

}  // namespace
}  // namespace atom4::net
