// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// What the colours of pieces and chips are called in the person's language.
class ColourNames {
public:
    /// "black", as it stands in a sentence.
    [[nodiscard]] static QString of(Colour colour);
};

}  // namespace atom4::ui
