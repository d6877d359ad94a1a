// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/rules/colour.h"

namespace atom4::tui {

/// What a part of the screen means; how it looks depends on the colours that the terminal has.
enum class Role : std::uint8_t {
    kText,
    kTitle,
    kQuiet,  ///< coordinates, hints
    kKey,    ///< the key in "q quit"
    kNews,
    kWin,
    kPaper,    ///< the board where nothing lies
    kLattice,  ///< the lines on it
    kLegal,    ///< a dot where a piece may go
    kSlate,    ///< the board of Lines where no chip lies
    kCursor,   ///< the cursor where no piece lies
    kBlack,    ///< pieces, in the order of Colour
    kBlue,
    kGreen,
    kCyan,
    kRed,
    kPurple,
    kYellow,
    kWhite,
    kBlackEdge,  ///< round the pieces: the foreground that shows them on the paper; in the order of Colour
    kBlueEdge,
    kGreenEdge,
    kCyanEdge,
    kRedEdge,
    kPurpleEdge,
    kYellowEdge,
    kWhiteEdge,
};
inline constexpr std::size_t kRoleCount = 27;

constexpr Role piece_role(Colour colour) {
    return static_cast<Role>(static_cast<int>(Role::kBlack) + lights(colour));
}

constexpr Role edge_role(Colour colour) {
    return static_cast<Role>(static_cast<int>(Role::kBlackEdge) + lights(colour));
}

/// How many colours the terminal shows at a time.
enum class ColourDepth : std::uint8_t { kNone, k8, k16, k256, kDirect };

/// The background of the boards, called paper.
enum class BoardBackground : std::uint8_t { kDark, kLight };

/// What the terminal can show.
struct Capabilities {
    ColourDepth depth = ColourDepth::kNone;
    bool utf8 = false;
    bool fine_blocks = false;  ///< quarters of a place, slanted lines and braille, which not every font has
    bool sixths = false;       ///< of a place, which few terminals draw
    BoardBackground paper = BoardBackground::kDark;
    /// The size of a place in pixels, if pictures are sent in pixels; 0: pictures are made of characters.
    int place_width = 0;
    int place_height = 0;
    /// The most pixels that a picture may have across and down.
    int max_width = 0;
    int max_height = 0;
    int max_colours = 0;      ///< the most colours that a picture may have
    bool only_board = false;  ///< only the board is a picture, and nothing beside it

    [[nodiscard]] bool draws_pixels() const { return place_width > 0; }
    friend bool operator==(const Capabilities&, const Capabilities&) = default;
};

/// Attributes, or-ed together.
inline constexpr std::uint8_t kPlain = 0;
inline constexpr std::uint8_t kBold = 1;
inline constexpr std::uint8_t kUnderline = 2;
inline constexpr std::uint8_t kReverse = 4;
inline constexpr std::uint8_t kDim = 8;

/// Colour numbers of the terminal (0xRRGGBB with direct colour), -1 for its own default.
struct Style {
    int foreground = -1;
    int background = -1;
    std::uint8_t attributes = kPlain;

    friend bool operator==(const Style&, const Style&) = default;
};

[[nodiscard]] Style style_of(Role role, ColourDepth depth, BoardBackground paper = BoardBackground::kDark);

/// What a number of the palette of 256 stands for in xterm, as 0xRRGGBB: eight colours, bright ones, a cube and greys.
[[nodiscard]] int rgb_of_palette(int number);
/// Returns the number of a colour of the palette of 256 on a terminal of that depth; with fewer colours, that of a
/// substitute.
[[nodiscard]] int palette_colour(int number, ColourDepth depth);
/// Returns how a character of that colour of the palette is shown: on the slate (Role::kSlate), or on white if it is
/// too dark for that, so that it is visible whatever colours the terminal itself has.
[[nodiscard]] Style palette_style(int number, ColourDepth depth);

}  // namespace atom4::tui
