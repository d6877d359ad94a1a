// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/review_texts.h"

#include <QStringList>
#include <array>

#include "ui/atom4/words/messages.h"
#include "ui/atom4/words/verdict.h"

namespace atom4::ui {

QString ReviewTexts::sign(Judgement judgement) {
    switch (judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy: return QStringLiteral("?!");
        case Judgement::kMistake: return QStringLiteral("?");
        case Judgement::kMissedWin:
        case Judgement::kLosingMove: return QStringLiteral("??");
    }
    return {};
}

// The best move is the first of those that were left to win.
QString ReviewTexts::missedWin(const QString& played, const QString& best, int moves) {
    return (moves == 1 ? tr("%1 misses a win: %2 would have won at once.", "cells")
                       : tr("%1 misses a win: %2 would have won in %n moves.", "cells", moves))
        .arg(played, best);
}

QString ReviewTexts::sentence(const Match& match, const ReviewedMove& move, Player mover) {
    const QString played = Messages::name(move.played);
    if (move.best_line.empty() || move.best_line.front() == move.played)
        return tr("%1 is the best move.", "%1 is a cell").arg(played);
    const QString best = Messages::name(move.best_line.front());
    switch (move.judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy: return tr("%1 is a little inaccurate. %2 was better.", "cells").arg(played, best);
        case Judgement::kMistake: return tr("%1 is a mistake. %2 was better.", "cells").arg(played, best);
        case Judgement::kMissedWin:
            return missedWin(played, best, Verdict(move.best_score, mover).movesToWin().value_or(1));
        case Judgement::kLosingMove:
            return tr("%1 loses: %3. %2 was better.", "cell, a sentence without its full stop, cell")
                .arg(played, best, VerdictTexts::sentence(match, Verdict(move.score, mover)));
    }
    return tr("%1 is a good move, as good as %2.", "cells").arg(played, best);
}

QString ReviewTexts::count(const Match& match, std::span<const ReviewedMove> moves, Player starter, Player player) {
    const std::array<QString, 3> signs{sign(Judgement::kInaccuracy), sign(Judgement::kMistake),
                                       sign(Judgement::kLosingMove)};
    std::array<int, 3> counts{};
    Player mover = starter;
    for (const ReviewedMove& move : moves) {
        const QString got = sign(move.judgement);
        for (std::size_t i = 0; i < signs.size(); ++i)
            if (mover == player && got == signs[i]) ++counts[i];
        mover = opponent(mover);
    }
    QStringList sums;
    const auto add = [&](std::size_t i, const QString& one, const QString& more) {
        // A sum stays on one line, with its sign.
        const QString text = QStringLiteral("%1 %2").arg(counts[i] == 1 ? one : more, signs[i]);
        if (counts[i] > 0) sums += QString(text).replace(QLatin1Char(' '), QChar::Nbsp);
    };
    add(0, tr("1 inaccuracy", "of a player"), tr("%n inaccuracies", "of a player", counts[0]));
    add(1, tr("1 mistake", "of a player"), tr("%n mistakes", "of a player", counts[1]));
    add(2, tr("1 blunder", "of a player"), tr("%n blunders", "of a player", counts[2]));
    if (sums.isEmpty()) sums += tr("no mistakes", "of a player");
    return tr("%1: %2", "a player, and what was counted: 2 mistakes")
        .arg(VerdictTexts::who(match, player), sums.join(QStringLiteral(" \u00B7 ")));
}

}  // namespace atom4::ui
