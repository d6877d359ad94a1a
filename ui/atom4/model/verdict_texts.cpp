// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/verdict_texts.h"

#include <QLocale>

namespace atom4::ui {

QString VerdictTexts::brief(const Verdict& verdict) {
    if (const auto moves = verdict.moves_to_win())
        return *moves == 0 ? tr("won", "the round, by the player ahead")
                           : tr("win in %1", "%1 is a number of moves").arg(*moves);
    if (verdict.is_drawn()) return tr("draw", "what the round comes to");
    const QString text = QLocale().toString(std::abs(verdict.centipoints()) / 100.0, 'f', 1);
    if (std::abs(verdict.centipoints()) < 5) return text;
    return (verdict.centipoints() > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + text;
}

}  // namespace atom4::ui
