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

/// What a program needs to go on with a match over the network after it was ended, however that came.
struct SavedRemoteSession {
    // The host's:
    std::string at;  ///< where it waits, with the port that it got
    std::optional<Key> player;
    std::optional<Key> watcher;
    Terms proposal;
    // The others':
    std::optional<Invitation> invitation;
    std::string name;  ///< the guest's
    // Everybody's:
    std::string seat;                ///< what the guest who plays proves it by
    std::vector<std::string> steps;  ///< of the log

    [[nodiscard]] bool is_host() const { return player.has_value(); }
};

[[nodiscard]] std::string to_text(const SavedRemoteSession& kept);
/// Nothing if it is not what to_text() writes.
[[nodiscard]] std::optional<SavedRemoteSession> parse_kept_play(std::string_view text);

/// The file that stands beside the one a match is kept in. Only its owner can read it: the keys are in it.
[[nodiscard]] std::filesystem::path kept_play_file(const std::filesystem::path& match);
[[nodiscard]] std::optional<SavedRemoteSession> load_kept_play(const std::filesystem::path& file);
/// False if it cannot be written; then a kill loses the line, and not the match.
bool save_kept_play(const std::filesystem::path& file, const SavedRemoteSession& kept);
void remove_kept_play(const std::filesystem::path& file);

/// A network match as the command line asks for it: to host one, to join by an invitation, or a link that is none.
struct NetworkOptions {
    std::optional<std::string> host_at;    ///< as HostOptions::at; "" is any address of this machine
    bool hosts_anew = false;               ///< a kept match is not resumed
    std::optional<BoardSize> hosted_size;  ///< a kept match on a board of another size is not resumed either
    std::optional<Invitation> invitation;
    bool is_link = false;  ///< it was opened as a link: the player is asked before anything connects
    std::string unread;    ///< the link, where it is no invitation
};

/// A match with a person on another machine as a front end has it: a transport, what is said over it, and a file that
/// lets it go on after the program was ended, however that came. For one thread; step() does all the work, whenever
/// `told` was called (by another thread, which may call nothing here) and at next_deadline().
///
/// What the host writes is on its disk before anybody hears of it. What was copied is kept several steps at a time, and
/// the match with it: a kill loses what came in the last moments, which the host says once more.
class RemoteSession {
public:
    using Made = Result<std::unique_ptr<RemoteSession>, TransportFault>;

    /// Hosts a new match. `file` is what kept_play_file() says of the match's.
    [[nodiscard]] static Made host(Match& match, const std::filesystem::path& file, HostOptions options, Terms proposal,
                                   Told told);
    /// Resumes the match that a host kept in the file, with its invitations, as somebody who says --host again expects.
    /// Returns nothing where no such match was begun there, or `options` ask for another address, size or a new match.
    [[nodiscard]] static std::optional<Made> host_again(Match& match, const std::filesystem::path& file,
                                                        const NetworkOptions& options, Told told);
    /// Joins by the invitation, and resumes the match if the file holds one of the same invitation.
    [[nodiscard]] static Made join(Match& match, const std::filesystem::path& file, const Invitation& invitation,
                                   std::string_view name, Told told);
    /// Goes on with what the file holds; nothing if that is nothing.
    [[nodiscard]] static std::optional<Made> resume(Match& match, const std::filesystem::path& file, Told told);

    RemoteSession(const RemoteSession&) = delete;
    RemoteSession& operator=(const RemoteSession&) = delete;
    ~RemoteSession();

    void step();
    [[nodiscard]] PeerTime next_deadline() const;
    [[nodiscard]] std::vector<Notice> take_notices() { return linked_->take_notices(); }

    [[nodiscard]] const RemoteMatch& linked() const { return *linked_; }
    /// The host's: what is sent to the guest, and to those who look on. The others': what they came by.
    [[nodiscard]] const std::vector<Invitation>& invitations() const { return invitations_; }
    [[nodiscard]] PeerRole role() const { return linked_->role(); }
    [[nodiscard]] RemoteMatch::Standing standing() const { return linked_->standing(); }

    /// Why the last attempt to reach the host failed, and when it is tried again; nothing while there is a line.
    struct Trying {
        TransportFault fault;
        PeerTime again;
    };
    [[nodiscard]] const std::optional<Trying>& trying() const { return trying_; }

    // What the person does. Each goes out at once.
    /// A guest may be called something else than was said to join().
    void accept(std::optional<std::string_view> name = {});
    void decline();
    bool ask(PeerRequest ask);
    void answer(bool yes);
    bool talk(std::string_view text);
    /// The host's: other terms, or the same once more, when there is no match in play.
    void propose(Terms terms);
    /// The host's, while nobody has come: lets people nearby see where it waits, by that label, until somebody comes.
    /// False, and nobody sees it, where there is nothing to be seen: at a path, or later.
    bool announce(std::string_view label, Discovery::Told told);
    void end_announcement() { announced_.reset(); }
    /// Whether it is announced, and why it is not, where it was to be.
    [[nodiscard]] const Discovery* announced() const { return announced_.get(); }
    /// Says goodbye. Nothing listens from here on, and nothing is kept.
    void leave();

private:
    RemoteSession(Match& match, std::filesystem::path file, SavedRemoteSession kept);
    [[nodiscard]] static Made begin(Match& match, const std::filesystem::path& file, SavedRemoteSession kept,
                                    Told told);
    void hear(const TransportEvent& event);
    void carry_out();
    void save();

    static constexpr std::chrono::milliseconds kBetweenSaves{250};

    Match& match_;
    std::filesystem::path file_;
    SavedRemoteSession kept_;
    std::unique_ptr<RemoteMatch> linked_;
    HostMatch* hosted_ = nullptr;  // one of the two is the linked one
    GuestMatch* joined_ = nullptr;
    std::unique_ptr<Transport> transport_;
    std::vector<Invitation> invitations_;
    std::unique_ptr<Discovery> announced_;
    std::optional<Trying> trying_;
    bool is_stepping_ = false;
    bool is_behind_ = false;  // what is kept
    PeerTime next_save_{};
    Subscription subscription_;  // to what is done in the match here
};

}  // namespace atom4::net
