// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/move_line.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/reaction.h"
#include "core/base/listeners.h"

namespace atom4 {

/// An edit of a round's variations or comments, with the data to undo and redo it. Lines are identified by their moves
/// from the start of the round, so that they are found wherever they have moved.
struct VariationEdit {
    enum class Kind : std::uint8_t {
        kComment,   ///< line: up to the move; before, after: its comment
        kRemoved,   ///< moves: the variation; index: its place among the variations
        kPromoted,  ///< line: the promoted one; instead_of: the former main line, of which `plies` were on the board
    };
    Kind kind = Kind::kComment;
    std::uint64_t when = 0;  ///< order among all moves, edits and undos of the round
    std::vector<Cell> line = {};
    std::string before = {};
    std::string after = {};
    MoveLine moves = {};
    std::size_t index = 0;
    std::vector<Cell> instead_of = {};
    std::size_t plies = 0;
};

/// Why a player's move was refused.
enum class Refusal : std::uint8_t {
    kOffBoard,
    kOccupied,
    kNoAdjacentPair,
    kRoundOver,
    kComputersTurn,
    kRemoteTurn,  ///< the opponent on another machine is to move
    kAway,        ///< the other machine is disconnected, so the match is paused
    kSpectator,   ///< this side only watches
};

/// Converts the reason of the rules.
[[nodiscard]] Refusal refusal_of(IllegalMove reason);

/// A change of the match. Listeners are called after the match has its new state.
struct MatchEvent {
    enum class Kind : std::uint8_t {
        kPlayed,        ///< reaction: that of the placement
        kUndone,        ///< reaction: the undone one; one event per ply
        kRedone,        ///< reaction: the redone one; one event per ply
        kLineChanged,   ///< another line of the round is on the board: branch(), follow(), promote(), end_try()
        kEndedEarly,    ///< a player resigned or ran out of time
        kEndUndone,     ///< such an end was undone
        kRoundStarted,  ///< a new round of the same match
        kMatchStarted,  ///< another match: a new one, or one read from a record
        kSeatsChanged,
        kClocksAgreed,  ///< the clocks were set as agreed by both machines
        kLinesEdited,   ///< a comment or a variation has changed: annotate(), remove()
    };
    Kind kind;
    std::optional<Reaction> reaction;
};

/// What undo_turn() has undone; nothing of both if it was an edit, or if there was nothing to undo.
struct UndoneTurn {
    std::vector<Cell> cells = {};  ///< where the undone plies were played, in their order
    bool early_end = false;        ///< an early end was undone
};

/// The state of a match: rounds with the rotating start (rules, "Rounds"), score, seats, undo and redo. Not
/// thread-safe.
///
/// After the end of a round, trial moves are possible: branch() and follow() put a line on the board beside the one
/// that decided the round. Until end_try() or the next round, the board, its plies, undo and redo refer to the trial;
/// result, score, clocks and the main line of the record stay those of the ended round. Only undo() on the deciding
/// line reverses the end.
///
/// In a network match, everything but this side's own moves requires the agreement of the other machine (set_remote(),
/// ByAgreement).
///
/// Each change is announced to every listener once, after it happened. Code that computes a move asynchronously notes
/// generation() and passes the result to answer(), which drops it if the position has changed since.
class Match {
public:
    explicit Match(MatchSetup setup = {});
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    /// Calls the listener after every change, as long as the subscription lives.
    [[nodiscard]] Subscription subscribe(Listeners<MatchEvent>::Listener listener) {
        return listeners_.add(std::move(listener));
    }

    /// Sets whether more changes follow immediately, as when several steps arrive from another machine. The match
    /// should be saved only after the last one.
    void set_more_follows(bool more);
    [[nodiscard]] bool more_follows() const { return more_follows_; }
    /// Calls the listener when no more changes follow.
    struct AllChanged {};
    [[nodiscard]] Subscription subscribe_all_changed(Listeners<AllChanged>::Listener listener) {
        return all_changed_.add(std::move(listener));
    }

    /// Starts a new match in place of the current one. `date` and `agreed_rounds` are those that two machines agreed
    /// on, for the records; by default today, and 0 for no limit.
    void start(MatchSetup setup, std::string_view date = {}, int agreed_rounds = 0);
    /// Restores a recorded match at the end of its last round. `records` must not be empty.
    void restore(std::vector<GameRecord> records);
    /// Returns the match so far, one record per round, with variations and trial moves but without undone moves.
    [[nodiscard]] std::vector<GameRecord> records() const;

    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    /// Returns whether a player was replaced after the first move of this round; a change of name does not count.
    [[nodiscard]] bool seats_changed() const { return rounds_.back().seats_changed; }
    /// Returns the lowest level of the computer in this round, if it changed after the first human move.
    [[nodiscard]] std::optional<Level> lowest_level() const { return rounds_.back().lowest_level; }
    /// Returns whether the human player had help in this round: an undo, another line, a hint, analysis or a review.
    [[nodiscard]] bool helped() const { return rounds_.back().helped; }
    /// Records that the human player gets help from the engine. Has no effect once the round is over.
    void note_help();
    /// Changes names, human or computer, levels and sides from the next move on. Has no effect in a network match,
    /// unless by agreement.
    void set_seats(ByPlayer<Seat> seats);

    /// The position on the board.
    [[nodiscard]] const Position& position() const { return position_; }
    /// Returns the position after that many plies on the board; `plies` must not exceed undoable_plies().
    [[nodiscard]] Position position_after(int plies) const;
    /// Returns the outcome of the round; trial moves do not change it.
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] bool is_over() const { return outcome() != Outcome::kOngoing; }
    /// Returns whether trial moves are on the board.
    [[nodiscard]] bool is_trying() const { return decided_.has_value(); }
    /// Returns how the round ended, if by resignation or on time.
    [[nodiscard]] const std::optional<EarlyEnd>& early_end() const { return as_it_ended().early_end; }
    /// The number of the round in play, from 1.
    [[nodiscard]] int round() const { return rounds_.back().round; }
    /// Returns the rounds won so far, including this one, by the current seats; players who swap sides keep theirs.
    [[nodiscard]] ByPlayer<int> score() const;
    /// The plies on the board, in order.
    [[nodiscard]] std::span<const Reaction> plies() const { return plies_; }
    /// The ply that led to the position on the board.
    [[nodiscard]] const Reaction* last_ply() const { return plies_.empty() ? nullptr : &plies_.back(); }
    /// Returns whether nothing has been played yet.
    [[nodiscard]] bool is_fresh() const { return rounds_.size() == 1 && rounds_.front().moves.empty(); }

    /// The first piece of the round.
    [[nodiscard]] Colour first_colour() const { return rounds_.back().start; }
    /// The position that the round began with.
    [[nodiscard]] Position first_position() const { return atom4::first_position(rounds_.back()); }
    /// Returns the line on the board with its comments, followed by the moves that can be redone.
    [[nodiscard]] const MoveLine& main_line() const { return rounds_.back().moves; }
    /// Returns the variations: all lines but the one on the board.
    [[nodiscard]] std::span<const Variation> variations() const { return rounds_.back().variations; }
    /// Returns the index of the variation that decided the round, during a trial; std::nullopt if another line
    /// continues it.
    [[nodiscard]] std::optional<std::size_t> decided_variation() const;

    /// Returns the seat to move; nullptr if the round, or the trial, is over.
    [[nodiscard]] const Seat* seat_to_move() const;
    [[nodiscard]] bool is_computers_turn() const;

    /// Plays a move of the human player to move. A refused move changes nothing.
    Result<Reaction, Refusal> play(Cell cell);
    /// Plays the computer's move for the position of that generation. Returns false, without effect, if the position
    /// has changed or it is not the computer's turn.
    bool answer(std::uint64_t generation, Cell cell);
    /// Resigns for the player. Returns false, without effect, if the round is over.
    bool resign(Player player);
    /// Returns the player for whom a resignation at this machine counts: of two human players here, the one to move.
    /// std::nullopt if the round is over, only computers play, or the match is watched.
    [[nodiscard]] std::optional<Player> who_resigns() const;

    /// Returns the time left on both clocks, which are reset in every round; zero without a time control.
    [[nodiscard]] ByPlayer<ClockTime> time_left() const { return as_it_ended().time_left; }
    /// Deducts time from the clock of the player to move; the round ends at zero. To be called as time passes and
    /// before each placement. Does nothing without a time control.
    void spend(ClockTime used);

    /// The other machine of a network match.
    struct Remote {
        ByPlayer<bool> plays;             ///< players on the other machine
        bool is_away = false;             ///< disconnected
        std::function<void()> on_move{};  ///< called before each move of this side; may call spend()
    };
    /// Makes this a network match, or with std::nullopt a local one.
    void set_remote(std::optional<Remote> remote) {
        if (remote) parted_.reset();
        remote_ = std::move(remote);
    }
    [[nodiscard]] const std::optional<Remote>& remote() const { return remote_; }
    /// Ends the network match: this side keeps the match. In an unfinished round no player is to move, and the clocks
    /// are stopped, until it is continued here.
    void part();
    [[nodiscard]] bool is_parted() const { return parted_.has_value(); }
    /// Returns the player at this machine in a network match, also after part().
    [[nodiscard]] std::optional<Player> own_player() const;
    /// Returns whether this side only watches.
    [[nodiscard]] bool is_watched() const {
        return remote_ && remote_->plays[Player::kFirst] && remote_->plays[Player::kSecond];
    }
    /// Returns whether a human player at this machine is to move.
    [[nodiscard]] bool is_turn_here() const;
    /// Returns whether this side may change the round only by moves, because it is a network match.
    [[nodiscard]] bool is_held() const { return remote_ && !by_agreement_; }
    /// Returns whether hints, analysis and reviews are forbidden: in an unfinished round of a network match that this
    /// side plays.
    [[nodiscard]] bool forbids_engine_help() const { return remote_ && !is_over() && own_player(); }
    /// While it lives, changes of the match are those agreed with the other machine.
    class [[nodiscard]] ByAgreement {
    public:
        explicit ByAgreement(Match& match) : match_(match), before_(match.by_agreement_) { match.by_agreement_ = true; }
        ByAgreement(const ByAgreement&) = delete;
        ByAgreement& operator=(const ByAgreement&) = delete;
        ~ByAgreement() { match_.by_agreement_ = before_; }

    private:
        Match& match_;
        bool before_;
    };
    [[nodiscard]] bool is_by_agreement() const { return by_agreement_; }
    /// Plays a legal move of either machine. Requires ByAgreement.
    Reaction place(Cell cell);
    /// Sets the clocks of an unfinished round: for display as time passes, or as agreed.
    void show_time_left(ByPlayer<ClockTime> left);
    void agree_on_time_left(ByPlayer<ClockTime> left);

    /// Changes with the position on the board and with the seats.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }

    [[nodiscard]] int undoable_plies() const { return static_cast<int>(plies_.size()); }
    [[nodiscard]] int redoable_plies() const;
    /// Undoes or redoes up to that many plies of the round; returns how many.
    int undo(int plies);
    int redo(int plies);
    /// Undo or redo to a position with a human player to move, against the computer usually two plies; return what was
    /// undone, or the number of redone plies. If there is no such position, redo goes to the end of the line, while
    /// undo does nothing, or undoes one ply between computers. Undo also restores the clocks, as far as they are known.
    /// An early end is undone first, alone if that leaves a human player to move or only computers play. The edits of
    /// annotate(), remove() and promote() are undone and redone in order, each alone: no plies.
    UndoneTurn undo_turn();
    int redo_turn();
    [[nodiscard]] bool can_undo_turn() const;
    [[nodiscard]] bool can_redo_turn() const {
        return (redoable_plies() > 0 && !is_fixed()) || edit_to_redo() != nullptr;
    }

    /// Goes back to that ply on the board and keeps the moves after it as a variation. The ply must exist. Like
    /// follow(), does nothing if may_branch() is false.
    void branch(int ply);
    /// Returns whether another line may be put on the board: not in an unfinished round of a network match.
    [[nodiscard]] bool may_branch() const { return is_over() || !is_held(); }
    /// Puts the end of a variation on the board and keeps the former line as a variation. The variation must exist.
    void follow(std::size_t variation);
    /// Puts the end of the deciding line back on the board and keeps the trial moves as a variation. Requires
    /// is_trying().
    void end_try();

    // Comments and edits identify a line by its moves from the start of the round.

    /// Returns the moves of the first plies on the board.
    [[nodiscard]] std::vector<Cell> line_of_plies(int plies) const;
    /// Returns the moves up to the variation and at most `moves` of its own. The variation must exist.
    [[nodiscard]] std::vector<Cell> line_of_variation(std::size_t variation, std::size_t moves) const;
    /// Returns the annotation of the last move of the line; an empty one if the round has no such line.
    [[nodiscard]] Annotation annotation(std::span<const Cell> line) const;
    /// Annotates the last move of the line. Returns false, without effect, if there is no such line or no change.
    bool annotate(std::span<const Cell> line, const Annotation& annotation);
    /// Deletes the variation, which must exist. Returns false, without effect, if it decided the round.
    bool remove(std::size_t variation);
    /// Makes the variation, which must exist, the main line and puts its end on the board. Returns false, without
    /// effect, if the round is over: its main line is the deciding one.
    bool promote(std::size_t variation);

    /// Starts the next round. Returns false, without effect, if this one is not over. `date` is as for start().
    bool next_round(std::string_view date = {});

private:
    // The decided round, while trial moves are on the board.
    struct Decided {
        GameRecord round;
        Outcome outcome;
        std::vector<ByPlayer<ClockTime>> clocks;
    };

    // Whether the moves on the board are those of the network match, which this side cannot undo alone; those of a
    // trial are not.
    [[nodiscard]] bool is_fixed() const { return is_held() && !is_trying(); }
    [[nodiscard]] std::optional<Refusal> why_not_here() const;
    [[nodiscard]] const GameRecord& as_it_ended() const { return decided_ ? decided_->round : rounds_.back(); }
    [[nodiscard]] GameRecord record_of_round() const;
    void begin_try_if_over();
    void end_early(EarlyEnd end);
    void take_end_back();
    Reaction make(Cell cell);
    void show_round(std::size_t plies);
    void show_line(std::size_t plies, std::size_t shared, const std::function<void()>& before_announcing = {});
    void remember(VariationEdit edit);
    void say_of(std::span<const Cell> line, std::string_view comment);
    void take_out(std::size_t variation);
    bool go_back_to(std::span<const Cell> line, std::size_t plies);
    bool take_back(const VariationEdit& edit);
    bool edit_again(const VariationEdit& edit);
    [[nodiscard]] const VariationEdit* edit_to_undo() const;
    [[nodiscard]] const VariationEdit* edit_to_redo() const;
    bool undo_edit();
    bool redo_edit();
    void forget_edits();
    void announce(MatchEvent::Kind kind, std::optional<Reaction> reaction = std::nullopt);

    MatchSetup setup_;
    // One record per round, the current one last. Its main line is the one on the board; the moves after plies_ can be
    // redone.
    std::vector<GameRecord> rounds_;
    std::optional<Decided> decided_;
    Position position_;
    std::vector<Reaction> plies_;
    // The clocks in each position of the line; those after plies_ belong to the moves that can be redone.
    std::vector<ByPlayer<ClockTime>> clocks_;
    // The edits of annotate(), remove() and promote() in this round; those after the first edits_done_ are undone.
    std::vector<VariationEdit> edits_;
    std::size_t edits_done_ = 0;
    // The step of the round in which each ply on the board was played, 0 if it came with another line; and in which
    // each ply to redo was undone, as far as known, the next one last.
    std::vector<std::uint64_t> played_;
    std::vector<std::uint64_t> taken_back_;
    std::uint64_t steps_ = 0;
    std::uint64_t generation_ = 0;
    std::optional<Remote> remote_;
    std::optional<ByPlayer<bool>> parted_;  // the players on the other machine of a network match that has ended
    bool by_agreement_ = false;
    bool more_follows_ = false;
    Listeners<MatchEvent> listeners_;
    Listeners<AllChanged> all_changed_;
};

}  // namespace atom4
