// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/engine/hint.h"

namespace atom4 {

/// What a hint says, in a sentence: "i9 stops cyan from winning at k7."
[[nodiscard]] std::string hint_sentence(const Position& position, const Hint& hint);

/// Why there is no hint, analysis or review now (Match::bars_help()).
[[nodiscard]] std::string help_barred_text();

}  // namespace atom4
