// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/lines/support.h"

#include <algorithm>
#include <sstream>

namespace atom4::lines::test {

Picture picture_of(const Board& board) {
    Picture picture(static_cast<std::size_t>(board.rows()), std::string(static_cast<std::size_t>(board.cols()), '.'));
    for (const Chip& chip : board.chips())
        picture[static_cast<std::size_t>(chip.cell.row)][static_cast<std::size_t>(chip.cell.col)] =
            static_cast<char>('0' + chip.colour);
    return picture;
}

Board board_of(const Picture& picture) {
    Board board(static_cast<int>(picture.size()), static_cast<int>(picture.front().size()));
    for (int row = 0; row < board.rows(); ++row)
        for (int col = 0; col < board.cols(); ++col)
            if (const char c = picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)]; c != '.')
                board.put({{row, col}, c - '0'});
    return board;
}

Position position_of(const Picture& picture, GameSetup setup) {
    setup.rows = static_cast<int>(picture.size());
    setup.cols = static_cast<int>(picture.front().size());
    Position position(setup);
    const auto change = position.throw_chips(board_of(picture).chips());
    require(change.has_value() && change->removed.empty());
    return position;
}

Cell cell(std::string_view name) {
    return parse_cell(name).value();
}

Throw chips(std::string_view text) {
    Throw chips;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) chips.push_back(parse_chip(word).value());
    return chips;
}

GameSetup random_setup(Random& random) {
    const auto from = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
    };
    GameSetup setup;
    const int side = random.below(40) == 0 ? 20 : 10;
    setup.rows = from(2, side);
    setup.cols = from(2, side);
    setup.colours = random.below(8) == 0 ? from(2, 20) : from(2, 5);
    setup.line = from(2, 6);
    setup.first = from(1, std::min(10, setup.cell_count() + 1));
    setup.each = from(0, 5);
    return setup;
}

Game random_game(Random& random) {
    GameRecord start;
    start.setup = random_setup(random);
    start.seed = random.next();
    return Game(std::move(start));
}

Move random_move(const Position& position, Random& random) {
    const auto any = [&](const auto& list) { return list[static_cast<std::size_t>(random.below(list.size()))]; };
    const auto chips = position.board().chips();
    const auto free = position.board().free_cells();
    while (true) {
        const PathMap paths(position.board(), any(chips).cell);
        for (int tries = 0; tries < 4; ++tries) {
            const Cell to = any(free);
            // The path begins at the chip's cell.
            if (paths.contains(to)) return {paths.path_to(to).front(), to};
        }
    }
}

void play_moves(Game& game, Random& random, int moves) {
    for (; moves > 0 && !game.is_over(); --moves) {
        const Move move = random_move(game.position(), random);
        require(game.move(move.from, move.to).has_value());
    }
}

}  // namespace atom4::lines::test
