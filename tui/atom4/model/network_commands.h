// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/netplay/network_session.h"

namespace atom4::tui {

/// The network commands of the terminal, for the full screen and the text mode. Each returns the lines to show.
class NetworkCommands {
public:
    using Lines = std::vector<std::string>;

    /// `tell` is called with lines to show. The session and the mailbox must outlive this.
    NetworkCommands(Session& session, Mailbox& mailbox, std::function<void(Lines)> tell)
        : was_resumed_(session.was_resumed()),
          tell_(std::move(tell)),
          session_(session, mailbox, [this](const net::NetworkEvent& event) { hear(event); }) {}
    NetworkCommands(const NetworkCommands&) = delete;
    NetworkCommands& operator=(const NetworkCommands&) = delete;
    ~NetworkCommands() = default;

    [[nodiscard]] net::NetworkSession& session() { return session_; }
    [[nodiscard]] const net::NetworkSession& session() const { return session_; }

    /// Begins what was asked for at the start; with nothing, resumes a network match that was in play. A link connects
    /// to nothing yet: join("") does, once the player wants it.
    [[nodiscard]] Lines begin(const std::optional<net::NetworkOptions>& options);
    [[nodiscard]] Lines invite(std::string_view at, std::optional<MatchSetup> setup = {});
    /// Joins by an invitation, or by the key of a host on the local network; "" is the link passed to begin().
    [[nodiscard]] Lines join(std::string_view invitation);
    /// Takes a line that contains an invitation, or the rest of an incomplete one. Returns std::nullopt if it is
    /// neither.
    [[nodiscard]] std::optional<Lines> take_row(std::string_view row);
    /// What is missing of an invitation whose end is still to be pasted; nothing of any other text.
    [[nodiscard]] static std::optional<std::string> what_is_missing(std::string_view text);
    /// Starts or stops announcing the hosted match on the local network; if none is hosted, starts or stops a search.
    [[nodiscard]] Lines nearby();
    /// Leaves the network match, after confirmation if the opponent is affected.
    [[nodiscard]] Lines ask_to_leave();

    /// Answers a request or proposal; `name` is the name under which a proposal is accepted.
    [[nodiscard]] Lines answer(bool yes, std::string_view name = {});
    [[nodiscard]] Lines ask(net::PeerRequest ask);
    [[nodiscard]] Lines talk(std::string_view text);
    /// The last hundred lines that were said, by whom, the newest last.
    [[nodiscard]] const Lines& conversation() const { return conversation_; }
    /// Hides or shows the opponent's messages.
    [[nodiscard]] Lines switch_mute();
    /// A word and what stands behind it, as above: "invite", "join INVITATION", "name NAME", ..., or an invitation
    /// alone.
    [[nodiscard]] Lines obey(std::string_view line);
    /// The invitation that the text is, as join() takes it; empty if it is none.
    [[nodiscard]] static std::string invitation_in(std::string_view text);
    /// Returns the commands of obey(), as a prompt.
    [[nodiscard]] static std::string what_to_say();
    /// How it stands with the line, and the invitations.
    [[nodiscard]] Lines tell() const;

    /// Returns the open question for answer(); "" if there is none.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] bool has_question() const { return !question().empty(); }
    [[nodiscard]] bool has_proposal() const { return !is_leaving_ && !session_.proposed().empty(); }
    /// What is said of anything else meanwhile.
    [[nodiscard]] Lines insist() const;
    /// A word about how it stands; empty while there is no line.
    [[nodiscard]] std::string short_state() const;

private:
    void note_said(const std::string& line);
    void hear(const net::NetworkEvent& event);
    void hear(const net::NoticeCame& came);
    // What has been heard while the command was carried out, and what is to be said of it.
    template <class Work>
    [[nodiscard]] Lines carry_out(Work work);
    [[nodiscard]] Lines join(const net::Invitation& invitation);
    [[nodiscard]] Lines invited() const;
    [[nodiscard]] Lines leave();

    const bool was_resumed_;
    std::function<void(Lines)> tell_;
    net::NetworkSession session_;
    std::optional<net::Invitation> offered_;  // by a link
    std::string begun_;                       // an invitation that lacks its end
    bool is_leaving_ = false;                 // it is asked whether that is meant
    Lines conversation_;
    std::string last_talk_;  // if nothing was said since
    Lines heard_;            // and not yet said
    bool obeys_ = false;     // a command says it
};

}  // namespace atom4::tui
