// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// How a chip of Lines looks, by its colour number from 1 on: the colours of Atom-4, those of the original game first,
/// then the same with a ring, then with a ring of spots. No two of the 20 look the same.
[[nodiscard]] PieceLook chipLook(int colour);

}  // namespace atom4::ui
