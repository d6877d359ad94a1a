// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/netplay/remote_match.h"

namespace atom4::net {

/// A guest's or spectator's side of a network match: copies the host's log and checks every step by the rules. A
/// guest's own moves are played at once, and undone if the host rejects them.
class GuestMatch final : public RemoteMatch {
public:
    GuestMatch(Match& match, PeerRole role, Surroundings surroundings);

    /// Returns the settings the host proposes, until they are answered; or those of a running match that this side has
    /// not accepted.
    [[nodiscard]] const std::optional<Terms>& proposal() const { return proposal_; }
    /// Accepts the proposal. `name` is the guest's name for the opponent and the records.
    void accept(std::string_view name);
    void decline();

private:
    struct Made {
        Cell cell;
        ClockTime used;
    };

    void agreed(LineId line) override;
    void handle(LineId line, const Message& message) override;
    void gone(LineId line, PeerRole peer) override;
    void made(Cell cell, ClockTime used) override;
    void out_of_time(Player player) override;
    void answered(const Notice& ask, bool yes) override;
    [[nodiscard]] bool has_agreed_to(const Notice& ask) const override;
    [[nodiscard]] bool is_in_step() const override { return is_in_step_; }
    [[nodiscard]] bool has_proposal() const override { return proposal_.has_value(); }

    void handle_talk(const std::string& text);
    void handle_proposal(const Message& message);
    void handle_sheet(const Message& message);
    void handle_refused(const Message& message);
    [[nodiscard]] bool may_begin(const std::string& entry, std::size_t at);
    void refuse_step(std::size_t at);
    [[nodiscard]] bool strike_out(std::size_t from);
    [[nodiscard]] bool take(const std::string& entry);
    [[nodiscard]] bool is_agreed_upon(const Step& step) const;
    void note_unremembered(const Step& step);
    void in_step();
    void take_back_made();
    void say_made();

    std::optional<Terms> proposal_;
    std::uint64_t proposal_number_ = 0;
    std::optional<Terms> accepted_;
    std::optional<Made> made_;            // a move that is not in the log yet
    std::optional<Notice> agreed_to_;     // the host's request, accepted here
    std::optional<std::size_t> flagged_;  // the step at which this side reported its empty clock
    std::size_t confirmed_ = 0;           // number of steps that are known to be in the host's log, too
    bool is_in_step_ = false;
    bool remembers_ =
        false;  // knows all that this side has sent: was in step, or accepted a first match, since the program started
    bool was_proposed_ = false;  // the host has made a proposal on this connection
    bool had_steps_ = false;     // the log had steps before this connection
    bool is_offered_ = false;    // proposal_ is a match that the host already plays
    bool was_struck_ = false;    // steps were removed from the log on this connection
    int unremembered_ = 0;       // number of own moves that came from the host and were not remembered here
};

}  // namespace atom4::net
