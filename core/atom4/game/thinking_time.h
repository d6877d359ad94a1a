// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/engine/time_share.h"
#include "core/atom4/game/match.h"

namespace atom4 {

/// How long the player to move should think so as not to lose on time; nothing without a clock, or when the
/// round is over.
[[nodiscard]] std::optional<TimeShare> thinking_time(const Match& match);

}  // namespace atom4
