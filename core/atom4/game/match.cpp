// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match.h"

#include <algorithm>

#include "core/atom4/game/variations.h"
#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"

namespace atom4 {
namespace {

GameRecord new_round(const MatchSetup& setup, std::string_view date) {
    GameRecord record;
    record.date = date.empty() ? today() : std::string(date);
    record.seats = setup.seats;
    record.size = setup.size;
    record.start = setup.start;
    record.time_control = setup.time_control;
    if (setup.time_control) record.time_left = {setup.time_control->initial, setup.time_control->initial};
    return record;
}

GameRecord first_round(const MatchSetup& setup, std::string_view date = {}) {
    GameRecord record = new_round(setup, date);
    if (setup.position) record.position = to_text(*setup.position);
    return record;
}

// A set-up position determines size and start colour.
MatchSetup agreed(MatchSetup setup) {
    if (setup.position) {
        setup.size = setup.position->size();
        setup.start = setup.position->to_play();
    }
    return setup;
}

// Whether the players had the other sides in that round. Players who cannot be told apart count as not swapped.
bool sides_have_changed(const GameRecord& round, const ByPlayer<Seat>& now) {
    int stayed = 0;
    int crossed = 0;
    for (const Player player : kPlayers) {
        if (round.seats[player] == now[player]) ++stayed;
        if (round.seats[player] == now[opponent(player)]) ++crossed;
    }
    return crossed > stayed;
}

bool is_human_turn(const GameRecord& round, int plies) {
    return !round.seats[player_of(next_on_wheel(round.start, plies))].is_computer();
}

// Returns how many plies undo_turn() undoes from that ply: back to a human player's turn, or one between computers. 0
// if undoing an early end is enough.
int plies_of_turn_back(const GameRecord& round, int now) {
    const bool has_human = !round.seats[Player::kFirst].is_computer() || !round.seats[Player::kSecond].is_computer();
    if (round.early_end && (!has_human || is_human_turn(round, now))) return 0;
    if (!has_human) return std::min(now, 1);
    for (int plies = now - 1; plies >= 0; --plies)
        if (is_human_turn(round, plies)) return now - plies;
    return 0;
}

// Returns how many plies redo_turn() plays from that ply on.
int plies_of_turn_on(const GameRecord& round, int now) {
    const int most = static_cast<int>(round.moves.size()) - now;
    int plies = std::min(most, 1);
    while (plies < most && !is_human_turn(round, now + plies)) ++plies;
    return plies;
}

}  // namespace

Refusal refusal_of(IllegalMove reason) {
    switch (reason) {
        case IllegalMove::kOffBoard: return Refusal::kOffBoard;
        case IllegalMove::kOccupied: return Refusal::kOccupied;
        case IllegalMove::kNoAdjacentPair: return Refusal::kNoAdjacentPair;
        case IllegalMove::kRoundOver: break;
    }
    return Refusal::kRoundOver;
}

Match::Match(MatchSetup setup)
    : setup_(agreed(std::move(setup))),
      rounds_{first_round(setup_)},
      position_(atom4::first_position(rounds_.front())),
      clocks_{rounds_.front().time_left} {}

void Match::announce(MatchEvent::Kind kind, std::optional<Reaction> reaction) {
    using Kind = MatchEvent::Kind;
    if (kind == Kind::kUndone || kind == Kind::kLineChanged || kind == Kind::kEndUndone) note_help();
    // Browsing and editing lines does not continue a match that was left by part().
    if (!is_trying() && kind != Kind::kLineChanged && kind != Kind::kLinesEdited) parted_.reset();
    listeners_.notify({kind, reaction});
}

void Match::note_help() {
    if (!is_over() && setup_.has_human() && setup_.has_computer()) rounds_.back().helped = true;
}

// Puts the last round on the board as it was after that many plies.
void Match::show_round(std::size_t plies) {
    const GameRecord& round = rounds_.back();
    position_ = atom4::first_position(round);
    plies_.clear();
    played_.assign(plies, 0);
    taken_back_.clear();
    clocks_.assign(round.moves.size() + 1, round.time_left);
    for (std::size_t ply = 0; ply < plies; ++ply) plies_.push_back(position_.play_legal(round.moves[ply].cell));
    ++generation_;
}

void Match::start(MatchSetup setup, std::string_view date, int agreed_rounds) {
    setup_ = agreed(std::move(setup));
    rounds_ = {first_round(setup_, date)};
    rounds_.back().agreed_rounds = agreed_rounds;
    decided_.reset();
    forget_edits();
    show_round(0);
    announce(MatchEvent::Kind::kMatchStarted);
}

void Match::restore(std::vector<GameRecord> records) {
    require(!records.empty());
    rounds_ = std::move(records);
    decided_.reset();
    forget_edits();
    const GameRecord& first = rounds_.front();
    const GameRecord& last = rounds_.back();
    setup_ = {last.size, last.seats, first.start, last.time_control};
    if (!first.position.empty()) setup_.position = atom4::first_position(first);
    show_round(rounds_.back().moves.size());
    announce(MatchEvent::Kind::kMatchStarted);
}

// Trial moves become variations of the line that decided the round, which stays as it is.
GameRecord Match::record_of_round() const {
    GameRecord on_board = rounds_.back();
    cut_line(on_board, plies_.size());
    if (!decided_) return on_board;
    GameRecord round = decided_->round;
    round.seats = on_board.seats;
    round.human_moved = on_board.human_moved;
    round.seats_changed = on_board.seats_changed;
    add_lines(round, on_board);
    return round;
}

std::vector<GameRecord> Match::records() const {
    std::vector<GameRecord> records;
    records.reserve(rounds_.size());
    records.assign(rounds_.begin(), rounds_.end() - 1);
    records.push_back(record_of_round());
    return records;
}

Position Match::position_after(int plies) const {
    require(plies >= 0 && plies <= undoable_plies());
    Position position = position_;
    for (int ply = undoable_plies(); ply > plies; --ply) position.undo(plies_[static_cast<std::size_t>(ply) - 1]);
    return position;
}

void Match::set_seats(ByPlayer<Seat> seats) {
    if (is_held()) return;
    GameRecord& round = rounds_.back();
    // A match with human moves is set aside rather than lost, even if the computer takes over.
    for (const Player player : kPlayers)
        round.human_moved[player] =
            round.human_moved[player] || (seats[player].is_computer() && has_human_move(round, player));
    const auto is_another = [&](Player player) {
        return seats[player].is_computer() != round.seats[player].is_computer();
    };
    if (!plies_.empty() && std::any_of(kPlayers.begin(), kPlayers.end(), is_another)) round.seats_changed = true;
    const bool has_begun =
        std::any_of(kPlayers.begin(), kPlayers.end(), [&](Player player) { return has_human_move(round, player); });
    for (const Player player : kPlayers) {
        const auto before = round.seats[player].computer_level;
        const auto after = seats[player].computer_level;
        if (has_begun && !is_over() && before && after && before != after)
            round.lowest_level = std::min(round.lowest_level.value_or(*before), std::min(*before, *after));
    }
    setup_.seats = seats;
    round.seats = std::move(seats);
    ++generation_;  // drops the move that the former computer player is working on
    announce(MatchEvent::Kind::kSeatsChanged);
}

ByPlayer<int> Match::score() const {
    ByPlayer<int> score(0, 0);
    for (std::size_t i = 0; i + 1 < rounds_.size(); ++i) {
        const auto player = winner(atom4::outcome(rounds_[i]));
        if (player) ++score[sides_have_changed(rounds_[i], setup_.seats) ? opponent(*player) : *player];
    }
    if (const auto player = winner(outcome())) ++score[*player];
    return score;
}

Outcome Match::outcome() const {
    if (decided_) return decided_->outcome;
    return early_end() ? win_of(opponent(early_end()->loser)) : position_.outcome();
}

const Seat* Match::seat_to_move() const {
    const bool over = is_trying() ? position_.is_over() : is_over();
    return over ? nullptr : &setup_.seats[position_.mover()];
}

bool Match::is_computers_turn() const {
    const Seat* seat = seat_to_move();
    return seat != nullptr && seat->is_computer();
}

Reaction Match::make(Cell cell) {
    GameRecord& round = rounds_.back();
    // The same move as the one that was undone keeps the moves after it; another move replaces them.
    const bool same_again = plies_.size() < round.moves.size() && round.moves[plies_.size()].cell == cell;
    if (!same_again) {
        // After another move, nothing can be redone.
        edits_.resize(edits_done_);
        taken_back_.clear();
        cut_line(round, plies_.size());
        extend_line(round, cell);
        if (round.time_control) round.time_left[position_.mover()] += round.time_control->increment;
        clocks_.resize(plies_.size() + 1);
        clocks_.push_back(round.time_left);
    }
    const Reaction reaction = position_.play_legal(cell);
    plies_.push_back(reaction);
    played_.push_back(++steps_);
    if (!taken_back_.empty()) taken_back_.pop_back();
    round.time_left = clocks_[plies_.size()];
    ++generation_;
    return reaction;
}

Result<Reaction, Refusal> Match::play(Cell cell) {
    if (const auto reason = why_not_here()) return Failure{*reason};
    if (is_fixed() && remote_->on_move && position_.is_legal(cell)) remote_->on_move();
    if (rounds_.back().early_end) return Failure{Refusal::kRoundOver};
    if (is_computers_turn()) return Failure{Refusal::kComputersTurn};
    if (const auto reason = position_.why_illegal(cell)) return Failure{refusal_of(*reason)};
    return place(cell);
}

bool Match::answer(std::uint64_t generation, Cell cell) {
    if (generation != generation_ || !is_computers_turn() || !position_.is_legal(cell)) return false;
    announce(MatchEvent::Kind::kPlayed, make(cell));
    return true;
}

void Match::end_early(EarlyEnd end) {
    GameRecord& round = rounds_.back();
    cut_line(round, plies_.size());
    clocks_.resize(plies_.size() + 1);
    round.early_end = end;
    ++generation_;
    announce(MatchEvent::Kind::kEndedEarly);
}

void Match::take_end_back() {
    GameRecord& round = rounds_.back();
    if (!round.early_end) return;
    round.early_end.reset();
    round.time_left = clocks_[plies_.size()];
    ++generation_;
    announce(MatchEvent::Kind::kEndUndone);
}

bool Match::resign(Player player) {
    if (is_over() || is_held()) return false;
    end_early({EarlyEnd::Reason::kResigned, player});
    return true;
}

std::optional<Player> Match::who_resigns() const {
    if (is_over() || is_watched() || !setup_.has_human()) return std::nullopt;
    if (const auto own = own_player()) return own;
    const Player mover = position_.mover();
    return setup_.seats[mover].is_computer() ? opponent(mover) : mover;
}

void Match::spend(ClockTime used) {
    if (is_over() || is_held() || !rounds_.back().time_control) return;
    const Player player = position_.mover();
    ClockTime& left = rounds_.back().time_left[player];
    left = std::max(left - used, ClockTime(0));
    if (left == ClockTime(0)) end_early({EarlyEnd::Reason::kOutOfTime, player});
}

int Match::redoable_plies() const {
    return static_cast<int>(rounds_.back().moves.size() - plies_.size());
}

int Match::undo(int plies) {
    if (is_fixed()) return 0;
    const int count = std::clamp(plies, 0, undoable_plies());
    take_end_back();
    for (int i = 0; i < count; ++i) {
        const Reaction last = plies_.back();
        plies_.pop_back();
        played_.pop_back();
        taken_back_.push_back(++steps_);
        rounds_.back().time_left = clocks_[plies_.size()];
        position_.undo(last);
        ++generation_;
        announce(MatchEvent::Kind::kUndone, last);
    }
    return count;
}

int Match::redo(int plies) {
    if (is_fixed()) return 0;
    const int count = std::clamp(plies, 0, redoable_plies());
    for (int i = 0; i < count; ++i) {
        const Reaction again = make(rounds_.back().moves[plies_.size()].cell);
        announce(MatchEvent::Kind::kRedone, again);
    }
    return count;
}

bool Match::can_undo_turn() const {
    if (edit_to_undo() != nullptr) return true;
    return !is_fixed() && (rounds_.back().early_end || plies_of_turn_back(rounds_.back(), undoable_plies()) > 0);
}

UndoneTurn Match::undo_turn() {
    if (undo_edit() || is_fixed()) return {};
    const auto keeps =
        static_cast<std::size_t>(undoable_plies() - plies_of_turn_back(rounds_.back(), undoable_plies()));
    UndoneTurn undone;
    for (const Reaction& ply : plies().subspan(keeps)) undone.cells.push_back(ply.placed());
    const bool ended_early = rounds_.back().early_end.has_value();
    undo(static_cast<int>(undone.cells.size()));
    undone.early_end = ended_early && !rounds_.back().early_end;
    return undone;
}

int Match::redo_turn() {
    if (redo_edit()) return 0;
    return redo(plies_of_turn_on(rounds_.back(), undoable_plies()));
}

void Match::begin_try_if_over() {
    if (is_over() && !decided_) decided_ = Decided{rounds_.back(), outcome(), clocks_};
}

std::optional<std::size_t> Match::decided_variation() const {
    return decided_ ? variation_of(rounds_.back(), decided_->round.moves.cells()) : std::nullopt;
}

void Match::end_try() {
    require(is_trying());
    rounds_.back() = record_of_round();
    const auto clocks = std::move(decided_->clocks);
    decided_.reset();
    show_round(rounds_.back().moves.size());
    clocks_ = clocks;
    announce(MatchEvent::Kind::kLineChanged);
}

void Match::branch(int ply) {
    require(ply >= 0 && ply <= undoable_plies());
    if (!may_branch()) return;
    begin_try_if_over();
    const auto plies = static_cast<std::size_t>(ply);
    GameRecord& round = rounds_.back();
    cut_line(round, plies_.size());
    set_line_aside(round, plies);
    show_line(plies, plies);
}

void Match::follow(std::size_t variation) {
    require(variation < variations().size());
    if (!may_branch()) return;
    if (decided_variation() == variation) return end_try();
    begin_try_if_over();
    const std::size_t shared = std::min(variations()[variation].ply, plies_.size());
    follow_variation(rounds_.back(), variation);
    show_line(rounds_.back().moves.size(), shared);
}

// Shows a line that shares its first plies with the one on the board. No clock times are known for the other plies, so
// the clocks stay as they were where the line branches off.
void Match::show_line(std::size_t plies, std::size_t shared, const std::function<void()>& before_announcing) {
    rounds_.back().early_end.reset();
    const auto seen = clocks_;
    const auto played = played_;
    show_round(plies);
    for (std::size_t ply = 0; ply < std::min({plies, shared, played.size()}); ++ply) played_[ply] = played[ply];
    for (std::size_t ply = 0; ply < clocks_.size(); ++ply) clocks_[ply] = seen[std::min(ply, shared)];
    rounds_.back().time_left = clocks_[plies];
    if (before_announcing) before_announcing();
    announce(MatchEvent::Kind::kLineChanged);
}

bool Match::next_round(std::string_view date) {
    if (!is_over() || is_held()) return false;
    rounds_.back() = record_of_round();
    decided_.reset();
    forget_edits();
    const GameRecord& last = rounds_.back();
    GameRecord next = new_round(setup_, date);
    next.round = last.round + 1;
    next.agreed_rounds = last.agreed_rounds;
    next.start = next_on_wheel(last.start);
    rounds_.push_back(std::move(next));
    show_round(0);
    announce(MatchEvent::Kind::kRoundStarted);
    return true;
}

}  // namespace atom4

// Edits of the lines of a round, and how they are undone and redone.

namespace atom4 {
namespace {

std::vector<Cell> copy_of(std::span<const Cell> cells) {
    return {cells.begin(), cells.end()};
}

bool begins(std::span<const Cell> shorter, std::span<const Cell> longer) {
    return shorter.size() <= longer.size() && std::ranges::equal(shorter, longer.first(shorter.size()));
}

// Returns the first variation whose whole line begins with `line`, if any.
std::optional<std::size_t> variation_beginning(const GameRecord& record, std::span<const Cell> line) {
    for (std::size_t i = 0; i < record.variations.size(); ++i)
        if (begins(line, whole_line(record, i).cells())) return i;
    return std::nullopt;
}

}  // namespace

std::vector<Cell> Match::line_of_plies(int plies) const {
    std::vector<Cell> line;
    for (const Reaction& ply : plies_) {
        if (static_cast<int>(line.size()) == plies) break;
        line.push_back(ply.placed());
    }
    return line;
}

std::vector<Cell> Match::line_of_variation(std::size_t variation, std::size_t moves) const {
    require(variation < variations().size());
    const MoveLine line = whole_line(rounds_.back(), variation);
    return copy_of(line.cells().first(std::min(variations()[variation].ply + moves, line.size())));
}

Annotation Match::annotation(std::span<const Cell> line) const {
    return annotation_of(comment_on(rounds_.back(), line));
}

void Match::remember(VariationEdit edit) {
    edit.when = ++steps_;
    edits_.resize(edits_done_);
    edits_.push_back(std::move(edit));
    ++edits_done_;
}

bool Match::annotate(std::span<const Cell> line, const Annotation& annotation) {
    if (!has_line(rounds_.back(), line)) return false;
    std::string before = comment_on(rounds_.back(), line);
    std::string after = comment_of(annotation);
    if (before == after || annotation_of(before) == annotation) return false;
    say_of(line, after);
    remember({.kind = VariationEdit::Kind::kComment, .line = copy_of(line), .before = before, .after = after});
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

// During a trial, the decided round has its own copy of the comments.
void Match::say_of(std::span<const Cell> line, std::string_view comment) {
    set_comment_on(rounds_.back(), line, comment);
    if (decided_) set_comment_on(decided_->round, line, comment);
}

bool Match::remove(std::size_t variation) {
    require(variation < variations().size());
    if (decided_variation() == variation) return false;
    MoveLine moves = whole_line(rounds_.back(), variation);
    take_out(variation);
    remember({.kind = VariationEdit::Kind::kRemoved, .moves = std::move(moves), .index = variation});
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

void Match::take_out(std::size_t variation) {
    const MoveLine line = whole_line(rounds_.back(), variation);
    remove_variation(rounds_.back(), variation);
    if (!decided_) return;
    // In the decided round it may be shorter: trial moves may have extended it.
    GameRecord& round = decided_->round;
    for (std::size_t i = round.variations.size(); i-- > 0;)
        if (begins(whole_line(round, i).cells(), line.cells())) remove_variation(round, i);
}

bool Match::promote(std::size_t variation) {
    require(variation < variations().size());
    if (is_over() || is_held()) return false;
    VariationEdit edit{.kind = VariationEdit::Kind::kPromoted,
                       .line = copy_of(whole_line(rounds_.back(), variation).cells()),
                       .instead_of = copy_of(rounds_.back().moves.cells()),
                       .plies = plies_.size()};
    const std::size_t shared = std::min(variations()[variation].ply, plies_.size());
    follow_variation(rounds_.back(), variation);
    // The edit is recorded before listeners are called, so that they find it undoable.
    show_line(rounds_.back().moves.size(), shared, [&] { remember(std::move(edit)); });
    return true;
}

// Makes the line the main one again, with that many of its plies on the board; returns false if there is no such line.
bool Match::go_back_to(std::span<const Cell> line, std::size_t plies) {
    GameRecord& round = rounds_.back();
    if (!begins(line, round.moves.cells())) {
        const auto variation = variation_beginning(round, line);
        if (!variation) return false;
        follow_variation(round, *variation);
    }
    if (round.moves.size() > line.size()) set_line_aside(round, line.size());
    std::size_t shared = 0;
    while (shared < std::min(plies_.size(), line.size()) && plies_[shared].placed() == line[shared]) ++shared;
    show_line(plies, shared);
    return true;
}

bool Match::edit_again(const VariationEdit& edit) {
    switch (edit.kind) {
        case VariationEdit::Kind::kPromoted: return go_back_to(edit.line, edit.line.size());
        case VariationEdit::Kind::kComment:
            if (!has_line(rounds_.back(), edit.line)) return false;
            say_of(edit.line, edit.after);
            break;
        case VariationEdit::Kind::kRemoved: {
            const auto variation = variation_of(rounds_.back(), edit.moves.cells());
            if (!variation) return false;
            take_out(*variation);
            break;
        }
    }
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

bool Match::take_back(const VariationEdit& edit) {
    switch (edit.kind) {
        case VariationEdit::Kind::kPromoted: return go_back_to(edit.instead_of, edit.plies);
        case VariationEdit::Kind::kComment:
            if (!has_line(rounds_.back(), edit.line)) return false;
            say_of(edit.line, edit.before);
            break;
        case VariationEdit::Kind::kRemoved:
            restore_line(rounds_.back(), edit.index, edit.moves);
            if (decided_) restore_line(decided_->round, decided_->round.variations.size(), edit.moves);
            break;
    }
    announce(MatchEvent::Kind::kLinesEdited);
    return true;
}

// Edits and moves are undone in reverse order of their steps...
const VariationEdit* Match::edit_to_undo() const {
    if (edits_done_ == 0) return nullptr;
    const VariationEdit& last = edits_[edits_done_ - 1];
    return played_.empty() || last.when > played_.back() ? &last : nullptr;
}

// ... and redone in reverse order of the steps in which they were undone.
const VariationEdit* Match::edit_to_redo() const {
    if (edits_done_ == edits_.size()) return nullptr;
    const VariationEdit& next = edits_[edits_done_];
    return taken_back_.empty() || next.when > taken_back_.back() ? &next : nullptr;
}

bool Match::undo_edit() {
    while (edit_to_undo() != nullptr) {
        // Counted first, since listeners ask what can be undone next.
        edits_[--edits_done_].when = ++steps_;
        const VariationEdit edit = edits_[edits_done_];
        if (take_back(edit)) return true;
        edits_.erase(edits_.begin() + static_cast<std::ptrdiff_t>(edits_done_));
    }
    return false;
}

bool Match::redo_edit() {
    while (edit_to_redo() != nullptr) {
        edits_[edits_done_].when = ++steps_;
        const VariationEdit edit = edits_[edits_done_++];
        if (edit_again(edit)) return true;
        edits_.erase(edits_.begin() + static_cast<std::ptrdiff_t>(--edits_done_));
    }
    return false;
}

void Match::forget_edits() {
    edits_.clear();
    edits_done_ = 0;
}

}  // namespace atom4

// Network matches.

namespace atom4 {

// Returns why this side cannot move now in an unfinished round of a network match, if so.
std::optional<Refusal> Match::why_not_here() const {
    if (!is_fixed() || is_over()) return std::nullopt;
    if (is_watched()) return Refusal::kSpectator;
    if (remote_->is_away) return Refusal::kAway;
    if (remote_->plays[position_.mover()]) return Refusal::kRemoteTurn;
    return std::nullopt;
}

void Match::set_more_follows(bool more) {
    const bool is_last = more_follows_ && !more;
    more_follows_ = more;
    if (is_last) all_changed_.notify({});
}

void Match::part() {
    if (remote_) parted_ = remote_->plays;
    remote_.reset();
}

std::optional<Player> Match::own_player() const {
    const ByPlayer<bool>* there = remote_ ? &remote_->plays : parted_ ? &*parted_ : nullptr;
    if (there == nullptr || (*there)[Player::kFirst] == (*there)[Player::kSecond]) return std::nullopt;
    return (*there)[Player::kFirst] ? Player::kSecond : Player::kFirst;
}

bool Match::is_turn_here() const {
    return seat_to_move() != nullptr && !is_computers_turn() && !why_not_here();
}

Reaction Match::place(Cell cell) {
    const Reaction reaction = make(cell);
    announce(MatchEvent::Kind::kPlayed, reaction);
    return reaction;
}

void Match::show_time_left(ByPlayer<ClockTime> left) {
    rounds_.back().time_left = left;
}

void Match::agree_on_time_left(ByPlayer<ClockTime> left) {
    if (clocks_[plies_.size()] == left && rounds_.back().time_left == left) return;
    clocks_[plies_.size()] = left;
    rounds_.back().time_left = left;
    announce(MatchEvent::Kind::kClocksAgreed);
}

}  // namespace atom4
