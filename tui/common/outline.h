// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "tui/common/grid.h"

namespace atom4::tui {

// Balls where there are no colours or no blocks to draw a picture with.

/// How the line round a ball is drawn; the one of braille by BrailleRings.
enum class BallLine : std::uint8_t { kNone, kAscii, kBraille };

/// A place that a ball covers, from its middle; a blank inside.
struct OutlinePart {
    Place at;
    char text = ' ';
};
/// The places of a ball so many rows high; none of one that is but a character.
[[nodiscard]] std::vector<OutlinePart> outline_of_ball(int rows, BallLine line);

/// Lines round balls in dots of braille, two across and four down a place. Those of neighbours share places.
class BrailleRings {
public:
    void add(Place middle, int ball_rows);
    /// Draws them onto the places that are shown.
    void draw(Grid& grid, Role role, const std::function<bool(Place)>& shows) const;

private:
    std::map<std::pair<int, int>, unsigned> dots_;
};

}  // namespace atom4::tui
