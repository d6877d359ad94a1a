// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/atom4/rules/reaction.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_prover.h"

namespace atom4 {

/// How somebody got on with a puzzle.
enum class PuzzleResult : std::uint8_t {
    kSolved,  ///< at once and alone
    kHinted,  ///< with no wrong move, but told where to look
    kMissed,  ///< after a wrong move, or shown a move
};

/// What a try of the solver's came to.
struct PuzzleTry {
    enum class Verdict : std::uint8_t {
        kIllegal,
        kLoses,    ///< the opponent now forces a win
        kTooSlow,  ///< the opponent does not lose in time any more
        kGoesOn,   ///< right, and answered
        kSolved,   ///< right, and there is nothing left to do
    };
    Verdict verdict = Verdict::kIllegal;
    std::optional<Reaction> move;  ///< what the try did, legal ones only
    /// To a right move the strongest answer; to one that is not, the answer that shows why, if it is known.
    std::optional<Reaction> answer;
    int plies = 0;  ///< of a move that loses: after it, to the end

    /// Whether the cell takes the piece and is not what the puzzle asks for.
    [[nodiscard]] bool is_wrong() const { return verdict == Verdict::kLoses || verdict == Verdict::kTooSlow; }
};

/// Somebody at a puzzle. A right move is played, and the opponent's strongest answer behind it; any other leaves the
/// position as it was. Later moves are right if the puzzle can still be solved. The prover must outlive it.
class PuzzleRun {
public:
    PuzzleRun(Puzzle puzzle, PuzzleProver& prover);

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    /// As it stands, with the solver to move unless it is solved.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Cell>& played() const { return played_; }
    [[nodiscard]] bool is_solved() const { return solved_; }
    /// The solver's moves that are left, the one to be found among them.
    [[nodiscard]] int moves_left() const;

    PuzzleTry attempt(Cell cell);

    /// A step each time: first a few cells, in the order of the board, of which one is right; then that one. Shown
    /// again and again until it is played. Not to be asked once it is solved.
    [[nodiscard]] std::vector<Cell> hint();
    /// The move to be found and the best play of both behind it, to the end.
    [[nodiscard]] std::vector<Cell> solution();

    /// Whatever is asked after a request to stop ends within a moment, with nothing that is of use.
    void stop_by(std::stop_token stop) { prover_->stop_by(std::move(stop)); }

    /// How it went, once it is solved or lost any chance to be solved alone; nothing before.
    [[nodiscard]] std::optional<PuzzleResult> result() const;

private:
    // The line's next move, of either side, as long as it was followed.
    [[nodiscard]] std::optional<Cell> next_of_line() const;
    [[nodiscard]] Cell right_move();
    void play(Cell cell);

    Puzzle puzzle_;
    PuzzleProver* prover_;
    Position position_;
    std::vector<Cell> played_;
    int hints_ = 0;  // for the move to be found
    bool solved_ = false;
    bool hinted_ = false;
    bool missed_ = false;
};

}  // namespace atom4
