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

/// What a person at the terminal says about the network, for both faces, and what is said to them: every command
/// returns the lines that are to be said then.
class NetworkCommands {
public:
    using Lines = std::vector<std::string>;

    /// `tell` is called when something has come that is to be said, or shown. The session and the mailbox must outlive
    /// it.
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

    /// What answer() is about: what the other one has proposed or asked, or whether to leave; else empty.
    [[nodiscard]] std::string question() const;
    [[nodiscard]] bool has_question() const { return !question().empty(); }
    [[nodiscard]] bool has_proposal() const { return !is_leaving_ && !session_.proposed().empty(); }
    /// What is said of anything else meanwhile.
    [[nodiscard]] Lines insist() const;
    /// A word about how it stands; empty while there is no line.
    [[nodiscard]] std::string short_state() const;

private:
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
    std::string last_talk_;                   // if nothing was said since
    Lines heard_;                             // and not yet said
    bool obeys_ = false;                      // a command says it
};

}  // namespace atom4::tui
