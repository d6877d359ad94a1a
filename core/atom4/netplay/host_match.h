// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <map>

#include "core/atom4/netplay/remote_match.h"

namespace atom4::net {

/// The host's side of a network match: proposes the settings and writes the log. Checks every move of the guest by its
/// own rules and clock.
class HostMatch final : public RemoteMatch {
public:
    /// The host's name is taken from the seats of `terms`; the guest's is filled in later.
    HostMatch(Match& match, Terms terms, Surroundings surroundings);

    /// Proposes settings for the next match, as soon as none is being played.
    void propose(Terms terms);
    [[nodiscard]] const Terms& proposal() const { return proposal_; }
    [[nodiscard]] int watchers() const;

private:
    // How far a guest or spectator has copied the log.
    struct Copier {
        std::size_t sent = 0;
        std::size_t has = 0;
        bool has_begun = false;  // has reported its log; a guest has been admitted
        bool is_seated = false;  // a guest who plays the match in the log, or is offered the first one
        std::string seat = {};   // as sent by a guest
    };

    void agreed(LineId line) override;
    void handle(LineId line, const Message& message) override;
    void gone(LineId line, PeerRole peer) override;
    void made(Cell cell, ClockTime used) override;
    void out_of_time(Player player) override;
    void talked(const std::string& text) override;
    void answered(const Notice& ask, bool yes) override;
    [[nodiscard]] bool is_in_step() const override;
    [[nodiscard]] bool is_let_in(LineId line) const override;
    [[nodiscard]] bool is_seated(LineId line) const override;

    void send_away(LineId line, CloseReason why);
    [[nodiscard]] bool let_in(LineId line);
    void begin_to_play(Copier& copier);
    void handle_have(LineId line, const Message& message);
    void handle_accept(LineId line, const Message& message);
    void handle_play(PeerConnection& guest, const Message& message);
    void handle_refused(const Message& message);
    void send_to_watchers(Player player, const std::string& text);
    void do_as_asked(const Notice& ask, Player asking);
    void take(const Step& step);
    void copy_to_all();
    void copy_to(LineId line, Copier& copier);
    [[nodiscard]] bool is_proposal_open() const;
    void propose_to_guest();
    void take_refused_move_back();

    Terms proposal_;
    std::uint64_t proposals_ = 1;
    bool is_proposed_ = true;                // the proposal is not accepted yet
    std::optional<std::size_t> refused_at_;  // the last step that the guest's program rejected
    std::map<LineId, Copier> copiers_;
};

}  // namespace atom4::net
