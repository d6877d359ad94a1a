// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/computer/hint.h"

namespace atom4::tui {

/// A hint and its reason in one sentence: "i9 keeps the opponent's yellow from winning at j8." The position is the one
/// that the hint is for.
[[nodiscard]] std::string hint_text(const Position& position, const Hint& hint);

/// For the mover: "+0.45", "draw", or "win in 3" in moves of his own.
[[nodiscard]] std::string evaluation_text(Score score);

}  // namespace atom4::tui
