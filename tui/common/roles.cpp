// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/roles.h"

#include <algorithm>

namespace atom4::tui {
namespace {

struct Scheme {
    Role role;
    Style none;
    Style of_8;
    Style of_16;
    Style of_256;
    Style direct;
};

// The pieces follow a ladder of lightness: black 5, blue 30, red 44, purple 52, green 62, cyan 73, yellow 84, white 98,
// as near as the terminal's own colours allow. The palette of 256 has only a few steps for every hue, and another
// order: of all choices that colour-blind players can tell apart, too, with a name that fits each, these are the
// strongest. With 16 colours the board has a grey paper of its own, with more a dark or a light one. Black or white has
// an edge of another colour if it would be lost on the paper. The board of Lines is a slate, black everywhere: its
// chips are characters in colours that the player may choose.
//
// In the columns of 256 colours and more, these stand for the colours of the paper and of what is drawn on it.
constexpr int kGround = -2;
constexpr int kInk = -3;
constexpr int kLine = -4;
constexpr int kCursorInk = -5;
constexpr int kCursorGround = -6;

constexpr auto kSchemeCount = static_cast<std::size_t>(Role::kBlackEdge);
constexpr std::array<Scheme, kSchemeCount> kSchemes{{
    {Role::kText, {}, {}, {}, {}, {}},
    {Role::kTitle, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}},
    {Role::kQuiet, {}, {}, {8, -1}, {245, -1}, {0x8A8A8A, -1}},
    {Role::kKey, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}},
    {Role::kNews, {}, {}, {}, {}, {}},
    {Role::kWin, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}, {-1, -1, kBold}},
    {Role::kPaper, {}, {}, {-1, 8}, {-1, kGround}, {-1, kGround}},
    {Role::kLattice, {-1, -1, kDim}, {-1, -1, kDim}, {0, 8}, {kLine, kGround}, {kLine, kGround}},
    {Role::kLegal, {-1, -1, kBold}, {-1, -1, kBold}, {15, 8, kBold}, {kInk, kGround, kBold}, {kInk, kGround, kBold}},
    {Role::kSlate, {}, {7, 0}, {7, 0}, {250, 16}, {0xBCBCBC, 0x101010}},
    {Role::kCursor,
     {-1, -1, kReverse},
     {-1, -1, kReverse},
     {0, 7},
     {kCursorInk, kCursorGround, kBold},
     {kCursorInk, kCursorGround, kBold}},
    {Role::kBlack, {-1, -1, kBold}, {7, 0, kBold}, {15, 0, kBold}, {255, 16, kBold}, {0xEEEEEE, 0x101012, kBold}},
    {Role::kBlue, {-1, -1, kBold}, {7, 4, kBold}, {15, 4, kBold}, {255, 19, kBold}, {0xEEEEEE, 0x054682, kBold}},
    {Role::kGreen, {-1, -1, kBold}, {0, 2}, {0, 2}, {231, 29, kBold}, {0x101010, 0x29AC00, kBold}},
    {Role::kCyan, {-1, -1, kBold}, {0, 6}, {0, 14}, {16, 116, kBold}, {0x101010, 0x06C5CE, kBold}},
    {Role::kRed, {-1, -1, kBold}, {7, 1, kBold}, {15, 1, kBold}, {231, 124, kBold}, {0xFFFFFF, 0xCC1201, kBold}},
    {Role::kPurple, {-1, -1, kBold}, {7, 5, kBold}, {15, 5, kBold}, {16, 170, kBold}, {0xFFFFFF, 0xAC4CF2, kBold}},
    {Role::kYellow, {-1, -1, kBold}, {0, 3}, {0, 11}, {16, 142, kBold}, {0x101010, 0xE9D500, kBold}},
    {Role::kWhite, {-1, -1, kBold}, {0, 7}, {0, 15}, {16, 231, kBold}, {0x101010, 0xFCFCFC, kBold}},
}};

struct PaperColours {
    std::array<int, 5> of_256;  // in the order of kGround and the ones after it
    std::array<int, 5> direct;
    Role edged;  // the piece that would be lost on it
    int edge_8;
    int edge_256;
    int edge_direct;
};
constexpr PaperColours kDarkPaper{
    {235, 255, 240, 16, 189}, {0x26262B, 0xF0F0F0, 0x4A4A53, 0x101010, 0xD7D7FF}, Role::kBlack, 7, 243, 0x84848E};
constexpr PaperColours kLightPaper{
    {253, 16, 247, 231, 95}, {0xECE5D8, 0x101010, 0xBFB4A0, 0xFFFFFF, 0x875F5F}, Role::kWhite, 0, 243, 0x6E6858};

int resolved(int number, ColourDepth depth, const PaperColours& paper) {
    if (number > kGround) return number;
    const auto& colours = depth == ColourDepth::kDirect ? paper.direct : paper.of_256;
    return colours[static_cast<std::size_t>(kGround - number)];
}

constexpr bool in_order() {
    for (std::size_t i = 0; i < kSchemeCount; ++i)
        if (static_cast<std::size_t>(kSchemes[i].role) != i) return false;
    return true;
}
static_assert(in_order());

// Whether the colour is hard to see on black: a contrast of less than 2 (WCAG), with squares for the gamma curve, or no
// channel bright enough to tell it from black.
bool is_dark(int rgb) {
    const int red = rgb >> 16 & 0xFF;
    const int green = rgb >> 8 & 0xFF;
    const int blue = rgb & 0xFF;
    if (std::max({red, green, blue}) < 0x60) return true;
    return 2126 * red * red + 7152 * green * green + 722 * blue * blue < 500 * 0xFF * 0xFF;
}

}  // namespace

Style style_of(Role role, ColourDepth depth, BoardBackground paper) {
    const PaperColours& colours = paper == BoardBackground::kDark ? kDarkPaper : kLightPaper;
    if (role >= Role::kBlackEdge) {
        const auto piece = static_cast<Role>(static_cast<int>(role) - static_cast<int>(Role::kBlackEdge) +
                                             static_cast<int>(Role::kBlack));
        const int ground = style_of(Role::kPaper, depth, paper).background;
        if (piece == colours.edged && depth == ColourDepth::k8) return {colours.edge_8, ground, kPlain};
        if (piece == colours.edged && depth == ColourDepth::k256) return {colours.edge_256, ground, kPlain};
        if (piece == colours.edged && depth == ColourDepth::kDirect) return {colours.edge_direct, ground, kPlain};
        return {style_of(piece, depth, paper).background, ground, kPlain};
    }
    const Scheme& scheme = kSchemes[static_cast<std::size_t>(role)];
    Style style = scheme.none;
    switch (depth) {
        case ColourDepth::kNone: break;
        case ColourDepth::k8: style = scheme.of_8; break;
        case ColourDepth::k16: style = scheme.of_16; break;
        case ColourDepth::k256: style = scheme.of_256; break;
        case ColourDepth::kDirect: style = scheme.direct; break;
    }
    style.foreground = resolved(style.foreground, depth, colours);
    style.background = resolved(style.background, depth, colours);
    return style;
}

int rgb_of_palette(int number) {
    if (number < 16) {
        if (number == 4) return 0x0000EE;
        const bool bright = number >= 8;
        const auto light = [&](int bit) { return number >> bit & 1 ? (bright ? 0xFF : 0xCD) : (bright ? 0x55 : 0); };
        return light(0) << 16 | light(1) << 8 | light(2);
    }
    if (number >= 232) return (8 + 10 * (number - 232)) * 0x010101;
    const auto step = [](int value) { return value == 0 ? 0 : 55 + 40 * value; };
    const int cube = number - 16;
    return step(cube / 36) << 16 | step(cube / 6 % 6) << 8 | step(cube % 6);
}

int palette_colour(int number, ColourDepth depth) {
    switch (depth) {
        case ColourDepth::kNone: return -1;
        case ColourDepth::k8: return number % 8;
        case ColourDepth::k16: return number % 16;
        case ColourDepth::k256: return number;
        case ColourDepth::kDirect: break;
    }
    // Terminals with direct colour keep the first eight of the palette.
    return number < 8 ? number : rgb_of_palette(number);
}

Style palette_style(int number, ColourDepth depth) {
    constexpr Style kWhites[] = {{}, {-1, 7}, {-1, 15}, {-1, 231}, {-1, 0xFFFFFF}};
    const int colours = depth == ColourDepth::k8 ? 8 : depth == ColourDepth::k16 ? 16 : 256;
    const int ground = is_dark(rgb_of_palette(number % colours)) ? kWhites[static_cast<std::size_t>(depth)].background
                                                                 : style_of(Role::kSlate, depth).background;
    return {palette_colour(number, depth), ground, kPlain};
}

}  // namespace atom4::tui
