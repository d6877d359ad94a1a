// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/picture.h"

#include <algorithm>

namespace atom4::tui {

Picture::Picture(Extent extent, Pen pen, Tint ground)
    : extent_(extent),
      pen_(std::move(pen)),
      ground_(ground),
      parts_(static_cast<std::size_t>(pen_.parts().rows * pen_.parts().cols)),
      tints_(static_cast<std::size_t>(extent.rows * extent.cols) * parts_, ground),
      things_(tints_.size()),
      drawn_(static_cast<std::size_t>(extent.rows * extent.cols)) {}

bool Picture::contains(Place place) const {
    return place.row >= 0 && place.row < extent_.rows && place.col >= 0 && place.col < extent_.cols;
}

void Picture::stamp(const Sprite& sprite, Place middle) {
    const Extent parts = pen_.parts();
    const int cols = (2 * sprite.reach.cols + 1) * parts.cols;
    constexpr int kThings = 4;
    ++stamps_;
    for (std::size_t i = 0; i < sprite.dots.size(); ++i) {
        const Dot& dot = sprite.dots[i];
        if (dot.cover <= 0) continue;
        const int y = static_cast<int>(i) / cols;
        const int x = static_cast<int>(i) % cols;
        const Place place{middle.row - sprite.reach.rows + y / parts.rows,
                          middle.col - sprite.reach.cols + x / parts.cols};
        if (!contains(place)) continue;
        const std::size_t part =
            index(place) * parts_ + static_cast<std::size_t>(y % parts.rows * parts.cols + x % parts.cols);
        Tint& tint = tints_[part];
        things_[part] = kThings * stamps_ + dot.thing;
        if (dot.cover >= 1) {
            tint = dot.tint;
        } else {
            tint.rgb = mixed(tint.rgb, dot.tint.rgb, static_cast<double>(dot.cover));
            tint.number = tint.rgb;
        }
        drawn_[index(place)] = 1;
    }
}

void Picture::write(Place place, Writing writing) {
    if (!contains(place)) return;
    drawn_[index(place)] = 1;
    writings_.insert_or_assign(index(place), std::move(writing));
}

// A character shows two colours. Where things meet on it each of them has but one, so that their outlines are seen
// before their shades. Blended ones have no outline.
Glyph Picture::draw(std::size_t index) const {
    const auto first = static_cast<std::ptrdiff_t>(index * parts_);
    const std::span parts(tints_.data() + first, parts_);
    const std::span things(things_.data() + first, parts_);
    const bool meet = std::any_of(things.begin(), things.end(), [&](int thing) { return thing != things[0]; });
    if (!meet || pen_.blends()) return pen_.draw(parts, ground_);
    std::vector<Tint> flat(parts_);
    for (std::size_t i = 0; i < parts_; ++i) {
        std::vector<Tint> own;
        for (std::size_t j = 0; j < parts_; ++j)
            if (things[j] == things[i]) own.push_back(parts[j]);
        flat[i] = pen_.one_of(own);
    }
    return pen_.draw(flat, ground_);
}

// A blank looks the same whatever its foreground: with that of what is written beside it, both go to the terminal in
// one go.
Glyph Picture::beside_writing(Glyph glyph, Place place) const {
    if (glyph.text != " ") return glyph;
    for (const int side : {-1, 1}) {
        const Place beside{place.row, place.col + side};
        if (!contains(beside)) continue;
        const auto writing = writings_.find(index(beside));
        if (writing == writings_.end() || (writing->second.attributes & ~kBold) != 0) continue;
        if (!writing->second.ground || writing->second.ground->number != glyph.ground) continue;
        glyph.ink = writing->second.ink.number;
        glyph.attributes = writing->second.attributes;
        break;
    }
    return glyph;
}

void Picture::put(Grid& grid, Place at) const {
    for (int row = 0; row < extent_.rows; ++row)
        for (int col = 0; col < extent_.cols; ++col) {
            const std::size_t i = index({row, col});
            if (drawn_[i] == 0) continue;
            const std::span parts(tints_.data() + i * parts_, parts_);
            const auto writing = writings_.find(i);
            if (writing == writings_.end()) {
                grid.set(at.row + row, at.col + col, beside_writing(draw(i), {row, col}));
                continue;
            }
            const Writing& text = writing->second;
            Glyph glyph{text.text, Role::kPaper, text.attributes};
            glyph.ink = text.ink.number;
            glyph.ground = (text.ground ? *text.ground : pen_.one_of(parts)).number;
            grid.set(at.row + row, at.col + col, std::move(glyph));
        }
}

}  // namespace atom4::tui
