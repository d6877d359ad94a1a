// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/netplay/replicated_match.h"
#include "core/net/protocol.h"

namespace atom4::net {

/// A connection to another program, by the id of its transport.
using LineId = std::uint32_t;

/// The requests of one player to the other.
enum class PeerRequest : std::uint8_t {
    kTakeback,
    kResign,
    kNextRound,
    kRefusedMove,  ///< asked by the guest's program, which rejects the host's last move: does the host undo it?
};
[[nodiscard]] std::string_view word_of(PeerRequest ask);

/// A notice to the player about the other machine, besides the events of the match.
struct Notice {
    enum class Kind : std::uint8_t {
        kProposed,      ///< terms: the host's, to be accepted or declined
        kDeclined,      ///< the guest declined the terms
        kBegun,         ///< terms: the match has started with these settings
        kReconnected,   ///< the match continues after a disconnection or a restart
        kAway,          ///< the other machine is disconnected; the match is paused
        kAsked,         ///< ask: the opponent's request, to be answered
        kAgreed,        ///< ask: this side's request was accepted and done
        kRefusedAsk,    ///< ask: this side's request was declined
        kVoidAsk,       ///< ask: either side's request is void, because the match has moved on
        kMoveRefused,   ///< a move of this side was rejected: too late, or illegal by the other's rules
        kMoveIllegal,   ///< an illegal step of the other side was rejected
        kUnknownMoves,  ///< the host has legal moves of this side that were missing here; they were restored
        kStepsMissing,  ///< the host has lost the last moves; they have to be played again
        kTalk,          ///< text: a chat message; for a spectator, number: the player who sent it
        kTalkTooFast,   ///< a chat message of this side was dropped: too many at once
        kWatchers,      ///< number: of spectators now
        kLeft,          ///< the other side has left
        kEnded,         ///< end: the connection was closed, and reconnecting would not help
    };
    Kind kind;
    std::optional<Terms> terms = {};
    PeerRequest ask = PeerRequest::kTakeback;
    int plies = 0;  ///< of a takeback
    std::string text = {};
    int number = 0;
    CloseReason end = CloseReason::kLeft;
    int times = 1;  ///< how many notices of this kind were merged into this one, the last
};

/// What to do with a connection.
struct LineOrder {
    LineId line;
    std::string bytes;   ///< to send
    bool close = false;  ///< then close it
};

/// Keeps a Match in step with another machine. This side's moves are made in the match as usual; the other's are played
/// as they arrive. Agreed steps are in a log that is saved before it is sent, so that either program can be killed and
/// restarted.
///
/// Does no I/O: input arrives by opened(), received(), lost() and tick(), output is taken by take_orders() and
/// take_notices().
class RemoteMatch {
public:
    struct Surroundings {
        std::function<PeerTime()> now;
        std::function<void(const AgreedLog&)> keep;  ///< saves the log, or a new seat(); called before anything is sent
        std::string seat = {};                       ///< as saved
    };
    enum class Standing : std::uint8_t {
        kWaiting,    ///< no guest yet
        kProposing,  ///< the terms are not accepted yet
        kPlaying,
        kAway,  ///< a match without a connection
        kOver,  ///< one side has left
    };
    /// Most network delay that is credited to a clock per move.
    static constexpr ClockTime kMaxDelayCredit{1000};

    RemoteMatch(Match& match, PeerRole role, Surroundings surroundings);
    RemoteMatch(const RemoteMatch&) = delete;
    RemoteMatch& operator=(const RemoteMatch&) = delete;
    virtual ~RemoteMatch();

    /// Resumes a saved log. Returns false if it is invalid.
    [[nodiscard]] bool adopt(const std::vector<std::string>& entries);

    void opened(LineId line, PeerRole peer);
    void received(LineId line, std::string_view bytes);
    void lost(LineId line);
    void tick();
    [[nodiscard]] PeerTime next_deadline() const;

    [[nodiscard]] std::vector<LineOrder> take_orders();
    /// Notices of one kind within a short time are merged into one.
    [[nodiscard]] std::vector<Notice> take_notices();

    [[nodiscard]] PeerRole role() const { return role_; }
    [[nodiscard]] Standing standing() const;
    [[nodiscard]] const AgreedLog& log() const { return play_.log(); }
    /// Returns the secret that identifies the guest who plays.
    [[nodiscard]] const std::string& seat() const { return surroundings_.seat; }
    /// Returns the terms of the match; nullptr before it has started.
    [[nodiscard]] const Terms* terms() const;
    /// Returns the player of this side; std::nullopt for a spectator, or before the match.
    [[nodiscard]] std::optional<Player> player() const;
    /// Returns the round-trip time.
    [[nodiscard]] std::optional<std::chrono::milliseconds> lag() const;
    /// Returns whether the other side is connected and supports chat.
    [[nodiscard]] bool can_talk() const;

    /// Sends a request. Returns false, without effect, if it is not permitted. While a move of this side is
    /// unconfirmed, the request waits for it, and is void if the move is rejected.
    bool ask(PeerRequest ask);
    [[nodiscard]] bool may_ask(PeerRequest ask) const;
    /// Returns the other side's open request, if any.
    [[nodiscard]] const std::optional<Notice>& question() const { return their_ask_; }
    [[nodiscard]] const std::optional<Notice>& own_question() const { return own_ask_; }
    void answer(bool yes);
    /// Sends a chat message, cleaned and cut by as_talk(). Returns false if it reaches no one.
    bool talk(std::string_view text);
    /// Leaves: accepts no more connections; this side keeps the match.
    void leave();

protected:
    // What differs between a host and a guest or spectator.
    virtual void agreed(LineId line) = 0;
    virtual void handle(LineId line, const Message& message) = 0;
    virtual void gone(LineId line, PeerRole peer) = 0;
    virtual void made(Cell cell, ClockTime used) = 0;        // a move of this side
    virtual void out_of_time(Player player) = 0;             // as far as this side can tell
    virtual void answered(const Notice& ask, bool yes) = 0;  // the opponent's request, by the player here
    virtual void talked(const std::string& /*text*/) {}      // a chat message of this side
    // Returns whether the player here has already accepted that request at this step; the answer may have been lost.
    [[nodiscard]] virtual bool has_agreed_to(const Notice& /*ask*/) const { return false; }
    [[nodiscard]] virtual bool is_in_step() const = 0;                 // whether both have the same log
    [[nodiscard]] virtual bool has_proposal() const { return false; }  // for the player here to answer
    // Return whether the peer on that connection was admitted, and whether it plays the match in the log or, while the
    // log is empty, may be offered one.
    [[nodiscard]] virtual bool is_let_in(LineId /*line*/) const { return true; }
    [[nodiscard]] virtual bool is_seated(LineId /*line*/) const { return true; }

    // Returns the connection to the opponent, or for a spectator to the host, after the greeting; nullptr if there is
    // none.
    [[nodiscard]] PeerConnection* other();
    [[nodiscard]] const PeerConnection* other() const;
    [[nodiscard]] std::map<LineId, PeerConnection>& connections() { return connections_; }
    [[nodiscard]] const std::map<LineId, PeerConnection>& connections() const { return connections_; }
    [[nodiscard]] ReplicatedMatch& play() { return play_; }
    [[nodiscard]] const ReplicatedMatch& play() const { return play_; }
    void notify(Notice notice) {
        if (notice.kind == Notice::Kind::kDeclined) declined_ = true;
        notices_.push_back(std::move(notice));
    }
    // Replaces the notices of its kind that are still queued.
    void notify_newest(Notice notice) {
        std::erase_if(notices_, [&](const Notice& other) { return other.kind == notice.kind; });
        notify(std::move(notice));
    }
    // To be called after every step: requests about the previous position become void, and the thinking time starts
    // again.
    void step_played(const Step& step);
    // To be called before a step is played. If it starts a match, sets who plays where before listeners hear of it.
    void take_seat(const Step& step);
    // To be called when standing() or is_thinking() may have changed. In a match that has started and is not over, no
    // one can move and the clocks stand still unless standing() is kPlaying.
    void line_changed();
    [[nodiscard]] ClockTime thought() const;
    void begin_thinking(ClockTime thought = ClockTime(0));
    void handle_ask(const Message& message);
    // Puts a request to the player here.
    void be_asked(Notice ask);
    void set_seat(std::string seat);
    // Returns this side's request if the message accepts it. If the message declines it, reports that and drops the
    // request.
    [[nodiscard]] std::optional<Notice> take_answered(const Message& message);
    void handle_refused_ask(const Message& message);
    void ask_again();
    // Returns whether this side has made such a request about the current log.
    [[nodiscard]] bool has_asked(PeerRequest ask) const;
    void drop_asks();
    void forget(LineId line);
    [[nodiscard]] bool is_possible(const Notice& ask, Player asking) const;

private:
    void match_changed(const MatchEvent& event);
    void before_own_move();
    void take_events(LineId line);
    void ended(LineId line, CloseReason end);
    void show_clock();
    [[nodiscard]] bool is_thinking() const;
    [[nodiscard]] int plies_to_take_back(Player player) const;
    [[nodiscard]] Match::Remote seats_of(const Terms& terms, bool is_away);

    PeerRole role_;
    Surroundings surroundings_;
    ReplicatedMatch play_;
    std::map<LineId, PeerConnection> connections_;
    std::vector<LineOrder> orders_;
    std::vector<Notice> notices_;
    // The notices of one kind since a time.
    struct Batch {
        PeerTime since{};
        int count = 0;
        std::optional<Notice> held{};  // the last one that was held back
    };
    std::map<Notice::Kind, Batch> batches_;
    std::optional<Notice> own_ask_;
    std::size_t asked_at_ = 0;  // the size of the log that own_ask_ is about
    std::optional<Notice> their_ask_;
    std::optional<PeerTime> thinking_since_;
    ClockTime thought_{0};
    PeerTime shown_until_ = PeerTime::max();  // when the display of the running clock changes
    ClockTime used_{0};                       // for the move that is being made
    bool declined_ = false;                   // the guest declined the terms; that it then leaves is not reported
    bool over_ = false;
    Subscription subscription_;
};

}  // namespace atom4::net
