// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/hint_words.h"

#include "core/base/translation.h"
#include "core/lines/notation.h"

namespace atom4::lines {

std::string hint_sentence(const Hint& hint, const std::string& colour) {
    const std::string from = to_text(hint.move.from);
    const std::string to = to_text(hint.move.to);
    const Move after = hint.after.value_or(hint.move);
    const std::string then_from = to_text(after.from);
    const std::string then_to = to_text(after.to);
    const std::string move = fill(translated_in("a move: from a cell to a cell", "{0} to {1}"), {from, to});
    const std::string chips = counted(hint.chips, "{0} chip", "{0} chips");
    switch (hint.reason) {
        case HintReason::kClears:
            return fill(translated("{0} clears {1}: {2}."),
                        {move, chips, counted(hint.points, "{0} point", "{0} points")});
        case HintReason::kOpensWay:
            return fill(translated("{0} opens the way for {1} to {2}, which would clear {3}."),
                        {move, then_from, then_to, chips});
        case HintReason::kPrepares:
            return fill(translated("{0} prepares a line: then {1} to {2} would clear {3}."),
                        {move, then_from, then_to, chips});
        case HintReason::kGathers:
            return fill(translated("{0} gathers {1} where a line fits: {2}."), {move, chips, colour});
        case HintReason::kMakesWay:
            return fill(translated("{0} makes way for a line of {2}, where {1} lie already."), {move, chips, colour});
        case HintReason::kJoins: return fill(translated("{0} joins free cells that were apart."), {move});
        case HintReason::kKeeps: return fill(translated("{0} keeps most room: no free cell is cut off."), {move});
        case HintReason::kNone: break;
    }
    return fill(translated("A good move: {0} to {1}."), {from, to});
}

}  // namespace atom4::lines
