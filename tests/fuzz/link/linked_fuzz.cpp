// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/guest_match.h"
#include "core/atom4/netplay/host_match.h"
#include "core/base/result.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;
using namespace atom4::net;

// One side of a network match, with its player; it may receive any message.
class Side {
public:
    explicit Side(std::size_t which)
        : role_(which == 0   ? PeerRole::kHost
                : which == 1 ? PeerRole::kGuest
                             : PeerRole::kSpectator) {
        RemoteMatch::Surroundings surroundings{[this] { return now_; }, {}, role_ == PeerRole::kGuest ? "token" : ""};
        Terms terms;
        terms.setup.size = {6, 6};
        terms.date = "2026.11.25";
        if (role_ == PeerRole::kHost)
            linked_ = std::make_unique<HostMatch>(match_, terms, std::move(surroundings));
        else
            linked_ = std::make_unique<GuestMatch>(match_, role_, std::move(surroundings));
        open();
    }
    // A line with an exclamation mark is an event on this side; any other line is a message of the other side.
    void go_on(std::string_view line) {
        now_ += std::chrono::milliseconds(line.size());
        const std::size_t steps = linked_->log().size();
        const bool decides = line.starts_with('!');
        if (decides)
            act(line.substr(1));
        else
            linked_->received(line_, framed(++number_, line));
        check(steps, decides);
    }

private:
    void open() {
        linked_->opened(++line_, role_ == PeerRole::kHost ? PeerRole::kGuest : PeerRole::kHost);
        number_ = 0;
    }
    void act(std::string_view what) {
        if (what == "accept" && role_ == PeerRole::kGuest) {
            auto& guest = static_cast<GuestMatch&>(*linked_);
            has_accepted_ = has_accepted_ || guest.proposal();
            guest.accept("Bob");
        }
        if (what == "decline" && role_ == PeerRole::kGuest) static_cast<GuestMatch&>(*linked_).decline();
        if (what == "propose" && role_ == PeerRole::kHost) static_cast<HostMatch&>(*linked_).propose({});
        if (what == "yes" || what == "no") linked_->answer(what == "yes");
        if (what == "next") (void)linked_->ask(PeerRequest::kNextRound);
        if (what == "play" && match_.remote())
            if (const auto cells = match_.position().legal_moves(); !cells.empty()) (void)match_.play(cells.front());
        if (what == "tick") linked_->tick();
        if (what == "another") open();
        if (what == "lost") {
            linked_->lost(line_);
            open();
        }
    }
    void check(std::size_t steps_before, bool decided) {
        (void)linked_->take_orders();
        (void)linked_->take_notices();
        const AgreedLog& log = linked_->log();
        require(log.size() <= kMaxSteps);
        // The log grows by few steps at a time. Only its player shortens a host's log, or lets a guest's begin.
        require(log.size() <= steps_before + 2 * kMaxStepsPerTurn);
        if (role_ == PeerRole::kHost) require(decided || log.size() >= steps_before);
        if (role_ == PeerRole::kGuest && !has_accepted_) require(log.is_empty() && match_.is_fresh());
        // The log is a legal match, step by step.
        Match again;
        ReplicatedMatch follows(again);
        require(follows.adopt(log.entries()));
    }

    PeerRole role_;
    PeerTime now_{};
    Match match_;
    std::unique_ptr<RemoteMatch> linked_;
    LineId line_ = 0;
    std::uint64_t number_ = 0;
    bool has_accepted_ = false;
};

}  // namespace

// Any bytes at all as the messages of a network match, to the side that the first byte chooses.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    Side side(data[0] % 3U);
    const auto all = test::text_of(data + 1, size - 1);
    for (const std::string_view line : test::lines_of(all)) side.go_on(line);
    return 0;
}
