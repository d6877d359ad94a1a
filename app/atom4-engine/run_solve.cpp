// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run_solve.h"

#include <iostream>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

std::string value_text(const Solution& solution) {
    switch (solution.value) {
        case SolvedValue::kWin: return "win " + std::to_string(solution.plies);
        case SolvedValue::kLoss: return "loss " + std::to_string(solution.plies);
        case SolvedValue::kDraw: return "draw";
        case SolvedValue::kUnknown: break;
    }
    return "unknown";
}

}  // namespace

int run_solve(const SolveArguments& arguments) {
    Solver solver(arguments.mebibytes);
    const Solution solution = solver.solve(arguments.position, arguments.limits);
    std::cout << "Positions: " << solution.positions << "\n"
              << "Time: " << solution.time.count() << " ms\n";
    for (const Player player : kPlayers)
        if (solution.cannot_win[player]) std::cout << "Player " << number(player) << " cannot force a win.\n";
    std::cout << "Line:";
    for (const Cell cell : solution.line) std::cout << " " << to_text(cell);
    std::cout << "\nValue: " << value_text(solution) << std::endl;
    return 0;
}

}  // namespace atom4
