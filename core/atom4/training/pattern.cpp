// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/pattern.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <vector>

namespace atom4 {
namespace {

// Cube coordinates of the triangular lattice, of which the sum is 0: turning and mirroring are permutations of them,
// with or without another sign.
using Cube = std::array<int, 3>;

struct Piece {
    Cube at;
    Colour colour;
};

Cube cube_of(int row, int col) {
    const int x = col - (row - row % 2) / 2;
    return {x, row, -x - row};
}

// Red becomes green, green blue, and blue red: the wheel goes on by two.
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

std::string pattern_of(const Position& position) {
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

}  // namespace atom4
