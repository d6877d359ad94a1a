// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/run_solve.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <span>

#include "app/command_line/file_lines.h"
#include "app/command_line/give_up.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/solver/solve_parts.h"
#include "core/base/numbers.h"
#include "core/base/words.h"

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

// What a shard is told by, before its parts.
struct Heading {
    Position position;
    int plies = 0;
};

std::string heading_text(const Heading& heading) {
    return "parts after " + std::to_string(heading.plies) + " of " + to_text(heading.position);
}

std::optional<Heading> parse_heading(std::string_view line) {
    const auto words = words_of(line);
    if (words.size() != 6 || words[0] != "parts" || words[1] != "after" || words[3] != "of") return std::nullopt;
    const auto plies = parse_number<int>(words[2]);
    const auto position = parse_position(std::string(words[4]) + " " + std::string(words[5]), BoardSize::kSmallest);
    if (!plies || *plies < 1 || *plies > SolveParts::kMostPlies || !position || position->is_over())
        return std::nullopt;
    return Heading{*position, *plies};
}

// "part 3 positions 100 ms 7 value unknown not 1"; behind `not` the players who cannot force a win.
std::string part_text(std::size_t index, const Solution& solution) {
    std::string text = "part " + std::to_string(index) + " positions " + std::to_string(solution.positions) + " ms " +
                       std::to_string(solution.time.count()) + " value " + value_text(solution);
    if (solution.value != SolvedValue::kUnknown) return text;
    for (const Player player : kPlayers)
        if (solution.cannot_win[player]) text += " not " + std::to_string(number(player));
    return text;
}

struct Part {
    std::size_t index = 0;
    Solution solution;
};

// What behind `value` says of the player to move, or false.
bool read_value(Solution& solution, std::span<const std::string_view> words, Player mover) {
    const std::string_view value = words.front();
    if (value == "unknown") {
        if (words.size() == 1) return true;
        if (words.size() != 3 || words[1] != "not" || (words[2] != "1" && words[2] != "2")) return false;
        solution.cannot_win[words[2] == "1" ? Player::kFirst : Player::kSecond] = true;
        return true;
    }
    if (value == "draw" && words.size() == 1) {
        solution.value = SolvedValue::kDraw;
        solution.cannot_win = {true, true};
        return true;
    }
    const auto plies = words.size() == 2 ? parse_number<int>(words[1]) : std::nullopt;
    if (!plies || *plies < 1 || (value != "win" && value != "loss")) return false;
    solution.value = value == "win" ? SolvedValue::kWin : SolvedValue::kLoss;
    solution.plies = *plies;
    solution.cannot_win[value == "win" ? opponent(mover) : mover] = true;
    return true;
}

std::optional<Part> parse_part(std::string_view line, const SolveParts& parts) {
    const auto words = words_of(line);
    if (words.size() < 8 || words[2] != "positions" || words[4] != "ms" || words[6] != "value") return std::nullopt;
    const auto index = parse_number<std::size_t>(words[1]);
    const auto positions = parse_number<std::uint64_t>(words[3]);
    const auto time = parse_number<std::int64_t>(words[5]);
    if (!index || *index >= parts.positions().size() || !positions || !time) return std::nullopt;
    Part part{*index, {}};
    part.solution.positions = *positions;
    part.solution.time = std::chrono::milliseconds(*time);
    const Player mover = parts.positions()[*index].mover();
    if (!read_value(part.solution, std::span(words).subspan(7), mover)) return std::nullopt;
    return part;
}

// What shards told of one position.
struct ToldParts {
    std::string heading;
    std::optional<SolveParts> parts;
    std::vector<Solution> solutions;

    // Takes a line of theirs in, or says what is wrong with it.
    std::optional<std::string> hear(const std::string& line) {
        if (line.starts_with("parts ")) {
            if (!parts) {
                const auto first = parse_heading(line);
                if (!first) return "this is no complete heading";
                parts.emplace(first->position, first->plies);
                solutions.resize(parts->positions().size());
                heading = line;
            }
            if (line != heading) return "these are parts of something else";
        } else if (line.starts_with("part ")) {
            if (!parts) return "the line that says what this is a part of comes first";
            const auto part = parse_part(line, *parts);
            if (!part) return "this is no complete part";
            // A part may have been tried again with more time.
            if (solutions[part->index].value == SolvedValue::kUnknown) solutions[part->index] = part->solution;
        }
        return std::nullopt;
    }
};

int solve_shard(const SolveArguments& arguments) {
    // More would take the shards about the same time, but each ply more that the parts lie apart costs three times as
    // much in all: half of the parts answer what nobody would have asked.
    constexpr std::size_t kPartsOfAShard = 2;
    const auto shards = static_cast<std::size_t>(arguments.shards);
    const auto parts = SolveParts::with_at_least(arguments.position, kPartsOfAShard * shards);
    std::cout << heading_text(Heading{arguments.position, parts.plies()}) << std::endl;
    Solver solver(arguments.mebibytes);
    for (auto i = static_cast<std::size_t>(arguments.shard); i < parts.positions().size() && std::cout; i += shards)
        std::cout << part_text(i, solver.solve(parts.positions()[i], arguments.limits)) << std::endl;
    return 0;
}

}  // namespace

int run_solve(const SolveArguments& arguments) {
    if (arguments.shards > 0) {
        if (arguments.position.is_over()) return give_up(kProgram, "--shard: the round is over");
        return solve_shard(arguments);
    }
    Solver solver(arguments.mebibytes);
    tell(solver.solve(arguments.position, arguments.limits));
    return 0;
}

int run_solve_merge(const SolveMergeArguments& arguments) {
    ToldParts told;
    const int status = read_lines(kProgram, arguments.files, [&](const std::string& line) { return told.hear(line); });
    if (status != 0) return status;
    if (!told.parts) return give_up(kProgram, "--merge: nothing is told there");
    const auto known = std::count_if(told.solutions.begin(), told.solutions.end(),
                                     [](const Solution& solution) { return solution.value != SolvedValue::kUnknown; });
    std::cout << told.heading << "\nParts: " << known << " of " << told.solutions.size() << " known\n";
    tell(told.parts->merge(told.solutions));
    return 0;
}

}  // namespace atom4
