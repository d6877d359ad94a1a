// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/board/layout.h"
#include "tui/atom4/learn/lesson_table.h"
#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// Where the board of the lesson stands on a screen of that size: below the heading and the task, above what a try did.
[[nodiscard]] Layout lesson_layout(const LessonTable& table, Extent extent);

/// The lesson or the list of lessons, as data.
[[nodiscard]] Screen build_lesson_screen(const LessonTable& table, Extent extent, Capabilities capabilities);

}  // namespace atom4::tui
