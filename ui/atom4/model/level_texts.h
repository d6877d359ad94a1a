// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>

#include "core/atom4/engine/level.h"

namespace atom4::ui {

/// The numbers, names and descriptions of the computer's levels, in the user's language
/// (core/atom4/game/level_texts.h).
class LevelTexts {
public:
    /// Returns the number with the locale's decimal point: "3", or "3.5" between two levels.
    [[nodiscard]] static QString number(Level level);
    [[nodiscard]] static QString name(Level level);
    /// Returns the name as a word to follow "Computer, ": "casual".
    [[nodiscard]] static QString word(Level level);
    /// Returns one sentence about how the level plays.
    [[nodiscard]] static QString whatToExpect(Level level);
};

}  // namespace atom4::ui
