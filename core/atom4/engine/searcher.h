// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/blind_spots.h"
#include "core/atom4/engine/evaluation.h"
#include "core/atom4/engine/move_picker.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/engine/transposition_table.h"
#include "core/atom4/rules/lattice.h"
#include "core/atom4/rules/position.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {

/// By how many plies less the late moves of a node are searched at first: the reduction grows with the logarithms of
/// depth and turn.
class LateMoveReductions {
public:
    /// The least depth of a node with reductions.
    static constexpr int kMinDepth = 3;

    /// Returns the only table, which is created on first use.
    [[nodiscard]] static const LateMoveReductions& table();
    /// `depth` is that of the node, `turn` that of the move, from 0.
    [[nodiscard]] int at(int depth, std::size_t turn) const {
        return plies_[std::min(as_size(depth), kDepths - 1)][std::min(turn, kTurns - 1)];
    }

private:
    static constexpr std::size_t kDepths = 32;
    static constexpr std::size_t kTurns = 64;
    LateMoveReductions();
    std::array<std::array<std::uint8_t, kTurns>, kDepths> plies_{};
};

/// The moves that the threads of one search are working on, so that they don't all search the same ones: a thread puts
/// off a move that another thread is searching (T. Kerrigan, "Simplified ABDADA"). Thread-safe, but marks may get lost,
/// which costs nothing but time.
class MovesInWork {
public:
    /// Returns a number for a move in the position with that hash.
    [[nodiscard]] static std::uint64_t key(std::uint64_t hash, Cell cell) {
        return mix(hash + static_cast<std::uint64_t>(cell.index()));
    }
    [[nodiscard]] bool contains(std::uint64_t move) const;
    void add(std::uint64_t move);
    void remove(std::uint64_t move);

private:
    static constexpr std::size_t kBuckets = 1U << 12U;
    static constexpr std::size_t kBucketSize = 4;
    [[nodiscard]] static std::size_t bucket_of(std::uint64_t move) { return (move % kBuckets) * kBucketSize; }

    std::array<std::atomic<std::uint64_t>, kBuckets * kBucketSize> marks_{};
};

/// What the threads of one search share.
struct SharedSearch {
    using Clock = std::chrono::steady_clock;

    TranspositionTable& table;
    const SearchSettings& settings;
    std::stop_token stop;
    Clock::time_point start = Clock::now();
    std::atomic<bool> stopped = false;          ///< a limit was reached, a stop requested, or the search has ended
    std::atomic<std::uint64_t> nodes_noted{0};  ///< of all threads, each up to its last check of the limits
    std::unique_ptr<MovesInWork> in_work{};     ///< nullptr for a single thread, also for lack of memory

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        if (settings.nodes_a_millisecond > 0)
            return std::chrono::milliseconds(nodes_noted / settings.nodes_a_millisecond);
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
    }
};

/// One thread's alpha-beta search from one position: principal variation search over the shared table.
class Searcher {
public:
    /// The round must be in play. `values` and `shared` must outlive the searcher.
    Searcher(const Position& position, const WindowTable& values, SharedSearch& shared);

    /// Searches `depth` plies, with all first moves but the excluded ones; at least one must remain. `expected` is a
    /// guess of the score. std::nullopt if stopped before the first move was examined; if stopped later, the best of
    /// the examined moves.
    [[nodiscard]] std::optional<SearchLine> search(int depth, int expected, std::span<const Cell> excluded);

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] int selective_depth() const { return selective_depth_; }
    /// Returns the plies after which every game has ended.
    [[nodiscard]] int max_plies() const { return cells_left_; }
    /// Returns the number of first moves that are not overlooked.
    [[nodiscard]] std::size_t first_moves() const {
        return position_.legal_moves().size() - blind_spots_.first_moves().size();
    }

private:
    // Where to look for a win of the opponent after a move.
    enum class WinSearch : std::uint8_t { kNowhere, kOpenedCells, kEverywhere };
    // A position of the search and what is asked about it.
    struct Node {
        int depth;
        int alpha;
        int beta;
        int ply;
        bool threatened;      // the opponent could win with their next piece
        WinSearch answers;    // where to look for their win after a move
        bool forced = false;  // only one move does not lose at once
        [[nodiscard]] bool wide() const { return beta - alpha > 1; }
        // Whether moves are tried before they are searched: how they evaluate, and whether they lose at once.
        [[nodiscard]] bool tries_moves() const { return depth >= 2; }
    };
    // A placement on the current path. Only what the position after it needs is computed.
    struct Placement {
        Placement(Position& position, const MovePicker::Move& move)
            : reaction(position.lay(move.cell)), known(move.sums) {}
        Reaction reaction;
        const Evaluation::Sums* known;  // the evaluation's sums after it, if the move was tried
        bool completed = false;
        bool followed = false;  // by the evaluation
        Evaluation::Trail trail;
    };
    struct Frame {
        std::array<Cell, 2> killers{};
        const Reaction* played = nullptr;  // the move being searched; nullptr for a pass
        WinSearch answers = WinSearch::kEverywhere;
        Wins threats;            // the opponent's wins if they were to move, where they have any
        Wins prospects;          // the player's wins if their next colour were to be played now
        std::vector<Cell> line;  // the best line found from here on

        void remember_refutation(Cell cell) {
            if (killers[0] == cell) return;
            killers[1] = killers[0];
            killers[0] = cell;
        }
    };

    void count_node() {
        if ((++nodes_ & (nodes_between_looks_ - 1)) == 0) look_at_limits();
    }
    void look_at_limits();
    [[nodiscard]] bool stopped() const { return shared_.stopped.load(std::memory_order_relaxed); }
    [[nodiscard]] std::optional<Cell> find_answer(WinSearch where, const Frame& before, const Reaction& played) const;
    [[nodiscard]] std::optional<Cell> find_win(int ply);
    [[nodiscard]] bool has_threat(int ply) const;
    [[nodiscard]] bool sees_threat(int ply);
    [[nodiscard]] bool overlooks(Cell win, int ply);
    [[nodiscard]] std::optional<Cell> find_seen_win(int ply);
    [[nodiscard]] std::optional<Cell> find_seen_answer(Reaction& reaction, const Node& node);
    void find_threats_and_prospects(const Node& node);
    [[nodiscard]] int evaluate() const;
    int search(int depth, int alpha, int beta, int ply);
    [[nodiscard]] bool is_good_enough(const Node& node) const;
    [[nodiscard]] bool refuted_by_pass(const Node& node);
    [[nodiscard]] int search_moves(Node& node, std::optional<Cell> known, std::optional<Cell>& best_move);
    [[nodiscard]] int search_move(const Node& node, const MovePicker::Move& move, std::size_t turn, int alpha);
    [[nodiscard]] int reduction(const Node& node, std::size_t turn) const;
    // A move after which the opponent wins at once, and the winning move.
    using LosingLine = std::array<Cell, 2>;
    [[nodiscard]] std::optional<LosingLine> collect_moves(MovePicker& moves, const Node& node,
                                                          std::optional<Cell> known);
    [[nodiscard]] std::optional<LosingLine> try_moves(MovePicker& moves, const Node& node, std::optional<Cell> known);
    [[nodiscard]] Wins find_unnoticed_wins(const Node& node) const;
    [[nodiscard]] static int rank_of(Cell cell, const Frame& frame, std::optional<Cell> known, int look);
    void set_line(int ply, Cell cell);

    [[nodiscard]] Colour to_play() const {
        return last_ && !last_->completed ? next_on_wheel(position_.to_play()) : position_.to_play();
    }
    void complete();
    void follow();
    void take_back(const Placement& placement);
    [[nodiscard]] Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }

    SharedSearch& shared_;
    Position position_;
    Evaluation evaluation_;
    Placement* last_ = nullptr;
    const int cells_left_;
    const BlindSpots blind_spots_;
    const bool noisy_;   // the evaluation of a position depends on its hash
    const Player self_;  // the player to move in the position that is searched
    const bool selective_;
    const std::uint64_t nodes_between_looks_;  // nodes between checks of the limits; a power of two
    const LateMoveReductions& reductions_;

    int root_depth_ = 0;
    std::vector<Cell> excluded_;
    bool exact_ = false;  // nothing is reduced or pruned: this depth sees every game to its end
    int selective_depth_ = 0;
    std::uint64_t nodes_ = 0;
    std::vector<Frame> frames_;  // by ply, as many as were needed
    MovePicker::Stack moves_;    // of all nodes on the current path
};

}  // namespace atom4
