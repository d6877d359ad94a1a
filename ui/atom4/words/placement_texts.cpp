// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/placement_texts.h"

#include "ui/atom4/words/messages.h"

namespace atom4::ui {

QString PlacementTexts::headline(const PlacementMeaning& meaning) {
    switch (weight_of(meaning)) {
        case PlacementWeight::kWins: return tr("Wins", "what a placement would do; alone");
        case PlacementWeight::kOpensWin:
            return tr("Opens a four for them at %1", "what a placement would do; a cell")
                .arg(Messages::name(*meaning.lets_win));
        case PlacementWeight::kLetsWin:
            return tr("Lets them win at %1", "what a placement would do; a cell")
                .arg(Messages::name(*meaning.lets_win));
        case PlacementWeight::kStops: return tr("Stops their four", "what a placement would do; alone");
        case PlacementWeight::kThreatens:
            return tr("Threatens a four at %1", "what a placement would do; a cell")
                .arg(Messages::name(*meaning.threatens));
        case PlacementWeight::kNone: break;
    }
    return {};
}

QString PlacementTexts::sentence(const PlacementMeaning& meaning, const Reaction& reaction) {
    const QString first = headline(meaning);
    const QString rest = Messages::reaction(reaction);
    return first.isEmpty() ? rest : tr("%1: %2", "'Stops their four', and 'i9 makes a yellow at h8'").arg(first, rest);
}

}  // namespace atom4::ui
