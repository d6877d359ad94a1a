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

/// Something that was done to the lines of a round and is no move, with all that it takes to take it back and to do it
/// again. Lines are told by their moves from the start of the round, so that they are found again wherever they stand.
struct VariationEdit {
    enum class Kind : std::uint8_t {
        kComment,   ///< line: up to the move; before, after: what is said of it
        kRemoved,   ///< moves: the line, index: where it stood among the variations
        kPromoted,  ///< line: the one promoted; instead_of: the main line before, of which `plies` were on the board
    };
    Kind kind = Kind::kComment;
    std::uint64_t when = 0;  ///< among all that is done and taken back in the round, when this last was
    std::vector<Cell> line = {};
    std::string before = {};
    std::string after = {};
    MoveLine moves = {};
    std::size_t index = 0;
    std::vector<Cell> instead_of = {};
    std::size_t plies = 0;
};

/// Why a player's move was not taken.
enum class Refusal : std::uint8_t {
    kOffBoard,
    kOccupied,
    kNoAdjacentPair,
    kRoundOver,
    kComputersTurn,
    kElsewheresTurn,  ///< somebody on another machine is to move
    kAway,            ///< the other machine cannot be reached, and nobody plays meanwhile
    kSpectator,       ///< nobody plays here
};

/// The same reason, as a match gives it.
[[nodiscard]] Refusal refusal_of(IllegalMove reason);

/// What has just happened in the match; the match is already in the new state when a listener hears of it.
struct MatchEvent {
    enum class Kind : std::uint8_t {
        kPlayed,        ///< reaction: what the placement did
        kUndone,        ///< reaction: what was taken back; one event a ply
        kRedone,        ///< reaction: what the placement did again; one event a ply
        kLineChanged,   ///< another line of the round is on the board: see branch(), follow() and end_try()
        kEndedEarly,    ///< a player resigned or ran out of time
        kGoesOn,        ///< such an end was taken back
        kRoundStarted,  ///< a new round of the same match
        kMatchStarted,  ///< another match: a new one, or one read from a record
        kSeatsChanged,
        kClocksAgreed,  ///< the clocks were put to what two machines have agreed upon
        kLinesEdited,   ///< a comment or a line beside the one on the board: see annotate() and remove()
    };
    Kind kind;
    std::optional<Reaction> reaction;
};

/// A match in play, whoever shows it: rounds with the rotating start (rules, "Rounds"), score, seats, undo and redo.
///
/// A round that is over may still be tried out: branch() and follow() then put a line on the board beside the one that
/// decided it. Until end_try() or the next round the board, its plies, undo and redo are about what is tried; result,
/// score, clocks and the main line of the record are those of the round as it ended. Only undo() of the line that
/// decided it takes the end back.
///
/// A match that is played with another machine changes by agreement alone (set_remote(), ByAgreement): this side's
/// own moves are made as ever, and nothing else is done to a round in play, whoever asks for it.
///
/// A change is announced to every listener, once, after it happened. Whoever computes a move aside notes generation()
/// and hands the answer to answer(), which drops it when the position has changed meanwhile.
class Match {
public:
    explicit Match(MatchSetup setup = {});
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    /// The listener hears of every change for as long as the subscription lives.
    [[nodiscard]] Subscription subscribe(Listeners<MatchEvent>::Listener listener) {
        return listeners_.add(std::move(listener));
    }

    /// Whether more is to follow at once, as when steps of another machine come in a row: whoever writes the match down
    /// does so when the last one has come.
    void set_more_follows(bool more);
    [[nodiscard]] bool more_follows() const { return more_follows_; }
    /// The listener is called then.
    struct Settled {};
    [[nodiscard]] Subscription subscribe_settled(Listeners<Settled>::Listener listener) {
        return settled_.add(std::move(listener));
    }

    /// Leaves what is in play for the first round of a new match. Its day is today, but where two machines have agreed
    /// on one; they may have agreed on a number of rounds, too, of which the records tell. Without one it is 0.
    void start(MatchSetup setup, std::string_view date = {}, int agreed_rounds = 0);
    /// Leaves what is in play for the recorded match, at the end of its last round. There must be a record.
    void restore(std::vector<GameRecord> records);
    /// The match so far, one record a round; moves that were undone are not in it, variations and what is tried are.
    [[nodiscard]] std::vector<GameRecord> records() const;

    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    /// Whether another has played on in this round after its first move; a name is not another.
    [[nodiscard]] bool seats_changed() const { return rounds_.back().seats_changed; }
    /// The lowest level that the computer has played at in this round, if it changed after the person's first move.
    [[nodiscard]] std::optional<Level> lowest_level() const { return rounds_.back().lowest_level; }
    /// Whether the person has had help in this round: took a move back, or was shown what the computer thinks of it.
    [[nodiscard]] bool helped() const { return rounds_.back().helped; }
    /// Remembers that the person is shown what the computer thinks of the round; once it is over that is no help.
    void note_help();
    /// Changes who plays, from the next move on: names, persons and computers, levels, sides. Not while another machine
    /// plays.
    void set_seats(ByPlayer<Seat> seats);

    /// The position on the board.
    [[nodiscard]] const Position& position() const { return position_; }
    /// The position after that many of the plies on the board, of which there must be as many.
    [[nodiscard]] Position position_after(int plies) const;
    /// What has become of the round, on the board or before; what is tried on the board does not change it.
    [[nodiscard]] Outcome outcome() const;
    [[nodiscard]] bool is_over() const { return outcome() != Outcome::kOngoing; }
    /// Whether the line on the board is tried beside the one that decided the round.
    [[nodiscard]] bool is_trying() const { return decided_.has_value(); }
    /// How the round ended, if it was not on the board.
    [[nodiscard]] const std::optional<EarlyEnd>& early_end() const { return as_it_ended().early_end; }
    /// The number of the round in play, from 1.
    [[nodiscard]] int round() const { return rounds_.back().round; }
    /// Rounds won so far, the one in play included, by those who sit there now: who changes sides takes them along.
    [[nodiscard]] ByPlayer<int> score() const;
    /// The plies on the board, first one first.
    [[nodiscard]] std::span<const Reaction> plies() const { return plies_; }
    /// The ply that led to the position on the board.
    [[nodiscard]] const Reaction* last_ply() const { return plies_.empty() ? nullptr : &plies_.back(); }
    /// Whether anything has been played that a player would miss.
    [[nodiscard]] bool is_fresh() const { return rounds_.size() == 1 && rounds_.front().moves.empty(); }

    /// The first piece of the round.
    [[nodiscard]] Colour first_colour() const { return rounds_.back().start; }
    /// The position that the round began with.
    [[nodiscard]] Position first_position() const { return atom4::first_position(rounds_.back()); }
    /// The line on the board with what is said of its moves, and behind them the moves that redo plays again.
    [[nodiscard]] const MoveLine& main_line() const { return rounds_.back().moves; }
    /// The other lines of the round, beside the one on the board.
    [[nodiscard]] std::span<const Variation> variations() const { return rounds_.back().variations; }
    /// Which of them decided the round, while something else is tried; none if it goes on as a part of another line.
    [[nodiscard]] std::optional<std::size_t> decided_variation() const;

    /// The seat to move; nothing when the round is over, or what is tried has come to its end.
    [[nodiscard]] const Seat* seat_to_move() const;
    [[nodiscard]] bool is_computers_turn() const;

    /// A move of the person to move. A refused move changes nothing.
    Result<Reaction, Refusal> play(Cell cell);
    /// The computer's move for the position of that generation; false, and nothing happens, if it is no longer on the
    /// board or the move is not the computer's to make.
    bool answer(std::uint64_t generation, Cell cell);
    /// The player gives the round up; false, and nothing happens, if it is over.
    bool resign(Player player);
    /// The person who gives up when somebody here does: the one who is to move where two sit at this machine. Nobody
    /// where the round is over, where only computers play, or where the match is watched.
    [[nodiscard]] std::optional<Player> who_resigns() const;

    /// What the players' clocks read; they start full in every round. Zero without a time control.
    [[nodiscard]] ByPlayer<ClockTime> time_left() const { return as_it_ended().time_left; }
    /// Takes what the player to move has used from the player's clock, which ends the round when it is empty. Whoever
    /// shows the match calls this as time goes by, and before each placement; without a time control it does nothing.
    void spend(ClockTime used);

    /// Who plays, or looks on, on another machine.
    struct Elsewhere {
        ByPlayer<bool> plays;             ///< there, and not here
        bool is_away = false;             ///< nobody there can be reached
        std::function<void()> on_move{};  ///< called before a move of this side is made; may take time from the clock
    };
    /// From now on the match changes by agreement with another machine, or, with nothing, does not any more.
    void set_remote(std::optional<Elsewhere> elsewhere) {
        if (elsewhere) parted_.reset();
        elsewhere_ = std::move(elsewhere);
    }
    [[nodiscard]] const std::optional<Elsewhere>& elsewhere() const { return elsewhere_; }
    /// Somebody has left for good: the match is this side's alone. A round in play is nobody's turn, and its clocks
    /// stand still, until somebody goes on with it here.
    void part();
    [[nodiscard]] bool is_parted() const { return parted_.has_value(); }
    /// The one player who plays here, of a match with another machine, also after they have parted.
    [[nodiscard]] std::optional<Player> own_player() const;
    /// Whether both players are on other machines.
    [[nodiscard]] bool is_watched() const {
        return elsewhere_ && elsewhere_->plays[Player::kFirst] && elsewhere_->plays[Player::kSecond];
    }
    /// Whether a person here makes the next move on the board.
    [[nodiscard]] bool is_turn_here() const;
    /// Whether this side may change nothing of the round but by a move: it is in play with another machine.
    [[nodiscard]] bool is_held() const { return elsewhere_ && !by_agreement_; }
    /// Whether the computer keeps its help - hints, analysis, reviews - to itself: this side plays against somebody
    /// elsewhere, who sees nothing of it, and the round is not over.
    [[nodiscard]] bool forbids_engine_help() const { return elsewhere_ && !is_over() && own_player(); }
    /// For as long as it lives, what is done to the match has been agreed upon with the other machine.
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
    /// The move of whoever is to move, here or there; it must be legal. By agreement only.
    Reaction place(Cell cell);
    /// What the clocks read now, in a round in play: as it is shown while time goes by, or as it was agreed upon.
    void show_time_left(ByPlayer<ClockTime> left);
    void agree_on_time_left(ByPlayer<ClockTime> left);

    /// Counts every change of the position on the board, and of who plays it.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }

    [[nodiscard]] int undoable_plies() const { return static_cast<int>(plies_.size()); }
    [[nodiscard]] int redoable_plies() const;
    /// Takes back or replays that many plies of the round, or as many as there are; returns how many.
    int undo(int plies);
    int redo(int plies);
    /// As a player expects: back, or on, to where a person is to move (against the computer, usually a pair of plies).
    /// With nobody but computers, one ply. Returns the number of plies; 0 if there is no such position to go back to.
    /// Taking back brings the clocks back as well, as far as this match has seen them. An early end is taken back first
    /// of all, and by itself where that leaves a person to move. What annotate(), remove() and promote() did is taken
    /// back and done again in its turn, each by itself: 0 plies.
    int undo_turn();
    int redo_turn();
    [[nodiscard]] bool can_undo_turn() const;
    [[nodiscard]] bool can_redo_turn() const {
        return (redoable_plies() > 0 && !is_fixed()) || edit_to_redo() != nullptr;
    }

    /// Goes back to that ply on the board, and keeps what followed it as a variation: for trying something else there.
    /// There must be such a ply. Does nothing, as follow(), where may_branch() is false.
    void branch(int ply);
    /// Whether another line may be put on the board: not in a round that is in play with another machine.
    [[nodiscard]] bool may_branch() const { return is_over() || !is_held(); }
    /// Puts the end of a variation on the board, and keeps the line that was there, to its end, as one. There must be
    /// that variation.
    void follow(std::size_t variation);
    /// Puts the end of the line that decided the round back on the board, and keeps what was tried as a variation.
    /// There must be something tried.
    void end_try();

    // Where something is said of a move, or done to a line, it is told by the moves from the start of the round on.

    /// The first plies on the board.
    [[nodiscard]] std::vector<Cell> line_of_plies(int plies) const;
    /// What leads to that variation, and so many of its moves, or as many as it has. There must be that variation.
    [[nodiscard]] std::vector<Cell> line_of_variation(std::size_t variation, std::size_t moves) const;
    /// What is said of the last move of the line; nothing if the round has no such line.
    [[nodiscard]] Annotation annotation(std::span<const Cell> line) const;
    /// Says that of the last move of the line. False, and nothing happens, if there is no such line or nothing new is
    /// said.
    bool annotate(std::span<const Cell> line, const Annotation& annotation);
    /// Throws the variation away. False, and nothing happens, if it is the one that decided the round. There must be
    /// that variation.
    bool remove(std::size_t variation);
    /// Makes the variation the main line of the round, and puts its end on the board. False, and nothing happens, in a
    /// round that is over: its main line is the one that decided it. There must be that variation.
    bool promote(std::size_t variation);

    /// Starts the next round when this one is over; false otherwise. Its day is as with start().
    bool next_round(std::string_view date = {});

private:
    // The round as it was when it was over, while something else is tried on the board.
    struct Decided {
        GameRecord round;
        Outcome outcome;
        std::vector<ByPlayer<ClockTime>> clocks;
    };

    // Whether moves on the board are another machine's matter, too: in play they are, and what is tried afterwards is
    // not.
    [[nodiscard]] bool is_fixed() const { return is_held() && !is_trying(); }
    [[nodiscard]] std::optional<Refusal> why_not_here() const;
    [[nodiscard]] const GameRecord& as_it_ended() const { return decided_ ? decided_->round : rounds_.back(); }
    [[nodiscard]] GameRecord record_of_round() const;
    void begin_try_if_over();
    void end_early(EarlyEnd end);
    void take_end_back();
    Reaction make(Cell cell);
    void show_round(std::size_t plies);
    void show_line(std::size_t plies, std::size_t shared, const std::function<void()>& before_it_is_heard = {});
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
    // One record a round, the last one in play: its main line is the one on the board, and the moves past plies_ are
    // those that redo plays again.
    std::vector<GameRecord> rounds_;
    std::optional<Decided> decided_;
    Position position_;
    std::vector<Reaction> plies_;
    // As each position of the round came on the board; those past plies_ belong to the moves that redo plays again.
    std::vector<ByPlayer<ClockTime>> clocks_;
    // What annotate(), remove() and promote() did in this round; those past the first edits_done_ were taken back.
    std::vector<VariationEdit> edits_;
    std::size_t edits_done_ = 0;
    // Which step of the round each ply on the board was, and, the nearest one last, each that was taken back; nothing
    // is known of those that came on the board with another line.
    std::vector<std::uint64_t> played_;
    std::vector<std::uint64_t> taken_back_;
    std::uint64_t steps_ = 0;
    std::uint64_t generation_ = 0;
    std::optional<Elsewhere> elsewhere_;
    std::optional<ByPlayer<bool>> parted_;  // who played on the machine that is gone
    bool by_agreement_ = false;
    bool more_follows_ = false;
    Listeners<MatchEvent> listeners_;
    Listeners<Settled> settled_;
};

}  // namespace atom4
