// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/course.h"
#include "core/lines/session.h"
#include "tui/lines/keys.h"
#include "tui/terminal/input.h"

namespace atom4::tui {

/// Goes through a course of Lines on the terminal until the person leaves it, or `input` has ended. `ui` says how the
/// board looks; `still`: nothing moves by itself.
void run_lines_course(Terminal& terminal, Input& input, lines::Course& course, const lines::Session& session,
                      const LinesLook& look, const LinesUi& ui, bool still);

}  // namespace atom4::tui
