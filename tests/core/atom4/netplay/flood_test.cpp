// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <thread>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "tests/support/folders_and_processes.h"

// A host that sends as much as it can, to a program that saves what it receives.

namespace atom4::net {
namespace {

using namespace std::chrono_literals;

// Returns the number of bytes that this process has written so far, to files or elsewhere.
std::uint64_t bytes_written() {
    std::ifstream io("/proc/self/io");
    for (std::string word; io >> word;)
        if (word == "wchar:") {
            std::uint64_t bytes = 0;
            io >> bytes;
            return bytes;
        }
    return 0;
}

class FloodTest : public testing::Test {
protected:
    FloodTest() { ::setenv("XDG_STATE_HOME", home_.path().c_str(), 1); }

    // Delivers what the host says to the spectator, and lets the spectator step once.
    void step() {
        for (const TransportEvent& event : transport_->take()) {
            if (event.kind == TransportEvent::Kind::kConnected) line_ = event.connection;
            if (event.kind == TransportEvent::Kind::kLost && event.connection == line_) is_lost_ = true;
            if (event.kind == TransportEvent::Kind::kBytes) link_.receive(event.bytes, PeerClock::now());
        }
        unsent_ += link_.take_output();
        constexpr std::size_t kPiece = 16'384;  // a transport takes no more than it can hold
        if (line_ != 0) transport_->send(line_, unsent_.substr(0, kPiece));
        if (line_ != 0) unsent_.erase(0, kPiece);
        const std::size_t before = play_->linked().log().size();
        const PeerTime began = PeerClock::now();
        play_->step();
        longest_ = std::max(longest_, PeerClock::now() - began);
        most_steps_ = std::max(most_steps_, play_->linked().log().size() - before);
        if (play_->next_deadline() > PeerClock::now()) std::this_thread::yield();
    }

    test::TemporaryFolder home_;
    std::unique_ptr<Session> session_ = *Session::begin({});
    std::unique_ptr<Transport> transport_ = *host({.at = "127.0.0.1:0", .offers_watching = true}, [] {});
    std::unique_ptr<RemoteSession> play_ = *RemoteSession::join(
        session_->match(), saved_session_file(session_->saved_in()), transport_->invitations()[1], "", [] {});
    PeerConnection link_{PeerRole::kHost, PeerRole::kSpectator, PeerClock::now()};
    std::string unsent_;
    ConnectionId line_ = 0;
    bool is_lost_ = false;
    PeerClock::duration longest_{};
    std::size_t most_steps_ = 0;
};

TEST_F(FloodTest, RoundsNeitherBlockNorFillTheDisk) {
    const PeerTime end = PeerClock::now() + 100s;
    const auto until = [&](auto is_so) {
        while (!is_so() && PeerClock::now() < end) step();
        return is_so();
    };
    ASSERT_TRUE(until([&] { return link_.state() == PeerConnection::State::kJoining; }));
    const std::uint64_t before = bytes_written();
    constexpr std::uint64_t kClaimed = 99'999;
    link_.say({MessageType::kSheet, {0, kClaimed}, {"match,6x6,R,-,0,1,2026.11.25,Eve,Bob,-"}});
    std::uint64_t said = 1;
    for (int line = 0; line < 200; ++line) {
        Message message{MessageType::kSheet, {said, kClaimed}};
        for (int round = 0; round < 75; ++round) {
            message.words.emplace_back("resign,1");
            message.words.emplace_back("round,2026.11.25");
        }
        said += message.words.size();
        link_.say(message);
    }
    EXPECT_TRUE(until([&] { return is_lost_ || play_->linked().log().size() >= said; }));
    play_.reset();
    const std::uint64_t written = bytes_written() - before;
    std::cout << "written: " << written / 1000
              << " kB, longest step: " << std::chrono::duration_cast<std::chrono::milliseconds>(longest_).count()
              << " ms, steps in one: " << most_steps_ << ", rounds: " << session_->match().round() << '\n';
    EXPECT_LT(written, 50'000'000U);
    EXPECT_LE(most_steps_, 100U);
}

}  // namespace
}  // namespace atom4::net
