// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/support/positions.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>

namespace atom4 {

void PrintTo(Cell cell, std::ostream* out) {
    *out << to_text(cell);
}
void PrintTo(Colour colour, std::ostream* out) {
    *out << letter(colour);
}
void PrintTo(BoardSize size, std::ostream* out) {
    *out << to_text(size);
}
void PrintTo(const Change& change, std::ostream* out) {
    *out << to_text(change.cell) << ' ' << letter(change.before) << "->" << letter(change.after) << " direction "
         << static_cast<int>(change.direction) << " distance " << static_cast<int>(change.distance);
}
void PrintTo(const Position& position, std::ostream* out) {
    *out << to_text(position);
}

namespace test {

Cell cell(std::string_view name) {
    const auto parsed = parse_cell(name);
    require(parsed.has_value());
    return *parsed;
}

bool wins_at(Position position, Cell cell) {
    return position.is_legal(cell) && position.play_legal(cell).wins();
}

bool any_win(const Position& position) {
    const auto moves = position.legal_moves();
    return std::any_of(moves.begin(), moves.end(), [&](Cell cell) { return wins_at(position, cell); });
}

std::vector<Cell> cells(std::string_view names) {
    std::vector<Cell> result;
    std::istringstream words{std::string(names)};
    for (std::string word; words >> word;) result.push_back(cell(word));
    return result;
}

Colour colour(char letter) {
    const auto parsed = colour_from_letter(letter);
    require(parsed.has_value());
    return *parsed;
}

Position position(std::string_view text) {
    auto parsed = parse_position(text);
    require(parsed.has_value());
    return *parsed;
}

Setup setup(std::string_view pieces, char to_play, BoardSize size) {
    Setup result{size, {}, colour(to_play)};
    std::istringstream words{std::string(pieces)};
    for (std::string word; words >> word;) {
        const std::size_t colon = word.find(':');
        result.pieces.emplace_back(cell(word.substr(0, colon)), colour(word.at(colon + 1)));
    }
    return result;
}

Position board(std::string_view pieces, char to_play, BoardSize size) {
    auto result = Position::from_setup(setup(pieces, to_play, size));
    require(result.has_value());
    return *result;
}

Setup setup_of(const Position& position) {
    Setup result{position.size(), {}, position.to_play()};
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            if (const auto piece = position.at(Cell(row, col))) result.pieces.emplace_back(Cell(row, col), *piece);
    return result;
}

std::set<Cell> legal_set(const Position& position) {
    const auto moves = position.legal_moves();
    return {moves.begin(), moves.end()};
}

Cell random_move(const Position& position, Random& random) {
    const auto moves = position.legal_moves();
    return moves[static_cast<std::size_t>(random.below(moves.size()))];
}

BoardSize random_size(Random& random) {
    const auto length = [&] { return BoardSize::kMin + static_cast<int>(random.below(21)); };
    const int rows = length();
    return {rows, length()};
}

Snapshot snapshot(const Position& position) {
    const auto moves = position.legal_moves();
    return {to_text(position),  {moves.begin(), moves.end()}, position.hash(),
            position.outcome(), position.piece_count(),       position.winning_cells()};
}

std::vector<VectorGame> load_vector_games() {
    std::ifstream file(ATOM4_TEST_DATA "/rule-vectors.txt");
    std::vector<VectorGame> games;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string key;
        words >> key;
        if (key == "game") {
            std::string size;
            std::string start;
            VectorGame game;
            words >> size >> start >> game.result >> game.plies;
            game.size = parse_size(size).value();
            game.start = colour(start.at(0));
            games.push_back(game);
        } else if (key == "moves") {
            for (std::string word; words >> word;) games.back().moves.push_back(cell(word));
        } else if (key == "at") {
            int plies = 0;
            std::string pieces;
            std::string to_play;
            words >> plies >> pieces >> to_play;
            games.back().positions.emplace_back(plies, pieces + ' ' + to_play);
        }
    }
    return games;
}

std::vector<Blunder> load_blunders() {
    std::vector<Blunder> blunders;
    for (const VectorGame& game : load_vector_games()) {
        if (game.moves.size() < 2 || (game.result != "1-0" && game.result != "0-1")) continue;
        Position before(game.size, game.start);
        for (std::size_t i = 0; i + 2 < game.moves.size(); ++i) before.play_legal(game.moves[i]);
        for (const Cell better : legal_set(before)) {
            Position stopped = before;
            if (stopped.play_legal(better).wins() || stopped.find_win(stopped.to_play())) continue;
            blunders.push_back({before, game.moves[game.moves.size() - 2], game.moves.back(), better});
            break;
        }
    }
    return blunders;
}

}  // namespace test
}  // namespace atom4
