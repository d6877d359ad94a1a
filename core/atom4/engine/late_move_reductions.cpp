// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/late_move_reductions.h"

#include <cmath>

namespace atom4 {

const LateMoveReductions& LateMoveReductions::table() {
    static const LateMoveReductions kTable;
    return kTable;
}

LateMoveReductions::LateMoveReductions() {
    constexpr std::size_t kFirstReducedTurn = 3;
    for (std::size_t depth = kLeastDepth; depth < kDepths; ++depth)
        for (std::size_t turn = kFirstReducedTurn; turn < kTurns; ++turn)
            plies_[depth][turn] = static_cast<std::uint8_t>(0.5 + std::log(static_cast<double>(depth)) *
                                                                      std::log(static_cast<double>(turn)) / 1.3);
}

}  // namespace atom4
