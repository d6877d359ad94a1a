// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/ui_state.h"

#include <utility>

namespace atom4::tui {

const Match& match_on_screen(const Match& match, const UiState& ui) {
    return ui.editor ? ui.editor->match() : match;
}

std::optional<CellRange> range_of_pieces(const Position& position) {
    std::optional<CellRange> range;
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col) {
            if (!position.at(Cell(row, col))) continue;
            if (!range) range = CellRange{row, col, row, col};
            range = CellRange{range->top, std::min(range->left, col), row, std::max(range->right, col)};
        }
    return range;
}

void show_message(UiState& ui, std::string news) {
    ui.news = std::move(news);
    ui.news_fresh = true;
    ui.thought.reset();
    ui.armed = PendingConfirmation::kNothing;
}

bool has_to_answer(const UiState& ui) {
    return !ui.question.empty() && ui.page == PageShown::kGame && !ui.prompt;
}

void disarm(UiState& ui) {
    if (ui.armed == PendingConfirmation::kNothing) return;
    ui.armed = PendingConfirmation::kNothing;
    ui.news.clear();
}

}  // namespace atom4::tui
