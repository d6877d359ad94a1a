// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/unfinished.h"

#include "tui/atom4/model/file_texts.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/screen/prompt_controller.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

void open_unfinished(const Session& session, UiState& ui) {
    ui.unfinished = session.has_unfinished() ? session.unfinished() : std::vector<UnfinishedMatch>();
    ui.past_rounds = session.past_rounds().all();
    ui.chosen = 0;
    if (ui.unfinished.empty() && ui.past_rounds.empty()) return open_prompt(PromptPurpose::kOpen, session, ui);
    ui.page = PageShown::kUnfinished;
}

void take_chosen(Session& session, UiState& ui) {
    ui.page = PageShown::kGame;
    const auto chosen = static_cast<std::size_t>(ui.chosen);
    const std::size_t left = ui.unfinished.size();
    if (chosen >= left + ui.past_rounds.size()) return open_prompt(PromptPurpose::kOpen, session, ui);
    const std::filesystem::path path = chosen < left ? ui.unfinished[chosen].path : ui.past_rounds[chosen - left].path;
    const auto trouble = chosen < left ? session.resume_from(path) : session.open_past_round(path);
    if (trouble) return show_message(ui, file_error_text(path, *trouble));
    if (chosen >= left)
        show_message(ui, fill(_("This is a past round. Press {0} to review it, {1} to go back through its moves."),
                              {key_name("v"), key_name("<")}) +
                             previous_match_text(session));
}

}  // namespace atom4::tui
