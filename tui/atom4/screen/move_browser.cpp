// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/move_browser.h"

#include <algorithm>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {
namespace {

constexpr int kPage = 10;  // plies

void print_try(UiState& ui) {
    show_message(ui, _("This is a trial move: the result stands. Press Esc to return to the round."));
}

void print_what_is_left(const Match& match, int left, UiState& ui) {
    if (match.is_trying()) return print_try(ui);
    show_message(ui, fill(counted(left, "{0} move set aside. Press {1} to restore it.",
                                  "{0} moves set aside. Press {1} to restore them."),
                          {"", key_name("f")}));
}

// The later moves are kept as a variation.
void play_on_from_here(LineBrowser& browser, UiState& ui) {
    const Match& match = browser.match();
    const int left = match.undoable_plies() - browser.plies();
    if (const auto bar = browser.continue_from_here()) return show_message(ui, bar_text(*bar));
    show_sight(browser, ui);
    print_what_is_left(match, left, ui);
}

void show_new_sight(const LineBrowser& browser, UiState& ui) {
    show_sight(browser, ui);
    ui.frames.clear();
    ui.news_fresh = false;
    if (browser.is_present()) ui.news.clear();
    // The cursor goes to the move shown, so that the board scrolls to it.
    if (browser.judged() > 0)
        ui.cursor = browser.match().plies()[as_size(browser.judged() - 1)].placed();
    else if (const Reaction* last = browser.last())
        ui.cursor = last->placed();
}

}  // namespace

int shown_plies(const Match& match, const UiState& ui) {
    return ui.viewed.value_or(match.undoable_plies());
}

Position shown_position(const Match& match, const UiState& ui) {
    return match.position_after(shown_plies(match, ui));
}

void show_sight(const LineBrowser& browser, UiState& ui) {
    ui.viewed = browser.is_present() ? std::nullopt : std::optional(browser.plies());
    ui.judged = browser.judged();
}

void look_back_to(int plies, LineBrowser& browser, UiState& ui) {
    if (browser.match().undoable_plies() == 0) return show_message(ui, _("No moves in this round yet."));
    browser.look_at(plies);
    show_new_sight(browser, ui);
}

void stop_looking_back(LineBrowser& browser, UiState& ui) {
    browser.look_at_present();
    show_sight(browser, ui);
    ui.news.clear();
}

void place_in_sight(Cell cell, LineBrowser& browser, UiState& ui) {
    const int left = browser.match().undoable_plies() - browser.plies();
    const auto placed = browser.place(cell);
    if (!placed) {
        const auto* bar = std::get_if<BrowsingBar>(&placed.error());
        return show_message(ui,
                            bar != nullptr ? bar_text(*bar) : refusal_text(std::get<Refusal>(placed.error()), cell));
    }
    show_sight(browser, ui);
    ui.cursor = cell;
    if (*placed == LineBrowser::Placed::kBranched) print_what_is_left(browser.match(), left, ui);
}

bool go_back_to_the_round(Match& match, UiState& ui) {
    if (!match.is_trying()) return false;
    match.end_try();
    show_message(ui, _("End of the round. Your trial moves are still there."));
    return true;
}

const ReviewedMove* review_of(const Match& match, const UiState& ui, int ply) {
    return ply >= 1 && ply <= plies_in_common(match, ui.reviewed) ? &ui.reviewed[as_size(ply - 1)] : nullptr;
}

int described_ply(const Match& match, const UiState& ui) {
    return ui.judged > 0 ? ui.judged : shown_plies(match, ui);
}

void look_at_reviewed(int ply, GameController& game, UiState& ui) {
    game.review.show(ply);
    show_new_sight(game.browser, ui);
}

std::string variation_text(const Match& match, const UiState& ui) {
    constexpr std::size_t kEnough = 6;
    const int plies = shown_plies(match, ui);
    const auto index = other_line(match, plies);
    if (!index) return {};
    const auto& moves = match.variations()[*index].moves;
    std::string text;
    for (std::size_t i = 0; i < std::min(moves.size(), kEnough); ++i)
        text += (text.empty() ? "" : " ") + to_text(moves[i].cell);
    if (moves.size() > kEnough) text += " ...";
    if (static_cast<int>(match.variations()[*index].ply) < plies)
        return fill(_("Instead of this move: {0}. Press {1} to follow it."), {text, key_name("f")});
    const bool decided = match.decided_variation() == index;
    return fill(
        decided ? _("The round continued: {0}. Press {1} to follow it.") : _("Variation: {0}. Press {1} to follow it."),
        {text, key_name("f")});
}

void follow_variation(LineBrowser& browser, UiState& ui) {
    const Match& match = browser.match();
    const auto line = browser.next_variation();
    if (!line) return show_message(ui, _("No variations from here."));
    if (const auto bar = browser.follow(*line)) return show_message(ui, bar_text(*bar));
    look_back_to(browser.plies(), browser, ui);
    if (match.is_trying()) return print_try(ui);
    show_message(ui, _("The variation is on the board."));
}

bool look_back_by(Command command, LineBrowser& browser, UiState& ui) {
    Match& match = browser.match();
    const int now = browser.plies();
    const auto go_to = [&](int plies) {
        look_back_to(plies, browser, ui);
        return true;
    };
    switch (command) {
        case Command::kStepBack: return go_to(now - 1);
        case Command::kStepForward:
            if (!browser.is_present()) return go_to(now + 1);
            show_message(ui, _("Current position of the round."));
            return true;
        default: break;
    }
    if (browser.is_present()) return false;
    switch (command) {
        case Command::kLeft: return go_to(now - 1);
        case Command::kRight: return go_to(now + 1);
        case Command::kUp: return go_to(now - 2);
        case Command::kDown: return go_to(now + 2);
        case Command::kNorthWest: return go_to(0);  // Home
        case Command::kSouthWest: return go_to(match.undoable_plies());
        case Command::kNorthEast: return go_to(now - kPage);
        case Command::kSouthEast: return go_to(now + kPage);
        case Command::kPlace: play_on_from_here(browser, ui); return true;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            // A cell chosen here would be one of the current position, not of the one shown.
            show_message(ui, _("Press Enter to play on from here, Esc to return to the round."));
            return true;
        case Command::kBack:
            stop_looking_back(browser, ui);
            (void)go_back_to_the_round(match, ui);
            return true;
        default: return false;
    }
}

}  // namespace atom4::tui
