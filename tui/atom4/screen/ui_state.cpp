// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/ui_state.h"

#include <utility>

namespace atom4::tui {

const Match& match_on_screen(const Match& match, const UiState& ui) {
    return ui.editor ? ui.editor->match() : match;
}

void tell(UiState& ui, std::string news) {
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
