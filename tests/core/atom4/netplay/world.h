// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/atom4/netplay/guest_match.h"
#include "core/atom4/netplay/host_match.h"
#include "core/base/random.h"

namespace atom4::net::test {

using namespace std::chrono_literals;

/// What happens to bytes in transit.
struct Weather {
    std::chrono::milliseconds delay{0};
    std::chrono::milliseconds more_delay{0};  ///< at most that much more, at random
    bool splits = false;                      ///< whether bytes arrive in pieces of any size
    double repeats = 0;                       ///< the probability that a piece arrives twice
    double flips = 0;                         ///< that one of its bits is flipped
    double cuts = 0;                          ///< that the connection is cut within it
};

/// Two machines with a simulated time and a simulated connection: their matches, their disks, and the notices that
/// their players got.
class World {
public:
    struct Machine {
        std::unique_ptr<Match> match;
        std::unique_ptr<RemoteMatch> linked;
        Subscription saving;
        std::vector<std::string> kept_sheet;  // on disk
        std::string kept_seat;
        std::string kept_match;
        std::vector<Notice> notices;
        std::optional<PeerTime> acts_at;

        [[nodiscard]] bool is_running() const { return linked != nullptr; }
        [[nodiscard]] bool has_heard(Notice::Kind kind) const;
        [[nodiscard]] std::string records() const;
    };

    explicit World(Terms terms, std::uint64_t seed = 1);

    HostMatch& host() { return static_cast<HostMatch&>(*host_.linked); }
    GuestMatch& guest() { return static_cast<GuestMatch&>(*guest_.linked); }
    Machine& hosts() { return host_; }
    Machine& guests() { return guest_; }
    Machine& of(Player player) { return host().player() == player ? host_ : guest_; }

    /// Ends the machine's program at once; start() restarts it with what is on its disk.
    void kill(Machine& machine);
    void start(Machine& machine);

    void connect();
    void disconnect();
    [[nodiscard]] bool is_connected() const { return line_.has_value(); }

    /// Lets that much time pass, with everything that happens meanwhile.
    void pass(std::chrono::milliseconds time);
    /// Delivers everything that is in transit, and the replies to it; the time passes accordingly.
    void settle();
    /// Connects, and has the guest accept the match.
    void begin();
    /// Plays the move on the machine of the player to move, and delivers it.
    void play(Cell cell);
    void play_any_move();

    PeerTime now{};
    Weather weather;
    Random random;
    bool reconnects = false;  ///< connects again half a second after losing the connection
    int connections = 0;

private:
    struct Parcel {
        PeerTime at;
        bool to_host;
        std::string bytes;
    };

    RemoteMatch::Surroundings surroundings(Machine& machine);
    void collect(Machine& machine);
    void post(bool to_host, const std::string& bytes);
    void deliver(const Parcel& parcel);
    [[nodiscard]] std::optional<PeerTime> next_event() const;
    void do_what_is_due();

    Terms terms_;
    Machine host_;
    Machine guest_;
    std::optional<LineId> line_;
    LineId last_line_ = 0;
    std::deque<Parcel> parcels_[2];  // each direction keeps its order
    std::optional<PeerTime> reconnect_at_;
};

/// Expects that both machines have the same log and the same match, byte for byte except for running clocks, on the
/// board and on the disk.
void expect_same(World& world);

/// The terms of a match on a small board.
[[nodiscard]] Terms small_terms(int rounds = 1, std::optional<TimeControl> clock = {});

}  // namespace atom4::net::test
