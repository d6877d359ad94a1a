// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/computer/hint.h"

namespace atom4::ui {

/// Hints in the person's language: the move, and why.
class HintTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::HintTexts)

public:
    /// "i9 makes three whites in a row, from f5 to h5."
    [[nodiscard]] static QString hint(const Position& position, const Hint& hint);

private:
    [[nodiscard]] static QString row(const Hint& hint, Player mover);
    [[nodiscard]] static QString line(const Hint& hint);
};

}  // namespace atom4::ui
