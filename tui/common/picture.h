// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tui/common/cell_renderer.h"

namespace atom4::tui {

/// One part of a place, and how far a sprite covers it, from 0 to 1.
struct Dot {
    Tint tint{};
    float cover = 0;
    std::uint8_t thing = 0;  ///< which of the sprite's things it belongs to, such as a ball and its edge
};

/// A shape to be put on a picture, centred on a place.
struct Sprite {
    Extent reach;           ///< places on each side of the middle one
    std::vector<Dot> dots;  ///< row by row
};

/// Returns the colour of a shape at that distance from its middle, to the right and down; nullptr outside the shape.
using Form = std::function<const Tint*(double x, double y)>;

/// Draws a shape that lies within that radius. If colours blend, it is half transparent where it covers half of a part;
/// otherwise a part is covered or it is not.
[[nodiscard]] Sprite draw_sprite(const CellRenderer& renderer, bool blends, double radius, const Form& form);

/// A part of the screen whose places are divided into smaller parts, and which can be written on. The result is an
/// image if it is drawn in pixels, else characters.
class Picture {
public:
    Picture(Extent extent, CellRenderer renderer, Tint ground);

    [[nodiscard]] const CellRenderer& renderer() const { return renderer_; }
    /// Puts the sprite on the picture, centred on that place. What goes beyond the picture is left out.
    void stamp(const Sprite& sprite, Place middle);
    /// Draws a line of that width, in pixels, from the middle of one place to that of another. Only for a picture in
    /// pixels.
    void draw_line(Place from, Place to, double width, Tint tint);
    /// A character that takes a whole place, on `ground` or on the main colour there. In pixels it is drawn over what
    /// is there, if strokes_of() has it.
    struct Writing {
        std::string text;
        Tint ink;
        std::uint8_t attributes = kPlain;
        std::optional<Tint> ground{};
    };
    void write(Place place, Writing writing);
    /// Puts on the grid, from that place on, the places that were drawn; the others stay as they are. In pixels, adds
    /// the whole picture as an image.
    void put(Grid& grid, Place at) const;

private:
    [[nodiscard]] bool contains(Place place) const;
    void blend(std::size_t part, Tint tint, double cover);
    void draw_strokes(Place place, const Writing& writing);
    void put_image(Grid& grid, Place at) const;
    [[nodiscard]] std::vector<std::size_t> parts_of(Place place) const;
    [[nodiscard]] Glyph draw(Place place) const;
    [[nodiscard]] Glyph beside_writing(Glyph glyph, Place place) const;
    [[nodiscard]] std::size_t index(Place place) const {
        return static_cast<std::size_t>(place.row * extent_.cols + place.col);
    }

    Extent extent_;
    CellRenderer renderer_;
    Tint ground_;
    Extent parts_;             // of the whole
    std::vector<Tint> tints_;  // of the parts, row by row
    std::vector<int> things_;  // which thing each part is of; 0 for the ground
    int stamps_ = 0;
    std::vector<char> drawn_;  // whether anything was put on the place
    std::map<std::size_t, Writing> writings_;
};

}  // namespace atom4::tui
