// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace atom4::tui {
namespace {

// Samples of a part, in each direction.
constexpr int kSamples = 4;

// What the samples of one part saw.
class Samples {
public:
    void add(const Tint* tint) {
        ++all_;
        if (tint == nullptr) return;
        ++hits_;
        for (int channel = 0; channel < 3; ++channel)
            sums_[static_cast<std::size_t>(channel)] += tint->rgb >> 8 * channel & 0xFF;
        for (std::size_t i = 0; i < used_; ++i)
            if (seen_[i].tint == tint) {
                ++seen_[i].count;
                return;
            }
        if (used_ < seen_.size()) seen_[used_++] = {tint, 1};
    }

    [[nodiscard]] Dot dot(bool blends) const {
        if (hits_ == 0) return {};
        if (!blends) return {most_seen(), 2 * hits_ >= all_ ? 1.0F : 0.0F};
        int rgb = 0;
        for (int channel = 0; channel < 3; ++channel)
            rgb |= sums_[static_cast<std::size_t>(channel)] / hits_ << 8 * channel;
        return {{rgb, rgb}, cover()};
    }

private:
    [[nodiscard]] Tint most_seen() const {
        const Seen* most = seen_.data();
        for (std::size_t i = 1; i < used_; ++i)
            if (seen_[i].count > most->count) most = &seen_[i];
        return *most->tint;
    }

    // By quarters: what is finer nobody sees, and each colour more is sent.
    [[nodiscard]] float cover() const {
        constexpr int kSteps = 4;
        return std::round(static_cast<float>(kSteps * hits_) / static_cast<float>(all_)) / kSteps;
    }

    struct Seen {
        const Tint* tint;
        int count;
    };
    int all_ = 0;
    int hits_ = 0;
    std::array<int, 3> sums_{};
    std::array<Seen, 8> seen_{};
    std::size_t used_ = 0;
};

}  // namespace

Sprite draw_sprite(const CellRenderer& renderer, bool blends, double radius, const Form& form) {
    const auto reach = [radius](double side) {
        return std::max(0, static_cast<int>(std::ceil((radius - side / 2) / side - 0.001)));
    };
    Sprite sprite{{reach(kPlaceHeight), reach(kPlaceWidth)}, {}};
    const int rows = (2 * sprite.reach.rows + 1) * renderer.parts().rows;
    const int cols = (2 * sprite.reach.cols + 1) * renderer.parts().cols;
    const double height = kPlaceHeight / renderer.parts().rows;
    const double width = kPlaceWidth / renderer.parts().cols;
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col) {
            Samples samples;
            for (int i = 0; i < kSamples * kSamples; ++i) {
                const double x = (col - cols / 2.0 + (i % kSamples + 0.5) / kSamples) * width;
                const double y = (row - rows / 2.0 + (i / kSamples + 0.5) / kSamples) * height;
                samples.add(form(x, y));
            }
            sprite.dots.push_back(samples.dot(blends));
        }
    return sprite;
}

Picture::Picture(Extent extent, CellRenderer renderer, Tint ground)
    : extent_(extent),
      renderer_(std::move(renderer)),
      ground_(ground),
      parts_(static_cast<std::size_t>(renderer_.parts().rows * renderer_.parts().cols)),
      tints_(static_cast<std::size_t>(extent.rows * extent.cols) * parts_, ground),
      things_(tints_.size()),
      drawn_(static_cast<std::size_t>(extent.rows * extent.cols)) {}

bool Picture::contains(Place place) const {
    return place.row >= 0 && place.row < extent_.rows && place.col >= 0 && place.col < extent_.cols;
}

void Picture::stamp(const Sprite& sprite, Place middle) {
    const Extent parts = renderer_.parts();
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
    if (!meet || renderer_.blends()) return renderer_.draw(parts, ground_);
    std::vector<Tint> flat(parts_);
    for (std::size_t i = 0; i < parts_; ++i) {
        std::vector<Tint> own;
        for (std::size_t j = 0; j < parts_; ++j)
            if (things[j] == things[i]) own.push_back(parts[j]);
        flat[i] = renderer_.one_of(own);
    }
    return renderer_.draw(flat, ground_);
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
            glyph.ground = (text.ground ? *text.ground : renderer_.one_of(parts)).number;
            grid.set(at.row + row, at.col + col, std::move(glyph));
        }
}

}  // namespace atom4::tui
