// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>

#include "core/atom4/engine/level.h"

namespace atom4::ui {

/// What the levels of the computer are called, and what to expect of them (core/atom4/game/level_texts.h).
class LevelTexts {
public:
    /// As people write it: "3", or "3.5" between two.
    [[nodiscard]] static QString number(Level level);
    [[nodiscard]] static QString name(Level level);
    /// The same in a word, behind "Computer, ": "casual".
    [[nodiscard]] static QString word(Level level);
    /// One sentence.
    [[nodiscard]] static QString whatToExpect(Level level);
};

}  // namespace atom4::ui
