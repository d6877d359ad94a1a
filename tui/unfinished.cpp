// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/unfinished.h"

#include "tui/choice_page.h"
#include "tui/controller.h"
#include "tui/file_words.h"
#include "tui/i18n.h"
#include "tui/prompt_controller.h"
#include "tui/time_words.h"
#include "tui/words.h"

namespace atom4::tui {

std::string unfinished_text(const UnfinishedMatch& match) {
    const MatchSetup setup{match.size, match.seats};
    return fill(_("{0} against {1}, round {2}, {3} : {4}, left {5}"),
                {player_name(setup, Player::kFirst), player_name(setup, Player::kSecond), std::to_string(match.round),
                 std::to_string(match.score[Player::kFirst]), std::to_string(match.score[Player::kSecond]),
                 moment_text(match.time)});
}

void open_unfinished(const Session& session, UiState& ui) {
    ui.unfinished = session.has_unfinished() ? session.unfinished() : std::vector<UnfinishedMatch>();
    ui.chosen = 0;
    if (ui.unfinished.empty()) return open_prompt(PromptPurpose::kOpen, session, ui);
    ui.page = PageShown::kUnfinished;
}

void take_chosen(Session& session, UiState& ui) {
    ui.page = PageShown::kGame;
    const auto chosen = static_cast<std::size_t>(ui.chosen);
    if (chosen >= ui.unfinished.size()) return open_prompt(PromptPurpose::kOpen, session, ui);
    const std::filesystem::path path = ui.unfinished[chosen].path;
    if (const auto trouble = session.go_on_with(path)) tell(ui, file_error_text(path, *trouble));
}

void draw_unfinished(Grid& grid, const UiState& ui) {
    std::vector<std::string> entries;
    for (const UnfinishedMatch& match : ui.unfinished) entries.push_back(unfinished_text(match));
    entries.emplace_back(_("A saved game in a file ..."));
    draw_choices(grid, _("Go on with"), entries, ui.chosen);
}

std::string unkept_text(const Session& session) {
    const auto trouble = session.autosave_trouble();
    if (!trouble) return {};
    return fill(_("The match is not kept: {0}."), {file_error_text(session.kept_in(), FileError{*trouble})});
}

std::string unreadable_text(const Session::Unreadable& unreadable) {
    return fill(_("The match of last time cannot be read, so a new one begins. It is kept: {0}."),
                {file_error_text(unreadable.path, unreadable.error)});
}

}  // namespace atom4::tui
