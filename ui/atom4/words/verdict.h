// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/atom4/match/match.h"
#include "core/atom4/search/search.h"

namespace atom4::ui {

/// How a round stands, whoever is to move: a score of the engine turned to player 1's side, or the end of the round.
class Verdict {
public:
    /// The score is that of the mover.
    Verdict(Score score, Player mover);
    /// A round that is over has a verdict of its own.
    [[nodiscard]] static std::optional<Verdict> of(const Position& position);

    /// Who is ahead by more than a trifle.
    [[nodiscard]] std::optional<Player> ahead() const;
    /// The moves of the player ahead until he wins, if that is forced; 0 when he has won.
    [[nodiscard]] std::optional<int> movesToWin() const { return movesToWin_; }
    /// Whether neither can force a win: for certain, and not as it seems.
    [[nodiscard]] bool isDrawn() const { return isDrawn_; }
    /// Player 1's expectation, from 0 to 1.
    [[nodiscard]] double share() const;
    /// In centipoints, for player 1.
    [[nodiscard]] int centipoints() const { return centipoints_; }

    friend bool operator==(const Verdict&, const Verdict&) = default;

private:
    Verdict() = default;

    int centipoints_ = 0;
    bool isDrawn_ = false;
    std::optional<Player> winner_;
    std::optional<int> movesToWin_;
};

/// Verdicts in the person's language.
class VerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::VerdictTexts)

public:
    /// "Player 1 is better", "You win in 3 moves", "Drawn, if both play well".
    [[nodiscard]] static QString sentence(const Match& match, const Verdict& verdict);
    /// "You", "Computer", "Player 1".
    [[nodiscard]] static QString who(const Match& match, Player player);
    /// "+1.5", "win in 3" or "draw": short, player 1's side is plus.
    [[nodiscard]] static QString brief(const Verdict& verdict);

private:
    [[nodiscard]] static QString forced(const Match& match, Player player, int moves);
};

}  // namespace atom4::ui
