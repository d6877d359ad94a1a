// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

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
    /// How many moves of the player got which sign. The first move is the starter's.
    [[nodiscard]] static QString count(const Match& match, std::span<const ReviewedMove> moves, Player starter,
                                       Player player);

private:
    [[nodiscard]] static QString missedWin(const QString& played, const QString& best, int moves);
};

}  // namespace atom4::ui
