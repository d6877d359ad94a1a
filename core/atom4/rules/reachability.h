// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// Why the pieces of a position cannot lie there in any round: the two middle cells are filled from the start, and each
/// later piece touches two that touch each other.
struct Unreachable {
    enum class Reason : std::uint8_t { kMiddleEmpty, kLoosePiece };
    Reason reason;
    Cell cell;  ///< the empty cell, or the piece; the first one in the order of rows
    friend bool operator==(const Unreachable&, const Unreachable&) = default;
};

/// Tells by the places of the pieces alone; a position about which it says nothing may still be out of reach by its
/// colours.
[[nodiscard]] std::optional<Unreachable> why_unreachable(const Position& position);

}  // namespace atom4
