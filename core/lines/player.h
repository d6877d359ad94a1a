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

/// The value of a board for the player, updated chip by chip. A window is a straight row of as many cells as the
/// shortest line has chips. The more chips of one colour it holds, the higher its value; with two colours, it is worth
/// nothing. The board's value is the sum of its windows, plus kFreeCell for each free cell. Cells are numbered row by
/// row.
class BoardEvaluation {
public:
    explicit BoardEvaluation(const GameSetup& setup);

    /// Loads a board of the setup's size.
    void load(const Board& board);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] int cell_count() const { return rows_ * cols_; }
    [[nodiscard]] int free_count() const { return free_; }
    /// Returns the colour of the chip on a cell, 0 if the cell is free.
    [[nodiscard]] int at(int cell) const { return colours_[index(cell)]; }

    void put(int cell, int colour);
    void take(int cell);

    [[nodiscard]] int value() const { return windows_value_ + free_ * kFreeCell; }
    /// Returns by how much value() would change if a chip of that colour were put on that free cell, kFreeCell not
    /// counted. A line that it completes counts as a full window; it is not removed.
    [[nodiscard]] int gain(int cell, int colour) const {
        return for_any_[index(cell)] + for_colour_[index(cell) * stride_ + static_cast<std::size_t>(colour)];
    }
    /// Removes the lines that the chip on the cell completes. Returns how many chips they had.
    int remove_lines(int cell);

    /// The value of a free cell.
    static constexpr int kFreeCell = 46;

private:
    struct Window {
        int chips = 0;
        int colours = 0;     // number of different colours
        int colour_sum = 0;  // sum of the chips' colour numbers; identifies the colour if there is only one
    };

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    void add_window(int row, int col, Cell by);
    void count(std::size_t window, int sign);
    void change(int cell, int colour, int sign);

    int rows_;
    int cols_;
    int line_;
    int free_;
    std::size_t stride_;  // number of colours, plus one for none
    std::vector<std::uint8_t> colours_;
    std::vector<int> worth_;  // value of a window of one colour, by number of chips
    std::vector<Window> windows_;
    std::vector<std::uint16_t> window_counts_;  // number of chips by window and colour
    std::vector<int> window_cells_;             // line_ cells for each window
    std::vector<std::vector<int>> windows_of_;  // by cell
    std::vector<int> for_any_;                  // by cell: the gain with a chip of any colour
    std::vector<int> for_colour_;               // by cell and colour: the additional gain with that colour
    int windows_value_ = 0;
};

/// Returns the move that scores most at once; if none scores, the one that makes the longest row of its own colour.
/// Chooses at random among equals. It must be the player's turn.
[[nodiscard]] Move greedy_move(const Position& position, std::uint64_t seed);

/// A player that considers its move, throws that may follow, and its best move after each: expectimax over sampled
/// throws, for the moves with the best immediate value. The same position, colours and seed give the same move on every
/// machine.
class Expectimax {
public:
    /// For positions of this setup. `work` limits the steps for one move, whatever the size of the board; the default
    /// takes 5 to 10 ms on a processor of 2020.
    explicit Expectimax(const GameSetup& setup, std::int64_t work = kWork) : evaluation_(setup), work_(work) {}

    static constexpr std::int64_t kWork = 3'000'000;

    /// Returns a move. `next_colours` are those of the next throw, empty if they are not known. It must be the player's
    /// turn.
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
    std::vector<int> region_;              // region number of each free cell
    std::vector<std::vector<int>> cells_;  // free cells of each region
    std::size_t regions_ = 0;
};

enum class PlayerKind : std::uint8_t { kGreedy, kExpectimax };

struct SelfPlayOptions {
    GameSetup setup;
    PlayerKind player = PlayerKind::kExpectimax;
    std::uint64_t seed = 1;  ///< of the throws and of the player's random choices
    bool preview = false;    ///< whether the player knows the next colours
    int max_moves = 1'000'000;
    std::int64_t work = Expectimax::kWork;  ///< limit of Expectimax for one move
};

struct SelfPlayResult {
    std::int64_t score = 0;
    int moves = 0;
};

/// Plays one game to its end, or for `max_moves` moves. Deterministic.
[[nodiscard]] SelfPlayResult self_play(const SelfPlayOptions& options);

}  // namespace atom4::lines
