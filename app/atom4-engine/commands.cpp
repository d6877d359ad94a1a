// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/commands.h"

#include <iostream>
#include <string>

#include "app/command_line/errors.h"
#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

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

void tell(const Solution& solution) {
    std::cout << "Positions: " << solution.positions << "\n"
              << "Time: " << solution.time.count() << " ms\n";
    for (const Player player : kPlayers) {
        if (solution.cannot_win[player])
            std::cout << "Player " << number(player) << " cannot force a win.\n";
        else if (solution.value == SolvedValue::kUnknown && solution.no_win_within[player] > 0)
            std::cout << "Player " << number(player) << " cannot force a win within " << solution.no_win_within[player]
                      << " plies.\n";
    }
    std::cout << "Line:";
    for (const Cell cell : solution.line) std::cout << " " << to_text(cell);
    std::cout << "\nValue: " << value_text(solution) << std::endl;
}

}  // namespace

int run_solve(const SolveArguments& arguments) {
    Solver solver(arguments.mebibytes);
    if (arguments.shards == 0) {
        tell(solver.solve(arguments.position, arguments.limits));
        return 0;
    }
    if (arguments.position.is_over()) return give_up(kProgram, "--shard: the round is over");
    const auto moves = arguments.position.legal_moves();
    std::cout << "Moves: " << moves.size() << std::endl;
    for (auto i = static_cast<std::size_t>(arguments.shard); i < moves.size() && std::cout;
         i += static_cast<std::size_t>(arguments.shards)) {
        Position after = arguments.position;
        after.play_legal(moves[i]);
        const Solution solution = solver.solve(after, arguments.limits);
        std::cout << to_text(moves[i]) << " " << value_text(solution) << std::endl;
    }
    return 0;
}

}  // namespace atom4
