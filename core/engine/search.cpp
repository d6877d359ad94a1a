// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/search.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/atom4/random.h"
#include "core/engine/evaluation.h"
#include "core/engine/transposition_table.h"

namespace atom4 {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kWin = Score::kWin;
constexpr int kInfinite = kWin + 1;
constexpr int kMaxPly = Cell::kMaxRows * Cell::kMaxCols + 8;  // no game is longer, extensions included
constexpr int kDraw = 0;
// Evaluations stay clear of the scores of forced wins.
constexpr int kMostEvaluated = kWin - Score::kLongestWin - 1;

constexpr bool is_forced(int score) {
    return score > kMostEvaluated || score < -kMostEvaluated;
}

// The table keeps the distance of a win from its own position, the search from the root.
constexpr int to_table(int score, int ply) {
    return score > kMostEvaluated ? score + ply : score < -kMostEvaluated ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score > kMostEvaluated ? score - ply : score < -kMostEvaluated ? score + ply : score;
}

struct RankedMove {
    Cell cell;
    int rank = 0;
};

// The moves of one node, handed out best first; equal ranks by cell, so that the order never depends on how the
// position came about.
class MoveList {
public:
    void add(Cell cell, int rank) { moves_[count_++] = {cell, rank}; }
    [[nodiscard]] std::size_t size() const { return count_; }
    Cell take(std::size_t turn) {
        const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(turn);
        const auto end = moves_.begin() + static_cast<std::ptrdiff_t>(count_);
        std::iter_swap(begin, std::min_element(begin, end, [](const RankedMove& a, const RankedMove& b) {
                           return a.rank != b.rank ? a.rank > b.rank : a.cell < b.cell;
                       }));
        return begin->cell;
    }

private:
    std::array<RankedMove, Cell::kMaxRows * Cell::kMaxCols> moves_;
    std::size_t count_ = 0;
};

// One search from one position: alpha-beta with iterative deepening over the engine's table.
class Search {
public:
    Search(const Position& position, const WindowTable& values, TranspositionTable& table, const SearchLimits& limits,
           const EvaluationNoise& noise, std::stop_token stop)
        : position_(position),
          evaluation_(position, values),
          table_(table),
          limits_(limits),
          noise_(noise),
          stop_(stop) {}

    SearchReport run(const Engine::Progress& progress) {
        SearchReport report;
        const int cells_left = position_.size().cell_count() - position_.piece_count();
        const int deepest = std::min(limits_.depth.value_or(kMaxPly), cells_left);
        for (int depth = 1; depth <= std::max(deepest, 1); ++depth) {
            const int score = search_root(depth, report.depth > 0 ? report.score.value() : 0);
            if (stopped_ && report.depth > 0) break;
            report.depth = depth;
            report.score = Score(score);
            report.principal_variation = line_[0];
            report.nodes = nodes_;
            report.time = elapsed();
            if (stopped_) break;
            if (progress) progress(report);
            // A forced end is known once the search is as deep as it is far.
            if (is_forced(score) && kWin - std::abs(score) <= depth) break;
            if (limits_.time && elapsed() * 2 > *limits_.time) break;  // the next depth would not be finished
        }
        report.nodes = nodes_;
        report.time = elapsed();
        return report;
    }

private:
    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    }

    void look_at_limits() {
        if (stop_.stop_requested() || (limits_.nodes && nodes_ >= *limits_.nodes) ||
            (limits_.time && elapsed() >= *limits_.time))
            stopped_ = true;
    }

    [[nodiscard]] int evaluate() const {
        int value = evaluation_.value(position_.to_play());
        if (noise_.amplitude > 0) {
            const std::uint64_t draw = mix(position_.hash() ^ noise_.seed);
            value += static_cast<int>(draw % static_cast<std::uint64_t>(2 * noise_.amplitude + 1)) - noise_.amplitude;
        }
        return std::clamp(value, -kMostEvaluated, kMostEvaluated);
    }

    // Widens the window around the last depth's score until the new score lies inside.
    int search_root(int depth, int expected) {
        root_depth_ = depth;
        int margin = depth >= 4 && !is_forced(expected) ? 40 : kInfinite;
        while (margin <= 2'560) {
            const int alpha = expected - margin;
            const int beta = expected + margin;
            const int score = search(depth, alpha, beta, 0);
            if (stopped_ || (score > alpha && score < beta)) return score;
            margin *= 4;
        }
        return search(depth, -kInfinite, kInfinite, 0);
    }

    // The score for the player to move, exact between alpha and beta and a bound outside.
    int search(int depth, int alpha, int beta, int ply) {
        line_[as_size(ply)].clear();
        if ((++nodes_ & 511U) == 0) look_at_limits();
        if (stopped_) return 0;
        if (position_.legal_moves().empty()) return kDraw;

        if (const auto win = evaluation_.find_win(position_, position_.to_play())) {
            line_[as_size(ply)] = {*win};
            return kWin - (ply + 1);
        }
        // No win now: the best there can be is one in three plies, the worst a loss in two.
        alpha = std::max(alpha, -(kWin - (ply + 2)));
        beta = std::min(beta, kWin - (ply + 3));
        if (alpha >= beta) return alpha;

        const bool threatened = evaluation_.find_win(position_, next_on_wheel(position_.to_play())).has_value();
        if (depth <= 0) {
            // A threat must be answered before the position can be judged.
            if (!threatened || ply >= root_depth_ + kMostExtensions) return evaluate();
            depth = 1;
        }

        const bool exact_wanted = beta - alpha > 1;
        const auto known = table_.probe(position_.hash());
        if (known && ply > 0 && !exact_wanted && known->depth >= depth) {
            const int score = from_table(known->score, ply);
            if (known->bound == Bound::kExact || (known->bound == Bound::kLower && score >= beta) ||
                (known->bound == Bound::kUpper && score <= alpha))
                return score;
        }

        MoveList moves;
        rank_moves(moves, depth, ply, known ? known->move : std::nullopt);
        const int first_alpha = alpha;
        int best = -kInfinite;
        std::optional<Cell> best_move;
        for (std::size_t turn = 0; turn < moves.size(); ++turn) {
            const Cell cell = moves.take(turn);
            const Evaluation::Mark mark = evaluation_.mark();
            const Reaction reaction = play(cell);
            int score = 0;
            if (turn == 0) {
                score = -search(depth - 1, -beta, -alpha, ply + 1);
            } else {
                const int reduction = depth >= 3 && turn >= 4 && !threatened ? (turn >= 12 ? 2 : 1) : 0;
                score = -search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
                if (score > alpha && reduction > 0) score = -search(depth - 1, -alpha - 1, -alpha, ply + 1);
                if (score > alpha && score < beta) score = -search(depth - 1, -beta, -alpha, ply + 1);
            }
            take_back(reaction, mark);
            // At the root the moves finished so far stand, the one in work does not.
            if (stopped_ && (turn > 0 || ply > 0)) return best;

            if (score <= best) continue;
            best = score;
            if (score <= alpha && turn > 0) continue;
            best_move = cell;
            set_line(ply, cell);
            if (stopped_) return best;
            alpha = std::max(alpha, score);
            if (alpha < beta) continue;
            reward(cell, depth, ply);
            break;
        }
        const Bound bound = best >= beta ? Bound::kLower : best > first_alpha ? Bound::kExact : Bound::kUpper;
        table_.store(position_.hash(), {std::min(depth, 255), to_table(best, ply), bound,
                                        bound == Bound::kUpper ? std::nullopt : best_move});
        return best;
    }

    static constexpr std::size_t as_size(int index) { return static_cast<std::size_t>(index); }

    Reaction play(Cell cell) {
        const Reaction reaction = position_.play_legal(cell);
        evaluation_.apply(reaction);
        return reaction;
    }
    void take_back(const Reaction& reaction, const Evaluation::Mark& mark) {
        evaluation_.restore(reaction, mark);
        position_.undo(reaction);
    }

    // What was best here before comes first, then what refuted the sibling positions, then what looks best at once.
    void rank_moves(MoveList& moves, int depth, int ply, std::optional<Cell> known) {
        const auto legal = position_.legal_moves();
        const auto& history = history_[as_size(wheel_index(position_.to_play()))];
        if (depth < 2) {
            for (const Cell cell : legal)
                moves.add(cell, rank_of(cell, ply, known, history[as_size(cell.index())] / 8));
            return;
        }
        std::array<Cell, Cell::kMaxRows * Cell::kMaxCols> cells;
        const std::size_t count = legal.size();
        std::copy(legal.begin(), legal.end(), cells.begin());
        for (std::size_t i = 0; i < count; ++i) {
            const Evaluation::Mark mark = evaluation_.mark();
            const Reaction reaction = play(cells[i]);
            const int look = -evaluation_.value(position_.to_play());
            take_back(reaction, mark);
            moves.add(cells[i], rank_of(cells[i], ply, known, look + history[as_size(cells[i].index())] / 8));
        }
    }
    [[nodiscard]] int rank_of(Cell cell, int ply, std::optional<Cell> known, int otherwise) const {
        if (known == cell) return std::numeric_limits<int>::max();
        if (killers_[as_size(ply)][0] == cell) return 1'000'001;
        if (killers_[as_size(ply)][1] == cell) return 1'000'000;
        return otherwise;
    }

    void reward(Cell cell, int depth, int ply) {
        auto& killers = killers_[as_size(ply)];
        if (killers[0] != cell) {
            killers[1] = killers[0];
            killers[0] = cell;
        }
        int& history = history_[as_size(wheel_index(position_.to_play()))][as_size(cell.index())];
        history += depth * depth;
        if (history <= kMostHistory) return;
        for (auto& colour : history_)
            for (int& value : colour) value /= 2;
    }

    void set_line(int ply, Cell cell) {
        auto& line = line_[as_size(ply)];
        const auto& rest = line_[as_size(ply + 1)];
        line.assign(1, cell);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    static constexpr int kMostHistory = 4'000;
    static constexpr int kMostExtensions = 2;

    Position position_;
    Evaluation evaluation_;
    TranspositionTable& table_;
    const SearchLimits& limits_;
    const EvaluationNoise& noise_;
    std::stop_token stop_;
    const Clock::time_point start_ = Clock::now();

    int root_depth_ = 0;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
    std::array<std::array<Cell, 2>, kMaxPly + 1> killers_{};
    std::array<std::array<int, Cell::kIndexCount>, kWheelSize> history_{};
    std::array<std::vector<Cell>, kMaxPly + 2> line_;  // the best line found below each ply
};

}  // namespace

class Engine::Impl {
public:
    Impl(std::size_t hash_mebibytes, const WindowTable& window_values) : table(hash_mebibytes), values(window_values) {}
    TranspositionTable table;
    const WindowTable& values;
};

Engine::Engine(std::size_t hash_mebibytes, const WindowTable& values)
    : impl_(std::make_unique<Impl>(hash_mebibytes, values)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

void Engine::clear() {
    impl_->table.clear();
}

SearchReport Engine::search(const Position& position, const SearchLimits& limits, const EvaluationNoise& noise,
                            std::stop_token stop, const Progress& progress) {
    require(!position.is_over());
    impl_->table.age();
    // Too large for the stack of a thread.
    const auto search = std::make_unique<Search>(position, impl_->values, impl_->table, limits, noise, stop);
    return search->run(progress);
}

}  // namespace atom4
