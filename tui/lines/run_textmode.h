// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/lines/session.h"
#include "tui/common/settings.h"

namespace atom4::tui {

/// Plays the session's game of Lines in plain mode, on standard input and output, until the player quits, the input
/// ends, or a signal ends the program; then records the score. Returns the exit status.
int run_lines_textmode(lines::Session& session, bool learns = false, std::optional<NotifyPreference> call = {});

}  // namespace atom4::tui
