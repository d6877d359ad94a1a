// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"
#include "core/atom4/rules/position_facts.h"

namespace atom4 {

/// How a review judges a move, from good to bad.
enum class Judgement : std::uint8_t {
    kGood,
    kInaccuracy,  ///< gives away 0.04 expected points or more
    kMistake,     ///< gives away 0.08 expected points or more
    kMissedWin,   ///< there was a forced win, and now there is none
    kLosingMove,  ///< allows a forced loss where another move did not
};

struct ReviewedMove {
    Cell played;
    Score score;  ///< of the move played, seen by its player
    Score best_score;
    std::vector<Cell> best_line;  ///< the best move, and what would follow
    Judgement judgement = Judgement::kGood;
    std::vector<Cell> answer_line = {};  ///< what would follow the move played; empty if it ended the round
    double lost = 0;                     ///< expected points that the move gives away against the best one
    double at_stake = 0;                 ///< those that a random move would give away, on average
};

/// Returns the points that the player whose score it is can expect from the round: 1 for a win, a half for a draw.
/// `empty_share` is the share of the board's cells that are empty: the fuller the board, the more often a lead comes to
/// nothing. Fitted to games of all levels (tests/strength/README.md, "Accuracy").
[[nodiscard]] double expected_points(Score score, double empty_share);

/// Judges a move that scores `played` where the best one scores `best`.
[[nodiscard]] Judgement judge(Score best, Score played, double empty_share);

/// Judges each move of a game within the limits, in order, and reports each. The limits must be finite and the moves
/// legal. With few empty cells, the solver gives exact values. Deterministic without a time limit.
void review_game(Engine& engine, Position position, std::span<const Cell> moves, const SearchLimits& limits,
                 const std::function<void(const ReviewedMove&)>& reviewed, std::stop_token stop = {});

/// Returns whether any of the moves is not good.
[[nodiscard]] bool has_mistake(std::span<const ReviewedMove> moves);

/// Returns the number, from 1, of the next move that is not good. Searches in that direction, 1 or -1, starting after
/// move `from`, and wraps around. std::nullopt if all moves are good.
[[nodiscard]] std::optional<int> next_mistake(std::span<const ReviewedMove> moves, int from, int direction);

/// The phases of a round. The middle starts when two goal pieces are next to each other in line, the end when one of
/// the next two pieces could complete a four.
enum class Phase : std::uint8_t { kOpening, kMiddle, kEnd };
inline constexpr std::size_t kPhaseCount = 3;

/// Returns the phase that each move belongs to. The moves must be legal.
[[nodiscard]] std::vector<Phase> phases_of(Position position, std::span<const Cell> moves);

/// How accurate some moves were: 100 if each was the best one, 0 if they gave away as much as random moves would. So a
/// move counts by how much there was to spoil.
struct Accuracy {
    double lost = 0;
    double at_stake = 0;

    void add(const ReviewedMove& move);
    /// Returns the rounded percentage; std::nullopt if so little was at stake and lost that chance would decide.
    [[nodiscard]] std::optional<int> percent() const;
};

/// The accuracy of a player: in the whole round, and in each phase.
struct PlayerAccuracy {
    Accuracy round;
    std::array<Accuracy, kPhaseCount> phases;
};

/// Returns the accuracy of both players in a round that began with `start`, as far as the review has come.
[[nodiscard]] ByPlayer<PlayerAccuracy> accuracy_of(const Position& start, std::span<const ReviewedMove> moves);

/// Why a move was worse than the best one: what it allowed and what it missed, as facts that a front end puts into
/// words. All facts that hold are set.
struct MistakeFacts {
    /// The fours that the opponent's next piece can complete after the move played. It could nearly always do so
    /// before: a placement never makes goal pieces of the opponent, it can only leave them, or open a cell
    /// (Position::find_opened_win).
    std::vector<Four> lets;
    /// Whether the opponent's next piece can complete no four after the best move; false if that wins at once.
    bool better_stops = false;
    /// The four that the best move completes, if it wins at once.
    std::optional<Four> misses;
    /// The fours that the mover's next piece could complete if the opponent passed: after the best move, and after the
    /// move played.
    std::vector<Four> better_threatens;
    std::vector<Four> played_threatens;
    /// The opponent's best answer to the move played, if that has not ended the round, and the fours that the
    /// opponent's piece after that could complete if the mover passed.
    std::optional<Cell> answer;
    std::vector<Four> answer_threatens;

    friend bool operator==(const MistakeFacts&, const MistakeFacts&) = default;
};

/// Returns the facts about that move in that position; no fact is set if the best move was played or is unknown.
[[nodiscard]] MistakeFacts mistake_facts(const Position& before, const ReviewedMove& move);

}  // namespace atom4
