// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/engine/tactics.h"

#include <fstream>
#include <sstream>

#include "core/atom4/rules/notation.h"
#include "tests/core/atom4/engine/solver.h"

namespace atom4::test {

std::optional<Tactic> find_tactic(Position position, TacticKind kind, int plies) {
    if (position.is_over()) return std::nullopt;
    Tactic tactic{kind, plies, position, {}};
    if (kind == TacticKind::kWin) {
        if (wins_within(position, plies - 2)) return std::nullopt;
        tactic.moves = winning_moves(position, plies);
        if (tactic.moves.empty()) return std::nullopt;
        return tactic;
    }
    // If only one move stops a shorter win, it can be found without seeing the whole distance.
    if (plies > 2 && holding_moves(position, plies - 2).size() == 1) return std::nullopt;
    tactic.moves = holding_moves(position, plies);
    if (tactic.moves.size() != 1 || position.legal_moves().size() == 1) return std::nullopt;
    if (wins_within(position, plies + 1)) return std::nullopt;
    return tactic;
}

std::string to_text(const Tactic& tactic) {
    std::string text = (tactic.kind == TacticKind::kWin ? "win " : "hold ") + std::to_string(tactic.plies) + " " +
                       to_text(tactic.position);
    for (const Cell cell : tactic.moves) text += " " + to_text(cell);
    return text;
}

std::optional<Tactic> parse_tactic(std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string kind;
    std::string board;
    std::string colour;
    Tactic tactic;
    words >> kind >> tactic.plies >> board >> colour;
    tactic.kind = kind == "win" ? TacticKind::kWin : TacticKind::kDefence;
    const auto position = parse_position(board + " " + colour);
    if (!position) return std::nullopt;
    tactic.position = *position;
    for (std::string name; words >> name;) {
        const auto cell = parse_cell(name);
        if (!cell) return std::nullopt;
        tactic.moves.insert(*cell);
    }
    if (to_text(tactic) != line) return std::nullopt;
    return tactic;
}

std::vector<Tactic> load_tactics() {
    std::ifstream file(ATOM4_TEST_DATA "/tactics.txt");
    std::vector<Tactic> tactics;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const auto tactic = parse_tactic(line);
        require(tactic.has_value());
        tactics.push_back(*tactic);
    }
    return tactics;
}

}  // namespace atom4::test
