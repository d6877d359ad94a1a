// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/review_texts.h"

#include <QLocale>
#include <QStringList>
#include <array>

#include "ui/atom4/words/messages.h"
#include "ui/atom4/words/verdict.h"
#include "ui/look/colour_names.h"

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

QString ReviewTexts::verdict(const ReviewedMove& move) {
    const QString played = Messages::name(move.played);
    if (move.best_line.empty() || move.best_line.front() == move.played)
        return tr("%1 is the best move.", "%1 is a cell").arg(played);
    switch (move.judgement) {
        case Judgement::kGood: break;
        case Judgement::kInaccuracy: return tr("%1 is a little inaccurate.", "%1 is a cell").arg(played);
        case Judgement::kMistake: return tr("%1 is a mistake.", "%1 is a cell").arg(played);
        case Judgement::kMissedWin: return tr("%1 misses a win.", "%1 is a cell").arg(played);
        case Judgement::kLosingMove: return tr("%1 loses.", "%1 is a cell: the move there").arg(played);
    }
    return tr("%1 is a good move.", "%1 is a cell").arg(played);
}

// "four whites, from f5 to i5"
QString ReviewTexts::row(Colour goal, const Four& four) {
    const auto count = static_cast<int>(four.row.size());
    const QString text = goal == Colour::kWhite ? tr("%n whites in a row, from %1 to %2", "cells", count)
                                                : tr("%n blacks in a row, from %1 to %2", "cells", count);
    return text.arg(Messages::name(four.row.front()), Messages::name(four.row.back()));
}

QString ReviewTexts::happens(const Match& match, const Position& before, const ReviewedMove& move,
                             const Shortfall& shortfall) {
    const Colour own = goal_colour(before.mover());
    const Colour theirs = goal_colour(opponent(before.mover()));
    if (shortfall.misses)
        return tr("It misses %1.", "four whites in a row, from here to there").arg(row(own, *shortfall.misses));
    if (move.best_score.plies_to_win() && !move.score.plies_to_win() && shortfall.lets.empty())
        return tr("It lets a sure win go.");
    const QString colour = ColourNames::of(next_on_wheel(before.to_play()));
    if (shortfall.lets.size() > 1)
        return tr("It leaves %1 and %2 open: %3 there makes %4.",
                  "cells, a colour, four whites in a row from here to there")
            .arg(Messages::name(shortfall.lets[0].cell), Messages::name(shortfall.lets[1].cell), colour,
                 row(theirs, shortfall.lets[0]));
    if (!shortfall.lets.empty())
        return tr("It leaves %1 open: %2 there makes %3.", "a cell, a colour, four whites in a row from here to there")
            .arg(Messages::name(shortfall.lets[0].cell), colour, row(theirs, shortfall.lets[0]));
    if (!shortfall.answer) return {};
    const QString answer = Messages::name(*shortfall.answer);
    if (shortfall.answer_threatens.size() > 1)
        return tr("After %1 two fours are open at once, at %2 and %3.", "cells")
            .arg(answer, Messages::name(shortfall.answer_threatens[0].cell),
                 Messages::name(shortfall.answer_threatens[1].cell));
    const Verdict then(move.score, before.mover());
    if (move.score.plies_to_loss())
        return tr("%1 follows, and then: %2.", "a cell, a sentence without its full stop")
            .arg(answer, VerdictTexts::sentence(match, then));
    if (!shortfall.answer_threatens.empty())
        return tr("%1 follows, and threatens %2.", "a cell, four whites in a row from here to there")
            .arg(answer, row(theirs, shortfall.answer_threatens[0]));
    return tr("After %1: %2.", "a cell, a sentence without its full stop")
        .arg(answer, VerdictTexts::sentence(match, then));
}

QString ReviewTexts::better(const Position& before, const ReviewedMove& move, const Shortfall& shortfall) {
    const QString best = Messages::name(move.best_line.front());
    const Colour own = goal_colour(before.mover());
    if (shortfall.misses) return tr("%1 wins at once.", "%1 is a cell").arg(best);
    if (const auto moves = Verdict(move.best_score, before.mover()).movesToWin();
        moves && move.best_score.plies_to_win()) {
        if (shortfall.better_threatens.size() > 1)
            return tr("%1 wins in %n moves: it threatens %2 and %3 at once.", "cells", *moves)
                .arg(best, Messages::name(shortfall.better_threatens[0].cell),
                     Messages::name(shortfall.better_threatens[1].cell));
        return tr("%1 wins in %n moves, whatever the answer.", "%1 is a cell", *moves).arg(best);
    }
    if (!shortfall.lets.empty() && shortfall.better_stops)
        return shortfall.lets.size() > 1 ? tr("%1 stops both at once.", "%1 is a cell; two rows of four").arg(best)
                                         : tr("%1 stops it.", "%1 is a cell; a row of four").arg(best);
    if (!shortfall.better_threatens.empty() && shortfall.played_threatens.empty())
        return tr("%1 is better: it threatens %2.", "a cell, four whites in a row from here to there")
            .arg(best, row(own, shortfall.better_threatens[0]));
    if (move.score.plies_to_loss()) return tr("%1 holds.", "%1 is a cell; it does not lose").arg(best);
    return tr("%1 is better.", "%1 is a cell").arg(best);
}

ReviewTexts::Why ReviewTexts::why(const Match& match, const Position& before, const ReviewedMove& move) {
    if (move.best_line.empty() || move.best_line.front() == move.played) return {};
    const Shortfall shortfall = shortfall_of(before, move);
    return {happens(match, before, move, shortfall), better(before, move, shortfall)};
}

QString ReviewTexts::percent(const MeanAccuracy& accuracy) {
    const auto value = accuracy.percent();
    return value ? tr("%1 %", "%1 is a number: percent").arg(QLocale().toString(*value)) : QStringLiteral("\u2013");
}

QString ReviewTexts::accuracy(const Match& match, Player player, const PlayerAccuracy& accuracy) {
    return tr("%1: %2 accuracy", "a player, 91 %").arg(VerdictTexts::who(match, player), percent(accuracy.round));
}

QString ReviewTexts::phases(const PlayerAccuracy& accuracy) {
    const auto of = [&](Phase phase) { return percent(accuracy.phases[static_cast<std::size_t>(phase)]); };
    return tr("Opening %1 · Middle %2 · End %3", "parts of a round: 96 %, 93 %, 88 %")
        .arg(of(Phase::kOpening), of(Phase::kMiddle), of(Phase::kEnd));
}

QString ReviewTexts::count(const Match& match, std::span<const ReviewedMove> moves, Player starter, Player player) {
    return tr("%1: %2", "a player, and what was counted: 2 mistakes")
        .arg(VerdictTexts::who(match, player), marks(moves, starter, player));
}

QString ReviewTexts::marks(std::span<const ReviewedMove> moves, Player starter, Player player) {
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
    return sums.join(QStringLiteral(" \u00B7 "));
}

}  // namespace atom4::ui
