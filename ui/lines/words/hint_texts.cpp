// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/words/hint_texts.h"

#include "ui/lines/words/messages.h"

namespace atom4::ui {

QString LinesHintTexts::hint(const lines::Hint& hint) {
    const QString from = LinesMessages::name(hint.move.from);
    const QString to = LinesMessages::name(hint.move.to);
    const lines::Move after = hint.after.value_or(hint.move);
    switch (hint.reason) {
        case lines::HintReason::kClears:
            return tr("%1 to %2 clears %n chips: %3 points.", "cell, cell, number", hint.chips)
                .arg(from, to, QString::number(hint.points));
        case lines::HintReason::kOpensWay:
            return tr("%1 to %2 opens the way for %3 to %4, which would clear %n chips.", "four cells", hint.chips)
                .arg(from, to, LinesMessages::name(after.from), LinesMessages::name(after.to));
        case lines::HintReason::kPrepares:
            return tr("%1 to %2 prepares a line: then %3 to %4 would clear %n chips.", "four cells", hint.chips)
                .arg(from, to, LinesMessages::name(after.from), LinesMessages::name(after.to));
        case lines::HintReason::kGathers:
            return tr("%1 to %2 brings %n chips together where a line fits: %3.", "cell, cell, colour", hint.chips)
                .arg(from, to, LinesMessages::colour(hint.colour));
        case lines::HintReason::kMakesWay:
            return tr("%1 to %2 makes way for a line: %3, where %n chips are already.", "cell, cell, colour",
                      hint.chips)
                .arg(from, to, LinesMessages::colour(hint.colour));
        case lines::HintReason::kJoins:
            return tr("%1 to %2 joins free cells that were apart.", "two cells").arg(from, to);
        case lines::HintReason::kKeeps:
            return tr("%1 to %2 keeps most room: no free cell is cut off.", "two cells").arg(from, to);
        case lines::HintReason::kNone: break;
    }
    return tr("A good move: %1 to %2.", "two cells").arg(from, to);
}

}  // namespace atom4::ui
