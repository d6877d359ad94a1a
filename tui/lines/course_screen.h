// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/course_page.h"
#include "tui/lines/screen.h"

namespace atom4::tui {

/// Where the board of the course stands on a screen of that size: below the heading and the task, above what a try did.
[[nodiscard]] LinesLayout lines_course_layout(const LinesCourseTable& table, Extent extent);

/// The board of the course or the list of its entries, as data. Of the session only the drawing knows; the frame is of
/// what a try does.
[[nodiscard]] LinesScreen build_lines_course_screen(const LinesCourseTable& table, const lines::Session& session,
                                                    const LinesLook& look, const LinesFrame* frame, Extent extent,
                                                    Capabilities capabilities);

}  // namespace atom4::tui
