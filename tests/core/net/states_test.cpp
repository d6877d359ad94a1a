// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "core/net/protocol.h"

// Every state of every kind of end, and every message that may come there: what PROTOCOL.md says in its table
// ("States") is what happens.

namespace atom4::link {
namespace {

using State = Link::State;
using Kind = Link::Event::Kind;

struct End {
    const char* name;
    Part self;
    Part peer;
};
// In the order of the columns.
constexpr End kEnds[] = {
    {"host from guest", Part::kHost, Part::kGuest},
    {"host from watcher", Part::kHost, Part::kWatcher},
    {"guest", Part::kGuest, Part::kHost},
    {"watcher", Part::kWatcher, Part::kHost},
};
const std::map<char, State> kStates{
    {'G', State::kGreeting}, {'J', State::kJoining}, {'P', State::kProposing}, {'M', State::kPlaying}};
constexpr LinkTime kNow{};

Message example(Verb verb, Part from = Part::kHost) {
    switch (verb) {
        case Verb::kHello:
            return {verb, {1, 1}, {std::string(word_of(from)), "play", "talk", "takeback", "seat", "audience"}};
        case Verb::kSeat: return {verb, {}, {"token"}};
        case Verb::kHave: return {verb, {0}, {"0000000000000000"}};
        case Verb::kPropose: return {verb, {1}, {"terms"}};
        case Verb::kAccept: return {verb, {1}, {"-"}};
        case Verb::kDecline: return {verb, {1}};
        case Verb::kSheet: return {verb, {0, 1}, {"step"}};
        case Verb::kPlay: return {verb, {1, 0}, {"a1"}};
        case Verb::kFlag: return {verb, {1}};
        case Verb::kAsk: return {verb, {1, 0}, {"resign"}};
        case Verb::kAnswer: return {verb, {1}, {"resign", "yes"}};
        case Verb::kRefused: return {verb, {1}, {"play", "late"}};
        case Verb::kTalk: return {verb, {}, {}, "Hello!"};
        case Verb::kPing: return {verb, {1}};
        case Verb::kPong: return {verb, {1}};
        case Verb::kBye: return {verb, {}, {"leave"}};
    }
    return {};
}

// Cell by cell: which states stand in the row of the verb.
std::map<Verb, std::vector<std::string>> table() {
    std::ifstream page(ATOM4_SOURCE_DIR "/core/net/PROTOCOL.md");
    std::map<Verb, std::vector<std::string>> rows;
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
        const auto verb = verb_of(cells.front());
        EXPECT_TRUE(verb) << line;
        if (verb) rows[*verb] = {cells.begin() + 1, cells.end()};
    }
    return rows;
}

// Another end that says what it is told, in order.
class Walk {
public:
    Walk(const End& end, State state) : peer_(end.peer), link_(end.self, end.peer, kNow) {
        (void)link_.take_output();
        if (state != State::kGreeting) hear(example(Verb::kHello, peer_));
        const Verb way = state == State::kProposing ? Verb::kPropose : Verb::kSheet;
        if (state == State::kProposing || state == State::kPlaying) {
            if (end.self == Part::kHost)
                link_.say(example(way));
            else
                hear(example(way));
        }
        (void)link_.take_output();
        (void)link_.take_events();
    }
    void hear(const Message& message) { link_.receive(framed(++said_, to_text(message)), kNow); }
    Link& link() { return link_; }
    std::vector<Message> said() {
        FrameReader reader;
        std::vector<Message> messages;
        // The numbers go on from those that were taken before.
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
    Part peer_;
    Link link_;
    std::uint64_t said_ = 0;
};

State state_after(Verb verb, State before) {
    switch (verb) {
        case Verb::kHello: return State::kJoining;
        case Verb::kPropose: return State::kProposing;
        case Verb::kSheet: return State::kPlaying;
        case Verb::kBye: return State::kClosed;
        default: return before;
    }
}

// What belongs there is heard, or answered at once, and leads on.
void expect_taken(Walk& walk, Verb verb, State before) {
    const auto events = walk.link().take_events();
    const auto said = walk.said();
    EXPECT_EQ(walk.link().state(), state_after(verb, before));
    if (verb == Verb::kPing) {
        EXPECT_TRUE(events.empty());
        EXPECT_EQ(said, std::vector<Message>{example(Verb::kPong)});
        return;
    }
    EXPECT_TRUE(said.empty());
    if (verb == Verb::kPong) {
        EXPECT_TRUE(events.empty());
        return;
    }
    ASSERT_EQ(events.size(), 1U);
    if (verb == Verb::kHello) {
        EXPECT_EQ(events[0].kind, Kind::kAgreed);
    } else if (verb == Verb::kBye) {
        EXPECT_EQ(events[0].kind, Kind::kEnded);
        EXPECT_EQ(events[0].end, CloseReason::kLeft);
    } else {
        EXPECT_EQ(events[0].kind, Kind::kHeard);
        EXPECT_EQ(events[0].message, example(verb));
    }
}

// What does not belong is refused and leads nowhere; during the greeting it is the end.
void expect_refused(Walk& walk, Verb verb, State before) {
    const auto events = walk.link().take_events();
    const auto said = walk.said();
    ASSERT_EQ(events.size(), 1U);
    if (before == State::kGreeting) {
        EXPECT_EQ(walk.link().state(), State::kClosed);
        EXPECT_EQ(events[0].kind, Kind::kEnded);
        EXPECT_EQ(events[0].end, CloseReason::kNonsense);
        EXPECT_EQ(said, (std::vector<Message>{{Verb::kBye, {}, {"nonsense"}}}));
        return;
    }
    EXPECT_EQ(walk.link().state(), before);
    EXPECT_EQ(events[0].kind, Kind::kSpoilt);
    EXPECT_EQ(said, (std::vector<Message>{{Verb::kRefused, {0}, {std::string(word_of(verb)), "state"}}}));
}

TEST(States, AreThoseOfThePage) {
    const auto rows = table();
    ASSERT_EQ(rows.size(), kVerbCount);
    for (std::size_t column = 0; column < std::size(kEnds); ++column)
        for (const auto& [letter, state] : kStates)
            for (const auto& [verb, cells] : rows) {
                const End& end = kEnds[column];
                const bool looks_on = end.self == Part::kWatcher || end.peer == Part::kWatcher;
                if (looks_on && state == State::kProposing) {
                    EXPECT_EQ(cells[column].find(letter), std::string::npos);
                    continue;
                }
                SCOPED_TRACE(std::string(end.name) + ", " + letter + ", " + std::string(word_of(verb)));
                ASSERT_EQ(cells.size(), std::size(kEnds));
                EXPECT_EQ(cells[column].find_first_not_of(cells[column] == "-" ? "-" : "GJPM"), std::string::npos);
                Walk walk(end, state);
                ASSERT_EQ(walk.link().state(), state);
                const bool belongs_here = cells[column].find(letter) != std::string::npos;
                EXPECT_EQ(belongs(verb, end.self, end.peer, state), belongs_here);
                walk.hear(example(verb, end.peer));
                if (belongs_here)
                    expect_taken(walk, verb, state);
                else
                    expect_refused(walk, verb, state);
            }
}

TEST(States, EndWithTheClosedOneInWhichNothingHappens) {
    for (const End& end : kEnds)
        for (std::size_t verb = 0; verb < kVerbCount; ++verb) {
            Walk walk(end, State::kPlaying);
            walk.link().close(CloseReason::kLeft);
            EXPECT_EQ(walk.said(), std::vector<Message>{example(Verb::kBye)});
            EXPECT_EQ(walk.link().take_events().size(), 1U);
            walk.hear(example(static_cast<Verb>(verb), end.peer));
            walk.link().say(example(static_cast<Verb>(verb), end.self));
            walk.link().tick(LinkTime::max());
            walk.link().close(CloseReason::kFlood);
            EXPECT_TRUE(walk.said().empty());
            EXPECT_TRUE(walk.link().take_events().empty());
            EXPECT_EQ(walk.link().next_deadline(), LinkTime::max());
            EXPECT_FALSE(belongs(static_cast<Verb>(verb), end.self, end.peer, State::kClosed));
        }
}

TEST(States, OutliveLinesThatNobodyUnderstands) {
    for (const End& end : kEnds)
        for (const char* line : {"sing 1", "ping", "ping x", "talk \x1B[2J", "", "\xFF"}) {
            Walk walk(end, State::kPlaying);
            walk.link().receive(framed(end.self == Part::kHost ? 2 : 3, line), kNow);
            EXPECT_EQ(walk.link().state(), State::kPlaying) << line;
            const auto said = walk.said();
            ASSERT_EQ(said.size(), 1U) << line;
            EXPECT_EQ(said[0].verb, Verb::kRefused) << line;
        }
}

TEST(States, AreLeftAfterTooMuchNonsense) {
    Walk walk(kEnds[0], State::kPlaying);
    for (int i = 0; i < Link::kMostSpoilt; ++i) walk.hear(example(Verb::kPropose));
    EXPECT_EQ(walk.link().state(), State::kPlaying);
    walk.hear(example(Verb::kPropose));
    EXPECT_EQ(walk.link().state(), State::kClosed);
    EXPECT_EQ(walk.link().take_events().back().end, CloseReason::kNonsense);
}

}  // namespace
}  // namespace atom4::link
