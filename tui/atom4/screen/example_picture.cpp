// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/example_picture.h"

#include <algorithm>

#include "tui/atom4/screen/board_view.h"
#include "tui/atom4/screen/layout.h"

namespace atom4::tui {
namespace {

constexpr int kBetween = 6;  // columns between two boards
constexpr int kRoomy = 100;  // page width from which cells are larger
constexpr int kArrowCols = 2;

int cell_rows(int width) {
    return width >= kRoomy ? 2 : 1;
}

Extent board_extent(const Example& example, int width) {
    return make_layout_alone({}, cell_rows(width), example.position.size()).extent;
}

bool stand_beside(const Example& example, int width) {
    return 2 * board_extent(example, width).cols + kBetween <= width;
}

// Returns the piece that a mark on an empty cell refers to.
std::optional<Colour> piece_meant(const Example& example, MarkMeaning meaning) {
    const Colour now = example.position.to_play();
    switch (meaning) {
        case MarkMeaning::kWins:
        case MarkMeaning::kStops: return now;
        case MarkMeaning::kTheirWin: return next_on_wheel(now);
        case MarkMeaning::kThreatens: return next_on_wheel(now, 2);
        default: return std::nullopt;
    }
}

// If a cell has several marks, the one about the player to move counts.
std::vector<PointedCell> pointed_cells(const Example& example, bool after) {
    std::vector<PointedCell> cells;
    for (const BoardMark& mark : example.marks) {
        const bool of_after = mark.meaning == MarkMeaning::kThreatens || mark.meaning == MarkMeaning::kTurned;
        const bool of_before = mark.meaning != MarkMeaning::kThreatens;
        if (!(after ? of_after : of_before)) continue;
        const auto same = std::find_if(cells.begin(), cells.end(),
                                       [&](const PointedCell& pointed) { return pointed.cell == mark.cell; });
        const PointedCell pointed{mark.cell, piece_meant(example, mark.meaning)};
        if (same == cells.end())
            cells.push_back(pointed);
        else if (mark.meaning == MarkMeaning::kStops)
            *same = pointed;
    }
    if (example.played && !after) cells.push_back({*example.played, example.position.to_play()});
    return cells;
}

void draw_one(Grid& grid, Place place, const Example& example, bool after, const UiState& look, int width,
              Capabilities capabilities) {
    MatchSetup setup;
    setup.size = example.position.size();
    setup.position = example.position;
    Match match(setup);
    if (after) (void)match.play(*example.played);
    UiState ui;
    ui.letters = look.letters;
    ui.paper = look.paper;
    ui.fades = false;
    ui.pointed = pointed_cells(example, after);
    draw_board(grid, make_layout_alone(place, cell_rows(width), setup.size), make_scene(match, ui, capabilities));
}

}  // namespace

Extent extent_of(const Example& example, int width) {
    const Extent one = board_extent(example, width);
    if (!example.played) return one;
    if (stand_beside(example, width)) return {one.rows, 2 * one.cols + kBetween};
    return {2 * one.rows + 1, one.cols};
}

void draw_example(Grid& grid, Place place, const Example& example, const UiState& look, int width,
                  Capabilities capabilities) {
    draw_one(grid, place, example, false, look, width, capabilities);
    if (!example.played) return;
    const Extent one = board_extent(example, width);
    if (!stand_beside(example, width))
        return draw_one(grid, {place.row + one.rows + 1, place.col}, example, true, look, width, capabilities);
    grid.put(place.row + one.rows / 2, place.col + one.cols + (kBetween - kArrowCols) / 2, "->", Role::kQuiet);
    draw_one(grid, {place.row, place.col + one.cols + kBetween}, example, true, look, width, capabilities);
}

}  // namespace atom4::tui
