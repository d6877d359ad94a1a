// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/netplay/guest_match.h"
#include "core/atom4/netplay/host_match.h"
#include "core/atom4/netplay/replicated_match.h"
#include "core/net/discovery.h"
#include "core/net/invitation.h"
#include "core/net/transport.h"

namespace atom4::net {

/// What a program needs to resume a network match after it ended or was killed.
struct SavedRemoteSession {
    // Of a host:
    std::string at;  ///< address it listens at, with the actual port
    std::optional<Key> player;
    std::optional<Key> watcher;
    Terms proposal;
    // Of a guest or spectator:
    std::optional<Invitation> invitation;
    std::string name;  ///< the guest's name
    // Of all:
    std::string seat;                ///< secret that identifies the guest
    std::vector<std::string> steps;  ///< of the log

    [[nodiscard]] bool is_host() const { return player.has_value(); }
};

[[nodiscard]] std::string to_text(const SavedRemoteSession& saved);
/// Returns std::nullopt for anything but what to_text() writes.
[[nodiscard]] std::optional<SavedRemoteSession> parse_saved_session(std::string_view text);

/// The file next to a saved match. Only its owner can read it, since it contains the keys.
[[nodiscard]] std::filesystem::path saved_session_file(const std::filesystem::path& match);
[[nodiscard]] std::optional<SavedRemoteSession> load_saved_session(const std::filesystem::path& file);
/// Returns false if it cannot be written; a kill then loses the connection, but not the match.
bool save_session(const std::filesystem::path& file, const SavedRemoteSession& saved);
void remove_saved_session(const std::filesystem::path& file);

/// A network match requested on the command line: host, join by an invitation, or an invalid link.
struct NetworkOptions {
    std::optional<std::string> host_at;    ///< as HostOptions::at; "" is any address of this machine
    bool hosts_new = false;                ///< do not resume a saved match
    std::optional<BoardSize> hosted_size;  ///< do not resume a match on a board of another size
    std::optional<Invitation> invitation;
    bool is_link = false;  ///< opened as a link: ask the player before connecting
    std::string unread;    ///< the link, if it is invalid
};

/// A network match for front ends: the transport, the protocol, and a file from which the match resumes after the
/// program ended or was killed. Not thread-safe. step() does all the work; call it at next_deadline() and whenever
/// `on_events` was called. `on_events` runs on another thread and must call nothing here.
///
/// A host saves each step before sending it. A guest or spectator saves several steps at a time, and the match with
/// them: a kill loses what arrived in the last moments, which the host sends again.
class RemoteSession {
public:
    using Made = Result<std::unique_ptr<RemoteSession>, TransportFault>;

    /// Hosts a new match. `file` is the path of saved_session_file().
    [[nodiscard]] static Made host(Match& match, const std::filesystem::path& file, HostOptions options, Terms proposal,
                                   OnEvents on_events);
    /// Resumes the hosted match of the file, with its invitations, as a repeated --host does. Returns std::nullopt if
    /// there is none that has started, or `options` ask for another address, size or a new match.
    [[nodiscard]] static std::optional<Made> host_again(Match& match, const std::filesystem::path& file,
                                                        const NetworkOptions& options, OnEvents on_events);
    /// Joins by the invitation, and resumes the match if the file holds one of the same invitation.
    [[nodiscard]] static Made join(Match& match, const std::filesystem::path& file, const Invitation& invitation,
                                   std::string_view name, OnEvents on_events);
    /// Resumes the match of the file; std::nullopt if there is none that has started.
    [[nodiscard]] static std::optional<Made> resume(Match& match, const std::filesystem::path& file,
                                                    OnEvents on_events);

    RemoteSession(const RemoteSession&) = delete;
    RemoteSession& operator=(const RemoteSession&) = delete;
    ~RemoteSession();

    void step();
    [[nodiscard]] PeerTime next_deadline() const;
    [[nodiscard]] std::vector<Notice> take_notices() { return linked_->take_notices(); }

    [[nodiscard]] const RemoteMatch& linked() const { return *linked_; }
    /// Returns a host's invitations for the guest and for spectators, or the invitation this side joined by.
    [[nodiscard]] const std::vector<Invitation>& invitations() const { return invitations_; }
    [[nodiscard]] PeerRole role() const { return linked_->role(); }
    [[nodiscard]] RemoteMatch::Standing standing() const { return linked_->standing(); }

    /// Returns why the last connection attempt failed and when it is retried; std::nullopt while connected.
    struct Trying {
        TransportFault fault;
        PeerTime again;
    };
    [[nodiscard]] const std::optional<Trying>& trying() const { return trying_; }

    // The player's actions. Each is sent at once.
    /// Accepts the host's proposal. `name`, if given, replaces the guest's name.
    void accept(std::optional<std::string_view> name = {});
    void decline();
    bool ask(PeerRequest ask);
    void answer(bool yes);
    bool talk(std::string_view text);
    /// For a host: proposes settings when no match is being played.
    void propose(Terms terms);
    /// For a host whose first match has no guest yet: announces it on the local network under that label, until a guest
    /// joins. Returns false, without effect, in any other state, or if it listens at a path.
    bool announce(std::string_view label, Discovery::OnChange on_change);
    void end_announcement() { announced_.reset(); }
    /// Returns the announcement, which knows why it failed, if it did; nullptr if there is none.
    [[nodiscard]] const Discovery* announced() const { return announced_.get(); }
    /// Leaves the match; stops listening and removes the file.
    void leave();

private:
    RemoteSession(Match& match, std::filesystem::path file, SavedRemoteSession saved);
    [[nodiscard]] static Made begin(Match& match, const std::filesystem::path& file, SavedRemoteSession saved,
                                    OnEvents on_events);
    void handle(const TransportEvent& event);
    void carry_out();
    void save();

    static constexpr std::chrono::milliseconds kBetweenSaves{250};

    Match& match_;
    std::filesystem::path file_;
    SavedRemoteSession saved_;
    std::unique_ptr<RemoteMatch> linked_;
    HostMatch* hosted_ = nullptr;  // linked_ is one of these two, the other is nullptr
    GuestMatch* joined_ = nullptr;
    std::unique_ptr<Transport> transport_;
    std::vector<Invitation> invitations_;
    std::unique_ptr<Discovery> announced_;
    std::optional<Trying> trying_;
    bool is_stepping_ = false;
    bool is_behind_ = false;  // the file is older than the log
    PeerTime next_save_{};
    Subscription subscription_;  // to the match
};

}  // namespace atom4::net
