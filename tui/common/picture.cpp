// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "tui/common/stroke_letters.h"

namespace atom4::tui {
namespace {

// Samples of a part, in each direction.
constexpr int kSamples = 4;
constexpr int kSamplesOfPixel = 3;

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
        if (!blends) return {most_frequent(), 2 * hits_ >= all_ ? 1.0F : 0.0F};
        int rgb = 0;
        for (int channel = 0; channel < 3; ++channel)
            rgb |= sums_[static_cast<std::size_t>(channel)] / hits_ << 8 * channel;
        return {{rgb, rgb}, cover()};
    }

private:
    [[nodiscard]] Tint most_frequent() const {
        const Seen* most = seen_.data();
        for (std::size_t i = 1; i < used_; ++i)
            if (seen_[i].count > most->count) most = &seen_[i];
        return *most->tint;
    }

    // In quarters: finer steps cannot be seen, and each further colour has to be sent.
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
    Sprite sprite{{reach(renderer.place_height()), reach(kPlaceWidth)}, {}};
    const int rows = (2 * sprite.reach.rows + 1) * renderer.parts().rows;
    const int cols = (2 * sprite.reach.cols + 1) * renderer.parts().cols;
    const double height = renderer.place_height() / renderer.parts().rows;
    const double width = kPlaceWidth / renderer.parts().cols;
    const int samples_across = renderer.draws_pixels() ? kSamplesOfPixel : kSamples;
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col) {
            Samples samples;
            for (int i = 0; i < samples_across * samples_across; ++i) {
                const double x = (col - cols / 2.0 + (i % samples_across + 0.5) / samples_across) * width;
                const double y = (row - rows / 2.0 + (i / samples_across + 0.5) / samples_across) * height;
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
      parts_{extent.rows * renderer_.parts().rows, extent.cols * renderer_.parts().cols},
      tints_(static_cast<std::size_t>(parts_.rows * parts_.cols), ground),
      things_(renderer_.blends() ? 0 : tints_.size()),
      drawn_(static_cast<std::size_t>(extent.rows * extent.cols)) {}

bool Picture::contains(Place place) const {
    return place.row >= 0 && place.row < extent_.rows && place.col >= 0 && place.col < extent_.cols;
}

void Picture::blend(std::size_t part, Tint tint, double cover) {
    if (cover >= 1) {
        tints_[part] = tint;
    } else if (cover > 0) {
        const int rgb = mixed(tints_[part].rgb, tint.rgb, cover);
        tints_[part] = {rgb, rgb};
    }
}

void Picture::stamp(const Sprite& sprite, Place middle) {
    const Extent parts = renderer_.parts();
    const int cols = (2 * sprite.reach.cols + 1) * parts.cols;
    const int top = (middle.row - sprite.reach.rows) * parts.rows;
    const int left = (middle.col - sprite.reach.cols) * parts.cols;
    constexpr int kThings = 4;
    ++stamps_;
    for (std::size_t i = 0; i < sprite.dots.size(); ++i) {
        const Dot& dot = sprite.dots[i];
        if (dot.cover <= 0) continue;
        const int y = top + static_cast<int>(i) / cols;
        const int x = left + static_cast<int>(i) % cols;
        if (y < 0 || y >= parts_.rows || x < 0 || x >= parts_.cols) continue;
        const auto part = static_cast<std::size_t>(y * parts_.cols + x);
        if (!things_.empty()) things_[part] = kThings * stamps_ + dot.thing;
        blend(part, dot.tint, static_cast<double>(dot.cover));
        drawn_[index({y / parts.rows, x / parts.cols})] = 1;
    }
}

namespace {

// A segment of a line, in pixels.
struct Stroke {
    double x;
    double y;
    double to_x;
    double to_y;

    [[nodiscard]] double distance(double at_x, double at_y) const {
        const double dx = to_x - x;
        const double dy = to_y - y;
        const double length = dx * dx + dy * dy;
        const double part = length <= 0 ? 0 : std::clamp(((at_x - x) * dx + (at_y - y) * dy) / length, 0.0, 1.0);
        return std::hypot(at_x - x - part * dx, at_y - y - part * dy);
    }
};

// How much of a pixel at that distance from a line of that width is covered.
double cover_at(double distance, double width) {
    constexpr double kSteps = 2;
    return std::round(kSteps * std::clamp(width / 2 + 0.5 - distance, 0.0, 1.0)) / kSteps;
}

}  // namespace

void Picture::draw_line(Place from, Place to, double width, Tint tint) {
    const Extent parts = renderer_.parts();
    const Stroke line{(from.col + 0.5) * parts.cols, (from.row + 0.5) * parts.rows, (to.col + 0.5) * parts.cols,
                      (to.row + 0.5) * parts.rows};
    const double reach = width / 2 + 1;
    const auto clamped = [](double value, int end) { return std::clamp(static_cast<int>(std::floor(value)), 0, end); };
    const double steepness = std::abs(line.to_y - line.y);
    const double slope = steepness < 1 ? 0 : (line.to_x - line.x) / (line.to_y - line.y);
    // Only pixels near the line are looked at.
    const double aside = steepness < 1 ? 0 : reach * std::hypot(1, slope);
    for (int y = clamped(std::min(line.y, line.to_y) - reach, parts_.rows);
         y < clamped(std::max(line.y, line.to_y) + reach + 1, parts_.rows); ++y) {
        const double middle = line.x + (y + 0.5 - line.y) * slope;
        const double left = steepness < 1 ? std::min(line.x, line.to_x) - reach : middle - aside;
        const double right = steepness < 1 ? std::max(line.x, line.to_x) + reach : middle + aside;
        for (int x = clamped(left, parts_.cols); x < clamped(right + 1, parts_.cols); ++x)
            blend(static_cast<std::size_t>(y * parts_.cols + x), tint,
                  cover_at(line.distance(x + 0.5, y + 0.5), width));
    }
}

void Picture::write(Place place, Writing writing) {
    if (!contains(place)) return;
    if (renderer_.draws_pixels()) return draw_strokes(place, writing);
    drawn_[index(place)] = 1;
    writings_.insert_or_assign(index(place), std::move(writing));
}

void Picture::draw_strokes(Place place, const Writing& writing) {
    const Extent parts = renderer_.parts();
    // A letter has four steps across and six down.
    const double step = std::min(parts.cols * 0.62 / 4, parts.rows * 0.6 / 6);
    const double middle_x = (place.col + 0.5) * parts.cols;
    const double middle_y = (place.row + 0.5) * parts.rows;
    std::vector<Stroke> strokes;
    for (const LetterStroke& one : strokes_of(writing.text))
        strokes.push_back({middle_x + (one.x - 2) * step, middle_y + (one.y - 3) * step,
                           middle_x + (one.to_x - 2) * step, middle_y + (one.to_y - 3) * step});
    if ((writing.attributes & kUnderline) != 0)
        strokes.push_back({middle_x - 2 * step, middle_y + 4.2 * step, middle_x + 2 * step, middle_y + 4.2 * step});
    const double width = std::max(1.3, step);
    for (int row = 0; row < parts.rows; ++row)
        for (int col = 0; col < parts.cols; ++col) {
            const int y = place.row * parts.rows + row;
            const int x = place.col * parts.cols + col;
            double least = width;
            for (const Stroke& stroke : strokes) least = std::min(least, stroke.distance(x + 0.5, y + 0.5));
            blend(static_cast<std::size_t>(y * parts_.cols + x), writing.ink, cover_at(least, width));
        }
}

std::vector<std::size_t> Picture::parts_of(Place place) const {
    const Extent parts = renderer_.parts();
    std::vector<std::size_t> found;
    for (int row = 0; row < parts.rows; ++row)
        for (int col = 0; col < parts.cols; ++col)
            found.push_back(
                static_cast<std::size_t>((place.row * parts.rows + row) * parts_.cols + place.col * parts.cols + col));
    return found;
}

// A character shows two colours. Where things meet in it, each of them has only one, so that their outlines are seen
// rather than their shades. Blended things have no outlines.
Glyph Picture::draw(Place place) const {
    const std::vector<std::size_t> parts = parts_of(place);
    std::vector<Tint> tints;
    for (const std::size_t part : parts) tints.push_back(tints_[part]);
    const auto thing = [&](std::size_t i) { return things_[parts[i]]; };
    bool meet = false;
    if (!renderer_.blends())
        for (std::size_t i = 1; i < parts.size(); ++i) meet = meet || thing(i) != thing(0);
    if (!meet) return renderer_.draw(tints, ground_);
    std::vector<Tint> flat(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::vector<Tint> own;
        for (std::size_t j = 0; j < parts.size(); ++j)
            if (thing(j) == thing(i)) own.push_back(tints[j]);
        flat[i] = renderer_.one_of(own);
    }
    return renderer_.draw(flat, ground_);
}

// A blank looks the same whatever its foreground: with that of the text beside it, both are sent to the terminal at
// once.
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

void Picture::put_image(Grid& grid, Place at) const {
    PixelImage image{at, extent_, parts_.cols, parts_.rows, {}};
    image.rgb.reserve(3 * tints_.size());
    for (const Tint& tint : tints_)
        for (const int shift : {16, 8, 0}) image.rgb.push_back(static_cast<unsigned char>(tint.rgb >> shift & 0xFF));
    for (int row = 0; row < extent_.rows; ++row)
        for (int col = 0; col < extent_.cols; ++col)
            grid.set(at.row + row, at.col + col, {renderer_.filler(), Role::kPaper});
    grid.add_image(std::move(image));
}

void Picture::put(Grid& grid, Place at) const {
    if (renderer_.draws_pixels()) return put_image(grid, at);
    for (int row = 0; row < extent_.rows; ++row)
        for (int col = 0; col < extent_.cols; ++col) {
            const std::size_t i = index({row, col});
            if (drawn_[i] == 0) continue;
            const auto writing = writings_.find(i);
            if (writing == writings_.end()) {
                grid.set(at.row + row, at.col + col, beside_writing(draw({row, col}), {row, col}));
                continue;
            }
            const Writing& text = writing->second;
            Glyph glyph{text.text, Role::kPaper, text.attributes};
            glyph.ink = text.ink.number;
            if (text.ground) {
                glyph.ground = text.ground->number;
            } else {
                std::vector<Tint> tints;
                for (const std::size_t part : parts_of({row, col})) tints.push_back(tints_[part]);
                glyph.ground = renderer_.one_of(tints).number;
            }
            grid.set(at.row + row, at.col + col, std::move(glyph));
        }
}

}  // namespace atom4::tui
