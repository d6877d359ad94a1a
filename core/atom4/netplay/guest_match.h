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
    void hear(LineId line, const Message& message) override;
    void gone(LineId line, PeerRole peer) override;
    void made(Cell cell, ClockTime used) override;
    void out_of_time(Player player) override;
    void answered(const Notice& ask, bool yes) override;
    [[nodiscard]] bool has_agreed_to(const Notice& ask) const override;
    [[nodiscard]] bool is_in_step() const override { return is_in_step_; }
    [[nodiscard]] bool has_proposal() const override { return proposal_.has_value(); }

    void hear_talk(const std::string& text);
    void hear_proposal(const Message& message);
    void hear_sheet(const Message& message);
    void hear_refused(const Message& message);
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
    std::optional<Made> made_;            // and not in the log yet
    std::optional<Notice> agreed_to_;     // the host's question
    std::optional<std::size_t> flagged_;  // at which step the host was told that the clock is empty
    std::size_t confirmed_ = 0;           // so many steps are the host's, too, as far as is known
    bool is_in_step_ = false;
    bool remembers_ = false;     // what this side has said: it has been in step since the program began
    bool was_proposed_ = false;  // something, on this line
    bool had_steps_ = false;     // before this line
    bool is_offered_ = false;    // the host's log has a match to which nobody here has agreed yet
    bool was_struck_ = false;    // something of the log, on this line
    int unremembered_ = 0;       // own moves that came from the host while nobody here remembered any
};

}  // namespace atom4::net
