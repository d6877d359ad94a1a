// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <string>

namespace atom4::tui {

/// A moment by the clock and the calendar here, "2026-01-31 17:59".
[[nodiscard]] std::string moment_text(std::chrono::sys_seconds time);

}  // namespace atom4::tui
