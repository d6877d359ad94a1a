// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/move_list.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/atom4/words/review_words.h"
#include "tui/atom4/state/look_back.h"
#include "tui/atom4/words/analysis_words.h"

namespace atom4::tui {
namespace {

constexpr int kNumberCols = 5;
constexpr int kMoveCols = 6;

}  // namespace

MoveList::MoveList(const Match& match, const UiState& ui, Place place, Extent extent)
    : match_(match), ui_(ui), place_(place), extent_(extent) {
    const int pairs = (match.undoable_plies() + 1) / 2;
    const int shown = std::max(0, (shown_plies(match, ui) - 1) / 2);
    // The move that is shown in the middle, the end where it has come to that.
    first_pair_ = std::clamp(shown - extent.rows / 2, 0, std::max(0, pairs - extent.rows));
}

void MoveList::draw(Grid& grid) const {
    const auto plies = match_.plies();
    const int count = static_cast<int>(plies.size());
    for (int line = 0; line < extent_.rows && 2 * (first_pair_ + line) < count; ++line) {
        const int pair = first_pair_ + line;
        const std::string number = std::to_string(pair + 1) + '.';
        const int row = place_.row + line;
        grid.put(row, place_.col + std::max(0, 4 - static_cast<int>(number.size())), number, Role::kQuiet);
        for (int i = 2 * pair; i < std::min(count, 2 * pair + 2); ++i) {
            const int col = place_.col + kNumberCols + i % 2 * kMoveCols;
            const bool here = ui_.viewed && i + 1 == *ui_.viewed;
            const std::string cell = to_text(plies[static_cast<std::size_t>(i)].placed());
            const int end =
                grid.put(row, col, cell, here ? Role::kTitle : Role::kText, kMoveCols, here ? kReverse : kPlain);
            if (const ReviewedMove* move = review_of(match_, ui_, i))
                grid.put(row, end, judgement_sign(move->judgement), Role::kTitle, kMoveCols);
        }
    }
}

std::optional<int> MoveList::plies_at(Place place) const {
    const int row = place.row - place_.row;
    const int col = place.col - place_.col - kNumberCols;
    if (row < 0 || row >= extent_.rows || col < 0 || col >= 2 * kMoveCols) return std::nullopt;
    const int plies = 2 * (first_pair_ + row) + col / kMoveCols + 1;
    return plies <= match_.undoable_plies() ? std::optional(plies) : std::nullopt;
}

}  // namespace atom4::tui
