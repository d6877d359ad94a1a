// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/atom4/window/main_window.h"
#include "ui/lines/launcher.h"

namespace atom4::ui {

/// Lets the window of Atom-4 open the one of Lines: by its menu, and for files of that game. The two windows know
/// nothing of each other. The launcher belongs to the window.
LinesLauncher* offerLines(MainWindow& window);

}  // namespace atom4::ui
