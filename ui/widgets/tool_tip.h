// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// What the pointer rests on may have changed under it: soon a tool tip that is shown says what holds now, or goes. Qt
/// leaves it as it was until the pointer moves.
void refreshToolTip();

}  // namespace atom4::ui
