// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/first_move_tutorial.h"

#include <algorithm>
#include <array>

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// The commands that the steps wait for.
constexpr std::array kSteps{TextVerb::kNear, TextVerb::kMoves, TextVerb::kWhy, TextVerb::kPlay, TextVerb::kRows};

// Returns a cell where a placement turns something, if there is one.
Cell cell_to_try(const Position& position) {
    const auto legal = position.legal_moves();
    std::vector<Cell> cells(legal.begin(), legal.end());
    std::sort(cells.begin(), cells.end());
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        Position after = position;
        if (!after.play_legal(*cell).changes().empty()) return *cell;
    }
    return cells.front();
}

std::vector<std::string> text_of(std::size_t step, const Position& position) {
    const std::string cell = position.is_over() ? std::string() : to_text(cell_to_try(position));
    switch (step) {
        case 0:
            return {_("The board is a lattice of cells."), _("A letter is the column, from the left."),
                    _("A number is the row, from the top."), _("Each cell has six neighbours."),
                    fill(_("What lies at {0}, and around it? Type: near {0}"), {cell})};
        case 1:
            return {_("A piece goes on an empty cell."), _("It must touch two pieces that touch each other."),
                    _("Where is that? Type: moves")};
        case 2:
            return {_("You choose the cell."),
                    fill(_("The wheel chooses the colour: now {0}."), {colour_name(position.to_play())}),
                    fill(_("What would it do at {0}? Type: why {0}"), {cell})};
        case 3: return {_("So a piece turns its neighbours."), fill(_("Now place it. Type: {0}"), {cell})};
        case 4:
            return {_("That was a move. The next colour comes by itself."), _("Player 1 needs four whites in a row."),
                    _("Player 2 needs four blacks in a row."), _("How near are they? Type: rows")};
        default: break;
    }
    return {_("That is all you need."), _("Type \"hint\" for a good move."), _("Type \"undo\" to undo one."),
            _("Type \"handbook\" for rules and strategy, with boards."), _("Type \"help\" to see what else there is.")};
}

}  // namespace

std::vector<std::string> FirstMoveTutorial::say(const Position& position) {
    if (position.is_over()) return {_("The round is over."), _("Type \"next\" to start another one, then \"guide\".")};
    step_ = step_.value_or(0);
    return text_of(*step_, position);
}

std::vector<std::string> FirstMoveTutorial::after(TextVerb verb, const Position& position) {
    if (!step_ || verb != kSteps[*step_]) return {};
    if (position.is_over()) {
        step_.reset();
        return {};
    }
    const std::size_t next = *step_ + 1;
    step_ = next == kSteps.size() ? std::nullopt : std::optional(next);
    return text_of(next, position);
}

}  // namespace atom4::tui
