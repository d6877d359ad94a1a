// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPalette>

#include "ui/common/settings.h"

namespace atom4::ui {

/// The palette of a theme. That of the system is an empty one, which stands for whatever the desktop gives at the time.
[[nodiscard]] QPalette themePalette(ThemeChoice theme);

}  // namespace atom4::ui
