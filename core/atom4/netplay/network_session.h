// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/base/mailbox.h"

namespace atom4::net {

// The events of NetworkSession.

/// A message for the user about the other side.
struct NoticeCame {
    Notice notice;
    std::string text;     ///< whole sentences; for chat only the message; empty if there is nothing to show
    std::string speaker;  ///< for chat: the sender
};
/// state(), proposed(), asked(), the permitted actions or next_deadline() may have changed, or the network match has
/// ended.
struct LineChanged {
    std::string text;  ///< what has changed, if it is worth announcing
};
/// The result of a search or an announcement on the local network: the hosts found, or why it failed. After a failure
/// it has ended.
struct NearbyChanged {
    std::optional<NearbyFault> fault;
};

using NetworkEvent = std::variant<NoticeCame, LineChanged, NearbyChanged>;

/// Network play for all front ends: host, join, accept, request, chat, leave. Loads no library and opens no socket
/// until it is used.
///
/// Not thread-safe: everything runs on the mailbox's thread. Commands return why they fail, as a sentence. The listener
/// is called from deliver(), tick() and the commands; it may start a search on the local network, and must call no
/// other command.
class NetworkSession {
public:
    using Listener = std::function<void(const NetworkEvent&)>;
    using WhyNot = std::optional<std::string>;

    /// The session and the mailbox must outlive this.
    NetworkSession(Session& session, Mailbox& mailbox, Listener listener);
    NetworkSession(const NetworkSession&) = delete;
    NetworkSession& operator=(const NetworkSession&) = delete;
    ~NetworkSession();

    // Starting and leaving a match.

    /// Resumes a saved network match: the one hosted before, if `options` ask for it; without options, any. Returns
    /// false if there is none.
    [[nodiscard]] Result<bool, std::string> resume(const std::optional<NetworkOptions>& options);
    /// Hosts a match at an address, as for HostOptions::at; ends the current network match.
    [[nodiscard]] WhyNot invite(std::string_view at, const Terms& terms);
    /// Returns the settings to propose as the host: those of `setup`, or else of the current match, whose first
    /// position is left out once it is being played. The opponent is human; this player's name is as for own_name().
    [[nodiscard]] Terms proposal(std::optional<MatchSetup> setup = {}) const;
    /// Joins a match under that name; ends the current network match.
    [[nodiscard]] WhyNot join(const Invitation& invitation, std::string_view name);
    /// Leaves the network match, which this side keeps, and stops listening.
    void leave();
    /// Disconnects without leaving, so that the match can be resumed.
    void close();

    // The local network.

    /// Announces the hosted match on the local network under that name, until a guest joins. Returns false if no match
    /// is waiting for a guest, or it is hosted at a path.
    [[nodiscard]] bool show_nearby(std::string_view name);
    void hide_nearby();
    [[nodiscard]] bool is_shown_nearby() const { return remote_ && remote_->announced() != nullptr; }
    void look_around(bool wanted);
    [[nodiscard]] bool looks_around() const { return around_ != nullptr; }
    /// Returns the hosts found last.
    [[nodiscard]] const std::vector<Neighbour>& neighbours() const { return neighbours_; }

    // Answers, requests and chat.

    /// Answers a proposal or request. Declining a proposal leaves the match.
    void answer(bool yes);
    /// Sends a request, and returns the message to show, which may be why it cannot be sent. Ends a trial.
    [[nodiscard]] std::string ask(PeerRequest ask);
    /// Returns why the request cannot be sent now, if so; none can during a trial.
    [[nodiscard]] WhyNot why_not_ask(PeerRequest ask) const;
    [[nodiscard]] WhyNot talk(std::string_view text);
    /// Sets whether chat messages and merged notices are hidden.
    void set_muted(bool muted) { muted_ = muted; }
    [[nodiscard]] bool is_muted() const { return muted_; }
    /// Sets this player's network name, unless it has a name_fault(), and returns the message to show. An open proposal
    /// is sent again.
    [[nodiscard]] std::string call_me(std::string_view name);
    /// Returns the name of call_me(), or else that of a seat of the match, or the last one of names_before(); never one
    /// that may be an opponent's from an earlier network match.
    [[nodiscard]] std::string own_name() const { return own_name_in(session_.match().setup().seats); }
    /// To be called when the player has changed a name in the match.
    void follow_names();

    // State.

    /// Returns whether there is a network match, or one is being hosted or joined.
    [[nodiscard]] bool is_open() const { return remote_ != nullptr; }
    /// Returns the session with the other machine; nullptr if there is none.
    [[nodiscard]] const RemoteSession* remote() const { return remote_.get(); }
    /// Returns the opponent's open proposal, or "".
    [[nodiscard]] std::string proposed() const;
    /// Returns the opponent's open request, or "".
    [[nodiscard]] std::string asked() const;
    /// Returns the state of the connection; "" if there is none.
    [[nodiscard]] std::string state() const;
    /// Returns the question to confirm leaving; "" if no one would be affected.
    [[nodiscard]] std::string leave_question() const;
    /// Returns whether this side has to wait before it can move: for the start of the match, the connection or the
    /// opponent's move. For scripts.
    [[nodiscard]] bool waits_for_turn() const;
    /// Returns whether the host's proposal has not arrived yet. For scripts.
    [[nodiscard]] bool waits_for_proposal() const;

    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<PeerTime> next_deadline() const;
    /// To be called then; may be called at any time.
    void tick();

private:
    struct Bell;
    [[nodiscard]] OnEvents wakeup() const;
    void bell_rang();
    [[nodiscard]] WhyNot take(RemoteSession::Made made, bool hosts);
    void step();
    void look_nearby();
    void handle(const Notice& notice);
    void propose_again();
    void note_others();
    [[nodiscard]] std::string own_name_in(const ByPlayer<Seat>& seats) const;
    // Returns why the last attempt to connect failed; std::nullopt while connected. Requires remote_.
    [[nodiscard]] std::optional<TransportFault> fault() const;
    [[nodiscard]] std::filesystem::path file() const { return saved_session_file(session_.saved_in()); }

    Session& session_;
    Listener listener_;
    std::optional<std::string> name_;  // set by call_me(); "" for none
    bool is_nameless_ = false;         // the player has removed the names in the match
    std::set<std::string> others_;     // names that opponents had in matches here
    std::set<std::string> resumed_;    // names in the match of an earlier session, of which one may be an opponent's
    std::optional<Terms> offered_;     // proposed by this side as the host
    std::string proposed_;             // text of the host's proposal, shown while it can be answered
    bool muted_ = false;
    bool is_stepping_ = false;
    std::optional<TransportFault> fault_;  // the one reported last
    std::vector<Neighbour> neighbours_;    // those reported last
    std::shared_ptr<Bell> bell_;
    std::unique_ptr<Discovery> around_;      // while searching
    std::unique_ptr<RemoteSession> remote_;  // destroyed before bell_, which it rings
    Subscription subscription_;
};

}  // namespace atom4::net
