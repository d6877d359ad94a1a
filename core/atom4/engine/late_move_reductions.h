// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/strings.h"

namespace atom4 {

/// How many plies less the late ones of a node's moves are looked ahead at first: they grow with the logarithms of
/// depth and turn.
class LateMoveReductions {
public:
    /// From this depth of a node on.
    static constexpr int kLeastDepth = 3;

    /// The one table there is, made when it is first asked for.
    [[nodiscard]] static const LateMoveReductions& table();
    /// `depth` is that of the node, `turn` that of the move, from 0.
    [[nodiscard]] int at(int depth, std::size_t turn) const {
        return plies_[std::min(as_size(depth), kDepths - 1)][std::min(turn, kTurns - 1)];
    }

private:
    static constexpr std::size_t kDepths = 32;
    static constexpr std::size_t kTurns = 64;
    LateMoveReductions();
    std::array<std::array<std::uint8_t, kTurns>, kDepths> plies_{};
};

}  // namespace atom4
