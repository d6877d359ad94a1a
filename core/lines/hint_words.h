// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/computer.h"

namespace atom4::lines {

/// What a hint says, in a sentence. What colours are called depends on how chips are drawn: the name of the hint's own
/// is given.
[[nodiscard]] std::string hint_sentence(const Hint& hint, const std::string& colour);

}  // namespace atom4::lines
