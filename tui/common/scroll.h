// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>

namespace atom4::tui {

/// The board's cell in the upper left corner of what is shown.
struct Scroll {
    int row = 0;
    int col = 0;

    friend bool operator==(Scroll, Scroll) = default;
};

/// The first of `shown` places out of `total` such that `wanted` is among them, with a neighbour on each side; as near
/// to `first` as that allows.
[[nodiscard]] constexpr int scrolled(int first, int shown, int total, int wanted) {
    if (shown >= total) return 0;
    const int margin = shown > 4 ? 1 : 0;
    first = std::min(first, wanted - margin);
    first = std::max(first, wanted + margin - shown + 1);
    return std::clamp(first, 0, total - shown);
}

}  // namespace atom4::tui
