// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/hint_texts.h"

#include <QStringList>
#include <algorithm>

#include "ui/atom4/words/messages.h"
#include "ui/look/colour_names.h"

namespace atom4::ui {

QString HintTexts::row(const Hint& hint, Player mover) {
    const QString text = goal_colour(mover) == Colour::kWhite
                             ? tr("%1 makes %2 whites in a row, from %3 to %4.", "cell, number, cell, cell")
                             : tr("%1 makes %2 blacks in a row, from %3 to %4.", "cell, number, cell, cell");
    return text.arg(Messages::name(hint.move), QString::number(hint.row.size()), Messages::name(hint.row.front()),
                    Messages::name(hint.row.back()));
}

QString HintTexts::line(const Hint& hint) {
    // More moves than these nobody plays out in the head.
    constexpr std::size_t kEnough = 4;
    QStringList rest;
    for (std::size_t ply = 1; ply < std::min(hint.line.size(), kEnough); ++ply) rest += Messages::name(hint.line[ply]);
    if (rest.isEmpty()) return tr("%1 looks best.", "%1 is a cell").arg(Messages::name(hint.move));
    return tr("%1 looks best; then perhaps %2.", "a cell, and a list of cells")
        .arg(Messages::name(hint.move), rest.join(QLatin1Char(' ')));
}

QString HintTexts::hint(const Position& position, const Hint& hint) {
    const QString move = Messages::name(hint.move);
    switch (hint.reason) {
        case HintReason::kWinsAtOnce: return tr("%1 wins.", "%1 is a cell").arg(move);
        case HintReason::kForcesWin:
            // Of the plies every other one is the player's own.
            return tr("%1 wins in %n moves, whatever the answer.", "%1 is a cell",
                      (hint.score.plies_to_win().value_or(1) + 1) / 2)
                .arg(move);
        case HintReason::kPreventsLoss:
            if (hint.fours_prevented > 1)
                return tr("%1 stops %n fours at once.", "%1 is a cell", hint.fours_prevented).arg(move);
            return tr("%1 stops %2 from winning at %3.", "a cell, the opponent's colour, a cell")
                .arg(move, ColourNames::of(next_on_wheel(position.to_play())), Messages::name(*hint.prevented));
        case HintReason::kThreatens:
            if (hint.fours_threatened > 1)
                return tr("%1 threatens %n fours at once.", "%1 is a cell", hint.fours_threatened).arg(move);
            return tr("%1 threatens to win at %3 with %2.", "a cell, the player's next colour, a cell")
                .arg(move, ColourNames::of(next_on_wheel(position.to_play(), 2)), Messages::name(*hint.threat));
        case HintReason::kDelaysLoss: return tr("%1 holds out longest. It looks lost.", "%1 is a cell").arg(move);
        case HintReason::kMakesRow: return row(hint, position.mover());
        case HintReason::kHoldsDraw:
            return tr("%1 holds the draw. Neither player can force a win.", "%1 is a cell").arg(move);
        case HintReason::kBestLine: break;
    }
    return line(hint);
}

}  // namespace atom4::ui
