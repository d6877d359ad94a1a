// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/graphics.h"

#include <gtest/gtest.h>
#include <sixel.h>

#include <cstdlib>
#include <map>
#include <set>
#include <string>

namespace atom4::tui {
namespace {

constexpr int kWide = 4;  // the pixels of a place
constexpr int kHigh = 6;

PixelImage image_of(Place place, Extent extent, int rgb) {
    PixelImage image{place, extent, extent.cols * kWide, extent.rows * kHigh, {}};
    for (int i = 0; i < image.width * image.height; ++i)
        for (const int shift : {16, 8, 0}) image.rgb.push_back(static_cast<unsigned char>(rgb >> shift & 0xFF));
    return image;
}

void set(PixelImage& image, int x, int y, int rgb) {
    for (const int shift : {16, 8, 0})
        image.rgb[static_cast<std::size_t>(3 * (y * image.width + x) + 2 - shift / 8)] =
            static_cast<unsigned char>(rgb >> shift & 0xFF);
}

// A picture as a terminal would draw it.
struct Drawn {
    int width = 0;
    int height = 0;
    std::vector<int> colours;

    [[nodiscard]] int at(int x, int y) const { return colours[static_cast<std::size_t>(y * width + x)]; }
};

Drawn drawn(const std::string& text) {
    unsigned char* pixels = nullptr;
    unsigned char* palette = nullptr;
    Drawn result;
    int colours = 0;
    std::string copy = text;
    EXPECT_FALSE(
        SIXEL_FAILED(::sixel_decode_raw(reinterpret_cast<unsigned char*>(copy.data()), static_cast<int>(copy.size()),
                                        &pixels, &result.width, &result.height, &palette, &colours, nullptr)));
    for (int i = 0; i < result.width * result.height; ++i) {
        const unsigned char* rgb = palette + 3 * pixels[i];
        result.colours.push_back(rgb[0] << 16 | rgb[1] << 8 | rgb[2]);
    }
    std::free(pixels);
    std::free(palette);
    return result;
}

TEST(Graphics, SixelsShowThePixels) {
    PixelImage image = image_of({3, 5}, {2, 3}, 0x000000);
    set(image, 4, 7, 0xFF0000);
    set(image, 11, 11, 0xFFFFFF);
    const PlacedText sixels = sixels_of({&image, 1}, 256);
    EXPECT_EQ(sixels.place, (Place{3, 5}));
    const Drawn seen = drawn(sixels.text);
    ASSERT_EQ(seen.width, 12);
    ASSERT_EQ(seen.height, 12);
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 12; ++x)
            EXPECT_EQ(seen.at(x, y), x == 4 && y == 7     ? 0xFF0000
                                     : x == 11 && y == 11 ? 0xFFFFFF
                                                          : 0x000000)
                << x << ", " << y;
}

TEST(Graphics, SixelsLeaveGapsBetweenPicturesUnchanged) {
    const PixelImage both[] = {image_of({4, 10}, {1, 1}, 0xFF0000), image_of({2, 8}, {1, 1}, 0x0000FF)};
    const PlacedText sixels = sixels_of(both, 256);
    EXPECT_EQ(sixels.place, (Place{2, 8}));
    const Drawn seen = drawn(sixels.text);
    ASSERT_EQ(seen.width, 3 * kWide);
    ASSERT_EQ(seen.height, 3 * kHigh);
    EXPECT_EQ(seen.at(0, 0), 0x0000FF);
    EXPECT_EQ(seen.at(2 * kWide, 2 * kHigh), 0xFF0000);
    // Pixels that are not set stay as they are, and nothing is drawn in the colour between the pictures.
    EXPECT_TRUE(sixels.text.starts_with("\033P0;1q"));
    const std::string drawn_in_it = sixels.text.substr(sixels.text.rfind("#0") + 2);
    EXPECT_EQ(drawn_in_it.substr(0, drawn_in_it.find('#')).find_first_not_of("!0123456789?$-\033\\"), std::string::npos)
        << drawn_in_it;
}

// Three colours in large areas, and forty in single pixels.
TEST(Graphics, ALimitedPaletteKeepsTheColoursOfLargeAreas) {
    PixelImage image = image_of({}, {10, 10}, 0x202020);
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 40; ++x) set(image, x, y, y < 10 ? 0xFF0000 : 0x00FF00);
    for (int i = 0; i < 40; ++i) set(image, i, 40, i << 16 | i << 8 | 0x40);
    const Drawn seen = drawn(sixels_of({&image, 1}, 8).text);
    EXPECT_EQ(seen.at(0, 0), 0xFF0000);
    EXPECT_EQ(seen.at(0, 15), 0x00FF00);
    EXPECT_NEAR(seen.at(0, 30) & 0xFF, 0x20, 2);
    EXPECT_LE(std::set<int>(seen.colours.begin(), seen.colours.end()).size(), 8U);
}

TEST(Graphics, TheChangedPartIsAsSmallAsPlacesAllow) {
    const PixelImage before = image_of({2, 2}, {5, 6}, 0x101010);
    PixelImage after = before;
    set(after, 9, 7, 0xFF0000);
    set(after, 13, 17, 0x00FF00);
    const PixelImage part = changed_part(after, before);
    EXPECT_EQ(part.place, (Place{3, 4}));
    EXPECT_EQ(part.extent, (Extent{2, 2}));
    const Drawn seen = drawn(sixels_of({&part, 1}, 256).text);
    EXPECT_EQ(seen.at(1, 1), 0xFF0000);
    EXPECT_EQ(seen.at(5, 11), 0x00FF00);
}

std::string key_of(const std::string& text, const std::string& key) {
    const std::size_t at = text.find(',' + key + '=') + key.size() + 2;
    return text.substr(at, text.find_first_of(",;", at) - at);
}

TEST(Graphics, KittyIsSentTheTilesThatChange) {
    const PixelImage before = image_of({2, 2}, {9, 18}, 0x101010);
    PixelImage after = before;
    set(after, 17 * kWide, 0, 0xFF0000);
    const auto all = kitty_tiles(before, nullptr, 0);
    const auto changed = kitty_tiles(after, &before, 0);
    ASSERT_EQ(all.size(), 9U);
    std::map<std::string, Place> places;
    for (const PlacedText& tile : all) places[key_of(tile.text, "i")] = tile.place;
    EXPECT_EQ(places.size(), 9U) << "each has a number of its own";
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_EQ(changed[0].place, (Place{2, 18}));
    EXPECT_EQ(places[key_of(changed[0].text, "i")], changed[0].place);
    // The size in pixels, and in the places that these are scaled to.
    EXPECT_EQ(key_of(changed[0].text, "s"), std::to_string(2 * kWide));
    EXPECT_EQ(key_of(changed[0].text, "v"), std::to_string(4 * kHigh));
    EXPECT_EQ(key_of(changed[0].text, "c"), "2");
    EXPECT_EQ(key_of(changed[0].text, "r"), "4");
    EXPECT_TRUE(kitty_tiles(before, &before, 0).empty());
    // The tiles of another picture have other numbers.
    for (const PlacedText& tile : kitty_tiles(before, nullptr, 1)) EXPECT_EQ(places.count(key_of(tile.text, "i")), 0U);
}

TEST(Graphics, LongTilesComeInPieces) {
    PixelImage image{{0, 0}, {4, 8}, 160, 160, {}};
    unsigned noise = 1;
    for (int i = 0; i < 3 * 160 * 160; ++i)
        image.rgb.push_back(static_cast<unsigned char>((noise = noise * 69069 + 1) >> 24));
    const auto tiles = kitty_tiles(image, nullptr, 0);
    ASSERT_EQ(tiles.size(), 1U);
    std::size_t at = 0;
    int pieces = 0;
    while ((at = tiles[0].text.find("\033_G", at)) != std::string::npos) {
        const std::size_t end = tiles[0].text.find("\033\\", at);
        const std::string piece = tiles[0].text.substr(at, end - at);
        EXPECT_LE(piece.size() - piece.find(';') - 1, 4096U);
        const bool is_last = tiles[0].text.find("\033_G", end) == std::string::npos;
        EXPECT_NE(piece.find(is_last ? "m=0" : "m=1"), std::string::npos);
        at = end;
        ++pieces;
    }
    EXPECT_GT(pieces, 10);
}

TEST(Graphics, KittyIsPreferredToSixel) {
    using Wish = GraphicsPreference;
    const auto of = [](Wish wish, bool sixel, bool kitty) {
        GraphicsAnswers answers;
        answers.sixel = sixel;
        answers.kitty = kitty;
        return graphics_protocol(wish, answers);
    };
    EXPECT_EQ(of(Wish::kAuto, true, true), GraphicsProtocol::kKitty);
    EXPECT_EQ(of(Wish::kAuto, true, false), GraphicsProtocol::kSixel);
    EXPECT_EQ(of(Wish::kAuto, false, false), GraphicsProtocol::kNone);
    EXPECT_EQ(of(Wish::kNever, true, true), GraphicsProtocol::kNone);
    EXPECT_EQ(of(Wish::kSixel, false, true), GraphicsProtocol::kSixel);
    EXPECT_EQ(of(Wish::kKitty, true, false), GraphicsProtocol::kKitty);
}

}  // namespace
}  // namespace atom4::tui
