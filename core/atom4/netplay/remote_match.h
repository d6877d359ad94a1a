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

/// A line to another program, by whatever number its transport gave it.
using LineId = std::uint32_t;

/// What one person asks of the other.
enum class PeerRequest : std::uint8_t {
    kTakeback,
    kResign,
    kNextRound,
    kRefusedMove,  ///< asked by no person: the guest's program refuses the host's move; does the host take it back?
};
[[nodiscard]] std::string_view word_of(PeerRequest ask);

/// What a person is to hear of the other machine, beside what happens in the match.
struct Notice {
    enum class Kind : std::uint8_t {
        kProposed,      ///< terms: the host's; to be accepted or declined
        kDeclined,      ///< the guest does not want to play on these terms
        kBegun,         ///< the match, on terms
        kWentOn,        ///< it goes on where it was, after the line was lost or a program was started anew
        kAway,          ///< the other one cannot be reached; nobody plays meanwhile
        kAsked,         ///< ask: by the other one; to be answered
        kAgreed,        ///< ask: of this side; it has been done
        kRefusedAsk,    ///< ask: of this side; the other one said no
        kVoidAsk,       ///< ask: of either side; the match went on meanwhile
        kMoveRefused,   ///< a move of this side was not taken: it came too late, or is illegal by the other's rules
        kMoveIllegal,   ///< a step of the other side is illegal here, and was refused
        kUnknownMoves,  ///< the host has moves of this side that nobody here remembers; they are legal, and were taken
        kStepsMissing,  ///< the host has lost some of the last moves; they are to be made again
        kTalk,          ///< text: what the other one says; for a watcher, number: the player who says it
        kTalkTooFast,   ///< what this side said was not heard: it was too much at once
        kWatchers,      ///< number: so many are looking on now
        kLeft,          ///< the other one went away, for good
        kEnded,         ///< end: the line is over, and another would be no better
    };
    Kind kind;
    std::optional<Terms> terms = {};
    PeerRequest ask = PeerRequest::kTakeback;
    int plies = 0;  ///< of a takeback
    std::string text = {};
    int number = 0;
    CloseReason end = CloseReason::kLeft;
    int times = 1;  ///< more than once: so many of this kind came in a short time, and this is the last of them
};

/// What is to be done with a line.
struct LineOrder {
    LineId line;
    std::string bytes;   ///< to be sent
    bool close = false;  ///< and closed after that
};

/// A match with a person on another machine: lines on one side, a Match on the other. The moves of this side are made
/// in the match as ever; those of the other come by themselves. What has been agreed stands in a log that is kept
/// before it is sent, so that either program may be killed and started anew.
///
/// Pure but for the clock it is given: what comes is put in by opened(), heard(), lost() and tick(); what is to be done
/// is taken out by take_orders() and take_notices().
class RemoteMatch {
public:
    struct Surroundings {
        std::function<PeerTime()> now;
        std::function<void(const AgreedLog&)> keep;  ///< the log as it is from now on, or another seat()
        std::string seat = {};                       ///< as it was kept
    };
    enum class Standing : std::uint8_t {
        kWaiting,    ///< nobody has come yet
        kProposing,  ///< the terms are to be accepted
        kPlaying,
        kAway,  ///< there is a match, and nobody on the line
        kOver,  ///< somebody went away for good
    };
    /// So much of the way is given back to a clock for each move.
    static constexpr ClockTime kMostGivenBack{1000};

    RemoteMatch(Match& match, PeerRole role, Surroundings surroundings);
    RemoteMatch(const RemoteMatch&) = delete;
    RemoteMatch& operator=(const RemoteMatch&) = delete;
    virtual ~RemoteMatch();

    /// Goes on with a log that was kept. False if it is none.
    [[nodiscard]] bool adopt(const std::vector<std::string>& entries);

    void opened(LineId line, PeerRole peer);
    void heard(LineId line, std::string_view bytes);
    void lost(LineId line);
    void tick();
    [[nodiscard]] PeerTime next_deadline() const;

    [[nodiscard]] std::vector<LineOrder> take_orders();
    /// Several of one kind in a short time are merged into one, which comes later.
    [[nodiscard]] std::vector<Notice> take_notices();

    [[nodiscard]] PeerRole role() const { return role_; }
    [[nodiscard]] Standing standing() const;
    [[nodiscard]] const AgreedLog& log() const { return play_.log(); }
    /// What proves that a guest is the one who plays here: the guest's own, or at the host's that of the guest.
    [[nodiscard]] const std::string& seat() const { return surroundings_.seat; }
    /// The terms of the match in play; nothing before one has begun.
    [[nodiscard]] const Terms* terms() const;
    /// The player of this side; nothing for a watcher, or before a match.
    [[nodiscard]] std::optional<Player> player() const;
    /// How long a word to the other one and back takes.
    [[nodiscard]] std::optional<std::chrono::milliseconds> lag() const;
    /// Whether the other one is there and hears talk.
    [[nodiscard]] bool can_talk() const;

    /// What this side asks may be asked; false, and nothing happens, if it may not. Asked while a move of this side is
    /// on its way, it is said when that move has come; it is void if that move is refused.
    bool ask(PeerRequest ask);
    [[nodiscard]] bool may_ask(PeerRequest ask) const;
    /// What the other one has asked, and nobody has answered.
    [[nodiscard]] const std::optional<Notice>& question() const { return their_ask_; }
    [[nodiscard]] const std::optional<Notice>& own_question() const { return own_ask_; }
    void answer(bool yes);
    /// False if it does not reach anybody. Cut and cleaned as as_talk() does it.
    bool talk(std::string_view text);
    /// Says goodbye: no line will be taken any more, and the match is this side's alone.
    void leave();

protected:
    // What differs between the host and those who joined.
    virtual void agreed(LineId line) = 0;
    virtual void hear(LineId line, const Message& message) = 0;
    virtual void gone(LineId line, PeerRole peer) = 0;
    virtual void made(Cell cell, ClockTime used) = 0;        // a move of this side
    virtual void out_of_time(Player player) = 0;             // as far as this side can tell
    virtual void answered(const Notice& ask, bool yes) = 0;  // the other's question, by the person here
    virtual void talked(const std::string& /*text*/) {}      // to the other one
    // Whether the person here has said yes to that already, at this step; the answer may have been lost.
    [[nodiscard]] virtual bool has_agreed_to(const Notice& /*ask*/) const { return false; }
    [[nodiscard]] virtual bool is_in_step() const = 0;                 // whether both have the same log
    [[nodiscard]] virtual bool has_proposal() const { return false; }  // that the person here is to answer
    // Whether who is there has been let in, and whether they play in the match that is in the log.
    [[nodiscard]] virtual bool is_let_in(LineId /*line*/) const { return true; }
    [[nodiscard]] virtual bool is_seated(LineId /*line*/) const { return true; }

    // The one who is played with, or looked at, once the greeting is over.
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
    // In the place of those of its kind that nobody has heard of yet.
    void notify_newest(Notice notice) {
        std::erase_if(notices_, [&](const Notice& other) { return other.kind == notice.kind; });
        notify(std::move(notice));
    }
    // To be called after every step: what was asked about the one before is void, and another one thinks.
    void went_on(const Step& step);
    // To be called before a match begins, so that whoever hears of it knows who plays where.
    void take_seat(const Step& step);
    // To be called when the line comes or goes: nobody plays or thinks meanwhile.
    void line_changed();
    [[nodiscard]] ClockTime thought() const;
    void begin_thinking(ClockTime thought = ClockTime(0));
    void hear_ask(const Message& message);
    // The person here is to answer that.
    void be_asked(Notice ask);
    void set_seat(std::string seat);
    // The question that such an answer is to, which is answered then.
    [[nodiscard]] std::optional<Notice> take_answered(const Message& message);
    void hear_refused_ask(const Message& message);
    void ask_again();
    // Whether this side has said so, about the log as it is.
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
    [[nodiscard]] Match::Elsewhere seats_of(const Terms& terms, bool is_away);

    PeerRole role_;
    Surroundings surroundings_;
    ReplicatedMatch play_;
    std::map<LineId, PeerConnection> connections_;
    std::vector<LineOrder> orders_;
    std::vector<Notice> notices_;
    // Of one kind, since a time.
    struct Heard {
        PeerTime since{};
        int told = 0;
        std::optional<Notice> held{};  // the last one that was not told
    };
    std::map<Notice::Kind, Heard> heard_;
    std::optional<Notice> own_ask_;
    std::size_t asked_at_ = 0;  // the size of the log that own_ask_ is about
    std::optional<Notice> their_ask_;
    std::optional<PeerTime> thinking_since_;
    ClockTime thought_{0};
    PeerTime shown_until_ = PeerTime::max();  // when the clock that runs reads something else
    ClockTime used_{0};                       // for the move that is being made
    bool declined_ = false;  // the terms, by the one who is there; then it goes without saying that they leave
    bool over_ = false;
    Subscription subscription_;
};

}  // namespace atom4::net
