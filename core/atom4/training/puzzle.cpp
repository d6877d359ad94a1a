// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::size_t kLongestId = 40;

std::optional<PuzzleKind> parse_kind(std::string_view text) {
    for (const PuzzleKind kind : {PuzzleKind::kWin, PuzzleKind::kDefend})
        if (to_text(kind) == text) return kind;
    return std::nullopt;
}

// A number as it is written, with no 0 in front.
template <class Number>
std::optional<Number> parse_plain(std::string_view text) {
    if (text.size() > 1 && text.front() == '0') return std::nullopt;
    return parse_digits<Number>(text);
}

// Moves that follow one another from the puzzle's position.
bool read_line(Puzzle& puzzle, std::string_view text) {
    Position position = puzzle.position;
    while (!text.empty()) {
        const auto cell = parse_cell(take_until(text, " "));
        if (!cell || !position.play(*cell)) return false;
        puzzle.line.push_back(*cell);
    }
    return puzzle.line.size() % 2 == 1 && puzzle.line.size() < 2 * as_size(puzzle.moves);
}

// "level 3 depth 5 nodes 1234"
std::optional<PuzzleDifficulty> parse_difficulty(std::string_view text) {
    if (take_until(text, " ") != "level") return std::nullopt;
    const auto level = parse_plain<int>(take_until(text, " "));
    if (take_until(text, " ") != "depth") return std::nullopt;
    const auto depth = parse_plain<int>(take_until(text, " "));
    if (take_until(text, " ") != "nodes") return std::nullopt;
    const auto nodes = parse_plain<std::uint64_t>(text);
    if (!level || !depth || !nodes) return std::nullopt;
    return PuzzleDifficulty{*level, *depth, *nodes};
}

}  // namespace

std::string_view to_text(PuzzleKind kind) {
    return kind == PuzzleKind::kWin ? "win" : "defend";
}

bool is_puzzle_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

std::string to_text(const Puzzle& puzzle) {
    std::string text = puzzle.id + " " + std::string(to_text(puzzle.kind)) + " " + std::to_string(puzzle.moves) + " " +
                       to_text(puzzle.position) + " ;";
    for (const Cell cell : puzzle.line) text += " " + to_text(cell);
    return text;
}

std::string to_data_text(const Puzzle& puzzle) {
    std::string text = to_text(puzzle);
    if (const auto& difficulty = puzzle.difficulty)
        text += " ; level " + std::to_string(difficulty->level) + " depth " + std::to_string(difficulty->depth) +
                " nodes " + std::to_string(difficulty->nodes);
    return text;
}

std::optional<Puzzle> parse_puzzle(std::string_view line) {
    Puzzle puzzle;
    puzzle.id = take_until(line, " ");
    const auto kind = parse_kind(take_until(line, " "));
    const auto moves = parse_plain<int>(take_until(line, " "));
    if (!is_puzzle_id(puzzle.id) || !kind || !moves || *moves < 1 || *moves > Puzzle::kMostMoves) return std::nullopt;
    puzzle.kind = *kind;
    puzzle.moves = *moves;

    constexpr std::string_view kPart = " ; ";
    const std::size_t end = line.find(kPart);
    if (end == std::string_view::npos) return std::nullopt;
    const auto position = parse_position(line.substr(0, end));
    if (!position || position->is_over()) return std::nullopt;
    puzzle.position = *position;
    line.remove_prefix(end + kPart.size());

    const std::size_t end_of_moves = std::min(line.find(kPart), line.size());
    const std::string_view cells = line.substr(0, end_of_moves);
    if (cells.ends_with(' ') || !read_line(puzzle, cells)) return std::nullopt;
    if (end_of_moves == line.size()) return puzzle;
    puzzle.difficulty = parse_difficulty(line.substr(end_of_moves + kPart.size()));
    return puzzle.difficulty ? std::optional(std::move(puzzle)) : std::nullopt;
}

}  // namespace atom4
