// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

namespace atom4 {

/// "one", "one and two", "one, two and three"; at least one text.
[[nodiscard]] std::string listed(std::span<const std::string> texts);
/// "one", "one, two", "one, two, three": a list that is no part of a sentence; at least one text.
[[nodiscard]] std::string in_a_row(std::span<const std::string> texts);

}  // namespace atom4
