// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/solver.h"
#include "tests/core/atom4/engine/slow_value.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;

constexpr int kMostEmpty = 6;
constexpr std::uint8_t kEmptyFrom = 216;

// Makes a position with few empty cells from any bytes, on a board from 4x4 to 8x8. The colours are shifted from cell
// to cell, so that no row of four goes on where the bytes end.
Setup setup_of(test::Decisions& bytes) {
    const auto side = [&] { return BoardSize::kSmallest + static_cast<int>(bytes.below(5)); };
    Setup setup;
    setup.size.rows = side();
    setup.size.cols = side();
    setup.to_play = kWheel[bytes.below(kWheelSize)];
    int empty = 0;
    for (int row = 0; row < setup.size.rows; ++row)
        for (int col = 0; col < setup.size.cols; ++col) {
            const std::size_t byte = bytes.below(256);
            if (byte >= kEmptyFrom && empty < kMostEmpty) {
                ++empty;
                continue;
            }
            const auto shift = static_cast<std::size_t>(3 * row + col);
            setup.pieces.emplace_back(Cell(row, col), kColours[(byte + shift) % kColourCount]);
        }
    return setup;
}

// Requires the solution to be right as far as it goes; a limit may have left it unknown.
void hold(const Position& position, const Solution& solution, test::Worth truth) {
    const Player mover = position.mover();
    if (solution.value != SolvedValue::kUnknown) require(test::worth_of(solution) == truth);
    require(!solution.cannot_win[mover] || truth.value != SolvedValue::kWin);
    require(!solution.cannot_win[opponent(mover)] || truth.value != SolvedValue::kLoss);
    Position after = position;
    for (const Cell cell : solution.line) require(after.play(cell).has_value());
    if (truth.value != SolvedValue::kDraw) require(static_cast<int>(solution.line.size()) <= truth.plies);
}

}  // namespace

// The bytes are a position and tight limits for the solver: its results must be those that the rules alone give.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    test::Decisions bytes(test::text_of(data, size));
    const auto read = Position::from_setup(setup_of(bytes), BoardSize::kSmallest);
    if (!read) return 0;
    Position position = *read;
    if (position.is_over()) {
        const auto winner = atom4::winner(position.outcome());
        const test::Worth worth = test::worth_of(Solver(0).solve(position));
        require(worth.plies == 0);
        require(worth.value == (!winner                       ? SolvedValue::kDraw
                                : *winner == position.mover() ? SolvedValue::kWin
                                                              : SolvedValue::kLoss));
        return 0;
    }
    const test::Worth truth = test::slow_worth(position);
    Solver solver(bytes.below(2));
    // Each call uses the results that earlier calls have left, even if they were cut short.
    for (int i = 0; i < 3; ++i) {
        SolveLimits limits;
        limits.positions = 16 * bytes.below(64);
        if (bytes.below(4) == 0) limits.time = std::chrono::milliseconds(bytes.below(2));
        hold(position, solver.solve(position, limits), truth);
    }
    const Solution solution = solver.solve(position);
    require(solution.value != SolvedValue::kUnknown);
    hold(position, solution, truth);
    if (truth.value == SolvedValue::kDraw) return 0;
    require(static_cast<int>(solution.line.size()) == truth.plies);
    return 0;
}
