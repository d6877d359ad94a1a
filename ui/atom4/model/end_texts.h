// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/game/match.h"

namespace atom4::ui {

/// Texts about how a round was won, in the user's language.
class EndTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::EndTexts)

public:
    /// Returns "Four whites from f5 to i5, in 17 moves", or why the round ended early; empty for a draw, where no more
    /// needs to be said.
    [[nodiscard]] static QString how(const Match& match);
};

}  // namespace atom4::ui
