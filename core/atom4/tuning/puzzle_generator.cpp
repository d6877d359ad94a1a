// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/puzzle_generator.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/atom4/engine/computer.h"
#include "core/atom4/tuning/self_play.h"
#include "core/base/random.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using Theme = PuzzleGenerator::Theme;
constexpr int kLongestWin = 4;
constexpr int kLongestDefence = 3;
constexpr int kOpening = 8;              // pieces from which on a position may make a puzzle
constexpr std::size_t kMaxChoices = 30;  // with more legal moves, proofs and searches take long

PlayedGame play_game(Engine& engine, std::uint64_t seed) {
    Random random(mix(seed));
    SelfPlaySettings settings;
    settings.size.rows = 6 + static_cast<int>(random.below(5));
    settings.size.cols = 6 + static_cast<int>(random.below(5));
    settings.limits.depth = 2 + static_cast<int>(random.below(3));
    // Puzzles arise from mistakes.
    settings.min_random_percent = 10;
    settings.max_random_percent = 30;
    return play_against_itself(engine, settings, seed);
}

// Returns the theme of a position by its search: a short forced win, or only one move that avoids a short forced loss;
// std::nullopt if it is neither.
std::optional<Theme> theme_of(const SearchReport& report) {
    if (report.lines.size() < 2) return std::nullopt;
    const Score best = report.lines.front().score;
    if (const auto plies = best.plies_to_win()) {
        const int moves = (*plies + 1) / 2;
        if (moves <= kLongestWin) return Theme{PuzzleKind::kWin, moves};
        return std::nullopt;
    }
    if (best.plies_to_loss()) return std::nullopt;
    // How long the best of the moves that lose holds out.
    const auto plies = report.lines[1].score.plies_to_loss();
    if (plies && *plies / 2 <= kLongestDefence) return Theme{PuzzleKind::kDefend, *plies / 2};
    return std::nullopt;
}

// Counts the first moves that win as soon as the best one.
std::size_t ways_to_win(const SearchReport& report) {
    const int best = report.score().plies_to_win().value_or(0);
    return static_cast<std::size_t>(std::count_if(report.lines.begin(), report.lines.end(), [&](const auto& line) {
        const auto plies = line.score.plies_to_win();
        return plies && *plies <= best;
    }));
}

template <class T>
void shuffle(std::vector<T>& list, Random& random) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[random.below(i)]);
}

Setup setup_of(const Position& position) {
    Setup setup{position.size(), {}, position.to_play()};
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            if (const auto piece = position.at(Cell(row, col))) setup.pieces.emplace_back(Cell(row, col), *piece);
    return setup;
}

}  // namespace

// Goes backwards from the end: a player who can win may have been able to win one move earlier, in one move more; or
// else the opponent has just failed to prevent it.
PuzzleGenerator::Found PuzzleGenerator::look_through(const PlayedGame& game) {
    std::vector<Position> positions{Position(game.size, game.start)};
    for (const Cell move : game.moves) {
        positions.push_back(positions.back());
        (void)positions.back().play_legal(move);
    }
    Found found;
    std::array<int, 3> wins_in{};  // plies to a win in the current position and in the next two; 0: none found
    for (std::size_t i = game.moves.size(); i-- > 0;) {
        wins_in = {0, wins_in[0], wins_in[1]};
        const Position& position = positions[i];
        const std::size_t choices = position.legal_moves().size();
        if (choices > kMaxChoices || choices < kFewestChoices || position.piece_count() < kOpening) continue;
        wins_in[0] = game.scores[i].plies_to_win().value_or(0);
        const bool may_win = wins_in[0] == 0 && wins_in[2] > 0 && wins_in[2] < 2 * kLongestWin - 1;
        if (may_win) wins_in[0] = look(position, wins_in[2] + 2, 1).score().plies_to_win().value_or(0);
        if (wins_in[0] > 0 && wins_in[0] < 2 * kLongestWin)
            found[{PuzzleKind::kWin, (wins_in[0] + 1) / 2}].push_back(position);
        if (wins_in[0] == 0 && wins_in[1] > 0 && wins_in[1] < 2 * kLongestDefence)
            found[{PuzzleKind::kDefend, (wins_in[1] + 1) / 2}].push_back(position);
    }
    return found;
}

std::vector<Puzzle> PuzzleGenerator::make(std::uint64_t seed) {
    Found found = look_through(play_game(engine_, seed));
    Random random(mix(seed ^ 0x9A22E5));
    std::vector<Puzzle> made;
    for (auto& [theme, positions] : found) {
        // Wins in one move are plentiful.
        if (theme == Theme{PuzzleKind::kWin, 1} && seed % 8 != 0) continue;
        shuffle(positions, random);
        // Long puzzles are rare and worth more attempts: another order leaves other pieces.
        const std::size_t tries = theme.moves > 2 ? 3 * positions.size() : positions.size();
        for (std::size_t i = 0; i < tries; ++i) {
            auto puzzle = make_of(positions[i % positions.size()], theme, random.next());
            if (!puzzle) continue;
            puzzle->difficulty = measure(*puzzle);
            puzzle->id = "g" + std::to_string(seed) + "-" + std::string(1, to_text(theme.kind).front()) +
                         std::to_string(theme.moves);
            made.push_back(std::move(*puzzle));
            break;
        }
    }
    return made;
}

SearchReport PuzzleGenerator::look(const Position& position, int depth, int lines) {
    SearchSettings settings;
    settings.limits.depth = depth;
    settings.limits.nodes = depth > 6 ? 60'000 : 20'000;
    settings.lines = lines;
    return engine_.search(position, settings);
}

std::optional<std::size_t> PuzzleGenerator::first_moves(const Position& position, Theme theme) {
    constexpr int kLines = 4;
    const bool wins = theme.kind == PuzzleKind::kWin;
    const int plies = wins ? 2 * theme.moves - 1 : 2 * theme.moves;
    if (wins && look(position, plies, 1).score().plies_to_win() != plies) return std::nullopt;
    const SearchReport report = look(position, plies + 1, wins ? kLines : 2);
    if (theme_of(report) != theme) return std::nullopt;
    return wins ? ways_to_win(report) : 1;
}

std::optional<Puzzle> PuzzleGenerator::make_of(const Position& from, Theme theme, std::uint64_t seed) {
    auto ways = first_moves(from, theme);
    if (!ways) return std::nullopt;
    Random random(seed);
    Position position = from;
    Setup setup = setup_of(position);
    shuffle(setup.pieces, random);
    // Tries many pieces at a time first. Removing one piece may make others superfluous that were needed before.
    std::size_t size = setup.pieces.size() / 2;
    for (bool taken = false; size > 0; size = taken && size == 1 ? 1 : size / 2) {
        taken = false;
        for (std::size_t i = 0; i < setup.pieces.size();) {
            Setup fewer = setup;
            const auto first = fewer.pieces.begin() + static_cast<std::ptrdiff_t>(i);
            const auto count = static_cast<std::ptrdiff_t>(std::min(size, setup.pieces.size() - i));
            fewer.pieces.erase(first, first + count);
            const auto without = Position::from_setup(fewer);
            const bool is_question = without && !without->is_over() && without->legal_moves().size() >= kFewestChoices;
            const auto fewer_ways = is_question ? first_moves(*without, theme) : std::nullopt;
            if (!fewer_ways || *fewer_ways > *ways) {
                i += size;
                continue;
            }
            position = *without;
            ways = fewer_ways;
            setup = std::move(fewer);
            taken = true;
        }
    }
    return *ways == 1 ? prover_.find(position, theme.kind, theme.moves) : std::nullopt;
}

PuzzleDifficulty PuzzleGenerator::measure(const Puzzle& puzzle) {
    constexpr std::uint64_t kSeeds = 15;
    constexpr int kMeasured = 8;  // higher levels take long, and find what the others do not
    const Cell right = puzzle.line.front();
    PuzzleDifficulty difficulty{kMeasured + 1, 0, 0};
    for (int level = kMeasured; level >= 0; --level) {
        std::uint64_t found = 0;
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
            if (find_move(engine_, {puzzle.position, level, mix(seed)}, {}) == right) ++found;
        if (2 * found <= kSeeds) break;
        difficulty.level = level;
    }

    engine_.clear();
    bool settled = false;
    SearchSettings settings;
    settings.selective = false;  // unhurried: it leaves nothing out
    settings.limits.depth = 2 * puzzle.moves + 3;
    (void)engine_.search(puzzle.position, settings, {}, [&](const SearchReport& report) {
        const bool sees = report.move() == right;
        if (!sees || !settled) difficulty = {difficulty.level, report.depth, report.nodes};
        settled = sees;
    });
    return difficulty;
}

}  // namespace atom4
