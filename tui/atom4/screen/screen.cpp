// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/screen.h"

#include <algorithm>

#include "core/base/strings.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/screen/analysis_view.h"
#include "tui/atom4/screen/board_view.h"
#include "tui/atom4/screen/keys_page.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

void draw_unfinished(Grid& grid, const UiState& ui) {
    std::vector<std::string> entries;
    for (const UnfinishedMatch& match : ui.unfinished) entries.push_back(unfinished_text(match));
    for (const PastRound& round : ui.past_rounds) entries.push_back(past_round_line(round));
    entries.emplace_back(_("A saved game in a file..."));
    draw_choices(grid, _("Open a match"), entries, ui.chosen);
}

// Draws the last chat messages, and below them the prompt for the next one.
Place draw_conversation(Grid& grid, const UiState& ui) {
    const Extent extent = grid.extent();
    std::vector<std::string> lines;
    for (const std::string& said : ui.conversation)
        for (std::string& line : wrapped(said, extent.cols)) lines.push_back(std::move(line));
    const int shown = std::min(static_cast<int>(lines.size()), extent.rows - 2);
    for (int row = 0; row < shown; ++row)
        grid.put(extent.rows - 2 - shown + row, 0, lines[lines.size() - as_size(shown - row)], Role::kText);
    return draw_prompt(grid, {extent.rows - 1, 0}, extent.cols, *ui.prompt);
}

}  // namespace

Screen build_screen(const Match& in_play, const UiState& ui, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, ui.scroll.value_or(Scroll{}), ui.page_top};
    const Match& match = match_on_screen(in_play, ui);
    const Layout layout = make_layout(extent, match.position().size(), ui);
    if (layout.too_small) {
        draw_too_small(screen.grid, "Atom-4", layout.smallest, "q");
        return screen;
    }
    if (ui.page == PageShown::kSetup) {
        draw_setup_form(screen.grid, ui.form, ui.what_becomes);
        if (ui.prompt) {
            const int last = extent.rows - 1;
            screen.grid.put(last, 0, std::string(static_cast<std::size_t>(extent.cols), ' '));
            screen.cursor = draw_prompt(screen.grid, {last, 0}, extent.cols, *ui.prompt);
        }
        return screen;
    }
    if (ui.page == PageShown::kUnfinished) {
        draw_unfinished(screen.grid, ui);
        return screen;
    }
    if (ui.page == PageShown::kText) {
        screen.page_top = draw_text_page(screen.grid, ui.text_page, ui.page_top);
        return screen;
    }
    if (ui.page == PageShown::kNetwork) {
        screen.page_top = draw_network_page(screen.grid, ui.network_page, ui.news, ui.copied, ui.page_top, !ui.prompt);
        const int width = page_width(extent.cols);
        if (ui.prompt)
            screen.cursor = draw_prompt(screen.grid, {extent.rows - 1, (extent.cols - width) / 2}, width, *ui.prompt);
        return screen;
    }
    if (ui.page != PageShown::kGame && !ui.editor) {
        screen.page_top = draw_keys_page(screen.grid, ui.page_top);
        return screen;
    }
    if (ui.prompt && ui.prompt->purpose() == PromptPurpose::kTalk && !ui.conversation.empty()) {
        screen.cursor = draw_conversation(screen.grid, ui);
        return screen;
    }
    // A question that is too long for the message rows gets the whole screen, so that all of it can be read.
    const auto room = static_cast<std::size_t>(layout.help_row - layout.message_row);
    if (has_to_answer(ui) && wrapped(ui.question, layout.extent.cols).size() > room) {
        draw_question(screen.grid, {}, extent, ui);
        return screen;
    }
    const Scene scene = make_scene(match, ui, capabilities);
    draw_state_line(screen.grid, layout, scene);
    draw_board(screen.grid, layout, scene);
    if (layout.has_panel) draw_panel(screen.grid, layout, scene);
    if (layout.has_panel_below) draw_panel_below(screen.grid, layout, scene);
    if (layout.analysis_row)
        draw_analysis(screen.grid, {*layout.analysis_row, layout.origin.col}, {1, layout.extent.cols}, scene);
    draw_messages(screen.grid, layout, scene);
    const auto typed = draw_foot(screen.grid, layout, scene);
    screen.scroll = layout.scroll;
    screen.cursor = typed ? *typed : layout.place_of(ui.cursor.row(), ui.cursor.col()).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
