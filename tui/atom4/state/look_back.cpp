// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/state/look_back.h"

#include <algorithm>

#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/study/round_lines.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

constexpr int kPage = 10;  // plies

void tell_of_try(UiState& ui) {
    tell(ui, _("This is only a try: the result stays. Esc goes back to the round."));
}

// What came after stays in reach as a variation.
void play_on_from_here(Match& match, UiState& ui) {
    if (!match.may_branch()) return tell(ui, net::earlier_position_text());
    const int plies = *ui.viewed;
    const int left = match.undoable_plies() - plies;
    stop_looking_back(ui);
    if (left == 0) return;
    match.branch(plies);
    if (match.is_trying()) return tell_of_try(ui);
    tell(ui,
         counted(left, "{0} move is left aside; f brings it back.", "{0} moves are left aside; f brings them back."));
}

std::optional<std::size_t> variation_here(const Match& match, const UiState& ui) {
    return variation_at(match, shown_plies(match, ui));
}

}  // namespace

int shown_plies(const Match& match, const UiState& ui) {
    return ui.viewed.value_or(match.undoable_plies());
}

Position shown_position(const Match& match, const UiState& ui) {
    return match.position_after(shown_plies(match, ui));
}

void look_back_to(int plies, const Match& match, UiState& ui) {
    if (match.undoable_plies() == 0) return tell(ui, _("No move has been made in this round."));
    ui.frames.clear();
    ui.news_fresh = false;
    ui.viewed = std::clamp(plies, 0, match.undoable_plies());
    // What is looked at is scrolled to.
    if (*ui.viewed > 0) ui.cursor = match.plies()[static_cast<std::size_t>(*ui.viewed) - 1].placed();
}

void stop_looking_back(UiState& ui) {
    ui.viewed.reset();
    ui.news.clear();
}

bool go_back_to_the_round(Match& match, UiState& ui) {
    if (!match.is_trying()) return false;
    match.end_try();
    tell(ui, _("This is how the round ended. What was tried is kept beside it."));
    return true;
}

const ReviewedMove* review_of(const Match& match, const UiState& ui, int ply) {
    return review_of(match, ui.reviewed, ply);
}

bool has_marked_move(const UiState& ui) {
    return has_marked_move(ui.reviewed);
}

bool look_back_to_marked(const Match& match, UiState& ui) {
    const auto plies = next_marked(match, ui.reviewed, shown_plies(match, ui));
    if (plies) look_back_to(*plies, match, ui);
    return plies.has_value();
}

std::string variation_text(const Match& match, const UiState& ui) {
    constexpr std::size_t kEnough = 6;
    const auto index = variation_here(match, ui);
    if (!index) return {};
    const auto& moves = match.variations()[*index].moves;
    std::string text;
    for (std::size_t i = 0; i < std::min(moves.size(), kEnough); ++i)
        text += (text.empty() ? "" : " ") + to_text(moves[i].cell);
    if (moves.size() > kEnough) text += " ...";
    const bool decided = match.decided_variation() == index;
    return fill(
        decided ? _("The round went on here: {0}. f follows that.") : _("Also played here: {0}. f follows that."),
        {text});
}

void follow_variation_here(Match& match, UiState& ui) {
    const auto index = variation_here(match, ui);
    if (!index) return tell(ui, _("No other line was played from here."));
    if (!match.may_branch()) return tell(ui, net::earlier_position_text());
    const int plies = shown_plies(match, ui);
    match.follow(*index);
    look_back_to(plies, match, ui);
    if (match.is_trying()) return tell_of_try(ui);
    tell(ui, _("The other line is on the board."));
}

bool look_back_by(Command command, Match& match, UiState& ui) {
    const int now = shown_plies(match, ui);
    const auto go_to = [&](int plies) {
        look_back_to(plies, match, ui);
        return true;
    };
    switch (command) {
        case Command::kStepBack: return go_to(now - 1);
        case Command::kStepForward:
            if (ui.viewed) return go_to(now + 1);
            tell(ui, _("This is where the round has come to."));
            return true;
        default: break;
    }
    if (!ui.viewed) return false;
    switch (command) {
        case Command::kLeft: return go_to(now - 1);
        case Command::kRight: return go_to(now + 1);
        case Command::kUp: return go_to(now - 2);
        case Command::kDown: return go_to(now + 2);
        case Command::kNorthWest: return go_to(0);  // Home
        case Command::kSouthWest: return go_to(match.undoable_plies());
        case Command::kNorthEast: return go_to(now - kPage);
        case Command::kSouthEast: return go_to(now + kPage);
        case Command::kPlace: play_on_from_here(match, ui); return true;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            // Whoever wants to try another place here would end up on the board as it is now.
            tell(ui, _("Enter plays on from here; Esc goes back to the round."));
            return true;
        case Command::kBack:
            stop_looking_back(ui);
            (void)go_back_to_the_round(match, ui);
            return true;
        default: return false;
    }
}

}  // namespace atom4::tui
