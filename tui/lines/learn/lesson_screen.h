// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/learn/lesson_table.h"
#include "tui/lines/screen/screen.h"

namespace atom4::tui {

/// Where the board of the lesson stands on a screen of that size: below the heading and the task, above what a try did.
[[nodiscard]] LinesLayout lines_lesson_layout(const LinesLessonTable& table, Extent extent);

/// The lesson or the list of lessons, as data. Of the session only the drawing knows; the frame is of what a try does.
[[nodiscard]] LinesScreen build_lines_lesson_screen(const LinesLessonTable& table, const lines::Session& session,
                                                    const LinesLook& look, const LinesFrame* frame, Extent extent,
                                                    Capabilities capabilities);

}  // namespace atom4::tui
