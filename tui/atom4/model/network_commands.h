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

    /// `show` is called with lines to show. The session and the mailbox must outlive this.
    NetworkCommands(Session& session, Mailbox& mailbox, std::function<void(Lines)> show)
        : was_resumed_(session.was_resumed()),
          show_(std::move(show)),
          session_(session, mailbox, [this](const net::NetworkEvent& event) { handle(event); }) {}
    NetworkCommands(const NetworkCommands&) = delete;
    NetworkCommands& operator=(const NetworkCommands&) = delete;
    ~NetworkCommands() = default;

    [[nodiscard]] net::NetworkSession& session() { return session_; }
    [[nodiscard]] const net::NetworkSession& session() const { return session_; }

    /// Starts what the command line asks for; without options, resumes a network match that was in play. A link does
    /// not connect yet: join("") does, once the player agrees.
    [[nodiscard]] Lines begin(const std::optional<net::NetworkOptions>& options);
    [[nodiscard]] Lines invite(std::string_view at, std::optional<MatchSetup> setup = {});
    /// Joins by an invitation, or by the key of a host on the local network; "" is the link passed to begin().
    [[nodiscard]] Lines join(std::string_view invitation);
    /// Takes a line that contains an invitation, or the rest of an incomplete one. Returns std::nullopt if it is
    /// neither.
    [[nodiscard]] std::optional<Lines> take_row(std::string_view row);
    /// Returns what is missing of an invitation whose end has not been pasted yet; std::nullopt for any other text.
    [[nodiscard]] static std::optional<std::string> what_is_missing(std::string_view text);
    /// Starts or stops announcing the hosted match on the local network; if none is hosted, starts or stops a search.
    [[nodiscard]] Lines nearby();
    /// Leaves the network match, after confirmation if the opponent is affected.
    [[nodiscard]] Lines ask_to_leave();

    /// Answers a request or proposal; `name` is the name under which a proposal is accepted.
    [[nodiscard]] Lines answer(bool yes, std::string_view name = {});
    [[nodiscard]] Lines ask(net::PeerRequest ask);
    [[nodiscard]] Lines talk(std::string_view text);
    /// Returns the last hundred chat messages with their senders, the newest last.
    [[nodiscard]] const Lines& conversation() const { return conversation_; }
    /// Hides or shows the opponent's messages.
    [[nodiscard]] Lines switch_mute();
    /// Carries out a command with its argument, as above: "invite", "join INVITATION", "name NAME", ..., or an
    /// invitation alone.
    [[nodiscard]] Lines obey(std::string_view line);
    /// Returns the text as an invitation for join(); "" if it is none.
    [[nodiscard]] static std::string invitation_in(std::string_view text);
    /// Returns the commands of obey(), as a prompt.
    [[nodiscard]] static std::string what_to_say();
    /// Returns why a full-screen page cannot start or open another match during a network match.
    [[nodiscard]] static std::string already_in_match_text();
    /// Returns the state of the connection and, for a host, the invitations.
    [[nodiscard]] Lines status() const;

    /// Returns the open question for answer(); "" if there is none.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] bool has_question() const { return !question().empty(); }
    [[nodiscard]] bool has_proposal() const { return !is_leaving_ && !session_.proposed().empty(); }
    /// Returns the reply to any other command while a question is open.
    [[nodiscard]] Lines insist() const;
    /// Returns the state of the connection in a word, or the ping; "" if there is neither.
    [[nodiscard]] std::string short_state() const;

private:
    void note_said(const std::string& line);
    void handle(const net::NetworkEvent& event);
    void handle(const net::NoticeCame& came);
    // Runs the command and returns the messages that arrived meanwhile, followed by its own.
    template <class Work>
    [[nodiscard]] Lines carry_out(Work work);
    [[nodiscard]] Lines join(const net::Invitation& invitation);
    [[nodiscard]] Lines invited() const;
    [[nodiscard]] Lines leave();

    const bool was_resumed_;
    std::function<void(Lines)> show_;
    net::NetworkSession session_;
    std::optional<net::Invitation> offered_;  // the invitation of a link, not yet joined
    std::string begun_;                       // the beginning of an invitation whose end is missing
    bool is_leaving_ = false;                 // the player was asked to confirm leaving
    Lines conversation_;
    std::string last_talk_;    // the last chat message, until another notice arrives
    Lines pending_;            // messages not yet shown
    bool in_command_ = false;  // a command is running and will return pending_
};

}  // namespace atom4::tui
