// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/strength/level.h"

namespace atom4::ui {

/// What the levels of the computer are called, and what to expect of them. From kNamedLevels on they have no name of
/// their own.
class LevelTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LevelTexts)

public:
    static constexpr int kNamedLevels = 10;

    /// As people write it: "3", or "3.5" between two.
    [[nodiscard]] static QString number(Level level);
    [[nodiscard]] static QString name(Level level);
    /// One sentence.
    [[nodiscard]] static QString whatToExpect(Level level);
};

}  // namespace atom4::ui
