// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/end_texts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/record.h"
#include "ui/atom4/model/messages.h"

namespace atom4::ui {
namespace {

// The longest row of those cells, from end to end; they are in the order of the board.
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

QString EndTexts::who(const Match& match) {
    const int round = match.round();
    const auto player = winner(match.outcome());
    if (!player) return tr("Round %1 is a draw").arg(round);
    const bool computer = match.setup().seats[*player].is_computer();
    if (is_alone(match.setup()) || match.own_player() == player) {
        return computer ? tr("The computer wins round %1").arg(round) : QString::fromStdString(you_win_text(round));
    }
    return QString::fromStdString(wins_text(Messages::who(match, *player).toStdString(), round));
}

QString EndTexts::how(const Match& match) {
    const auto player = winner(match.outcome());
    if (!player) return tr("No cell is left to place on.");
    if (const auto& end = match.early_end()) {
        const bool resigned = end->reason == EarlyEnd::Reason::kResigned;
        const bool yours = is_alone(match.setup()) && !match.setup().seats[end->loser].is_computer();
        if (yours || match.own_player() == end->loser) return resigned ? tr("You resigned.") : tr("Your time is up.");
        if (is_alone(match.setup())) return resigned ? tr("The computer gives up.") : tr("The computer's time is up.");
        return (resigned ? tr("%1 resigned.", "a name, or 'Player 1'")
                         : tr("%1's time is up.", "a name, or 'Player 1'"))
            .arg(Messages::who(match, end->loser));
    }
    const std::vector<Cell> row = longestRow(match.position().winning_cells());
    if (row.empty()) return {};
    const int count = (match.undoable_plies() + 1) / 2;
    const QString moves = count == 1 ? tr("in 1 move", "behind 'four whites from f5 to i5, '")
                                     : tr("in %n moves", "behind 'four whites from f5 to i5, '", count);
    const bool white = *player == Player::kFirst;
    const int length = static_cast<int>(row.size());
    const QString text = length == 4 ? (white ? tr("Four whites from %1 to %2, %3", "cell, cell, 'in 17 moves'")
                                              : tr("Four blacks from %1 to %2, %3", "cell, cell, 'in 17 moves'"))
                         : white     ? tr("%n whites from %1 to %2, %3", "cell, cell, 'in 17 moves'", length)
                                     : tr("%n blacks from %1 to %2, %3", "cell, cell, 'in 17 moves'", length);
    return text.arg(Messages::name(row.front()), Messages::name(row.back()), moves);
}

}  // namespace atom4::ui
