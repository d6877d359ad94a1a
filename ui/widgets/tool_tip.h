// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4::ui {

/// Soon updates or hides a visible tool tip, as what is under the pointer may have changed. Qt leaves the tool tip as
/// it was until the pointer moves.
void refreshToolTip();

}  // namespace atom4::ui
