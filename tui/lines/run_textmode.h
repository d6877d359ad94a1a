// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/lines/session.h"
#include "tui/common/settings.h"

namespace atom4::tui {

/// Plays the session's game of Lines in lines of words on standard input and output, until the person quits, the input
/// ends, or a signal asks for the end; the score is entered then. Returns the exit status.
int run_lines_textmode(lines::Session& session, bool learns = false, std::optional<NotifyPreference> call = {});

}  // namespace atom4::tui
