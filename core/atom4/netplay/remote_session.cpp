// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/remote_session.h"

#include <algorithm>
#include <utility>

#include "core/base/strings.h"
#include "core/storage/files.h"

namespace atom4::net {
namespace {

constexpr std::string_view kHead = "atom4 play 1";

std::optional<Key> key_of(std::string_view text) {
    const auto key = Key::parse(text);
    return key ? std::optional(*key) : std::nullopt;
}

bool read_line(std::string_view what, std::string_view value, SavedRemoteSession& saved) {
    if (what == "at") saved.at = value;
    if (what == "player") return (saved.player = key_of(value)).has_value();
    if (what == "watcher") return (saved.watcher = key_of(value)).has_value();
    if (what == "seat") saved.seat = value;
    if (what == "step") saved.steps.emplace_back(value);
    if (what == "proposal") {
        const auto step = parse_step(value);
        const auto* terms = step ? std::get_if<Terms>(&*step) : nullptr;
        if (terms == nullptr) return false;
        saved.proposal = *terms;
    }
    if (what == "invitation") {
        const auto invitation = parse_invitation(value);
        if (!invitation) return false;
        saved.invitation = *invitation;
    }
    if (what == "name") {
        const auto name = parse_name(value);
        if (!name) return false;
        saved.name = *name;
    }
    return true;
}

}  // namespace

std::string to_text(const SavedRemoteSession& saved) {
    std::string text(kHead);
    const auto put = [&](std::string_view what, std::string_view value) {
        text += '\n';
        text += what;
        text += ' ';
        text += value;
    };
    if (saved.is_host()) {
        put("at", saved.at);
        put("player", saved.player->text());
        if (saved.watcher) put("watcher", saved.watcher->text());
        put("proposal", to_text(Step(saved.proposal)));
    }
    if (saved.invitation) put("invitation", to_text(*saved.invitation));
    if (!saved.name.empty()) put("name", as_word(saved.name));
    if (!saved.seat.empty()) put("seat", saved.seat);
    for (const std::string& step : saved.steps) put("step", step);
    return text + '\n';
}

std::optional<SavedRemoteSession> parse_saved_session(std::string_view text) {
    if (take_until(text, "\n") != kHead) return std::nullopt;
    SavedRemoteSession saved;
    while (!text.empty()) {
        std::string_view line = take_until(text, "\n");
        const std::string_view what = take_until(line, " ");
        if (!read_line(what, line, saved)) return std::nullopt;
    }
    if (saved.is_host() == saved.invitation.has_value()) return std::nullopt;
    if (saved.is_host() && saved.proposal.date.empty()) return std::nullopt;  // the proposal is missing
    return saved;
}

std::filesystem::path saved_session_file(const std::filesystem::path& match) {
    std::filesystem::path file = match;
    return file += ".play";
}

std::optional<SavedRemoteSession> load_saved_session(const std::filesystem::path& file) {
    const auto text = read_private_file(file);
    return text ? parse_saved_session(*text) : std::nullopt;
}

bool save_session(const std::filesystem::path& file, const SavedRemoteSession& saved) {
    // The file contains the keys.
    if (make_private_file(file)) return false;
    return !write_own_file(file, to_text(saved), Durability::kKill);
}

void remove_saved_session(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::remove(file, error);
}

RemoteSession::RemoteSession(Match& match, std::filesystem::path file, SavedRemoteSession saved)
    : match_(match), file_(std::move(file)), saved_(std::move(saved)) {
    RemoteMatch::Surroundings surroundings{[] { return PeerClock::now(); },
                                           [this](const AgreedLog&) { is_behind_ = true; }, saved_.seat};
    if (saved_.is_host()) {
        auto hosted = std::make_unique<HostMatch>(match, saved_.proposal, std::move(surroundings));
        hosted_ = hosted.get();
        linked_ = std::move(hosted);
    } else {
        const PeerRole role = saved_.invitation->role() == net::Role::kPlayer ? PeerRole::kGuest : PeerRole::kSpectator;
        auto joined = std::make_unique<GuestMatch>(match, role, std::move(surroundings));
        joined_ = joined.get();
        linked_ = std::move(joined);
    }
    // An invalid log is dropped: a guest copies the host's again, and a host starts a new match.
    if (!saved_.steps.empty() && !linked_->adopt(saved_.steps)) saved_.steps.clear();
    subscription_ = match.subscribe([this](const MatchEvent&) {
        if (is_stepping_) return;
        save();
        carry_out();
    });
}

RemoteSession::~RemoteSession() {
    save();
}

RemoteSession::Made RemoteSession::begin(Match& match, const std::filesystem::path& file, SavedRemoteSession saved,
                                         OnEvents on_events) {
    const bool is_host = saved.is_host();
    HostOptions options{saved.at, saved.player, saved.watcher, saved.watcher.has_value()};
    auto transport =
        is_host ? net::host(options, std::move(on_events)) : net::join(*saved.invitation, std::move(on_events));
    if (!transport) return Failure{transport.error()};
    std::unique_ptr<RemoteSession> play(new RemoteSession(match, file, std::move(saved)));
    play->transport_ = *std::move(transport);
    play->invitations_ = play->transport_->invitations();
    // Listens at the same port next time, because the invitation contains it.
    if (is_host && play->saved_.at.empty())
        play->saved_.at = ':' + std::to_string(play->invitations_.front().addresses.front().port);
    else if (const auto at = parse_address(play->saved_.at); is_host && at && !at->is_path())
        play->saved_.at = net::to_text(Address{at->host, play->invitations_.front().addresses.front().port, ""});
    (void)save_session(file, play->saved_);
    return play;
}

RemoteSession::Made RemoteSession::host(Match& match, const std::filesystem::path& file, HostOptions options,
                                        Terms proposal, OnEvents on_events) {
    SavedRemoteSession saved;
    saved.at = std::move(options.at);
    saved.player = options.player ? options.player : Key::random(Role::kPlayer);
    if (options.offers_watching) saved.watcher = options.watcher ? options.watcher : Key::random(Role::kSpectator);
    if (!saved.player || (options.offers_watching && !saved.watcher)) return Failure{TransportFault::kNoMeans};
    saved.proposal = in_form(std::move(proposal));
    return begin(match, file, std::move(saved), std::move(on_events));
}

std::optional<RemoteSession::Made> RemoteSession::host_again(Match& match, const std::filesystem::path& file,
                                                             const NetworkOptions& options, OnEvents on_events) {
    const std::string at = options.host_at.value_or("");
    const auto saved = options.hosts_new ? std::nullopt : load_saved_session(file);
    if (!saved || !saved->is_host() || saved->steps.empty()) return std::nullopt;
    if (!at.empty() && at != saved->at && !at.ends_with(":0")) return std::nullopt;
    if (options.hosted_size && *options.hosted_size != saved->proposal.setup.size) return std::nullopt;
    return begin(match, file, *saved, std::move(on_events));
}

RemoteSession::Made RemoteSession::join(Match& match, const std::filesystem::path& file, const Invitation& invitation,
                                        std::string_view name, OnEvents on_events) {
    const auto before = load_saved_session(file);
    const bool is_same = before && before->invitation && before->invitation->key == invitation.key;
    SavedRemoteSession saved;
    if (is_same) saved.steps = before->steps;
    saved.invitation = invitation;
    if (is_same) saved.seat = before->seat;
    if (const auto seat = Key::random(Role::kPlayer); saved.seat.empty() && seat) saved.seat = seat->text();
    saved.name = sendable_name(name);
    return begin(match, file, std::move(saved), std::move(on_events));
}

std::optional<RemoteSession::Made> RemoteSession::resume(Match& match, const std::filesystem::path& file,
                                                         OnEvents on_events) {
    auto saved = load_saved_session(file);
    // Without steps no match has started, so there is nothing to resume.
    if (!saved || saved->steps.empty()) return std::nullopt;
    return begin(match, file, *std::move(saved), std::move(on_events));
}

void RemoteSession::step() {
    is_stepping_ = true;
    match_.set_more_follows(true);
    if (transport_)
        for (const TransportEvent& event : transport_->take()) handle(event);
    linked_->tick();
    is_stepping_ = false;
    const bool may_wait = joined_ != nullptr && is_behind_ && PeerClock::now() < next_save_;
    if (!may_wait) save();
    carry_out();
}

PeerTime RemoteSession::next_deadline() const {
    return std::min(linked_->next_deadline(), is_behind_ ? next_save_ : PeerTime::max());
}

bool RemoteSession::announce(std::string_view label, Discovery::OnChange on_change) {
    const auto at = parse_address(saved_.at);
    if (hosted_ == nullptr || standing() != RemoteMatch::Standing::kWaiting || !at || at->is_path()) return false;
    const Address where{at->is_name() ? "" : at->host, invitations_.front().addresses.front().port, ""};
    announced_ = net::announce(label, where, std::move(on_change));
    return true;
}

void RemoteSession::handle(const TransportEvent& event) {
    switch (event.kind) {
        case TransportEvent::Kind::kConnected: {
            trying_.reset();
            const PeerRole peer = joined_ != nullptr            ? PeerRole::kHost
                                  : event.role == Role::kPlayer ? PeerRole::kGuest
                                                                : PeerRole::kSpectator;
            return linked_->opened(event.connection, peer);
        }
        case TransportEvent::Kind::kBytes: return linked_->received(event.connection, event.bytes);
        case TransportEvent::Kind::kLost: return linked_->lost(event.connection);
        case TransportEvent::Kind::kCouldNot: trying_ = Trying{event.fault, PeerClock::now() + event.pause}; return;
        case TransportEvent::Kind::kFailed: trying_ = Trying{event.fault, PeerTime::max()}; return;
        case TransportEvent::Kind::kStranger: return;
    }
}

// Saves the log before the session saves the match: steps that are missing in the match are played again on resuming.
void RemoteSession::save() {
    if (std::exchange(is_behind_, false)) {
        saved_.steps = linked_->log().entries();
        saved_.seat = linked_->seat();
        if (transport_) (void)save_session(file_, saved_);
        next_save_ = PeerClock::now() + kBetweenSaves;
    }
    match_.set_more_follows(false);
}

void RemoteSession::carry_out() {
    if (hosted_ != nullptr) save();
    for (const LineOrder& order : linked_->take_orders()) {
        if (!transport_) continue;
        if (!order.bytes.empty()) transport_->send(order.line, order.bytes);
        if (order.close) transport_->close(order.line);
    }
    if (standing() != RemoteMatch::Standing::kWaiting) end_announcement();
    if (linked_->standing() != RemoteMatch::Standing::kOver || !transport_) return;
    // Stops listening; the transport still sends the goodbye.
    save();
    transport_.reset();
    remove_saved_session(file_);
}

void RemoteSession::accept(std::optional<std::string_view> name) {
    if (name) saved_.name = sendable_name(*name);
    if (joined_ != nullptr) joined_->accept(saved_.name);
    carry_out();
}

void RemoteSession::decline() {
    if (joined_ != nullptr) joined_->decline();
    carry_out();
}

bool RemoteSession::ask(PeerRequest ask) {
    const bool asked = linked_->ask(ask);
    carry_out();
    return asked;
}

void RemoteSession::answer(bool yes) {
    linked_->answer(yes);
    carry_out();
}

bool RemoteSession::talk(std::string_view text) {
    const bool said = linked_->talk(text);
    carry_out();
    return said;
}

void RemoteSession::propose(Terms terms) {
    if (hosted_ == nullptr) return;
    saved_.proposal = in_form(terms);
    hosted_->propose(std::move(terms));
    carry_out();
}

void RemoteSession::leave() {
    linked_->leave();
    carry_out();
}

}  // namespace atom4::net
