// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/common/cell_renderer.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws a place of the screen that is divided into parts of different colours by the one character with a foreground
/// and a background that comes nearest: half blocks, quarters or sixths, as the terminal has them.
class Pen {
public:
    explicit Pen(Capabilities capabilities);

    /// Whether the terminal has what it takes: colours, and blocks.
    [[nodiscard]] static bool can_draw(Capabilities capabilities) {
        return capabilities.utf8 && capabilities.depth != ColourDepth::kNone;
    }
    /// Whether any colour can be shown.
    [[nodiscard]] bool blends() const { return blends_; }
    /// Rows and columns of the parts of a place.
    [[nodiscard]] Extent parts() const { return parts_; }
    /// The place whose parts, row by row, have these colours. Where it has the ground in it, that is the background, so
    /// that much of it goes to the terminal in one go.
    [[nodiscard]] Glyph draw(std::span<const Tint> parts, Tint ground) const;
    /// The one colour that comes nearest to all parts.
    [[nodiscard]] Tint one_of(std::span<const Tint> parts) const;

private:
    struct Split {
        unsigned mask;      // the parts that are foreground, the first one the lowest bit
        std::string text;   // and the block that shows them
        std::string other;  // the one for the rest
    };
    [[nodiscard]] Tint nearest(std::span<const Tint> parts, unsigned mask) const;

    Extent parts_{2, 2};
    bool blends_;
    std::vector<Split> splits_;
};

}  // namespace atom4::tui
