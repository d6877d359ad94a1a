// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/graphics.h"

#include <sixel.h>
#include <zlib.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <unordered_map>

#include "core/base/strings.h"
#include "tui/common/cell_renderer.h"
#include "tui/terminal/terminal_osc.h"

namespace atom4::tui {

GraphicsProtocol graphics_protocol(GraphicsPreference preference, const GraphicsAnswers& answers) {
    switch (preference) {
        case GraphicsPreference::kNever: return GraphicsProtocol::kNone;
        case GraphicsPreference::kSixel: return GraphicsProtocol::kSixel;
        case GraphicsPreference::kKitty: return GraphicsProtocol::kKitty;
        case GraphicsPreference::kAuto: break;
    }
    if (answers.kitty) return GraphicsProtocol::kKitty;
    return answers.sixel ? GraphicsProtocol::kSixel : GraphicsProtocol::kNone;
}

namespace {

// The pixels of that part of the picture.
std::string pixels_of(const PixelImage& image, Extent corner, Extent extent) {
    std::string pixels;
    for (int row = corner.rows; row < corner.rows + extent.rows; ++row) {
        const auto begin = image.rgb.begin() + 3L * (static_cast<long>(row) * image.width + corner.cols);
        pixels.append(begin, begin + 3L * extent.cols);
    }
    return pixels;
}

int append(char* data, int size, void* text) {
    static_cast<std::string*>(text)->append(data, static_cast<std::size_t>(size));
    return size;
}

// A picture with a limited palette: each pixel has the nearest colour in it.
struct IndexedImage {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> palette;  // three bytes a colour; the first one is for holes
    std::vector<unsigned char> pixels;   // numbers of colours
};
constexpr unsigned char kHole = 0;

// Chooses one colour after the other, each time the one that gains most: so pieces keep their own colours, whatever
// happens to their edges and shades.
class Palette {
public:
    void count(const PixelImage& image) {
        for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
            const auto [entry, is_new] = at_.try_emplace(colour_at(image, i), used_.size());
            if (is_new) used_.push_back({entry->first});
            ++used_[entry->second].count;
        }
    }

    // Returns the palette, three bytes a colour, the first one for holes.
    [[nodiscard]] std::vector<unsigned char> choose(std::size_t most) {
        std::vector<unsigned char> palette(3);
        const auto loss = [](const Used& one) { return static_cast<double>(one.count) * one.distance; };
        for (std::size_t number = 1; number < std::min(most, used_.size() + 1); ++number) {
            const auto next = std::max_element(used_.begin(), used_.end(), [&](const Used& one, const Used& other) {
                return loss(one) < loss(other);
            });
            const int colour = next->colour;
            for (const int shift : {16, 8, 0}) palette.push_back(static_cast<unsigned char>(colour >> shift & 0xFF));
            for (Used& one : used_) {
                const int distance = colour_distance(one.colour, colour);
                if (distance >= one.distance) continue;
                one.distance = distance;
                one.number = static_cast<unsigned char>(number);
            }
        }
        return palette;
    }

    // Returns the number of the chosen colour that is nearest to the pixel whose bytes begin there.
    [[nodiscard]] unsigned char number(const PixelImage& image, std::size_t byte) const {
        return used_[at_.at(colour_at(image, byte))].number;
    }

private:
    struct Used {
        int colour;
        int count = 0;  // of pixels
        int distance = std::numeric_limits<int>::max();
        unsigned char number = kHole;
    };
    static int colour_at(const PixelImage& image, std::size_t byte) {
        return image.rgb[byte] << 16 | image.rgb[byte + 1] << 8 | image.rgb[byte + 2];
    }

    std::vector<Used> used_;
    std::unordered_map<int, std::size_t> at_;
};

Extent pixels_of_place(const PixelImage& image) {
    return {image.height / image.extent.rows, image.width / image.extent.cols};
}

IndexedImage indexed(std::span<const PixelImage> images, Place corner, std::size_t most) {
    const Extent place = pixels_of_place(images.front());
    IndexedImage whole;
    Palette palette;
    for (const PixelImage& image : images) {
        palette.count(image);
        whole.width = std::max(whole.width, (image.place.col - corner.col) * place.cols + image.width);
        whole.height = std::max(whole.height, (image.place.row - corner.row) * place.rows + image.height);
    }
    whole.palette = palette.choose(most);
    whole.pixels.assign(as_size(whole.width) * as_size(whole.height), kHole);
    for (const PixelImage& image : images)
        for (int y = 0; y < image.height; ++y)
            for (int x = 0; x < image.width; ++x)
                whole.pixels[as_size(((image.place.row - corner.row) * place.rows + y) * whole.width +
                                     (image.place.col - corner.col) * place.cols + x)] =
                    palette.number(image, 3 * as_size(y * image.width + x));
    return whole;
}

// Changes sixels so that nothing is drawn in the colour of holes. The library's own way to do that loses the first
// column (libsixel 1.10.3).
std::string without_holes(std::string text) {
    bool is_hole = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '#') {
            const std::size_t end = text.find_first_not_of("0123456789", at + 1);
            is_hole = end != std::string::npos && text[end] != ';' && text.compare(at, end - at, "#0") == 0;
        }
        // Six pixels, of which none is drawn.
        if (is_hole && text[at] >= '?' && text[at] <= '~') text[at] = '?';
    }
    return text;
}

}  // namespace

PlacedText sixels_of(std::span<const PixelImage> images, int registers) {
    Place corner = images.front().place;
    for (const PixelImage& image : images)
        corner = {std::min(corner.row, image.place.row), std::min(corner.col, image.place.col)};
    IndexedImage whole = indexed(images, corner, as_size(std::clamp(registers, 2, SIXEL_PALETTE_MAX)));
    PlacedText sixels{corner, {}};
    sixel_output_t* made_output = nullptr;
    sixel_dither_t* made_dither = nullptr;
    const int colours = static_cast<int>(whole.palette.size() / 3);
    if (SIXEL_FAILED(::sixel_output_new(&made_output, append, &sixels.text, nullptr))) return sixels;
    const std::unique_ptr<sixel_output_t, decltype(&::sixel_output_unref)> output(made_output, ::sixel_output_unref);
    if (SIXEL_FAILED(::sixel_dither_new(&made_dither, colours, nullptr))) return sixels;
    const std::unique_ptr<sixel_dither_t, decltype(&::sixel_dither_unref)> dither(made_dither, ::sixel_dither_unref);
    ::sixel_output_set_skip_dcs_envelope(output.get(), 1);
    ::sixel_output_set_encode_policy(output.get(), SIXEL_ENCODEPOLICY_SIZE);
    ::sixel_dither_set_palette(dither.get(), whole.palette.data());
    ::sixel_dither_set_pixelformat(dither.get(), SIXEL_PIXELFORMAT_PAL8);
    if (SIXEL_FAILED(::sixel_encode(whole.pixels.data(), whole.width, whole.height, 0, dither.get(), output.get())))
        return {corner, {}};
    // The second parameter, 1, leaves pixels that are not named as they are. The library leaves out the first two
    // bytes, and the last two.
    sixels.text = "\033P0;1" + without_holes(std::move(sixels.text)) + "\033\\";
    return sixels;
}

PixelImage changed_part(const PixelImage& image, const PixelImage& before) {
    const Extent place = pixels_of_place(image);
    Place first{image.extent.rows, image.extent.cols};
    Place last{-1, -1};
    for (std::size_t i = 0; i < image.rgb.size(); ++i) {
        if (image.rgb[i] == before.rgb[i]) continue;
        const auto pixel = static_cast<int>(i / 3);
        const Place at{pixel / image.width / place.rows, pixel % image.width / place.cols};
        first = {std::min(first.row, at.row), std::min(first.col, at.col)};
        last = {std::max(last.row, at.row), std::max(last.col, at.col)};
    }
    const Extent extent{last.row - first.row + 1, last.col - first.col + 1};
    PixelImage part{{image.place.row + first.row, image.place.col + first.col},
                    extent,
                    extent.cols * place.cols,
                    extent.rows * place.rows,
                    {}};
    const std::string pixels =
        pixels_of(image, {first.row * place.rows, first.col * place.cols}, {part.height, part.width});
    part.rgb.assign(pixels.begin(), pixels.end());
    return part;
}

namespace {

// In places.
constexpr Extent kTile{4, 8};

std::string compressed(const std::string& bytes) {
    uLongf size = ::compressBound(bytes.size());
    std::string packed(size, '\0');
    const int fault = ::compress(reinterpret_cast<Bytef*>(packed.data()), &size,
                                 reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    packed.resize(fault == Z_OK ? size : 0);
    return packed;
}

// Splits the data into the largest pieces that are allowed.
std::string kitty_command(const std::string& keys, const std::string& data) {
    constexpr std::size_t kLongest = 4096;
    const std::string coded = in_base64(data);
    std::string text;
    for (std::size_t at = 0; at == 0 || at < coded.size(); at += kLongest) {
        text += "\033_G";
        if (at == 0) text += keys + ',';
        text += at + kLongest < coded.size() ? "m=1;" : "m=0;";
        text += coded.substr(at, kLongest);
        text += "\033\\";
    }
    return text;
}

}  // namespace

std::vector<PlacedText> kitty_tiles(const PixelImage& image, const PixelImage* before, int which) {
    const Extent place = pixels_of_place(image);
    // Numbers are shared with everything else that the window shows, so these are high.
    constexpr int kFirst = 2'000'000'000;
    constexpr int kEach = 100'000;
    int id = kFirst + which * kEach;
    std::vector<PlacedText> tiles;
    for (int row = 0; row < image.extent.rows; row += kTile.rows)
        for (int col = 0; col < image.extent.cols; col += kTile.cols) {
            ++id;
            const Extent places{std::min(kTile.rows, image.extent.rows - row),
                                std::min(kTile.cols, image.extent.cols - col)};
            const Extent corner{row * place.rows, col * place.cols};
            const Extent extent{places.rows * place.rows, places.cols * place.cols};
            const std::string pixels = pixels_of(image, corner, extent);
            if (before != nullptr && pixels_of(*before, corner, extent) == pixels) continue;
            // Shown at the cursor, which does not move; no answer is wanted.
            const std::string keys = "a=T,C=1,q=2,f=24,o=z,i=" + std::to_string(id) +
                                     ",s=" + std::to_string(extent.cols) + ",v=" + std::to_string(extent.rows) +
                                     ",c=" + std::to_string(places.cols) + ",r=" + std::to_string(places.rows);
            tiles.push_back({{image.place.row + row, image.place.col + col}, kitty_command(keys, compressed(pixels))});
        }
    return tiles;
}

}  // namespace atom4::tui
