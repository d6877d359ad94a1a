// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/cell_renderer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace atom4::tui {
namespace {

constexpr int kFirstOfCube = 16;
constexpr int kColours = 256;
constexpr int kEnoughForShades = 128;

int part_of(int rgb, int shift) {
    return rgb >> shift & 0xFF;
}

int nearest_in_palette(int rgb) {
    int best = kFirstOfCube;
    int least = std::numeric_limits<int>::max();
    for (int number = kFirstOfCube; number < kColours; ++number) {
        const int distance = colour_distance(rgb, rgb_of_palette(number));
        if (distance >= least) continue;
        least = distance;
        best = number;
    }
    return best;
}

}  // namespace

int mixed(int from, int to, double part) {
    const auto mix = [&](int shift) {
        const int a = part_of(from, shift);
        const int b = part_of(to, shift);
        return std::clamp(static_cast<int>(std::lround(a + (b - a) * part)), 0, 0xFF) << shift;
    };
    return mix(16) | mix(8) | mix(0);
}

// "Redmean": the weights of red and blue follow the mean of red (Riemersma, compuphase.com/cmetric.htm).
int colour_distance(int one, int other) {
    const int mean = (part_of(one, 16) + part_of(other, 16)) / 2;
    const int red = part_of(one, 16) - part_of(other, 16);
    const int green = part_of(one, 8) - part_of(other, 8);
    const int blue = part_of(one, 0) - part_of(other, 0);
    return (((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8);
}

Tint ColourQuantizer::tint_of(int number) const {
    if (depth_ == ColourDepth::kDirect && number >= 8) return {number, number};
    // The terminal's own colour is unknown; no piece has this grey.
    constexpr int kOwn = 0x808080;
    return {number < 0 ? kOwn : rgb_of_palette(number), number};
}

Tint ColourQuantizer::ground_of(Role role) const {
    return tint_of(style_of(role, depth_, paper_).background);
}

Tint ColourQuantizer::ink_of(Role role) const {
    return tint_of(style_of(role, depth_, paper_).foreground);
}

Tint ColourQuantizer::of_palette(int number) const {
    const int colours = depth_ == ColourDepth::k8 ? 8 : depth_ == ColourDepth::k16 ? 16 : kColours;
    const int rgb = rgb_of_palette(number % colours);
    // Terminals with direct colour take the numbers below 8 for those of a palette.
    return blends() ? Tint{rgb, std::max(rgb, 0x000008)} : Tint{rgb, number % colours};
}

Tint ColourQuantizer::nearest(int rgb, Tint otherwise) {
    if (blends()) return {rgb, std::max(rgb, 0x000008)};
    if (depth_ != ColourDepth::k256) return otherwise;
    const auto [entry, is_new] = found_.try_emplace(rgb, 0);
    if (is_new) entry->second = nearest_in_palette(rgb);
    return {rgb_of_palette(entry->second), entry->second};
}

Shades ColourQuantizer::shades(Tint base, int steps) {
    if (!blends()) return {base};
    constexpr double kDarkest = 0.36;
    constexpr double kLightest = 0.40;
    Shades shades;
    for (int i = -steps; i <= steps; ++i) {
        const double part = static_cast<double>(std::abs(i)) / steps;
        const int rgb =
            i < 0 ? mixed(base.rgb, 0x000000, kDarkest * part) : mixed(base.rgb, 0xFFFFFF, kLightest * part);
        shades.push_back(i == 0 ? base : nearest(rgb, base));
    }
    return shades;
}

Tint ColourQuantizer::faded(Tint tint, double part) {
    return nearest(mixed(tint.rgb, ground_of(Role::kPaper).rgb, part), tint);
}

namespace {

// A sum of distances that cannot be seen.
constexpr int kAlike = 400;

constexpr std::array<const char*, 16> kQuarters{" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                                "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
constexpr unsigned kUpperHalf = 3;
constexpr unsigned kLeftHalf = 5;

// Unicode's sixths, from U+1FB00 on, leave out those that are half blocks or full: they exist already.
std::string sixths(unsigned mask) {
    constexpr unsigned kAll = 63;
    constexpr unsigned kLeft = 21;
    constexpr unsigned kRight = 42;
    if (mask == 0) return " ";
    if (mask == kAll) return "█";
    if (mask == kLeft) return "▌";
    if (mask == kRight) return "▐";
    const unsigned low = mask - 1 - (mask > kLeft ? 1 : 0) - (mask > kRight ? 1 : 0);  // of U+1FB00
    return {'\xF0', '\x9F', '\xAC', static_cast<char>(0x80 + low)};
}

}  // namespace

Capabilities to_draw(Extent extent, Capabilities capabilities) {
    const bool has_pixels = capabilities.draws_pixels() &&
                            extent.cols * capabilities.place_width <= capabilities.max_width &&
                            extent.rows * capabilities.place_height <= capabilities.max_height;
    if (has_pixels)
        capabilities.depth = ColourDepth::kDirect;
    else
        capabilities.place_width = capabilities.place_height = 0;
    return capabilities;
}

Capabilities to_draw_beside(Extent extent, Capabilities capabilities) {
    if (capabilities.only_board) capabilities.place_width = capabilities.place_height = 0;
    return to_draw(extent, capabilities);
}

Extent places_of_picture(const Capabilities& capabilities) {
    constexpr int kAny = 10'000;
    if (!capabilities.draws_pixels()) return {kAny, kAny};
    return {capabilities.max_height / capabilities.place_height, capabilities.max_width / capabilities.place_width};
}

CellRenderer::CellRenderer(Capabilities capabilities)
    : blends_(capabilities.depth == ColourDepth::kDirect),
      draws_pixels_(capabilities.draws_pixels()),
      has_shades_(!draws_pixels_ || capabilities.max_colours >= kEnoughForShades),
      utf8_(capabilities.utf8) {
    if (draws_pixels_) {
        parts_ = {capabilities.place_height, capabilities.place_width};
        place_height_ = kPlaceWidth * capabilities.place_height / capabilities.place_width;
        return;
    }
    if (capabilities.sixths) parts_ = {3, 2};
    const unsigned all = (1U << static_cast<unsigned>(parts_.rows * parts_.cols)) - 1;
    // One half of the splits: the other half are the same with the colours swapped.
    for (unsigned mask = 1; mask <= all / 2; ++mask) {
        const bool is_half = mask == kUpperHalf || mask == kLeftHalf;
        if (capabilities.sixths)
            splits_.push_back({mask, sixths(mask), sixths(all ^ mask)});
        else if (capabilities.fine_blocks || is_half)
            splits_.push_back({mask, kQuarters[mask], kQuarters[all ^ mask]});
    }
}

double CellRenderer::radius_in(Extent cell) const {
    return std::min(kPlaceWidth * cell.cols, place_height_ * cell.rows) / 2;
}

// Returns the mean if any colour can be shown, else the one among them with the least distance from the others.
Tint CellRenderer::nearest(std::span<const Tint> parts, unsigned mask) const {
    std::array<int, 3> sums{};
    int count = 0;
    Tint best;
    long least = std::numeric_limits<long>::max();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if ((mask >> i & 1U) == 0) continue;
        ++count;
        for (int channel = 0; channel < 3; ++channel)
            sums[static_cast<std::size_t>(channel)] += parts[i].rgb >> 8 * channel & 0xFF;
        if (blends_) continue;
        long sum = 0;
        for (std::size_t j = 0; j < parts.size(); ++j)
            if ((mask >> j & 1U) != 0) sum += colour_distance(parts[i].rgb, parts[j].rgb);
        if (sum >= least) continue;
        least = sum;
        best = parts[i];
    }
    if (!blends_) return best;
    int rgb = 0;
    for (int channel = 0; channel < 3; ++channel)
        rgb |= (sums[static_cast<std::size_t>(channel)] + count / 2) / count << 8 * channel;
    return {rgb, std::max(rgb, 0x000008)};
}

Tint CellRenderer::one_of(std::span<const Tint> parts) const {
    return nearest(parts, (1U << parts.size()) - 1);
}

Glyph CellRenderer::draw(std::span<const Tint> parts, Tint ground) const {
    const auto all = (1U << parts.size()) - 1;
    const auto error = [&](unsigned mask, Tint tint) {
        int sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if ((mask >> i & 1U) != 0) sum += colour_distance(parts[i].rgb, tint.rgb);
        return sum;
    };
    const Tint one = nearest(parts, all);
    int least = error(all, one) - kAlike;
    const Split* best = nullptr;
    Tint ink = one;
    Tint rest = one;
    for (const Split& split : splits_) {
        if (least <= 0) break;
        const Tint a = nearest(parts, split.mask);
        const Tint b = nearest(parts, all ^ split.mask);
        const int sum = error(split.mask, a) + error(all ^ split.mask, b);
        if (sum >= least) continue;
        least = sum;
        best = &split;
        ink = a;
        rest = b;
    }
    Glyph glyph;
    glyph.role = Role::kPaper;
    glyph.ground = rest.number;
    if (best == nullptr || ink == rest) return glyph;
    // The lower half block of many fonts leaves out the last row of pixels, which would show as a gap: so the upper one
    // is used. The terminal's own background cannot be a foreground.
    const bool is_upper_half = parts_.rows == 2 && best->mask == kUpperHalf && ground.number >= 0;
    const bool swap = ink == ground && !is_upper_half;
    glyph.text = swap ? best->other : best->text;
    glyph.ink = swap ? rest.number : ink.number;
    glyph.ground = swap ? ink.number : rest.number;
    return glyph;
}

}  // namespace atom4::tui
