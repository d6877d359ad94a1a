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

/// One part of a place, as far as a sprite covers it: from 0 to 1.
struct Dot {
    Tint tint{};
    float cover = 0;
    std::uint8_t thing = 0;  ///< which of the sprite's things it belongs to, such as a ball and its edge
};

/// A thing to be put on a picture, round the middle of a place.
struct Sprite {
    Extent reach;           ///< places on each side of the middle one
    std::vector<Dot> dots;  ///< row by row
};

/// The colour of a thing so far from its middle, to the right and down; null where it is not.
using Form = std::function<const Tint*(double x, double y)>;

/// Draws a thing that is nowhere farther from its middle than that. Where colours blend, what covers a part by half is
/// half transparent there; elsewhere it is there or it is not.
[[nodiscard]] Sprite draw_sprite(const CellRenderer& renderer, bool blends, double radius, const Form& form);

/// A part of the screen whose places are divided finer than characters are, and written on. Where it is drawn in pixels
/// it is an image in the end, else characters.
class Picture {
public:
    Picture(Extent extent, CellRenderer renderer, Tint ground);

    [[nodiscard]] const CellRenderer& renderer() const { return renderer_; }
    /// Puts the sprite there, the middle of it in the middle of the place. What goes beyond the picture is left out.
    void stamp(const Sprite& sprite, Place middle);
    /// Draws a line of that width, in pixels, from the middle of one place to that of another. In pixels only.
    void draw_line(Place from, Place to, double width, Tint tint);
    /// What is written on a place takes it whole, on `ground` or on what is there most. In pixels it is drawn on what
    /// is there, as far as there is a letter for it (strokes_of).
    struct Writing {
        std::string text;
        Tint ink;
        std::uint8_t attributes = kPlain;
        std::optional<Tint> ground{};
    };
    void write(Place place, Writing writing);
    /// Puts onto the grid, from that place on, what was drawn here; the other places stay as they are.
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
