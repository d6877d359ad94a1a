// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"
#include "core/base/mailbox.h"

namespace atom4::net {

// What NetworkSession tells.

/// Something is to be heard of the other side.
struct NoticeCame {
    Notice notice;
    std::string text;     ///< in whole sentences; of talk, only what was said; empty where nothing is to be read
    std::string speaker;  ///< of talk: who says it
};
/// state(), proposed(), asked(), what can be done, or next_deadline() may be others, or the match with the other side
/// is over for good.
struct LineChanged {
    std::string text;  ///< what is new of it, where somebody should hear of that
};
/// What is known of people nearby: somebody who waits, or why nobody is found there, or why nobody there can see that
/// somebody waits here. With a fault, it is given up.
struct NearbyChanged {
    std::optional<NearbyFault> fault;
};

using NetworkEvent = std::variant<NoticeCame, LineChanged, NearbyChanged>;

/// What somebody does about a person on another machine, whatever the front end: invites, joins, agrees, asks, talks,
/// leaves. Nothing is loaded, and nothing listens, until it is asked for.
///
/// Everything runs in the mailbox's thread. The commands say in a sentence why something cannot be done. The listener
/// is called from deliver(), tick() and the commands; it may look for people nearby, and must call no other command.
class NetworkSession {
public:
    using Tell = std::function<void(const NetworkEvent&)>;
    using WhyNot = std::optional<std::string>;

    /// The session and the mailbox must outlive it.
    NetworkSession(Session& session, Mailbox& mailbox, Tell tell);
    NetworkSession(const NetworkSession&) = delete;
    NetworkSession& operator=(const NetworkSession&) = delete;
    ~NetworkSession();

    // Beginning.

    /// Goes on with the match over the network that is in play: the one hosted before, where `options` ask to host as
    /// it was; with none, whichever is kept beside the match. False: there is none.
    [[nodiscard]] Result<bool, std::string> resume(const std::optional<NetworkOptions>& options);
    /// Waits for somebody at the address, which is as HostOptions::at; ends what is in play.
    [[nodiscard]] WhyNot invite(std::string_view at, const Terms& terms);
    /// What to invite to: the match here, or another one, between two persons; this one is called as in call_me(), or
    /// as there.
    [[nodiscard]] Terms proposal(std::optional<MatchSetup> setup = {}) const;
    /// Joins under that name; ends what is in play.
    [[nodiscard]] WhyNot join(const Invitation& invitation, std::string_view name);
    /// Goodbye: the match is this side's alone, and nothing listens any more.
    void leave();
    /// The same without a goodbye, for whoever comes back.
    void close();

    // People nearby.

    /// Lets them see that somebody waits here, by that name, until somebody comes. False, and nobody sees it, where
    /// nobody is waited for, or at a path.
    [[nodiscard]] bool show_nearby(std::string_view name);
    void hide_nearby();
    [[nodiscard]] bool is_shown_nearby() const { return remote_ && remote_->announced() != nullptr; }
    void look_around(bool wanted);
    [[nodiscard]] bool looks_around() const { return around_ != nullptr; }
    /// Who waits, as it was told last.
    [[nodiscard]] const std::vector<Neighbour>& neighbours() const { return neighbours_; }

    // What is said to the other side.

    /// The answer to what was proposed or asked. Who does not want the match on those terms has left it.
    void answer(bool yes);
    /// Asks, and returns what is to be said of that, which may be why not. A try that somebody is at ends.
    [[nodiscard]] std::string ask(PeerRequest ask);
    /// Why that cannot be asked now; nothing can be while a try goes on.
    [[nodiscard]] WhyNot why_not_ask(PeerRequest ask) const;
    [[nodiscard]] WhyNot talk(std::string_view text);
    /// What is said there is not told any more.
    void set_muted(bool muted) { muted_ = muted; }
    [[nodiscard]] bool is_muted() const { return muted_; }
    /// The person's name over the network from now on, and what is to be said of that. What is proposed and not yet
    /// accepted is proposed anew.
    [[nodiscard]] std::string call_me(std::string_view name);
    /// As was said to call_me(), or in the match here.
    [[nodiscard]] std::string own_name() const;
    /// To be called when somebody has another name in the match here.
    void follow_names();

    // What there is to see.

    /// Whether a match with another machine is in play, or somebody is waited for.
    [[nodiscard]] bool is_open() const { return remote_ != nullptr; }
    /// The line; nothing while there is none.
    [[nodiscard]] const RemoteSession* remote() const { return remote_.get(); }
    /// What the other side has proposed, and waits to hear of; else empty.
    [[nodiscard]] std::string proposed() const;
    /// What the other side has asked, and waits to hear of; else empty.
    [[nodiscard]] std::string asked() const;
    /// How it stands; empty while there is no line.
    [[nodiscard]] std::string state() const;
    /// Whether that is meant, for whoever leaves; empty where nobody would miss them.
    [[nodiscard]] std::string leave_question() const;
    /// Whether the next move of this side has to wait for the other one; in what a script writes, that comes next.
    [[nodiscard]] bool waits_for_turn() const;
    /// Whether it is not known yet what the other side proposes.
    [[nodiscard]] bool waits_for_proposal() const;

    /// When tick() is to be called, whatever else happens.
    [[nodiscard]] std::optional<PeerTime> next_deadline() const;
    /// To be called then, and at any other time.
    void tick();

private:
    struct Bell;
    [[nodiscard]] Told told() const;
    void heard_bell();
    [[nodiscard]] WhyNot take(RemoteSession::Made made, bool hosts);
    void step();
    void look_nearby();
    void hear(const Notice& notice);
    void propose_again();
    // Why the host was not reached, while it is tried again. There must be a line.
    [[nodiscard]] std::optional<TransportFault> fault() const;
    [[nodiscard]] std::filesystem::path file() const { return kept_play_file(session_.kept_in()); }

    Session& session_;
    Tell tell_;
    std::string name_;              // as it was said here
    std::optional<Terms> offered_;  // by the host, which is here
    std::string proposed_;          // by the host elsewhere, in words, while it is to be answered
    bool muted_ = false;
    bool is_stepping_ = false;
    std::optional<TransportFault> fault_;  // that was told
    std::vector<Neighbour> neighbours_;    // that were told
    std::shared_ptr<Bell> bell_;
    std::unique_ptr<Discovery> around_;      // while somebody looks
    std::unique_ptr<RemoteSession> remote_;  // last: rings for nobody who is gone
    Subscription subscription_;
};

}  // namespace atom4::net
