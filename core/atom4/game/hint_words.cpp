// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/hint_words.h"

#include <algorithm>
#include <span>
#include <vector>

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

// More moves than these nobody plays out in the head.
constexpr std::size_t kEnough = 4;

std::string row_sentence(const Hint& hint, Player mover) {
    const auto pieces = static_cast<long>(hint.row.size());
    const std::string text = goal_colour(mover) == Colour::kWhite
                                 ? counted(pieces, "{1} makes {0} white, from {2} to {3}.",
                                           "{1} makes {0} whites in a row, from {2} to {3}.")
                                 : counted(pieces, "{1} makes {0} black, from {2} to {3}.",
                                           "{1} makes {0} blacks in a row, from {2} to {3}.");
    return fill(text, {"", to_text(hint.move), to_text(hint.row.front()), to_text(hint.row.back())});
}

std::string line_sentence(const Hint& hint) {
    const std::string move = to_text(hint.move);
    if (hint.line.size() < 2) return fill(translated("{0} looks best."), {move});
    std::vector<std::string> rest;
    for (const Cell cell : std::span(hint.line).subspan(1, std::min(hint.line.size(), kEnough) - 1))
        rest.push_back(to_text(cell));
    return fill(translated("{0} looks best; the game may go on with {1}."), {move, listed(rest)});
}

}  // namespace

std::string hint_sentence(const Position& position, const Hint& hint) {
    const std::string move = to_text(hint.move);
    switch (hint.reason) {
        case HintReason::kWinsAtOnce: return fill(translated("{0} wins."), {move});
        case HintReason::kForcesWin:
            // Of the plies every other one is the player's own.
            return fill(
                counted((hint.score.plies_to_win().value_or(1) + 1) / 2, "{1} wins in {0} move, whatever the answer.",
                        "{1} wins in {0} moves, whatever the answer."),
                {"", move});
        case HintReason::kPreventsLoss:
            if (hint.fours_prevented > 1)
                return fill(counted(hint.fours_prevented, "{1} stops {0} four.", "{1} stops {0} fours at once."),
                            {"", move});
            return fill(translated("{0} stops {1} from winning at {2}."),
                        {move, colour_name(next_on_wheel(position.to_play())), to_text(*hint.prevented)});
        case HintReason::kThreatens:
            if (hint.fours_threatened > 1)
                return fill(
                    counted(hint.fours_threatened, "{1} threatens {0} four.", "{1} threatens {0} fours at once."),
                    {"", move});
            return fill(translated("{0} threatens to win at {2} with {1}."),
                        {move, colour_name(next_on_wheel(position.to_play(), 2)), to_text(*hint.threat)});
        case HintReason::kDelaysLoss: return fill(translated("{0} holds out longest. It looks lost."), {move});
        case HintReason::kMakesRow: return row_sentence(hint, position.mover());
        case HintReason::kHoldsDraw:
            return fill(translated("{0} holds the draw. Neither player can force a win."), {move});
        case HintReason::kBestLine: break;
    }
    return line_sentence(hint);
}

std::string help_barred_text() {
    return translated("The computer does not help while you play somebody elsewhere.");
}

}  // namespace atom4
