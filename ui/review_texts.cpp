// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/review_texts.h"

#include <array>

#include "ui/messages.h"
#include "ui/verdict.h"

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
            // The best move is the first of those that were left to win.
            return tr("%1 misses a win: %2 would have won in %n moves.", "cells",
                      Verdict(move.best_score, mover).movesToWin().value_or(1))
                .arg(played, best);
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
    const auto with_sign = [&](std::size_t i) {
        return QStringLiteral("%1\u00A0%2").arg(QString::number(counts[i]), signs[i]);
    };
    return tr("%1: inaccurate %2, mistakes %3, wins missed or given %4", "who; the others are such as 3 ?!")
        .arg(VerdictTexts::who(match, player), with_sign(0), with_sign(1), with_sign(2));
}

}  // namespace atom4::ui
