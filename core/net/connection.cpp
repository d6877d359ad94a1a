// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/connection.h"

#include <poll.h>

#include <algorithm>
#include <deque>
#include <string>
#include <utility>

#include "core/net/address.h"
#include "core/net/tls.h"
#include "core/net/transport_thread.h"

namespace atom4::net {

Connection::Connection(Socket socket, TlsSession session, Clock::time_point now)
    : socket_(std::move(socket)), session_(std::move(session)), role_(session_.role()), since_(now) {
    prepare_connection(socket_);
}

short Connection::waits_for(std::size_t room) const {
    short events = 0;
    if (room > 0 || deadline_) events |= POLLIN;
    if (is_blocked_ && wants_to_send()) events |= POLLOUT;
    return events;
}

bool Connection::has_more(std::size_t room) const {
    return (room > 0 && session_.has_more()) || (!is_blocked_ && wants_to_send());
}

std::optional<LostReason> Connection::serve(short happened, std::size_t room, std::string& arrived) {
    if ((happened & (POLLOUT | POLLERR | POLLHUP)) != 0) is_blocked_ = false;
    if (wants_to_send() && !is_blocked_)
        if (const auto lost = send()) return lost;
    const bool is_readable = (happened & (POLLIN | POLLERR | POLLHUP)) != 0 || session_.has_more();
    if (!is_readable) return std::nullopt;
    if (!deadline_) return room > 0 ? read(room, arrived) : std::nullopt;
    std::string discarded;
    return read(Transport::kMaxReceiveQueue, discarded);
}

std::optional<LostReason> Connection::send() {
    while (wants_to_send()) {
        const bool is_end = outgoing.empty();
        switch (is_end ? session_.say_end() : session_.write(outgoing)) {
            case TlsSession::Step::kDone: has_said_end_ = is_end; break;
            case TlsSession::Step::kWaits: is_blocked_ = true; return std::nullopt;
            case TlsSession::Step::kEnded: return LostReason::kClosed;
            case TlsSession::Step::kFailed: return fault();
        }
    }
    return std::nullopt;
}

std::optional<LostReason> Connection::read(std::size_t room, std::string& arrived) {
    switch (session_.read(arrived, room)) {
        case TlsSession::Step::kDone:
        case TlsSession::Step::kWaits: return std::nullopt;
        case TlsSession::Step::kEnded: return LostReason::kClosed;
        case TlsSession::Step::kFailed: return fault();
    }
    return std::nullopt;
}

LostReason Connection::fault() const {
    return connecting_fault(socket_) == TransportFault::kNoAnswer ? LostReason::kSilent : LostReason::kBroken;
}

void Connection::begin_to_close(Clock::time_point deadline) {
    deadline_ = deadline;
}

}  // namespace atom4::net

// The host's side: accepts callers.

namespace atom4::net {
namespace {

constexpr std::uint16_t kUsualPort = 4004;
// Most strangers handled per turn, so that the players are served in between, and the pause after that many: a flood of
// strangers takes part of one processor at most.
constexpr std::size_t kMaxPerTurn = 8;
constexpr std::chrono::milliseconds kBreather{4};
constexpr std::chrono::milliseconds kWithoutMeans{100};
constexpr std::chrono::seconds kBetweenCounts{1};
// How many greetings are remembered to detect replays. Only those who know a key can make one, so others cannot fill
// this list.
constexpr std::size_t kGreetings = 1024;

// A caller that has not yet proved that it knows the key.
struct Stranger {
    Socket socket;
    TlsSession session;  // after the socket: destroyed first
    ListeningSocket::Source source;
    Clock::time_point deadline;
    bool has_named_key = false;  // and proved that it knows it, or replays a caller that did
};

class ListeningSource final : public ConnectionSource {
public:
    ListeningSource(std::vector<ListeningSocket> sockets, std::shared_ptr<const TlsKeys> keys, const Limits& limits)
        : sockets_(std::move(sockets)), keys_(std::move(keys)), limits_(limits) {}

    std::optional<Clock::time_point> collect(std::vector<pollfd>& waits) override;
    void work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) override;
    std::chrono::milliseconds lost(Clock::time_point, Clock::duration) override { return {}; }

private:
    void accept(Clock::time_point now, SourceNews& news);
    void begin(ListeningSocket::Caller caller, Clock::time_point now, SourceNews& news);
    [[nodiscard]] bool is_through(Stranger& stranger, SourceNews& news);
    [[nodiscard]] bool is_new_greeting(const TlsSession& session);
    void make_room(bool newcomer_has_named_key);
    void count(Clock::time_point now, SourceNews& news);

    std::vector<ListeningSocket> sockets_;
    std::shared_ptr<const TlsKeys> keys_;
    Limits limits_;
    std::deque<Stranger> strangers_;     // the oldest first
    std::deque<std::string> greetings_;  // those that named a key
    Clock::time_point next_accept_{};
    bool is_accepting_ = true;
    unsigned sent_away_ = 0;
    Clock::time_point next_count_{};
};

std::optional<Clock::time_point> ListeningSource::collect(std::vector<pollfd>& waits) {
    auto until = Clock::time_point::max();
    is_accepting_ = next_accept_ <= Clock::now();
    for (const ListeningSocket& socket : sockets_)
        waits.push_back({is_accepting_ ? socket.descriptor() : -1, POLLIN, 0});
    for (const Stranger& stranger : strangers_) {
        const short events = stranger.session.waits_to_write() ? POLLOUT : POLLIN;
        waits.push_back({stranger.socket.descriptor(), events, 0});
        until = std::min(until, stranger.deadline);
    }
    if (!is_accepting_) until = std::min(until, next_accept_);
    if (sent_away_ > 0) until = std::min(until, next_count_);
    return until == Clock::time_point::max() ? std::nullopt : std::optional(until);
}

void ListeningSource::work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) {
    std::deque<Stranger> still;
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < strangers_.size(); ++i) {
        Stranger& stranger = strangers_[i];
        const bool is_ready = waits[sockets_.size() + i].revents != 0 && looked_at < kMaxPerTurn;
        if (is_ready) ++looked_at;
        if (is_ready && is_through(stranger, news)) continue;
        if (stranger.deadline > now)
            still.push_back(std::move(stranger));
        else
            ++sent_away_;
    }
    strangers_ = std::move(still);
    if (is_accepting_ && std::any_of(waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(sockets_.size()),
                                     [](const pollfd& wait) { return wait.revents != 0; }))
        accept(now, news);
    count(now, news);
}

void ListeningSource::accept(Clock::time_point now, SourceNews& news) {
    std::size_t accepted = 0;
    for (const ListeningSocket& socket : sockets_) {
        auto result = ListeningSocket::Accept::kCaller;
        while (accepted < kMaxPerTurn && result == ListeningSocket::Accept::kCaller) {
            ListeningSocket::Caller caller;
            result = socket.accept(caller);
            if (result == ListeningSocket::Accept::kCaller) {
                ++accepted;
                begin(std::move(caller), now, news);
            }
        }
        if (result == ListeningSocket::Accept::kNoMeans) next_accept_ = now + kWithoutMeans;
    }
    if (accepted == kMaxPerTurn) next_accept_ = std::max(next_accept_, now + kBreather);
}

// The handshake starts at once: a genuine caller sends its greeting right after connecting.
void ListeningSource::begin(ListeningSocket::Caller caller, Clock::time_point now, SourceNews& news) {
    auto session = TlsSession::start(keys_, caller.socket.descriptor());
    if (!session) {
        ++sent_away_;
        return;
    }
    Stranger stranger{std::move(caller.socket), *std::move(session), std::move(caller.source), now + limits_.handshake,
                      false};
    if (is_through(stranger, news)) return;
    if (strangers_.size() >= limits_.strangers) make_room(stranger.has_named_key);
    strangers_.push_back(std::move(stranger));
}

// Returns whether the stranger is done with, because it was accepted or rejected.
bool ListeningSource::is_through(Stranger& stranger, SourceNews& news) {
    switch (stranger.session.shake()) {
        case TlsSession::Step::kDone:
            news.newcomers.push_back({std::move(stranger.socket), std::move(stranger.session)});
            return true;
        case TlsSession::Step::kWaits:
            if (stranger.has_named_key || !stranger.session.has_named_key()) return false;
            stranger.has_named_key = true;
            if (is_new_greeting(stranger.session)) return false;
            ++sent_away_;
            return true;
        case TlsSession::Step::kEnded:
        case TlsSession::Step::kFailed: ++sent_away_; return true;
    }
    return true;
}

bool ListeningSource::is_new_greeting(const TlsSession& session) {
    std::string greeting = session.greeting_random();
    if (std::find(greetings_.begin(), greetings_.end(), greeting) != greetings_.end()) return false;
    if (greetings_.size() == kGreetings) greetings_.pop_front();
    greetings_.push_back(std::move(greeting));
    return true;
}

// Callers that have named a key and those that have not cannot displace each other from their half. Within a half,
// drops the oldest caller of the source with the most callers.
void ListeningSource::make_room(bool newcomer_has_named_key) {
    auto count_named =
        std::count_if(strangers_.begin(), strangers_.end(), [](const Stranger& one) { return one.has_named_key; });
    if (newcomer_has_named_key) ++count_named;
    const bool named = count_named * 2 > static_cast<std::ptrdiff_t>(strangers_.size()) + 1;
    auto worst = strangers_.begin();
    std::ptrdiff_t most = 0;
    for (auto one = strangers_.begin(); one != strangers_.end(); ++one) {
        if (one->has_named_key != named) continue;
        const auto of_its_place = std::count_if(strangers_.begin(), strangers_.end(), [&](const Stranger& other) {
            return other.has_named_key == named && other.source == one->source;
        });
        if (of_its_place <= most) continue;
        worst = one;
        most = of_its_place;
    }
    strangers_.erase(worst);
    ++sent_away_;
}

void ListeningSource::count(Clock::time_point now, SourceNews& news) {
    if (sent_away_ == 0 || now < next_count_) return;
    news.events.push_back({.kind = TransportEvent::Kind::kStranger, .strangers = std::exchange(sent_away_, 0)});
    next_count_ = now + kBetweenCounts;
}

Result<Address, TransportFault> place_of(const HostOptions& options) {
    if (options.at.empty()) return Address{"", kUsualPort, ""};
    const auto address = parse_address(options.at);
    if (!address) return Failure{TransportFault::kNotAnAddress};
    return *address;
}

Result<ListeningSocket, TransportFault> open_socket(const HostOptions& options, const Address& place) {
    // A name may be that of a router, which forwards the port to an unknown address: listen on all.
    auto socket = ListeningSocket::open(place.is_name() ? Address{"", place.port, ""} : place);
    // Another match on this machine has the usual port; since no port was requested, any will do.
    if (!socket && socket.error() == TransportFault::kInUse && options.at.empty())
        return ListeningSocket::open({place.host, 0, ""});
    return socket;
}

std::vector<Invitation> invitations_to(const Address& where, const Key& player, const std::optional<Key>& watcher) {
    const std::vector<Address> addresses = reachable_addresses(where);
    std::vector<Invitation> invitations{{addresses, player}};
    if (watcher) invitations.push_back({addresses, *watcher});
    return invitations;
}

}  // namespace

std::unique_ptr<ConnectionSource> listening_source(std::vector<ListeningSocket> sockets,
                                                   std::shared_ptr<const TlsKeys> keys, const Limits& limits) {
    return std::make_unique<ListeningSource>(std::move(sockets), std::move(keys), limits);
}

Result<std::unique_ptr<Transport>, TransportFault> host_within(const Limits& limits, const HostOptions& options,
                                                               OnEvents on_events) {
    if (TlsLibrary::get() == nullptr) return Failure{TransportFault::kNoLibrary};
    const auto player = options.player ? options.player : Key::random(Role::kPlayer);
    auto watcher = options.offers_watching ? options.watcher : std::nullopt;
    if (options.offers_watching && !watcher) watcher = Key::random(Role::kSpectator);
    if (!player || (options.offers_watching && !watcher)) return Failure{TransportFault::kNoMeans};
    auto keys = TlsKeys::of_host(*player, watcher);
    if (!keys) return Failure{TransportFault::kNoMeans};
    const auto place = place_of(options);
    if (!place) return Failure{place.error()};
    auto socket = open_socket(options, *place);
    if (!socket) return Failure{socket.error()};
    const Address where = place->is_name() ? Address{place->host, socket->where().port, ""} : socket->where();
    std::vector<ListeningSocket> sockets;
    sockets.push_back(*std::move(socket));
    return started(listening_source(std::move(sockets), std::move(keys), limits),
                   invitations_to(where, *player, watcher), std::move(on_events));
}

Result<std::unique_ptr<Transport>, TransportFault> host(const HostOptions& options, OnEvents on_events) {
    return host_within({}, options, std::move(on_events));
}

bool is_built_in() {
    return true;
}

}  // namespace atom4::net

// The guest's side: tries the addresses of an invitation until one of them proves to be the host.

namespace atom4::net {
namespace {

// An attempt to connect to one of the addresses, until the handshake is complete.
struct Attempt {
    Socket socket;
    std::optional<TlsSession> session;  // after the socket: destroyed first; none until connected
    Clock::time_point deadline;
};

// Ranks reasons for a failure: the one that helps the player most has the highest weight.
int weight_of(TransportFault fault) {
    switch (fault) {
        case TransportFault::kTurnedAway: return 7;
        case TransportFault::kNoWord: return 6;
        case TransportFault::kNotPermitted: return 5;
        case TransportFault::kRefused: return 4;
        case TransportFault::kUnknownName: return 3;
        case TransportFault::kNoAnswer: return 2;
        default: return 1;
    }
}

// A host name among the addresses, and its lookup. Only one lookup per name runs at a time, even if it lasts longer
// than a round.
struct Name {
    Address address;
    std::optional<HostLookup> question = {};
};

class ConnectingSource final : public ConnectionSource {
public:
    ConnectingSource(std::vector<Address> addresses, std::shared_ptr<const TlsKeys> keys, const Limits& limits)
        : keys_(std::move(keys)), limits_(limits), pause_(limits.first_pause) {
        for (Address& address : addresses) {
            if (address.is_name())
                names_.push_back({std::move(address)});
            else
                addresses_.push_back(std::move(address));
        }
    }

    std::optional<Clock::time_point> collect(std::vector<pollfd>& waits) override;
    void work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) override;
    std::chrono::milliseconds lost(Clock::time_point now, Clock::duration life) override;

private:
    enum class State { kPausing, kTrying, kConnected };

    void begin_round(Clock::time_point now);
    void ask_names();
    void handle_names();
    [[nodiscard]] bool is_asking() const;
    void forget_round();
    void try_next(Clock::time_point now);
    // Returns whether the attempt is over, successfully or not.
    [[nodiscard]] bool is_over(Attempt& attempt, short happened, Clock::time_point now, SourceNews& news);
    void end_round(Clock::time_point now, SourceNews& news);
    [[nodiscard]] std::chrono::milliseconds next_pause();
    void note(TransportFault fault) {
        if (weight_of(fault) > weight_of(fault_)) fault_ = fault;
    }

    std::vector<Address> addresses_;
    std::vector<Name> names_;
    const std::shared_ptr<const TlsKeys> keys_;
    const Limits limits_;
    State state_ = State::kPausing;
    Clock::time_point until_{};  // end of the pause, or of the round
    std::chrono::milliseconds pause_;
    // Of this round:
    std::deque<Address> to_try_;
    Clock::time_point next_time_{};
    std::vector<Attempt> attempts_;
    TransportFault fault_ = TransportFault::kUnreachable;
};

std::optional<Clock::time_point> ConnectingSource::collect(std::vector<pollfd>& waits) {
    if (state_ == State::kConnected) return std::nullopt;
    auto until = until_;
    if (state_ != State::kTrying) return until;
    if (!to_try_.empty()) until = std::min(until, next_time_);
    for (const Attempt& attempt : attempts_) {
        const short events = !attempt.session || attempt.session->waits_to_write() ? POLLOUT : POLLIN;
        waits.push_back({attempt.socket.descriptor(), events, 0});
        until = std::min(until, attempt.deadline);
    }
    for (const Name& name : names_)
        if (name.question) waits.push_back({name.question->descriptor(), POLLIN, 0});
    return until;
}

void ConnectingSource::work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) {
    if (state_ == State::kConnected) return;
    if (state_ == State::kPausing && now >= until_) begin_round(now);
    if (state_ != State::kTrying) return;
    std::vector<Attempt> still;
    for (std::size_t i = 0; i < attempts_.size(); ++i) {
        const short happened = i < waits.size() ? waits[i].revents : short{0};
        if (!is_over(attempts_[i], happened, now, news))
            still.push_back(std::move(attempts_[i]));
        else if (state_ == State::kConnected)
            return forget_round();  // the other attempts are no longer needed
    }
    attempts_ = std::move(still);
    handle_names();
    if (!to_try_.empty() && (attempts_.empty() || now >= next_time_)) try_next(now);
    const bool is_exhausted = attempts_.empty() && to_try_.empty() && !is_asking();
    if (now >= until_) note(TransportFault::kNoAnswer);
    if (is_exhausted || now >= until_) end_round(now, news);
}

std::chrono::milliseconds ConnectingSource::lost(Clock::time_point now, Clock::duration life) {
    if (state_ != State::kConnected) return {};
    std::chrono::milliseconds pause{0};
    if (life >= limits_.lasting)
        pause_ = limits_.first_pause;
    else
        pause = next_pause();
    state_ = State::kPausing;
    until_ = now + pause;
    return pause;
}

void ConnectingSource::begin_round(Clock::time_point now) {
    state_ = State::kTrying;
    until_ = now + limits_.attempt;
    to_try_.assign(addresses_.begin(), addresses_.end());
    next_time_ = now;
    fault_ = TransportFault::kUnreachable;
    ask_names();
}

// A lookup that cannot be started counts as one without an answer.
void ConnectingSource::ask_names() {
    for (Name& name : names_) {
        if (!name.question) name.question = HostLookup::ask(name.address.host, limits_.look_up);
        if (!name.question) note(TransportFault::kNoAnswer);
    }
}

void ConnectingSource::handle_names() {
    for (Name& name : names_) {
        const auto hosts = name.question ? name.question->answer() : std::nullopt;
        if (!hosts) continue;
        name.question.reset();
        if (hosts->empty()) note(TransportFault::kUnknownName);
        for (const std::string& host : *hosts)
            if (const Address address{host, name.address.port, ""};
                std::find(addresses_.begin(), addresses_.end(), address) == addresses_.end())
                to_try_.push_back(address);
    }
}

bool ConnectingSource::is_asking() const {
    return std::any_of(names_.begin(), names_.end(), [](const Name& name) { return name.question.has_value(); });
}

void ConnectingSource::forget_round() {
    attempts_.clear();
    to_try_.clear();
    for (Name& name : names_) name.question.reset();
}

void ConnectingSource::try_next(Clock::time_point now) {
    auto socket = start_connecting(to_try_.front());
    to_try_.pop_front();
    next_time_ = now + limits_.next_address;
    if (socket)
        attempts_.push_back({*std::move(socket), std::nullopt, now + limits_.connecting});
    else
        note(socket.error());
}

bool ConnectingSource::is_over(Attempt& attempt, short happened, Clock::time_point now, SourceNews& news) {
    if (happened != 0 && !attempt.session) {
        if (const auto fault = connecting_fault(attempt.socket)) {
            note(*fault);
            return true;
        }
        attempt.session = TlsSession::start(keys_, attempt.socket.descriptor());
        attempt.deadline = now + limits_.handshake;
        if (!attempt.session) return true;
    }
    if (happened != 0) {
        const TlsSession::Step step = attempt.session->shake();
        if (step == TlsSession::Step::kDone) {
            news.newcomers.push_back({std::move(attempt.socket), *std::move(attempt.session)});
            state_ = State::kConnected;
            return true;
        }
        if (step != TlsSession::Step::kWaits) {
            note(TransportFault::kTurnedAway);
            return true;
        }
    }
    if (now < attempt.deadline) return false;
    note(attempt.session ? TransportFault::kNoWord : TransportFault::kNoAnswer);
    return true;
}

void ConnectingSource::end_round(Clock::time_point now, SourceNews& news) {
    attempts_.clear();
    to_try_.clear();
    const auto pause = next_pause();
    news.events.push_back({.kind = TransportEvent::Kind::kCouldNot, .fault = fault_, .pause = pause});
    state_ = State::kPausing;
    until_ = now + pause;
}

std::chrono::milliseconds ConnectingSource::next_pause() {
    return std::exchange(pause_, std::min(2 * pause_, limits_.longest_pause));
}

}  // namespace

std::unique_ptr<ConnectionSource> connecting_source(std::vector<Address> addresses, std::shared_ptr<const TlsKeys> keys,
                                                    const Limits& limits) {
    return std::make_unique<ConnectingSource>(std::move(addresses), std::move(keys), limits);
}

Result<std::unique_ptr<Transport>, TransportFault> join_within(const Limits& limits, const Invitation& invitation,
                                                               OnEvents on_events) {
    if (TlsLibrary::get() == nullptr) return Failure{TransportFault::kNoLibrary};
    auto keys = TlsKeys::of_guest(invitation.key);
    if (!keys) return Failure{TransportFault::kNoMeans};
    return started(connecting_source(invitation.addresses, std::move(keys), limits), {invitation},
                   std::move(on_events));
}

Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation& invitation, OnEvents on_events) {
    return join_within({}, invitation, std::move(on_events));
}

}  // namespace atom4::net
