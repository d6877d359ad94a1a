// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/words/verdict.h"

#include <QLocale>
#include <cstdlib>

#include "core/atom4/coach/accuracy.h"
#include "ui/atom4/words/messages.h"

namespace atom4::ui {
namespace {

// From here on, in centipoints, a player is said to be ahead, and so much more.
constexpr int kTrifle = 75;
constexpr int kClear = 300;
constexpr int kLarge = 900;

}  // namespace

Verdict::Verdict(Score score, Player mover)
    : centipoints_(mover == Player::kFirst ? score.value() : -score.value()), isDrawn_(score.is_draw()) {
    // Of the plies to the win every other one is the winner's own, the last one too.
    if (const auto win = score.plies_to_win()) {
        winner_ = mover;
        movesToWin_ = (*win + 1) / 2;
    } else if (const auto loss = score.plies_to_loss()) {
        winner_ = opponent(mover);
        movesToWin_ = (*loss + 1) / 2;
    }
}

std::optional<Verdict> Verdict::of(const Position& position) {
    if (!position.is_over()) return std::nullopt;
    Verdict verdict;
    verdict.winner_ = winner(position.outcome());
    if (!verdict.winner_) return verdict;
    verdict.movesToWin_ = 0;
    verdict.centipoints_ = *verdict.winner_ == Player::kFirst ? Score::kWin : -Score::kWin;
    return verdict;
}

std::optional<Player> Verdict::ahead() const {
    if (winner_) return winner_;
    if (std::abs(centipoints_) < kTrifle) return std::nullopt;
    return centipoints_ > 0 ? Player::kFirst : Player::kSecond;
}

double Verdict::share() const {
    if (winner_) return *winner_ == Player::kFirst ? 1 : 0;
    return expectation(Score(centipoints_));
}

QString VerdictTexts::forced(const Match& match, Player player, int moves) {
    const bool next = moves == 1;
    if (isAlone(match)) {
        if (match.setup().seats[player].is_computer())
            return next ? tr("The computer wins with its next move")
                        : tr("The computer wins in %n moves", nullptr, moves);
        return next ? tr("You win with your next move") : tr("You win in %n moves", nullptr, moves);
    }
    return (next ? tr("Player %1 wins with the next move") : tr("Player %1 wins in %n moves", nullptr, moves))
        .arg(number(player));
}

QString VerdictTexts::who(const Match& match, Player player) {
    if (!isAlone(match)) return tr("Player %1").arg(number(player));
    return match.setup().seats[player].is_computer() ? tr("Computer") : tr("You");
}

QString VerdictTexts::sentence(const Match& match, const Verdict& verdict) {
    if (verdict.isDrawn()) return tr("Drawn, if both play well", "what the round comes to");
    const auto player = verdict.ahead();
    if (!player) return tr("Both stand equally well", "of two players");
    const int moves = verdict.movesToWin().value_or(0);
    if (moves > 0) return forced(match, *player, moves);
    const bool over = verdict.movesToWin() == 0;
    const int lead = std::abs(verdict.centipoints());
    if (isAlone(match) && match.setup().seats[*player].is_computer()) {
        if (over) return tr("The computer has won");
        return lead >= kLarge   ? tr("The computer is close to winning")
               : lead >= kClear ? tr("The computer stands better")
                                : tr("The computer stands a little better");
    }
    if (isAlone(match)) {
        if (over) return tr("You have won");
        return lead >= kLarge   ? tr("You are close to winning")
               : lead >= kClear ? tr("You stand better")
                                : tr("You stand a little better");
    }
    const QString text = over             ? tr("Player %1 has won")
                         : lead >= kLarge ? tr("Player %1 is close to winning")
                         : lead >= kClear ? tr("Player %1 stands better")
                                          : tr("Player %1 stands a little better");
    return text.arg(number(*player));
}

QString VerdictTexts::brief(const Verdict& verdict) {
    if (const auto moves = verdict.movesToWin())
        return *moves == 0 ? tr("won", "the round, by the player ahead")
                           : tr("win in %1", "%1 is a number of moves").arg(*moves);
    if (verdict.isDrawn()) return tr("draw", "what the round comes to");
    const QString text = QLocale().toString(std::abs(verdict.centipoints()) / 100.0, 'f', 1);
    if (std::abs(verdict.centipoints()) < 5) return text;
    return (verdict.centipoints() > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + text;
}

}  // namespace atom4::ui
