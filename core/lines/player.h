// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/record.h"

namespace atom4::lines {

/// What a board is worth to a player, kept up to date chip by chip. A window is a straight row of as many cells as the
/// shortest line has chips. It is worth the more, the more chips of one colour it holds, and nothing with two colours
/// in it; the board is worth the sum, and more for each free cell. Cells are numbered row by row.
class BoardEvaluation {
public:
    explicit BoardEvaluation(const GameSetup& setup);

    /// Takes over a board of the setup's size.
    void load(const Board& board);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] int cell_count() const { return rows_ * cols_; }
    [[nodiscard]] int free_count() const { return free_; }
    /// The colour there, 0 if the cell is free.
    [[nodiscard]] int at(int cell) const { return colours_[index(cell)]; }

    void put(int cell, int colour);
    void take(int cell);

    [[nodiscard]] int value() const { return windows_value_ + free_ * kFreeCell; }
    /// By how much value() would change if a chip of that colour were put on that free cell, the cell itself not
    /// counted. A line that it completes is counted as one, not as taken away.
    [[nodiscard]] int gain(int cell, int colour) const {
        return for_any_[index(cell)] + for_colour_[index(cell) * stride_ + static_cast<std::size_t>(colour)];
    }
    /// Takes away the lines that the chip there completes; how many chips that were.
    int remove_lines(int cell);

    /// What a free cell is worth.
    static constexpr int kFreeCell = 46;

private:
    struct Window {
        int chips = 0;
        int colours = 0;     // different ones among the chips
        int colour_sum = 0;  // of the chips' colour numbers: with one colour, it tells which
    };

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    void add_window(int row, int col, Cell by);
    void count(std::size_t window, int sign);
    void change(int cell, int colour, int sign);

    int rows_;
    int cols_;
    int line_;
    int free_;
    std::size_t stride_;  // colours, and one for none
    std::vector<std::uint8_t> colours_;
    std::vector<int> worth_;  // of a window of one colour, by its chips
    std::vector<Window> windows_;
    std::vector<std::uint16_t> window_counts_;  // by window and colour
    std::vector<int> window_cells_;             // line_ cells for each window
    std::vector<std::vector<int>> windows_of_;  // by cell
    std::vector<int> for_any_;                  // by cell: what any colour would change there
    std::vector<int> for_colour_;               // by cell and colour: what that colour would change besides
    int windows_value_ = 0;
};

/// The move that scores most at once; if none scores, the one that makes the longest row of its own colour; chance
/// decides between equals. The player must be to move.
[[nodiscard]] Move greedy_move(const Position& position, std::uint64_t seed);

/// A player that looks at its move, at throws that may follow, and at its best move after each: expectimax over sampled
/// throws, of the moves that look best at once. The same position, colours and seed give the same move on every
/// machine.
class Expectimax {
public:
    /// For positions of this setup. `work` bounds the steps taken for one move, whatever the size of the board; with
    /// the default they take 5 to 10 ms on a processor of 2020.
    explicit Expectimax(const GameSetup& setup, std::int64_t work = kWork) : evaluation_(setup), work_(work) {}

    static constexpr std::int64_t kWork = 3'000'000;

    /// `next_colours` are those of the next throw, empty where they are not known. The player must be to move.
    [[nodiscard]] Move choose(const Position& position, std::span<const int> next_colours, std::uint64_t seed);

private:
    struct Candidate {
        Move move;
        std::int64_t value = 0;
        int removed = 0;
    };

    void find_regions();
    template <class Visit>
    void for_each_move(Visit visit);
    std::int64_t best_reply();
    std::vector<Candidate> candidates(std::size_t most);
    std::int64_t after_throws(const Candidate& candidate, const Position& position, std::span<const int> colours,
                              std::uint64_t seed, int throws);

    BoardEvaluation evaluation_;
    std::int64_t work_;
    std::vector<int> region_;              // of each free cell
    std::vector<std::vector<int>> cells_;  // of each region
    std::size_t regions_ = 0;
};

enum class PlayerKind : std::uint8_t { kGreedy, kExpectimax };

struct SelfPlayOptions {
    GameSetup setup;
    PlayerKind player = PlayerKind::kExpectimax;
    std::uint64_t seed = 1;  ///< of the throws and of the player's chance
    bool preview = false;    ///< whether the player knows the next colours
    int most_moves = 1'000'000;
    std::int64_t work = Expectimax::kWork;  ///< of expectimax, for a move
};

struct SelfPlayResult {
    std::int64_t score = 0;
    int moves = 0;
};

/// Plays one game to its end, or for that many moves. Deterministic.
[[nodiscard]] SelfPlayResult self_play(const SelfPlayOptions& options);

}  // namespace atom4::lines
