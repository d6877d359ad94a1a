// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "core/atom4/game/rating.h"
#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::size_t kLongestId = 40;

std::optional<PuzzleKind> parse_kind(std::string_view text) {
    for (const PuzzleKind kind : {PuzzleKind::kWin, PuzzleKind::kDefend})
        if (to_text(kind) == text) return kind;
    return std::nullopt;
}

// Parses a number without leading zeros.
template <class Number>
std::optional<Number> parse_plain(std::string_view text) {
    if (text.size() > 1 && text.front() == '0') return std::nullopt;
    return parse_digits<Number>(text);
}

// Reads the moves of the line, which must be legal one after the other from the puzzle's position.
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
    if (!is_puzzle_id(puzzle.id) || !kind || !moves || *moves < 1 || *moves > Puzzle::kMaxMoves) return std::nullopt;
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

namespace {

// Cube coordinates of the triangular lattice, whose sum is 0: rotations and reflections permute them, and may change
// the sign of all.
using Cube = std::array<int, 3>;

struct Piece {
    Cube at;
    Colour colour;
};

Cube cube_of(int row, int col) {
    const int x = col - (row - row % 2) / 2;
    return {x, row, -x - row};
}

// Turns red to green, green to blue and blue to red: two steps on the wheel.
Colour rotate_hue(Colour colour) {
    const unsigned bits = lights(colour);
    return static_cast<Colour>((bits >> 1U) | ((bits & 1U) << 2U));
}

std::vector<Piece> pieces_for_red(const Position& position) {
    Colour to_play = position.to_play();
    const bool complement = !is_additive(to_play);
    if (complement) to_play = opposite(to_play);
    int rotations = 0;
    for (; to_play != Colour::kRed; to_play = rotate_hue(to_play)) ++rotations;

    std::vector<Piece> pieces;
    for (int row = 0; row < position.size().rows; ++row) {
        for (int col = 0; col < position.size().cols; ++col) {
            const auto piece = position.at(Cell(row, col));
            if (!piece) continue;
            Colour colour = complement ? opposite(*piece) : *piece;
            for (int i = 0; i < rotations; ++i) colour = rotate_hue(colour);
            pieces.push_back({cube_of(row, col), colour});
        }
    }
    return pieces;
}

std::string text_of(std::vector<Piece> pieces) {
    int left = std::numeric_limits<int>::max();
    int top = left;
    for (const Piece& piece : pieces) {
        left = std::min(left, piece.at[0]);
        top = std::min(top, piece.at[1]);
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const Piece& a, const Piece& b) { return std::tie(a.at[1], a.at[0]) < std::tie(b.at[1], b.at[0]); });
    std::string text;
    for (const Piece& piece : pieces)
        text += std::to_string(piece.at[0] - left) + "," + std::to_string(piece.at[1] - top) + letter(piece.colour);
    return text;
}

}  // namespace

std::string canonical_pattern(const Position& position) {
    const std::vector<Piece> pieces = pieces_for_red(position);
    std::string least;
    bool first = true;
    std::array<std::size_t, 3> order{0, 1, 2};
    do {
        for (const int sign : {1, -1}) {
            std::vector<Piece> turned = pieces;
            for (std::size_t i = 0; i < pieces.size(); ++i)
                for (std::size_t axis = 0; axis < order.size(); ++axis)
                    turned[i].at[axis] = sign * pieces[i].at[order[axis]];
            std::string text = text_of(std::move(turned));
            if (first || text < least) least = std::move(text);
            first = false;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return least;
}

namespace {

using namespace std::string_view_literals;
// Not a std::array: clang cannot deduce the type of one with this many elements.
constexpr std::string_view kShippedLines[]{
#include "shipped_puzzles.inc"
};

}  // namespace

Result<std::vector<Puzzle>, PuzzleSetError> parse_puzzles(std::string_view text) {
    std::vector<Puzzle> puzzles;
    std::set<std::string> ids;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = take_until(text, "\n");
        if (line.empty() || line.front() == '#') continue;
        auto puzzle = parse_puzzle(line);
        if (!puzzle || !ids.insert(puzzle->id).second) return Failure{PuzzleSetError{number}};
        puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

const std::vector<Puzzle>& shipped_puzzles() {
    static const std::vector<Puzzle> kPuzzles = [] {
        std::vector<Puzzle> puzzles;
        puzzles.reserve(std::size(kShippedLines));
        for (const std::string_view line : kShippedLines) {
            auto puzzle = parse_puzzle(line);
            require(puzzle && puzzle->difficulty);
            puzzles.push_back(std::move(*puzzle));
        }
        return puzzles;
    }();
    return kPuzzles;
}

const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id) {
    const auto found = std::find_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& p) { return p.id == id; });
    return found == puzzles.end() ? nullptr : &*found;
}

const Puzzle* find_shipped_puzzle(std::string_view id) {
    static const auto places = [] {
        std::unordered_map<std::string_view, const Puzzle*> found;
        for (const Puzzle& puzzle : shipped_puzzles()) found.emplace(puzzle.id, &puzzle);
        return found;
    }();
    const auto place = places.find(id);
    return place == places.end() ? nullptr : place->second;
}

int number_of_puzzle(std::string_view id) {
    const Puzzle* puzzle = find_shipped_puzzle(id);
    return puzzle == nullptr ? 0 : static_cast<int>(puzzle - shipped_puzzles().data()) + 1;
}

const Puzzle* puzzle_of_number(int number) {
    const auto& puzzles = shipped_puzzles();
    return number < 1 || as_size(number) > puzzles.size() ? nullptr : &puzzles[as_size(number) - 1];
}

Rating rating_of_puzzle(const Puzzle& puzzle) {
    constexpr double kDeviation = 100;
    constexpr double kAverage = 1'000;
    // Each further move is hard for humans, even if every level sees it. Between levels, the positions that a long
    // search takes decide: ten times the positions are worth half a level.
    constexpr double kForMove = 250;
    constexpr double kForTenfold = 80;
    constexpr double kAverageNodes = 1'000;
    if (!puzzle.difficulty) return {kAverage, 2 * kDeviation};
    const int level = std::min(puzzle.difficulty->level, 9);
    const double nodes = static_cast<double>(std::max<std::uint64_t>(puzzle.difficulty->nodes, 1));
    // Level 0 overlooks nothing in a puzzle, so its rating at puzzles is higher than in matches.
    const double of_level = level == 0 ? kRatingOfEasyPuzzles : rating_of_level(level)->value;
    return {of_level + kForMove * (puzzle.moves - 1) + kForTenfold * std::log10(nodes / kAverageNodes), kDeviation};
}

std::optional<int> day_number(std::string_view text) {
    std::string_view date = text;
    using namespace std::chrono;
    const auto year_number = parse_digits<int>(take_until(date, "."));
    const auto month_number = parse_digits<unsigned>(take_until(date, "."));
    const auto day_of_month = parse_digits<unsigned>(date);
    if (!year_number || !month_number || !day_of_month || *year_number < 1970 || *year_number > 9999)
        return std::nullopt;
    const year_month_day whole{year(*year_number), month(*month_number), day(*day_of_month)};
    if (!whole.ok()) return std::nullopt;
    const auto number = static_cast<int>(sys_days(whole).time_since_epoch().count());
    return date_of_day(number) == text ? std::optional(number) : std::nullopt;
}

std::string date_of_day(int number) {
    using namespace std::chrono;
    const year_month_day whole{sys_days{days{number}}};
    const auto digits = [](int value, std::size_t count) {
        std::string text = std::to_string(value);
        return text.insert(0, count - std::min(count, text.size()), '0');
    };
    return digits(static_cast<int>(whole.year()), 4) + "." +
           digits(static_cast<int>(static_cast<unsigned>(whole.month())), 2) + "." +
           digits(static_cast<int>(static_cast<unsigned>(whole.day())), 2);
}

const Puzzle& puzzle_of_day(std::span<const Puzzle> puzzles, std::string_view date) {
    require(!puzzles.empty());
    const auto day = static_cast<std::size_t>(day_number(date).value_or(0));
    // Each cycle has an order of its own: a shuffle seeded by the number of the cycle.
    std::vector<std::size_t> order(puzzles.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    Random random(mix(day / puzzles.size()));
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    return puzzles[order[day % order.size()]];
}

}  // namespace atom4
