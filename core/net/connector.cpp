// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The guest's side: the addresses of an invitation, tried until one of them is who wrote it.

#include <algorithm>
#include <deque>
#include <utility>

#include "core/net/doors.h"
#include "core/net/tls_library.h"
#include "core/net/transport_thread.h"

namespace atom4::link {
namespace {

// Somebody at one of the addresses, on the way to a proof.
struct Attempt {
    Socket socket;
    std::optional<TlsSession> session;  // after the socket: goes first; none until the connection stands
    Clock::time_point deadline;
};

// Of several reasons the one that tells a person the most.
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

// A name among the addresses, and what is being asked about it: at most once at a time, be it for more than a round.
struct Name {
    Address address;
    std::optional<NameQuestion> question = {};
};

class ConnectingDoor final : public Door {
public:
    ConnectingDoor(std::vector<Address> addresses, std::shared_ptr<const TlsKeys> keys, const Limits& limits)
        : keys_(std::move(keys)), limits_(limits), pause_(limits.first_pause) {
        for (Address& address : addresses) {
            if (address.is_name())
                names_.push_back({std::move(address)});
            else
                addresses_.push_back(std::move(address));
        }
    }

    std::optional<Clock::time_point> collect(std::vector<pollfd>& waits) override;
    void work(Clock::time_point now, std::span<const pollfd> waits, DoorNews& news) override;
    std::chrono::milliseconds lost(Clock::time_point now, Clock::duration life) override;

private:
    enum class State { kPausing, kTrying, kConnected };

    void begin_round(Clock::time_point now);
    void ask_names();
    void hear_names();
    [[nodiscard]] bool is_asking() const;
    void forget_round();
    void try_next(Clock::time_point now);
    // Whether the attempt is over, be it that it came through.
    [[nodiscard]] bool is_over(Attempt& attempt, short happened, Clock::time_point now, DoorNews& news);
    void end_round(Clock::time_point now, DoorNews& news);
    [[nodiscard]] std::chrono::milliseconds next_pause();
    void note(TransportFault fault) {
        if (weight_of(fault) > weight_of(fault_)) fault_ = fault;
    }

    std::vector<Address> addresses_;
    std::vector<Name> names_;
    const std::shared_ptr<const TlsKeys> keys_;
    const Limits limits_;
    State state_ = State::kPausing;
    Clock::time_point until_{};  // of the pause, or of the round
    std::chrono::milliseconds pause_;
    // Of this round:
    std::deque<Address> to_try_;
    Clock::time_point next_time_{};
    std::vector<Attempt> attempts_;
    TransportFault fault_ = TransportFault::kUnreachable;
};

std::optional<Clock::time_point> ConnectingDoor::collect(std::vector<pollfd>& waits) {
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

void ConnectingDoor::work(Clock::time_point now, std::span<const pollfd> waits, DoorNews& news) {
    if (state_ == State::kConnected) return;
    if (state_ == State::kPausing && now >= until_) begin_round(now);
    if (state_ != State::kTrying) return;
    std::vector<Attempt> still;
    for (std::size_t i = 0; i < attempts_.size(); ++i) {
        const short happened = i < waits.size() ? waits[i].revents : short{0};
        if (!is_over(attempts_[i], happened, now, news))
            still.push_back(std::move(attempts_[i]));
        else if (state_ == State::kConnected)
            return forget_round();  // whoever else may be there is not asked any more
    }
    attempts_ = std::move(still);
    hear_names();
    if (!to_try_.empty() && (attempts_.empty() || now >= next_time_)) try_next(now);
    const bool is_exhausted = attempts_.empty() && to_try_.empty() && !is_asking();
    if (now >= until_) note(TransportFault::kNoAnswer);
    if (is_exhausted || now >= until_) end_round(now, news);
}

std::chrono::milliseconds ConnectingDoor::lost(Clock::time_point now, Clock::duration life) {
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

void ConnectingDoor::begin_round(Clock::time_point now) {
    state_ = State::kTrying;
    until_ = now + limits_.attempt;
    to_try_.assign(addresses_.begin(), addresses_.end());
    next_time_ = now;
    fault_ = TransportFault::kUnreachable;
    ask_names();
}

// What is not there to ask with is as if nobody answered.
void ConnectingDoor::ask_names() {
    for (Name& name : names_) {
        if (!name.question) name.question = NameQuestion::ask(name.address.host, limits_.look_up);
        if (!name.question) note(TransportFault::kNoAnswer);
    }
}

void ConnectingDoor::hear_names() {
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

bool ConnectingDoor::is_asking() const {
    return std::any_of(names_.begin(), names_.end(), [](const Name& name) { return name.question.has_value(); });
}

void ConnectingDoor::forget_round() {
    attempts_.clear();
    to_try_.clear();
    for (Name& name : names_) name.question.reset();
}

void ConnectingDoor::try_next(Clock::time_point now) {
    auto socket = start_connecting(to_try_.front());
    to_try_.pop_front();
    next_time_ = now + limits_.next_address;
    if (socket)
        attempts_.push_back({*std::move(socket), std::nullopt, now + limits_.connecting});
    else
        note(socket.error());
}

bool ConnectingDoor::is_over(Attempt& attempt, short happened, Clock::time_point now, DoorNews& news) {
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

void ConnectingDoor::end_round(Clock::time_point now, DoorNews& news) {
    attempts_.clear();
    to_try_.clear();
    const auto pause = next_pause();
    news.events.push_back({.kind = TransportEvent::Kind::kCouldNot, .fault = fault_, .pause = pause});
    state_ = State::kPausing;
    until_ = now + pause;
}

std::chrono::milliseconds ConnectingDoor::next_pause() {
    return std::exchange(pause_, std::min(2 * pause_, limits_.longest_pause));
}

}  // namespace

std::unique_ptr<Door> connecting_door(std::vector<Address> addresses, std::shared_ptr<const TlsKeys> keys,
                                      const Limits& limits) {
    return std::make_unique<ConnectingDoor>(std::move(addresses), std::move(keys), limits);
}

Result<std::unique_ptr<Transport>, TransportFault> join_within(const Limits& limits, const Invitation& invitation,
                                                               Told told) {
    if (TlsLibrary::get() == nullptr) return Failure{TransportFault::kNoLibrary};
    auto keys = TlsKeys::of_guest(invitation.key);
    if (!keys) return Failure{TransportFault::kNoMeans};
    return started(connecting_door(invitation.addresses, std::move(keys), limits), {invitation}, std::move(told));
}

Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation& invitation, Told told) {
    return join_within({}, invitation, std::move(told));
}

}  // namespace atom4::link
