// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/time_share.h"

#include <algorithm>

namespace atom4 {

TimeShare time_share(const PlayerClock& clock, int empty_cells) {
    using std::chrono::milliseconds;
    // The answer takes a while to reach whoever holds the clock, as every later one will, unless the increment pays.
    constexpr milliseconds kOnTheWay{20};
    constexpr milliseconds kLater{19};
    constexpr milliseconds kLeast{1};
    milliseconds usable = clock.left - std::min(kOnTheWay, clock.left / 2);
    const milliseconds later = std::max(kLater - clock.increment / 4, milliseconds{0}) * (empty_cells / 2);
    const milliseconds spare = usable / 6 - later;
    usable -= std::min(later, usable / 2);
    // Every other empty cell is the player's, and most games end before the board is full.
    const int moves_left = std::clamp(empty_cells / 3, 8, std::max(50, empty_cells / 5));
    const milliseconds even = std::min(usable / moves_left + clock.increment / 4 * 3, usable / 3);
    // A depth that is cut off is lost for the most part: so hardly any is. Measured: tests/strength/README.md.
    const milliseconds most = std::max(std::min(5 * even, spare), even);
    return {std::max(even, kLeast), std::max(most, kLeast)};
}

void keep_to(const TimeShare& share, SearchLimits& limits) {
    limits.time = std::min(limits.time.value_or(share.most), share.most);
    limits.enough = share.enough;
}

}  // namespace atom4
