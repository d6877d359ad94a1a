// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/words/hint_words.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "core/atom4/rules/notation.h"
#include "core/atom4/words/colour_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

// Of so many plies, those of the player who begins.
long own_moves(int plies) {
    return (plies + 1) / 2;
}

std::string row_hint(const Hint& hint, Player mover) {
    const char* text = goal_colour(mover) == Colour::kWhite ? _("{0} makes {1} white in a row, from {2} to {3}.")
                                                            : _("{0} makes {1} black in a row, from {2} to {3}.");
    return fill(text, {to_text(hint.move), std::to_string(hint.row.size()), to_text(hint.row.front()),
                       to_text(hint.row.back())});
}

std::string line_hint(const Hint& hint) {
    constexpr std::size_t kEnough = 4;
    const std::string move = to_text(hint.move);
    const std::string value = evaluation_text(hint.score);
    if (hint.line.size() < 2) return fill(_("{0} looks best ({1})."), {move, value});
    const auto rest = std::span(hint.line).subspan(1, std::min(hint.line.size() - 1, kEnough));
    return fill(_("{0} looks best ({1}), then {2}."), {move, value, listed_cells(rest)});
}

}  // namespace

std::string evaluation_text(Score score) {
    if (const auto plies = score.plies_to_win()) return fill(_("win in {0}"), {std::to_string(own_moves(*plies))});
    if (const auto plies = score.plies_to_loss()) return fill(_("loss in {0}"), {std::to_string(own_moves(*plies))});
    if (score.is_draw()) return _("draw");
    const int value = std::abs(score.value());
    const std::string hundredths = std::to_string(100 + value % 100).substr(1);
    return (score.value() < 0 ? "-" : "+") + std::to_string(value / 100) + "." + hundredths;
}

std::string hint_text(const Position& position, const Hint& hint) {
    const std::string move = to_text(hint.move);
    switch (hint.reason) {
        case HintReason::kWinsAtOnce: return fill(_("{0} wins."), {move});
        case HintReason::kForcesWin:
            return fill(counted(own_moves(*hint.score.plies_to_win()), "{1} wins by force in {0} move.",
                                "{1} wins by force in {0} moves."),
                        {"", move});
        case HintReason::kPreventsLoss:
            return fill(_("{0} keeps the {1} that comes next from winning at {2}."),
                        {move, colour_name(next_on_wheel(position.to_play())), to_text(*hint.prevented)});
        case HintReason::kThreatens:
            return fill(_("{0} threatens to win at {2} with your next piece, {1}."),
                        {move, colour_name(next_on_wheel(position.to_play(), 2)), to_text(*hint.threat)});
        case HintReason::kDelaysLoss: return fill(_("{0} holds out longest; the game looks lost."), {move});
        case HintReason::kMakesRow: return row_hint(hint, position.mover());
        case HintReason::kHoldsDraw: return fill(_("{0} holds the draw; neither player can force a win."), {move});
        case HintReason::kBestLine: break;
    }
    return line_hint(hint);
}

}  // namespace atom4::tui
