// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/base/thread.h"
#include "core/net/discovery.h"

namespace atom4::tui {

/// What a person at the terminal does about somebody elsewhere, for both faces: every function hands back what is to be
/// said then, a line each. Nothing is loaded, and nothing listens, until it is asked for.
class NetworkCommands {
public:
    using Lines = std::vector<std::string>;

    explicit NetworkCommands(Session& session) : session_(session) {}
    NetworkCommands(const NetworkCommands&) = delete;
    NetworkCommands& operator=(const NetworkCommands&) = delete;
    ~NetworkCommands() = default;

    /// Begins what was asked for at the start; with nothing, resumes a network match that was in play. A link connects
    /// to nothing yet: join("") does, once the player wants it.
    [[nodiscard]] Lines begin(const std::optional<net::NetworkOptions>& wish);
    [[nodiscard]] Lines invite(std::string_view at, std::optional<MatchSetup> setup = {});
    /// By an invitation, or by the key of somebody who was seen nearby; "" is the link that begin() was handed.
    [[nodiscard]] Lines join(std::string_view invitation);
    /// A row of text in which an invitation stands, or the next row of one whose end was missing. Nothing if it is
    /// neither.
    [[nodiscard]] std::optional<Lines> take_row(std::string_view row);
    /// What is missing of an invitation whose end is still to be pasted; nothing of any other text.
    [[nodiscard]] static std::optional<std::string> what_is_missing(std::string_view text);
    /// Lets people nearby see that somebody waits here, or no longer; where nobody does, looks who waits nearby.
    [[nodiscard]] Lines nearby();
    /// Asks whether that is meant, where somebody else plays, and says goodbye; nothing listens any more.
    [[nodiscard]] Lines ask_to_leave();

    /// The answer to what the other one has asked or proposed; a proposal is accepted under that name, if there is one.
    [[nodiscard]] Lines answer(bool yes, std::string_view name = {});
    /// What the person is called there from now on; what is proposed and not yet accepted is proposed anew.
    [[nodiscard]] Lines call_me(std::string_view name);
    /// The same of the names in the match here.
    void follow_names();
    [[nodiscard]] Lines ask(net::PeerRequest ask);
    [[nodiscard]] Lines talk(std::string_view text);
    /// Whether what the other one says is not shown.
    [[nodiscard]] Lines switch_mute();
    /// A word and what stands behind it, as above: "invite", "join INVITATION", "name NAME", ..., or an invitation
    /// alone.
    [[nodiscard]] Lines obey(std::string_view line);
    /// The invitation that the text is, as join() takes it; empty if it is none.
    [[nodiscard]] static std::string invitation_in(std::string_view text);
    /// What obey() knows, for whoever is to write it.
    [[nodiscard]] static std::string what_to_say();
    /// How it stands with the line, and the invitations.
    [[nodiscard]] Lines tell() const;

    /// To be called when descriptor() is readable and after time_to_wait(), and after every move: what has come.
    [[nodiscard]] Lines step();
    /// Readable when there is something for step(); negative while nothing is there to listen to.
    [[nodiscard]] int descriptor() const { return pipe_ && (play_ || around_) ? pipe_->descriptor() : -1; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;

    /// Whether a match over the network is in play, or somebody is waited for: another cannot be begun beside it.
    [[nodiscard]] bool is_open() const { return play_ != nullptr; }
    /// Whether a match is in play that changes by agreement alone.
    [[nodiscard]] bool holds_match() const { return session_.match().elsewhere().has_value(); }
    /// Whether a move of this side has to wait for somebody elsewhere.
    [[nodiscard]] bool waits_for_turn() const;
    /// Whether it is not known yet what the other one proposes.
    [[nodiscard]] bool waits_for_proposal() const;
    /// What answer() is about: what the other one has proposed or asked, or whether to leave; else empty.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] bool has_question() const { return !question().empty(); }
    [[nodiscard]] bool has_proposal() const { return !is_leaving_ && !proposal_.empty() && has_question(); }
    /// What is said of anything else meanwhile.
    [[nodiscard]] Lines insist() const;
    /// A word about it, for as long as it is open; else empty.
    [[nodiscard]] std::string short_state() const;
    /// One line about it, for as long as it is open; else empty.
    [[nodiscard]] std::string state() const;

private:
    // Whether there is something to be told through, which told() takes.
    [[nodiscard]] bool can_be_told();
    [[nodiscard]] net::Told told() const;
    [[nodiscard]] Lines leave();
    void close();
    [[nodiscard]] Lines take(net::RemoteSession::Made made, bool hosts);
    [[nodiscard]] Lines join(const net::Invitation& invitation);
    [[nodiscard]] Lines join_by_key(const net::Key& key);
    void add_nearby(Lines& lines);
    void add_notice(const net::Notice& notice, Lines& lines);
    void add_invitation(Lines& lines) const;
    [[nodiscard]] net::Terms proposal(std::optional<MatchSetup> setup) const;
    [[nodiscard]] std::string own_name() const;
    void propose_again();

    Session& session_;
    std::optional<WakeupPipe> pipe_;
    std::unique_ptr<net::RemoteSession> play_;
    std::unique_ptr<net::Discovery> around_;    // while somebody looks
    std::vector<net::Neighbour> neighbours_{};  // that were told
    std::string name_;                          // as it was said here
    std::optional<net::Terms> proposed_;        // by the host
    std::optional<net::Invitation> offered_;    // by a link
    std::string begun_;                         // an invitation that lacks its end
    std::string proposal_;                      // by the host, in words, while it is to be answered
    bool is_leaving_ = false;                   // it is asked whether that is meant
    bool muted_ = false;
    std::string last_talk_;                       // if nothing was said since
    std::optional<net::TransportFault> trouble_;  // that was told
};

}  // namespace atom4::tui
