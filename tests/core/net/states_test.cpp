// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "core/net/protocol.h"

// Checks every message in every state of every kind of peer against the table in PROTOCOL.md ("States").

namespace atom4::net {
namespace {

using State = PeerConnection::State;
using Kind = PeerConnection::Event::Kind;

struct End {
    const char* name;
    PeerRole self;
    PeerRole peer;
};
// In the order of the table's columns.
constexpr End kEnds[] = {
    {"host from guest", PeerRole::kHost, PeerRole::kGuest},
    {"host from watcher", PeerRole::kHost, PeerRole::kSpectator},
    {"guest", PeerRole::kGuest, PeerRole::kHost},
    {"watcher", PeerRole::kSpectator, PeerRole::kHost},
};
const std::map<char, State> kStates{
    {'G', State::kGreeting}, {'J', State::kJoining}, {'P', State::kProposing}, {'M', State::kPlaying}};
constexpr PeerTime kNow{};

Message example(MessageType type, PeerRole from = PeerRole::kHost) {
    switch (type) {
        case MessageType::kHello:
            return {type, {1, 1}, {std::string(word_of(from)), "play", "talk", "takeback", "seat", "audience"}};
        case MessageType::kSeat: return {type, {}, {"token"}};
        case MessageType::kHave: return {type, {0}, {"0000000000000000"}};
        case MessageType::kPropose: return {type, {1}, {"terms"}};
        case MessageType::kAccept: return {type, {1}, {"-"}};
        case MessageType::kDecline: return {type, {1}};
        case MessageType::kSheet: return {type, {0, 1}, {"step"}};
        case MessageType::kPlay: return {type, {1, 0}, {"a1"}};
        case MessageType::kFlag: return {type, {1}};
        case MessageType::kAsk: return {type, {1, 0}, {"resign"}};
        case MessageType::kAnswer: return {type, {1}, {"resign", "yes"}};
        case MessageType::kRefused: return {type, {1}, {"play", "late"}};
        case MessageType::kTalk: return {type, {}, {}, "Hello!"};
        case MessageType::kPing: return {type, {1}};
        case MessageType::kPong: return {type, {1}};
        case MessageType::kBye: return {type, {}, {"leave"}};
    }
    return {};
}

// Reads the table: for each message, the cells of its row, which list the states.
std::map<MessageType, std::vector<std::string>> table() {
    std::ifstream page(ATOM4_SOURCE_DIR "/core/net/PROTOCOL.md");
    std::map<MessageType, std::vector<std::string>> rows;
    bool here = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("## ")) here = line == "## States";
        if (!here || !line.starts_with("| ")) continue;
        std::vector<std::string> cells;
        std::istringstream parts(line.substr(1));
        for (std::string cell; std::getline(parts, cell, '|');) cells.push_back(cell.substr(1, cell.size() - 2));
        if (cells.front() == "message") {
            for (std::size_t i = 0; i < std::size(kEnds); ++i) EXPECT_EQ(cells[i + 1], kEnds[i].name);
            continue;
        }
        const auto type = type_of(cells.front());
        EXPECT_TRUE(type) << line;
        if (type) rows[*type] = {cells.begin() + 1, cells.end()};
    }
    return rows;
}

// A connection that is brought into a state, and gets messages from a peer.
class Walk {
public:
    Walk(const End& end, State state) : peer_(end.peer), link_(end.self, end.peer, kNow) {
        (void)link_.take_output();
        if (state != State::kGreeting) hear(example(MessageType::kHello, peer_));
        const MessageType way = state == State::kProposing ? MessageType::kPropose : MessageType::kSheet;
        if (state == State::kProposing || state == State::kPlaying) {
            if (end.self == PeerRole::kHost)
                link_.say(example(way));
            else
                hear(example(way));
        }
        (void)link_.take_output();
        (void)link_.take_events();
    }
    void hear(const Message& message) { link_.receive(framed(++said_, to_text(message)), kNow); }
    PeerConnection& link() { return link_; }
    std::vector<Message> said() {
        std::vector<Message> messages;
        // Not read with a FrameReader, since the frame numbers continue from earlier output.
        std::istringstream lines(link_.take_output());
        for (std::string line; std::getline(lines, line);) {
            const std::size_t begin = line.find(' ') + 1;
            const auto message = parse_message(line.substr(begin, line.size() - begin - 10));
            EXPECT_TRUE(message.has_value()) << line;
            if (message) messages.push_back(*message);
        }
        return messages;
    }

private:
    PeerRole peer_;
    PeerConnection link_;
    std::uint64_t said_ = 0;
};

State state_after(MessageType type, State before) {
    switch (type) {
        case MessageType::kHello: return State::kJoining;
        case MessageType::kPropose: return State::kProposing;
        case MessageType::kSheet: return State::kPlaying;
        case MessageType::kBye: return State::kClosed;
        default: return before;
    }
}

// Expects that the message is accepted: reported or answered at once, with the right state afterwards.
void expect_taken(Walk& walk, MessageType type, State before) {
    const auto events = walk.link().take_events();
    const auto said = walk.said();
    EXPECT_EQ(walk.link().state(), state_after(type, before));
    if (type == MessageType::kPing) {
        EXPECT_TRUE(events.empty());
        EXPECT_EQ(said, std::vector<Message>{example(MessageType::kPong)});
        return;
    }
    EXPECT_TRUE(said.empty());
    if (type == MessageType::kPong) {
        EXPECT_TRUE(events.empty());
        return;
    }
    ASSERT_EQ(events.size(), 1U);
    if (type == MessageType::kHello) {
        EXPECT_EQ(events[0].kind, Kind::kAgreed);
    } else if (type == MessageType::kBye) {
        EXPECT_EQ(events[0].kind, Kind::kEnded);
        EXPECT_EQ(events[0].end, CloseReason::kLeft);
    } else {
        EXPECT_EQ(events[0].kind, Kind::kMessage);
        EXPECT_EQ(events[0].message, example(type));
    }
}

// Expects that the message is refused without a change of state; during the greeting it ends the connection.
void expect_refused(Walk& walk, MessageType type, State before) {
    const auto events = walk.link().take_events();
    const auto said = walk.said();
    ASSERT_EQ(events.size(), 1U);
    if (before == State::kGreeting) {
        EXPECT_EQ(walk.link().state(), State::kClosed);
        EXPECT_EQ(events[0].kind, Kind::kEnded);
        EXPECT_EQ(events[0].end, CloseReason::kNonsense);
        EXPECT_EQ(said, (std::vector<Message>{{MessageType::kBye, {}, {"nonsense"}}}));
        return;
    }
    EXPECT_EQ(walk.link().state(), before);
    EXPECT_EQ(events[0].kind, Kind::kRejected);
    EXPECT_EQ(said, (std::vector<Message>{{MessageType::kRefused, {0}, {std::string(word_of(type)), "state"}}}));
}

TEST(States, MatchTheTableInTheProtocolDocument) {
    const auto rows = table();
    ASSERT_EQ(rows.size(), kVerbCount);
    for (std::size_t column = 0; column < std::size(kEnds); ++column)
        for (const auto& [letter, state] : kStates)
            for (const auto& [type, cells] : rows) {
                const End& end = kEnds[column];
                const bool looks_on = end.self == PeerRole::kSpectator || end.peer == PeerRole::kSpectator;
                if (looks_on && state == State::kProposing) {
                    EXPECT_EQ(cells[column].find(letter), std::string::npos);
                    continue;
                }
                SCOPED_TRACE(std::string(end.name) + ", " + letter + ", " + std::string(word_of(type)));
                ASSERT_EQ(cells.size(), std::size(kEnds));
                EXPECT_EQ(cells[column].find_first_not_of(cells[column] == "-" ? "-" : "GJPM"), std::string::npos);
                Walk walk(end, state);
                ASSERT_EQ(walk.link().state(), state);
                const bool belongs_here = cells[column].find(letter) != std::string::npos;
                EXPECT_EQ(belongs(type, end.self, end.peer, state), belongs_here);
                walk.hear(example(type, end.peer));
                if (belongs_here)
                    expect_taken(walk, type, state);
                else
                    expect_refused(walk, type, state);
            }
}

TEST(States, IgnoreEverythingOnceClosed) {
    for (const End& end : kEnds)
        for (std::size_t type = 0; type < kVerbCount; ++type) {
            Walk walk(end, State::kPlaying);
            walk.link().close(CloseReason::kLeft);
            EXPECT_EQ(walk.said(), std::vector<Message>{example(MessageType::kBye)});
            EXPECT_EQ(walk.link().take_events().size(), 1U);
            walk.hear(example(static_cast<MessageType>(type), end.peer));
            walk.link().say(example(static_cast<MessageType>(type), end.self));
            walk.link().tick(PeerTime::max());
            walk.link().close(CloseReason::kFlood);
            EXPECT_TRUE(walk.said().empty());
            EXPECT_TRUE(walk.link().take_events().empty());
            EXPECT_EQ(walk.link().next_deadline(), PeerTime::max());
            EXPECT_FALSE(belongs(static_cast<MessageType>(type), end.self, end.peer, State::kClosed));
        }
}

TEST(States, SurviveUnknownLines) {
    for (const End& end : kEnds)
        for (const char* line : {"sing 1", "ping", "ping x", "talk \x1B[2J", "", "\xFF"}) {
            Walk walk(end, State::kPlaying);
            walk.link().receive(framed(end.self == PeerRole::kHost ? 2 : 3, line), kNow);
            EXPECT_EQ(walk.link().state(), State::kPlaying) << line;
            const auto said = walk.said();
            ASSERT_EQ(said.size(), 1U) << line;
            EXPECT_EQ(said[0].type, MessageType::kRefused) << line;
        }
}

TEST(States, EndAfterTooManyRejectedMessages) {
    Walk walk(kEnds[0], State::kPlaying);
    for (int i = 0; i < PeerConnection::kMaxRejected; ++i) walk.hear(example(MessageType::kPropose));
    EXPECT_EQ(walk.link().state(), State::kPlaying);
    walk.hear(example(MessageType::kPropose));
    EXPECT_EQ(walk.link().state(), State::kClosed);
    EXPECT_EQ(walk.link().take_events().back().end, CloseReason::kNonsense);
}

}  // namespace
}  // namespace atom4::net
