// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/mouse_controller.h"

#include "core/atom4/netplay/network_texts.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/panel_view.h"
#include "tui/atom4/screen/position_controller.h"
#include "tui/atom4/screen/screen.h"

namespace atom4::tui {
namespace {

using Kind = MouseEvent::Kind;

bool take_wheel(Kind kind, LineBrowser& browser, UiState& ui) {
    const int by = kind == Kind::kWheelUp ? -1 : 1;
    if (ui.page == PageShown::kSetup || ui.editor || ui.prompt) return false;
    if (ui.page != PageShown::kGame) {
        ui.page_top += 3 * by;
        return true;
    }
    if (browser.is_present() && by > 0) return false;
    look_back_to(browser.plies() + by, browser, ui);
    return true;
}

bool press(Place place, const Layout& layout, GameController& game, UiState& ui) {
    const Match& match = game.match();
    if (const auto list = shown_move_list(layout, make_scene(match, ui, {})))
        if (const auto plies = list->plies_at(place)) {
            look_at_reviewed(*plies, game, ui);
            return true;
        }
    const auto cell = layout.cell_at(place, match.position().size());
    if (!cell) return false;
    ui.frames.clear();
    if (!game.browser.is_present()) {
        place_in_sight(*cell, game.browser, ui);
        return true;
    }
    ui.cursor = *cell;
    (void)handle_command(Command::kPlace, game, ui, 0);
    return true;
}

}  // namespace

bool take_mouse(const MouseEvent& event, Extent screen, GameController& game, UiState& ui) {
    const Match& match = game.match();
    if (event.kind != Kind::kMove) disarm(ui);
    if (has_to_answer(ui)) {
        if (event.kind != Kind::kPress) return false;
        show_message(ui, net::question_open_text());
        return true;
    }
    if (event.kind == Kind::kWheelUp || event.kind == Kind::kWheelDown) return take_wheel(event.kind, game.browser, ui);
    if ((ui.page != PageShown::kGame && !ui.editor) || ui.prompt) return false;
    const BoardSize size = match_on_screen(match, ui).position().size();
    const Layout layout = make_layout(screen, size, ui);
    if (layout.too_small) return false;
    if (ui.editor && event.kind == MouseEvent::Kind::kPress) {
        const auto cell = layout.cell_at(event.place, size);
        if (cell) click_position(*cell, ui);
        return cell.has_value();
    }
    if (event.kind == Kind::kPress) return press(event.place, layout, game, ui);
    const auto cell = layout.cell_at(event.place, size);
    if (!cell || cell == ui.cursor || ui.viewed) return false;
    ui.cursor = *cell;
    ui.news_fresh = false;
    return true;
}

}  // namespace atom4::tui
