// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Texts of a review, in the user's language.
class ReviewTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ReviewTexts)

public:
    /// Returns how many of the player's moves got each sign: "2 mistakes ?". The first move is the starter's.
    [[nodiscard]] static QString marks(std::span<const ReviewedMove> moves, Player starter, Player player);
};

}  // namespace atom4::ui
