// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tui/common/roles.h"

namespace atom4::tui {

/// Rows and columns of characters.
struct Extent {
    int rows = 0;
    int cols = 0;

    friend bool operator==(Extent, Extent) = default;
};

/// A place on the screen, from the upper left corner.
struct Place {
    int row = 0;
    int col = 0;

    friend bool operator==(Place, Place) = default;
};

/// One place of the screen: a character in UTF-8 with its combining characters. Empty after a character two places
/// wide.
struct Glyph {
    std::string text = " ";
    Role role = Role::kText;
    std::uint8_t attributes = kPlain;   ///< combined with those of the role by exclusive or
    std::int16_t colour = kRoleColour;  ///< a number of the palette of 256, in place of the role's colours
    int ink = kRoleInk;                 ///< in place of the foreground: a colour number of the terminal
    int ground = kRoleInk;              ///< the same for the background

    static constexpr std::int16_t kRoleColour = -1;
    static constexpr int kRoleInk = -2;

    friend bool operator==(const Glyph&, const Glyph&) = default;
};

/// Returns how a terminal of that depth shows the glyph: in the colours of its role, or in its own colour
/// (palette_style); ink replaces the foreground, ground the background.
[[nodiscard]] Style style_of(const Glyph& glyph, ColourDepth depth, BoardBackground paper = BoardBackground::kDark);

/// A key that is named on the screen: a click on its name counts as the key.
struct KeyPlace {
    Place place;
    int cols = 0;
    int key = 0;  ///< numbered as in curses
};
/// Returns the key that is named at that place, if any.
[[nodiscard]] std::optional<int> key_at(std::span<const KeyPlace> keys, Place place);

/// A text over several whole rows, from the first column on. It can be copied as one line if the terminal itself has
/// wrapped it.
struct RunOn {
    int row = 0;
    std::string text;

    friend bool operator==(const RunOn&, const RunOn&) = default;
};

/// A picture in pixels, which hides what the places under it hold.
struct PixelImage {
    Place place;                       ///< of its upper left corner
    Extent extent;                     ///< in places
    int width = 0;                     ///< in pixels
    int height = 0;                    ///< in pixels
    std::vector<unsigned char> rgb{};  ///< row by row, three bytes a pixel

    friend bool operator==(const PixelImage&, const PixelImage&) = default;
};

/// What a screen shows, as data: tests read it and the terminal draws it. Anything put outside it is left out.
class Grid {
public:
    explicit Grid(Extent extent);

    [[nodiscard]] Extent extent() const { return extent_; }
    [[nodiscard]] const Glyph& at(int row, int col) const;
    void set(int row, int col, Glyph glyph);

    /// Puts the text there, with a question mark for each unprintable character, and returns the column after it. Text
    /// longer than `width` columns is cut, and ends in a tilde.
    int put(int row, int col, std::string_view text, Role role = Role::kText, int width = 10'000,
            std::uint8_t attributes = kPlain);

    /// Adds a key that is named on the screen and can be clicked.
    void add_key(KeyPlace key) { keys_.push_back(key); }
    [[nodiscard]] const std::vector<KeyPlace>& keys() const { return keys_; }

    /// Adds a text that was also put row by row, in the terminal's own colours.
    void add_run_on(RunOn text) { run_ons_.push_back(std::move(text)); }
    [[nodiscard]] const std::vector<RunOn>& run_ons() const { return run_ons_; }

    /// Adds a picture over the characters. Pictures must not overlap.
    void add_image(PixelImage image) { images_.push_back(std::move(image)); }
    [[nodiscard]] const std::vector<PixelImage>& images() const { return images_; }

    /// The characters of a row without the blanks at its end.
    [[nodiscard]] std::string row_text(int row) const;
    [[nodiscard]] std::string text() const;

private:
    Extent extent_;
    std::vector<Glyph> glyphs_;
    std::vector<KeyPlace> keys_;
    std::vector<RunOn> run_ons_;
    std::vector<PixelImage> images_;
};

/// Returns the number of columns that the text takes.
[[nodiscard]] int width_of(std::string_view text);

/// Splits the text into lines of at most that many columns, broken at blanks where possible.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width);

/// The board's cell in the upper left corner of what is shown.
struct Scroll {
    int row = 0;
    int col = 0;

    friend bool operator==(Scroll, Scroll) = default;
};

/// Returns the first of `shown` places out of `total`, as near to `first` as possible, such that `wanted` is among
/// them; with its neighbours, if more than four are shown.
[[nodiscard]] constexpr int scrolled(int first, int shown, int total, int wanted) {
    if (shown >= total) return 0;
    const int margin = shown > 4 ? 1 : 0;
    first = std::min(first, wanted - margin);
    first = std::max(first, wanted + margin - shown + 1);
    return std::clamp(first, 0, total - shown);
}

}  // namespace atom4::tui
