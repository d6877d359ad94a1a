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

/// One place of the screen: a character in UTF-8 with what combines with it. Empty behind a character two places wide.
struct Glyph {
    std::string text = " ";
    Role role = Role::kText;
    std::uint8_t attributes = kPlain;   ///< besides those of the role
    std::int16_t colour = kRoleColour;  ///< a number of the palette of 256, in place of the role's colours
    int ink = kRoleInk;                 ///< in place of the foreground, as the terminal counts its colours
    int ground = kRoleInk;              ///< the same for the background

    static constexpr std::int16_t kRoleColour = -1;
    static constexpr int kRoleInk = -2;

    friend bool operator==(const Glyph&, const Glyph&) = default;
};

/// How a terminal of that depth shows the glyph: the colours of its role, or of its own colour (palette_style), or its
/// ink and ground, and all attributes.
[[nodiscard]] Style style_of(const Glyph& glyph, ColourDepth depth, BoardBackground paper = BoardBackground::kDark);

/// A key that the screen names: a click on its name means the key.
struct KeyPlace {
    Place place;
    int cols = 0;
    int key = 0;  ///< as curses counts them
};
/// The key that is named there, if one is.
[[nodiscard]] std::optional<int> key_at(std::span<const KeyPlace> keys, Place place);

/// A text over several whole rows, from the first column on. It is copied as one line where the terminal itself has
/// gone on from row to row.
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

/// What a screen shows, as data: tests read it and the terminal draws it. Whatever is put outside is left out.
class Grid {
public:
    explicit Grid(Extent extent);

    [[nodiscard]] Extent extent() const { return extent_; }
    [[nodiscard]] const Glyph& at(int row, int col) const;
    void set(int row, int col, Glyph glyph);

    /// Puts the text there and returns the column behind it, a question mark for what does not print. What goes beyond
    /// `width` columns is cut, the last place then showing that.
    int put(int row, int col, std::string_view text, Role role = Role::kText, int width = 10'000,
            std::uint8_t attributes = kPlain);

    /// The keys that it names and a click may mean.
    void add_key(KeyPlace key) { keys_.push_back(key); }
    [[nodiscard]] const std::vector<KeyPlace>& keys() const { return keys_; }

    /// Texts that were put there as well, row by row, in the terminal's own colours.
    void add_run_on(RunOn text) { run_ons_.push_back(std::move(text)); }
    [[nodiscard]] const std::vector<RunOn>& run_ons() const { return run_ons_; }

    /// Pictures over the characters, none of which overlap.
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

/// The number of columns that the text takes.
[[nodiscard]] int width_of(std::string_view text);

/// The text in lines of at most that many columns, broken at blanks where it can be.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width);

/// The board's cell in the upper left corner of what is shown.
struct Scroll {
    int row = 0;
    int col = 0;

    friend bool operator==(Scroll, Scroll) = default;
};

/// The first of `shown` places out of `total` such that `wanted` is among them, with a neighbour on each side; as near
/// to `first` as that allows.
[[nodiscard]] constexpr int scrolled(int first, int shown, int total, int wanted) {
    if (shown >= total) return 0;
    const int margin = shown > 4 ? 1 : 0;
    first = std::min(first, wanted - margin);
    first = std::max(first, wanted + margin - shown + 1);
    return std::clamp(first, 0, total - shown);
}

}  // namespace atom4::tui
