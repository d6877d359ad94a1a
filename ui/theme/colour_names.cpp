// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/colour_names.h"

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

QString ColourNames::of(Colour colour) {
    return QString::fromStdString(colour_name(colour));
}

}  // namespace atom4::ui
