// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

#include "core/atom4/coach/accuracy.h"
#include "core/atom4/coach/shortfall.h"
#include "core/atom4/computer/review.h"
#include "core/atom4/match/match.h"

namespace atom4::ui {

/// What a review says, in the person's language.
class ReviewTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ReviewTexts)

public:
    /// The sign that stands for the judgement in a list of moves, as chess players write it; empty for a good move.
    [[nodiscard]] static QString sign(Judgement judgement);
    /// "h8 is a mistake. i9 was better." The mover is the one who made the move.
    [[nodiscard]] static QString sentence(const Match& match, const ReviewedMove& move, Player mover);
    /// The same in short, without what was better: "h8 is a mistake."
    [[nodiscard]] static QString verdict(const ReviewedMove& move);
    /// Why a move fell short: what it let happen or missed, and what the better one does.
    struct Why {
        QString happens;  ///< "It leaves k7 open: red there makes four whites, from f5 to i5."
        QString better;   ///< "h6 stops it."
    };
    /// The position is the one before the move. Empty where the best move was played.
    [[nodiscard]] static Why why(const Match& match, const Position& before, const ReviewedMove& move);
    /// "You: 91 % accuracy"; a dash where there is nothing to tell yet.
    [[nodiscard]] static QString accuracy(const Match& match, Player player, const PlayerAccuracy& accuracy);
    /// "Opening 96 % · Middle 93 % · End 88 %"
    [[nodiscard]] static QString phases(const PlayerAccuracy& accuracy);
    /// How many moves of the player got which sign. The first move is the starter's.
    [[nodiscard]] static QString count(const Match& match, std::span<const ReviewedMove> moves, Player starter,
                                       Player player);
    /// The same without the player.
    [[nodiscard]] static QString marks(std::span<const ReviewedMove> moves, Player starter, Player player);

private:
    [[nodiscard]] static QString percent(const MeanAccuracy& accuracy);
    [[nodiscard]] static QString row(Colour goal, const Four& four);
    [[nodiscard]] static QString happens(const Match& match, const Position& before, const ReviewedMove& move,
                                         const Shortfall& shortfall);
    [[nodiscard]] static QString better(const Position& before, const ReviewedMove& move, const Shortfall& shortfall);
    [[nodiscard]] static QString missedWin(const QString& played, const QString& best, int moves);
};

}  // namespace atom4::ui
