// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/model/review_texts.h"

#include <QStringList>
#include <array>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/play_texts.h"

namespace atom4::ui {
QString ReviewTexts::marks(std::span<const ReviewedMove> moves, Player starter, Player player) {
    const std::array<QLatin1String, 3> signs{QLatin1String(judgement_sign(Judgement::kInaccuracy)),
                                             QLatin1String(judgement_sign(Judgement::kMistake)),
                                             QLatin1String(judgement_sign(Judgement::kLosingMove))};
    std::array<int, 3> counts{};
    Player mover = starter;
    for (const ReviewedMove& move : moves) {
        const QLatin1String got(judgement_sign(move.judgement));
        for (std::size_t i = 0; i < signs.size(); ++i)
            if (mover == player && got == signs[i]) ++counts[i];
        mover = opponent(mover);
    }
    QStringList sums;
    const auto add = [&](std::size_t i, const QString& one, const QString& more) {
        // A count and its sign are kept on one line.
        const QString text = QStringLiteral("%1 %2").arg(counts[i] == 1 ? one : more, signs[i]);
        if (counts[i] > 0) sums += QString(text).replace(QLatin1Char(' '), QChar::Nbsp);
    };
    add(0, tr("1 inaccuracy", "of a player"), tr("%n inaccuracies", "of a player", counts[0]));
    add(1, tr("1 mistake", "of a player"), tr("%n mistakes", "of a player", counts[1]));
    add(2, tr("1 blunder", "of a player"), tr("%n blunders", "of a player", counts[2]));
    if (sums.isEmpty()) sums += tr("no mistakes", "of a player");
    return sums.join(QStringLiteral(" \u00B7 "));
}

}  // namespace atom4::ui
