// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/settings.h"

namespace atom4::tui {

// Pictures in pixels, as terminals take them: DEC's sixels, and kitty's graphics protocol.

/// How a terminal takes pictures, if it does.
enum class GraphicsProtocol : std::uint8_t { kNone, kSixel, kKitty };

/// What a terminal answered to kGraphicsQuestions. Numbers that it did not answer are 0, except `registers`.
struct GraphicsAnswers {
    bool sixel = false;  ///< among its primary attributes (DA1)
    bool kitty = false;
    int place_width = 0;   ///< of a character, in pixels
    int place_height = 0;  ///< the same
    int registers = 256;   ///< colours that a picture in sixels may have
    /// Whether all pictures of a screen in sixels must be sent as one. xterm keeps sixteen, and drops the topmost one
    /// for another, so that a picture made of parts would lose some.
    bool as_one = false;
    int max_width = 0;   ///< of a picture in sixels
    int max_height = 0;  ///< the same

    friend bool operator==(const GraphicsAnswers&, const GraphicsAnswers&) = default;
};

/// The questions about pictures: whether the terminal knows kitty's protocol; its name (xterm's XTVERSION); the size of
/// a character (xterm's window operations); how many colours a picture may have, and how large one may be (xterm's
/// XTSMGRAPHICS). Only for terminals that ignore what they do not know (passes_over_strings).
inline constexpr std::string_view kGraphicsQuestions =
    "\033_Gi=1,s=1,v=1,a=q,t=d,f=24;AAAA\033\\\033[>0q\033[16t\033[?1;1;0S\033[?2;1;0S";

/// Returns the protocol to use, by the player's wish and the terminal's answers.
[[nodiscard]] GraphicsProtocol graphics_protocol(GraphicsPreference preference, const GraphicsAnswers& answers);

/// A text to send to the terminal, with the cursor at that place.
struct PlacedText {
    Place place;
    std::string text;
};

/// Encodes the pictures as one in sixels, of at most that many colours; what is between them stays as it is. The text
/// is empty on failure.
[[nodiscard]] PlacedText sixels_of(std::span<const PixelImage> images, int registers);
/// Returns the part of the picture that differs from `before`, which must cover the same places.
[[nodiscard]] PixelImage changed_part(const PixelImage& image, const PixelImage& before);

/// Encodes the parts of a picture that differ from `before`, or all of them if that is nullptr, for kitty's protocol.
/// Each part has a number of its own, so that the same part sent again replaces it. `which` distinguishes the pictures
/// of a screen.
[[nodiscard]] std::vector<PlacedText> kitty_tiles(const PixelImage& image, const PixelImage* before, int which);
/// Removes all pictures from the screen.
inline constexpr std::string_view kKittyRemoveAll = "\033_Ga=d,d=A,q=2\033\\";

}  // namespace atom4::tui
