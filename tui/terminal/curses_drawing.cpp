// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/curses_drawing.h"

#include <unistd.h>

#include <algorithm>
#include <map>
#include <optional>

#include "core/base/strings.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

// Returns how many colours a terminal of that type has; std::nullopt if the type is unknown.
std::optional<int> colours_of_type(const std::string& type) {
    int error = 0;
    if (::setupterm(type.c_str(), STDOUT_FILENO, &error) == ERR) return std::nullopt;
    const int colours = ::tigetnum("colors");
    ::del_curterm(::cur_term);
    return colours;
}

// Numbers pairs of colours as they are needed, because curses wants numbers.
class Pairs {
public:
    void start() {
        numbers_.clear();
        has_default_ = ::use_default_colors() != ERR;
    }
    struct Pair {
        int number;
        bool reversed = false;  // the number is of the swapped pair
    };
    Pair of(const Style& style) {
        const int foreground = style.foreground < 0 && !has_default_ ? COLOR_WHITE : style.foreground;
        const int background = style.background < 0 && !has_default_ ? COLOR_BLACK : style.background;
        if (foreground < 0 && background < 0) return {0};
        const auto known = numbers_.find({foreground, background});
        if (known != numbers_.end()) return {known->second};
        // A swapped pair is the same pair in reverse video: so 64 pairs are enough for eight colours and the terminal's
        // own. But bold is another foreground on many terminals.
        constexpr int kFew = 256;
        if (COLOR_PAIRS <= kFew && std::min(foreground, background) >= 0 && (style.attributes & kBold) == 0)
            if (const auto other = numbers_.find({background, foreground}); other != numbers_.end())
                return {other->second, true};
        const int number = static_cast<int>(numbers_.size()) + 1;
        if (number >= COLOR_PAIRS) return {like(background)};
        ::init_extended_pair(number, foreground, background);
        return {numbers_[{foreground, background}] = number};
    }
    // Where colours are blended, a long game makes more pairs than curses can number. Returns true if all were
    // forgotten.
    bool forget_if_many() {
        constexpr int kMany = 10'000;
        if (static_cast<int>(numbers_.size()) < kMany) return false;
        numbers_.clear();
        return true;
    }

private:
    // Returns another pair with that background, for when curses has no number left.
    [[nodiscard]] int like(int background) const {
        for (const auto& [pair, number] : numbers_)
            if (pair.second == background) return number;
        return 0;
    }

    bool has_default_ = true;
    std::map<std::pair<int, int>, int> numbers_;
};
Pairs g_pairs;

attr_t curses_attributes(std::uint8_t attributes) {
    attr_t result = A_NORMAL;
    if ((attributes & kBold) != 0) result |= A_BOLD;
    if ((attributes & kUnderline) != 0) result |= A_UNDERLINE;
    if ((attributes & kReverse) != 0) result |= A_REVERSE;
    if ((attributes & kDim) != 0) result |= A_DIM;
    return result;
}

// Draws glyphs on an empty screen. Looks are computed only where they change, and blanks are skipped.
class GlyphDrawing {
public:
    explicit GlyphDrawing(Capabilities capabilities) : capabilities_(capabilities) {}

    void draw(int row, int col, const Glyph& glyph) {
        if (glyph.text.empty()) return;  // the second place of a wide character
        if (!looks_as_before(glyph)) take_looks_of(glyph);
        if (glyph.text == " " && pair_ == 0 && attributes_ == A_NORMAL) return;
        wchar_t characters[CCHARW_MAX + 1] = {};
        std::string_view rest = glyph.text;
        for (int i = 0; i < CCHARW_MAX && !rest.empty(); ++i)
            characters[i] = static_cast<wchar_t>(take_character(rest));
        cchar_t complex{};
        ::setcchar(&complex, characters, attributes_, static_cast<short>(0), &pair_);
        ::mvwadd_wch(::stdscr, row, col, &complex);
    }

private:
    [[nodiscard]] bool looks_as_before(const Glyph& glyph) const {
        return before_ != nullptr && before_->role == glyph.role && before_->attributes == glyph.attributes &&
               before_->colour == glyph.colour && before_->ink == glyph.ink && before_->ground == glyph.ground;
    }

    void take_looks_of(const Glyph& glyph) {
        Style style = style_of(glyph, capabilities_.depth, capabilities_.paper);
        const Pairs::Pair pair = capabilities_.depth == ColourDepth::kNone ? Pairs::Pair{0} : g_pairs.of(style);
        if (pair.reversed) style.attributes ^= kReverse;
        pair_ = pair.number;
        attributes_ = curses_attributes(style.attributes);
        before_ = &glyph;
    }

    Capabilities capabilities_;
    const Glyph* before_ = nullptr;  // the glyph with these looks
    int pair_ = 0;
    attr_t attributes_ = A_NORMAL;
};

}  // namespace

const char* capability(const char* name) {
    const char* text = ::tigetstr(name);
    return text == reinterpret_cast<const char*>(-1) ? nullptr : text;
}

std::string best_type(const std::string& type, ColourDepth wanted) {
    std::string best = type;
    std::optional<ColourDepth> most;
    for (const std::string& name : types_for_depth(type, wanted)) {
        const auto colours = colours_of_type(name);
        if (!colours || (most && depth_of_colours(*colours) <= *most)) continue;
        best = name;
        most = depth_of_colours(*colours);
        if (*most >= wanted) break;
    }
    return best;
}

ColourDepth start_colours(ColourDepth wanted) {
    if (wanted == ColourDepth::kNone || !::has_colors() || ::start_color() == ERR) return ColourDepth::kNone;
    const ColourDepth most = depth_of_colours(COLORS);
    const ColourDepth depth = most == ColourDepth::kDirect ? most : std::min(most, wanted);
    if (depth != ColourDepth::kNone) g_pairs.start();
    return depth;
}

// Eight colours are enough for the pieces if they are the right ones. Black is not changed: it may be the background.
void set_palette_of_8() {
    for (const Colour colour : kColours) {
        const int rgb = style_of(piece_role(colour), ColourDepth::kDirect).background;
        const auto part = [rgb](int shift) { return static_cast<short>((rgb >> shift & 0xFF) * 1000 / 255); };
        if (colour != Colour::kBlack)
            ::init_color(static_cast<short>(style_of(piece_role(colour), ColourDepth::k8).background), part(16),
                         part(8), part(0));
    }
}

bool draw_grid(const Grid& grid, Capabilities capabilities) {
    const bool forgets = g_pairs.forget_if_many();
    ::werase(::stdscr);
    GlyphDrawing drawing(capabilities);
    const Extent extent = grid.extent();
    for (int row = 0; row < extent.rows; ++row)
        for (int col = 0; col < extent.cols; ++col) drawing.draw(row, col, grid.at(row, col));
    return forgets;
}

}  // namespace atom4::tui
