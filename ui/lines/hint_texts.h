// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/lines/computer.h"

namespace atom4::ui {

/// What speaks for a move of Lines, in a sentence.
class LinesHintTexts {
public:
    [[nodiscard]] static QString hint(const lines::Hint& hint);
};

}  // namespace atom4::ui
