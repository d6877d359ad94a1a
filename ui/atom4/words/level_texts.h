// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace atom4::ui {

/// What the levels of the computer are called, and what to expect of them. From kNamedLevels on they have no name of
/// their own.
class LevelTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LevelTexts)

public:
    static constexpr int kNamedLevels = 10;

    [[nodiscard]] static QString name(int level);
    /// One sentence.
    [[nodiscard]] static QString whatToExpect(int level);
};

}  // namespace atom4::ui
