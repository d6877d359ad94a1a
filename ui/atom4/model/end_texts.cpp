// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/end_texts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/record.h"
#include "ui/atom4/model/messages.h"

namespace atom4::ui {
namespace {

// Returns the longest row among the cells, which are in board order, from end to end.
std::vector<Cell> longestRow(const std::vector<Cell>& cells) {
    const auto wins = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
    std::vector<Cell> longest;
    for (const Cell first : cells) {
        for (const Direction axis : kAxes) {
            std::vector<Cell> row{first};
            while (wins(step(row.back(), axis))) row.push_back(step(row.back(), axis));
            if (row.size() > longest.size()) longest = std::move(row);
        }
    }
    if (!longest.empty() && longest.back() < longest.front()) std::reverse(longest.begin(), longest.end());
    return longest;
}

}  // namespace

QString EndTexts::how(const Match& match) {
    const auto player = winner(match.outcome());
    if (!player) return {};
    if (match.early_end()) return QString::fromStdString(early_end_text(match));
    const std::vector<Cell> row = longestRow(match.position().winning_cells());
    if (row.empty()) return {};
    const int count = (match.undoable_plies() + 1) / 2;
    const QString moves = count == 1 ? tr("in 1 move", "after 'four whites from f5 to i5, '")
                                     : tr("in %n moves", "after 'four whites from f5 to i5, '", count);
    const bool white = *player == Player::kFirst;
    const int length = static_cast<int>(row.size());
    const QString text = length == 4 ? (white ? tr("Four whites from %1 to %2, %3", "cell, cell, 'in 17 moves'")
                                              : tr("Four blacks from %1 to %2, %3", "cell, cell, 'in 17 moves'"))
                         : white     ? tr("%n whites from %1 to %2, %3", "cell, cell, 'in 17 moves'", length)
                                     : tr("%n blacks from %1 to %2, %3", "cell, cell, 'in 17 moves'", length);
    return text.arg(Messages::name(row.front()), Messages::name(row.back()), moves);
}

}  // namespace atom4::ui
