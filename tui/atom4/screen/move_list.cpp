// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/move_list.h"

#include <algorithm>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/atom4/screen/move_browser.h"

namespace atom4::tui {
namespace {

constexpr int kNumberCols = 5;
constexpr int kMoveCols = 6;
constexpr int kMaxMoveCols = 12;  // for the names above

}  // namespace

MoveList::MoveList(const Match& match, const UiState& ui, Place place, Extent extent)
    : match_(match),
      ui_(ui),
      place_(place),
      extent_(extent),
      absent_(player_of(match.first_colour()) == Player::kFirst ? 0 : 1),
      head_rows_(extent.rows >= 3 ? 1 : 0),
      move_cols_(std::clamp((extent.cols - kNumberCols) / 2, kMoveCols, kMaxMoveCols)) {
    const int pairs = (match.undoable_plies() + absent_ + 1) / 2;
    const int shown = std::max(0, (described_ply(match, ui) + absent_ - 1) / 2);
    const int rows = extent.rows - head_rows_;
    // The move shown is in the middle, unless the list would scroll beyond its end.
    first_pair_ = std::clamp(shown - rows / 2, 0, std::max(0, pairs - rows));
}

void MoveList::draw(Grid& grid) const {
    const auto plies = match_.plies();
    const int count = static_cast<int>(plies.size());
    if (count == 0) return;
    const auto col_of = [&](int column) { return place_.col + kNumberCols + column * move_cols_; };
    if (head_rows_ > 0)
        for (const Player player : kPlayers)
            grid.put(place_.row, col_of(number(player) - 1), list_head(match_, player), Role::kQuiet, move_cols_ - 1);
    for (int line = 0; line < extent_.rows - head_rows_ && 2 * (first_pair_ + line) < count + absent_; ++line) {
        const int pair = first_pair_ + line;
        const std::string number = std::to_string(pair + 1) + '.';
        const int row = place_.row + head_rows_ + line;
        grid.put(row, place_.col + std::max(0, 4 - static_cast<int>(number.size())), number, Role::kQuiet);
        for (int column = 0; column < 2; ++column) {
            const int i = 2 * pair + column - absent_;
            if (i < 0) grid.put(row, col_of(column), "...", Role::kQuiet);
            if (i < 0 || i >= count) continue;
            const bool here = ui_.viewed && i + 1 == described_ply(match_, ui_);
            const std::string cell = to_text(plies[static_cast<std::size_t>(i)].placed());
            const int end = grid.put(row, col_of(column), cell, here ? Role::kTitle : Role::kText, kMoveCols,
                                     here ? kReverse : kPlain);
            const MoveMark mark = match_.annotation(match_.line_of_plies(i + 1)).mark;
            if (mark != MoveMark::kNone)
                grid.put(row, end, sign(mark), Role::kTitle, kMoveCols);
            else if (const ReviewedMove* move = review_of(match_, ui_, i + 1))
                grid.put(row, end, judgement_sign(move->judgement), Role::kTitle, kMoveCols);
        }
    }
}

std::optional<int> MoveList::plies_at(Place place) const {
    const int row = place.row - place_.row - head_rows_;
    const int col = place.col - place_.col - kNumberCols;
    if (row < 0 || row >= extent_.rows - head_rows_ || col < 0 || col >= 2 * move_cols_) return std::nullopt;
    const int plies = 2 * (first_pair_ + row) + col / move_cols_ + 1 - absent_;
    return plies > 0 && plies <= match_.undoable_plies() ? std::optional(plies) : std::nullopt;
}

}  // namespace atom4::tui
