// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/searcher.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {

const LateMoveReductions& LateMoveReductions::table() {
    static const LateMoveReductions kTable;
    return kTable;
}

LateMoveReductions::LateMoveReductions() {
    constexpr std::size_t kFirstReducedTurn = 3;
    for (std::size_t depth = kMinDepth; depth < kDepths; ++depth)
        for (std::size_t turn = kFirstReducedTurn; turn < kTurns; ++turn)
            plies_[depth][turn] = static_cast<std::uint8_t>(0.5 + std::log(static_cast<double>(depth)) *
                                                                      std::log(static_cast<double>(turn)) / 1.3);
}

bool MovesInWork::contains(std::uint64_t move) const {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i)
        if (marks_[i].load(std::memory_order_relaxed) == move) return true;
    return false;
}

void MovesInWork::add(std::uint64_t move) {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i) {
        if (marks_[i].load(std::memory_order_relaxed) != 0) continue;
        marks_[i].store(move, std::memory_order_relaxed);
        return;
    }
    marks_[first].store(move, std::memory_order_relaxed);
}

void MovesInWork::remove(std::uint64_t move) {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i)
        if (marks_[i].load(std::memory_order_relaxed) == move) marks_[i].store(0, std::memory_order_relaxed);
}

namespace {

constexpr int kWin = Score::kWin;
constexpr int kInfinite = kWin + 1;
constexpr int kDraw = 0;
// Evaluations stay clear of the scores of forced wins.
constexpr int kMaxEvaluation = kWin - Score::kLongestWin - 1;

// Plies beyond the nominal depth in which threats are still answered.
constexpr int kMaxExtensions = 2;
// Up to this depth, a position is good enough (reverse futility pruning) if its evaluation exceeds beta by this margin,
// in centipoints per ply. These and the late-move reductions were tuned by matches: tests/strength/README.md.
constexpr int kMaxFutilityDepth = 6;
constexpr int kFutilityMargin = 25;
// A null move is tried from this depth on (InFull: if the search is not selective), and searched kPassReduction plies
// less deep than a move; if it is selective, another ply less for every kPliesForMorePassReduction plies of depth.
constexpr int kMinPassDepth = 2;
constexpr int kMinPassDepthInFull = 3;
constexpr int kPassReduction = 2;
constexpr int kPliesForMorePassReduction = 4;
// From this depth on, threads put off the moves that others are searching.
constexpr int kMinSharedDepth = 3;
constexpr std::uint64_t kNodesBetweenLooks = 512;
constexpr std::uint64_t kNodesBetweenLooksAtNodes = 16;  // if time is measured in nodes

constexpr bool is_forced(int score) {
    return score > kMaxEvaluation || score < -kMaxEvaluation;
}

// The table counts the plies to a win from its own position, the search from the root.
constexpr int to_table(int score, int ply) {
    return score > kMaxEvaluation ? score + ply : score < -kMaxEvaluation ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score > kMaxEvaluation ? score - ply : score < -kMaxEvaluation ? score + ply : score;
}

}  // namespace

Searcher::Searcher(const Position& position, const WindowTable& values, SharedSearch& shared)
    : shared_(shared),
      position_(position),
      evaluation_(position, values),
      cells_left_(position.size().cell_count() - position.piece_count()),
      blind_spots_(position, shared.settings.oversight),
      noisy_(shared.settings.noise.amplitude > 0),
      self_(position.mover()),
      selective_(shared.settings.selective),
      nodes_between_looks_(shared.settings.nodes_a_millisecond > 0 ? kNodesBetweenLooksAtNodes : kNodesBetweenLooks),
      reductions_(LateMoveReductions::table()),
      frames_(2) {}

std::optional<SearchLine> Searcher::search(int depth, int expected, std::span<const Cell> excluded) {
    root_depth_ = depth;
    excluded_ = blind_spots_.first_moves();
    excluded_.insert(excluded_.end(), excluded.begin(), excluded.end());
    exact_ = depth >= cells_left_;
    // Widens the window around the expected score until the score lies inside it.
    int margin = depth >= 4 && !is_forced(expected) ? 40 : kInfinite;
    int score = 0;
    while (true) {
        const bool full = margin > 2'560;
        const int alpha = full ? -kInfinite : expected - margin;
        const int beta = full ? kInfinite : expected + margin;
        score = search(depth, alpha, beta, 0);
        if (stopped() || (score > alpha && score < beta)) break;
        margin *= 4;
    }
    if (frame(0).line.empty()) return std::nullopt;
    return SearchLine{Score(score), frame(0).line};
}

void Searcher::look_at_limits() {
    const std::uint64_t nodes = shared_.nodes_noted.fetch_add(nodes_between_looks_) + nodes_between_looks_;
    const SearchLimits& limits = shared_.settings.limits;
    const bool at_limit =
        (limits.nodes && nodes >= *limits.nodes) || (limits.time && shared_.elapsed() >= *limits.time);
    // However tight the limits, one ply is searched: there has to be a move.
    if (shared_.stop.stop_requested() || (at_limit && root_depth_ > 1)) shared_.stopped = true;
}

int Searcher::evaluate() const {
    int value = evaluation_.value(to_play());
    if (noisy_) {
        const EvaluationNoise& noise = shared_.settings.noise;
        const std::uint64_t draw = mix(position_.hash() ^ noise.seed);
        value += static_cast<int>(draw % static_cast<std::uint64_t>(2 * noise.amplitude + 1)) - noise.amplitude;
    }
    return std::clamp(value, -kMaxEvaluation, kMaxEvaluation);
}

// Returns a win in one for the opponent after the move `played`, if there is one.
std::optional<Cell> Searcher::find_answer(WinSearch where, const Frame& before, const Reaction& played) const {
    if (where == WinSearch::kEverywhere) return position_.find_win_behind(played, before.threats);
    return position_.find_opened_win(played);
}

std::optional<Cell> Searcher::find_win(int ply) {
    if (ply == 0) return position_.find_win(position_.to_play());
    const Frame& before = frames_[as_size(ply - 1)];
    if (before.answers == WinSearch::kNowhere) return std::nullopt;
    const auto win = find_answer(before.answers, before, *before.played);
    return win && blind_spots_.any() ? find_seen_win(ply) : win;
}

bool Searcher::has_threat(int ply) const {
    if (ply == 0) return position_.find_win(next_on_wheel(position_.to_play())).has_value();
    const Frame& before = frames_[as_size(ply - 1)];
    return before.played ? position_.threatens_behind(*before.played, before.prospects) : !before.prospects.empty();
}

bool Searcher::sees_threat(int ply) {
    if (!has_threat(ply)) return false;
    if (!blind_spots_.any()) return true;
    position_.pass();
    const bool seen = find_seen_win(ply).has_value();
    position_.unpass();
    return seen;
}

// Returns whether a win there is overlooked. Wins near the placements on the current path are seen, unless they are
// hidden and missed for that, or are the opponent's and ignored.
bool Searcher::overlooks(Cell win, int ply) {
    if (shared_.settings.oversight.ignores_threats && position_.mover() != self_) return true;
    if (blind_spots_.is_missed_if_hidden(win) && is_hidden_win(position_, win)) return true;
    if (!blind_spots_.is_far(win)) return false;
    return std::none_of(frames_.begin(), frames_.begin() + ply, [&](const Frame& before) {
        return before.played && steps_between(before.played->placed(), win) <= BlindSpots::kNear;
    });
}

// Returns the first win in one for the player to move that is not overlooked.
std::optional<Cell> Searcher::find_seen_win(int ply) {
    std::optional<Cell> first;
    const Wins wins = position_.find_wins(position_.to_play());
    for (const Cell win : wins.cells())
        if ((!first || win < *first) && !overlooks(win, ply)) first = win;
    return first;
}

// The same for the opponent after the reaction, which has been laid at the node.
std::optional<Cell> Searcher::find_seen_answer(Reaction& reaction, const Node& node) {
    frame(node.ply).played = &reaction;
    position_.complete(reaction);
    const auto win = find_seen_win(node.ply + 1);
    position_.undo(reaction);
    reaction = position_.lay(reaction.placed());
    return win;
}

// Finds the wins from which the positions after the node derive theirs.
void Searcher::find_threats_and_prospects(const Node& node) {
    const Colour answer = next_on_wheel(position_.to_play());
    frame(node.ply).threats = node.answers == WinSearch::kEverywhere ? position_.find_wins(answer) : Wins();
    frame(node.ply).prospects = position_.find_wins(next_on_wheel(answer));
}

// Returns the score for the player to move: exact between alpha and beta, a bound outside.
int Searcher::search(int depth, int alpha, int beta, int ply) {
    // This function also writes to the frame of the next ply, and growing the vector moves the frames.
    if (frames_.data() + frames_.size() - &frame(ply) < 2) frames_.resize(frames_.size() * 2);
    frame(ply).line.clear();
    selective_depth_ = std::max(selective_depth_, ply);
    count_node();
    if (stopped()) return 0;
    // To see a stalemate, noise (which depends on the hash) and oversights need a placement that is completed.
    if (position_.legal_moves().size() <= 1 || noisy_ || blind_spots_.any()) {
        complete();
        if (position_.legal_moves().empty()) return kDraw;
    }

    const bool all_moves = ply > 0 || excluded_.empty();
    if (all_moves) {
        if (const auto win = find_win(ply)) {
            frame(ply).line = {*win};
            return kWin - (ply + 1);
        }
        // No win now: the best possible is a win in three plies, the worst a loss in two.
        alpha = std::max(alpha, -(kWin - (ply + 2)));
        beta = std::min(beta, kWin - (ply + 3));
        if (alpha >= beta) return alpha;
    }

    std::optional<bool> threatened;
    if (depth <= 0) {
        // A threat must be answered before the position can be judged.
        if (ply < root_depth_ + kMaxExtensions) threatened = sees_threat(ply);
        if (!threatened.value_or(false)) {
            follow();
            return evaluate();
        }
        depth = 1;
    }

    complete();
    const auto known = shared_.table.probe(position_.hash());
    if (known && ply > 0 && beta - alpha == 1 && known->depth >= depth) {
        const int score = from_table(known->score, ply);
        if (known->bound == Bound::kExact || (known->bound == Bound::kLower && score >= beta) ||
            (known->bound == Bound::kUpper && score <= alpha))
            return score;
    }
    follow();
    if (!threatened) threatened = sees_threat(ply);
    const bool answered_anywhere = *threatened || (blind_spots_.any() && has_threat(ply));
    Node node{depth, alpha,       beta,
              ply,   *threatened, answered_anywhere ? WinSearch::kEverywhere : WinSearch::kOpenedCells};
    if (is_good_enough(node)) return beta;
    find_threats_and_prospects(node);
    if (refuted_by_pass(node)) return beta;

    std::optional<Cell> best_move;
    const int best = search_moves(node, known ? known->move : std::nullopt, best_move);
    if (stopped() || !all_moves) return best;
    const Bound bound = best >= beta ? Bound::kLower : best_move ? Bound::kExact : Bound::kUpper;
    shared_.table.store(position_.hash(), {std::min(depth, 255), to_table(best, ply), bound, best_move});
    return best;
}

// Returns whether the evaluation is so far above beta that hardly anything within the depth will bring it down.
bool Searcher::is_good_enough(const Node& node) const {
    return selective_ && node.depth <= kMaxFutilityDepth && node.ply > 0 && !node.wide() && !node.threatened &&
           !exact_ && !is_forced(node.beta) && evaluate() - kFutilityMargin * node.depth >= node.beta;
}

// Returns whether the score is at least beta even if the player to move passes (the null move).
bool Searcher::refuted_by_pass(const Node& node) {
    if (node.depth < (selective_ ? kMinPassDepth : kMinPassDepthInFull) || node.wide() || node.threatened || exact_ ||
        is_forced(node.beta) || !frame(node.ply - 1).played || evaluate() < node.beta)
        return false;
    frame(node.ply).played = nullptr;
    frame(node.ply).answers = WinSearch::kNowhere;
    position_.pass();
    const int more = selective_ ? node.depth / kPliesForMorePassReduction : 0;
    const int depth = node.depth - 1 - kPassReduction - more;
    const int score = -search(depth, -node.beta, -node.beta + 1, node.ply + 1);
    position_.unpass();
    return score >= node.beta && !stopped();
}

// Returns the best score of the moves. Sets best_move to the one that raised alpha last, if any did.
int Searcher::search_moves(Node& node, std::optional<Cell> known, std::optional<Cell>& best_move) {
    MovePicker moves(moves_);
    const auto losing_line = collect_moves(moves, node, known);
    // All legal moves are wins that are overlooked.
    if (moves.empty() && !losing_line) return evaluate();
    int best = -kInfinite;
    int alpha = node.alpha;
    if (losing_line) {
        node.forced = moves.size() == 1;
        best = -(kWin - (node.ply + 2));
        if (moves.empty()) frame(node.ply).line.assign(losing_line->begin(), losing_line->end());
    }
    for (std::size_t turn = 0; turn < moves.size();) {
        const MovePicker::Move move = moves.take(turn);
        MovesInWork* const in_work = node.depth >= kMinSharedDepth ? shared_.in_work.get() : nullptr;
        const std::uint64_t key = in_work ? MovesInWork::key(position_.hash(), move.cell) : 0;
        if (in_work && turn > 0 && !moves.was_put_off(turn) && in_work->contains(key)) {
            moves.put_off(turn);
            continue;
        }
        if (in_work) in_work->add(key);
        const int score = search_move(node, move, turn, alpha);
        if (in_work) in_work->remove(key);
        // The moves finished so far count, the one being searched does not.
        if (stopped()) return best;
        const bool first = turn++ == 0;
        best = std::max(best, score);
        if (score <= alpha && !first) continue;
        set_line(node.ply, move.cell);
        if (score > alpha) best_move = move.cell;
        alpha = std::max(alpha, score);
        if (alpha < node.beta) continue;
        frame(node.ply).remember_refutation(move.cell);
        break;
    }
    return best;
}

int Searcher::search_move(const Node& node, const MovePicker::Move& move, std::size_t turn, int alpha) {
    Placement* const before = last_;
    Placement placement(position_, move);
    last_ = &placement;
    frame(node.ply).played = &placement.reaction;
    frame(node.ply).answers = node.tries_moves() && node.ply > 0 ? WinSearch::kNowhere : node.answers;
    if (node.ply == 0) complete();
    int score = 0;
    if (placement.reaction.wins()) {  // happens only at the root, if moves are excluded
        score = kWin - (node.ply + 1);
        frame(node.ply + 1).line.clear();
    } else {
        const int reduced = turn == 0 ? 0 : reduction(node, turn);
        // A forced move does not count as a ply.
        const int depth = node.forced && node.ply < 2 * root_depth_ ? node.depth : node.depth - 1;
        const auto ask = [&](int plies, int low, int high) { return -search(plies, -high, -low, node.ply + 1); };
        if (turn > 0) score = ask(depth - reduced, alpha, alpha + 1);
        if (reduced > 0 && score > alpha) score = ask(depth, alpha, alpha + 1);
        if (turn == 0 || (score > alpha && score < node.beta)) score = ask(depth, alpha, node.beta);
    }
    take_back(placement);
    last_ = before;
    return score;
}

// Returns by how many plies less a late move is searched at first.
int Searcher::reduction(const Node& node, std::size_t turn) const {
    if (node.depth < LateMoveReductions::kMinDepth || node.threatened || exact_) return 0;
    if (!selective_) return turn < 4 ? 0 : turn < 12 ? 1 : 2;
    return std::clamp(reductions_.at(node.depth, turn) - (node.wide() ? 1 : 0), 0, node.depth - 2);
}

// Collects the moves: first the one that was best here before, then those that refuted sibling positions, then by
// evaluation, or by cell if moves are not tried. Trying moves below the root leaves out those after which the opponent
// would win at once; the first of these is returned.
std::optional<Searcher::LosingLine> Searcher::collect_moves(MovePicker& moves, const Node& node,
                                                            std::optional<Cell> known) {
    if (node.tries_moves()) return try_moves(moves, node, known);
    const auto& killers = frame(node.ply).killers;
    const Wins unnoticed = find_unnoticed_wins(node);
    moves.add_in_order(position_.legal_moves(), std::array{known.value_or(Cell()), killers[0], killers[1]},
                       node.ply > 0 ? unnoticed.cells() : std::span<const Cell>(excluded_));
    return std::nullopt;
}

std::optional<Searcher::LosingLine> Searcher::try_moves(MovePicker& moves, const Node& node,
                                                        std::optional<Cell> known) {
    const Frame& here = frame(node.ply);
    std::optional<LosingLine> losing_line;
    const Colour answer = next_on_wheel(position_.to_play());
    const Wins unnoticed = find_unnoticed_wins(node);
    const auto left_out = node.ply > 0 ? unnoticed.cells() : std::span<const Cell>(excluded_);
    Evaluation::Trail trail;
    for (const Cell cell : position_.legal_moves()) {
        if (std::find(left_out.begin(), left_out.end(), cell) != left_out.end()) continue;
        Reaction reaction = position_.lay(cell);
        std::optional<Cell> lost_to;
        if (node.ply > 0) lost_to = find_answer(node.answers, here, reaction);
        if (lost_to && blind_spots_.any()) lost_to = find_seen_answer(reaction, node);
        if (!lost_to) {
            evaluation_.apply(reaction, trail);
            moves.add(cell, rank_of(cell, here, known, -evaluation_.value(answer)), evaluation_.sums());
            evaluation_.take_back(trail);
        } else if (!losing_line || cell < losing_line->front()) {
            losing_line = {cell, *lost_to};
        }
        position_.lift(reaction);
    }
    return losing_line;
}

// A node that is searched has no wins but those that were overlooked.
Wins Searcher::find_unnoticed_wins(const Node& node) const {
    return node.ply > 0 && blind_spots_.any() ? position_.find_wins(position_.to_play()) : Wins();
}

int Searcher::rank_of(Cell cell, const Frame& frame, std::optional<Cell> known, int look) {
    if (known == cell) return MovePicker::kKnown;
    if (frame.killers[0] == cell) return MovePicker::kKiller;
    if (frame.killers[1] == cell) return MovePicker::kSecondKiller;
    return look;
}

void Searcher::set_line(int ply, Cell cell) {
    auto& line = frame(ply).line;
    const auto& rest = frame(ply + 1).line;
    line.assign(1, cell);
    line.insert(line.end(), rest.begin(), rest.end());
}

// Settles the last placement in the position, if it has not been settled yet.
void Searcher::complete() {
    if (!last_ || last_->completed) return;
    position_.complete(last_->reaction);
    last_->completed = true;
}

// Applies the last placement to the evaluation, if that has not been done yet.
void Searcher::follow() {
    if (!last_ || last_->followed) return;
    if (last_->known)
        evaluation_.apply(last_->reaction, *last_->known, last_->trail);
    else
        evaluation_.apply(last_->reaction, last_->trail);
    last_->followed = true;
}

void Searcher::take_back(const Placement& placement) {
    if (placement.followed) evaluation_.take_back(placement.trail);
    if (placement.completed)
        position_.undo(placement.reaction);
    else
        position_.lift(placement.reaction);
}

}  // namespace atom4
