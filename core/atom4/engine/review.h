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

/// What a reviewer makes of a move, from good to bad.
enum class Judgement : std::uint8_t {
    kGood,
    kInaccuracy,  ///< gives away 0.04 expected points or more
    kMistake,     ///< gives away 0.08 expected points or more
    kMissedWin,   ///< there was a forced win, and there is none any more
    kLosingMove,  ///< allows a forced loss where another move did not
};

struct ReviewedMove {
    Cell played;
    Score score;  ///< of the move played, seen by its player
    Score best_score;
    std::vector<Cell> best_line;  ///< the best move, and what would follow
    Judgement judgement = Judgement::kGood;
    std::vector<Cell> answer_line = {};  ///< what would follow the move played; empty where it ended the round
    double lost = 0;                     ///< expected points that the move gives away against the best one
    double at_stake = 0;                 ///< those that a random move would give away, on average
};

/// The points that the player whom the score belongs to may expect from the round: 1 for a win, a half for a draw. Of
/// the board's cells that share is empty: the fuller the board, the more often a lead comes to nothing. Fitted to games
/// of all levels (tests/strength/README.md, "Accuracy").
[[nodiscard]] double expected_points(Score score, double empty_share);

/// What the move that scores `played` is, where the best one scores `best`.
[[nodiscard]] Judgement judge(Score best, Score played, double empty_share);

/// Judges each move of a game within the limits, in order, and reports each. The limits must be finite and the moves
/// legal. With few empty cells, the solver gives exact values. Deterministic without a time limit.
void review_game(Engine& engine, Position position, std::span<const Cell> moves, const SearchLimits& limits,
                 const std::function<void(const ReviewedMove&)>& reviewed, std::stop_token stop = {});

/// Whether any of the moves is not good.
[[nodiscard]] bool has_mistake(std::span<const ReviewedMove> moves);

/// Returns the number, from 1, of the next move that is not good. Searches in that direction, 1 or -1, starting after
/// move `from`, and wraps around. std::nullopt if all moves are good.
[[nodiscard]] std::optional<int> next_mistake(std::span<const ReviewedMove> moves, int from, int direction);

/// The phases of a round. The middle starts when two goal pieces are next to each other in line, the end when one of
/// the next two pieces could complete a four.
enum class Phase : std::uint8_t { kOpening, kMiddle, kEnd };
inline constexpr std::size_t kPhaseCount = 3;

/// The part of the round that each move belongs to. The moves must be legal.
[[nodiscard]] std::vector<Phase> phases_of(Position position, std::span<const Cell> moves);

/// How accurate some moves were: 100 if each was the best one, 0 if they gave away as much as random moves would. So a
/// move counts by how much there was to spoil.
struct Accuracy {
    double lost = 0;
    double at_stake = 0;

    void add(const ReviewedMove& move);
    /// Rounded; nothing where so little was at stake, and lost, that chance would decide.
    [[nodiscard]] std::optional<int> percent() const;
};

/// How accurately a player has played.
struct PlayerAccuracy {
    Accuracy round;
    std::array<Accuracy, kPhaseCount> phases;
};

/// That of both, in a round that began with that position; move by move, however far the review has come.
[[nodiscard]] ByPlayer<PlayerAccuracy> accuracy_of(const Position& start, std::span<const ReviewedMove> moves);

/// Why a move fell short of the best one: what it let happen, and what it missed, as facts that a front end puts into
/// words. Each fact that holds is there.
struct MistakeFacts {
    /// What the opponent's next piece can complete after the move played. As good as always it could before: a
    /// placement makes no goals of the opponent's (Position::find_opened_win), it only leaves them standing.
    std::vector<Four> lets;
    /// Whether after the best move the opponent's next piece completes nothing.
    bool better_stops = false;
    /// The row that the best move completes, if it wins at once.
    std::optional<Four> misses;
    /// What the mover's own next piece could complete after the best move, if the opponent passed, and after the move
    /// played.
    std::vector<Four> better_threatens;
    std::vector<Four> played_threatens;
    /// The opponent's best move after the one played, if that has not ended the round, and what the opponent's next
    /// piece but one could then complete if nothing were done.
    std::optional<Cell> answer;
    std::vector<Four> answer_threatens;

    friend bool operator==(const MistakeFacts&, const MistakeFacts&) = default;
};

/// The facts about that move in that position. Where the best move was played there is nothing to learn.
[[nodiscard]] MistakeFacts shortfall_of(const Position& before, const ReviewedMove& move);

}  // namespace atom4
