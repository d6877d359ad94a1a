// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "tests/tui/common/screen_colours.h"
#include "tui/atom4/screen/board_view.h"

// Computes whether every piece, and the cursor on it, is visible: for every colour, on every background and paper, with
// as many colours and characters as the terminal may have, with letters and without.

namespace atom4::tui {
namespace {

constexpr ColourDepth kDepths[] = {ColourDepth::kNone, ColourDepth::k8, ColourDepth::k16, ColourDepth::k256,
                                   ColourDepth::kDirect};
constexpr Extent kSmall{24, 80};
constexpr Extent kLarge{43, 132};
constexpr Extent kHuge{100, 300};

// All eight pieces in a row, starting at a3, and nothing else; none is drawn on the places of its neighbour.
constexpr const char* kPieces = "16/16/K1B1G1C1R1P1Y1W1/16/16/16/16/16/16/16/16/16/16/16/16/16 R";
constexpr Cell kFirstPiece{2, 0};
constexpr Cell kEmpty{6, 6};

struct Setting {
    ColourDepth depth;
    bool letters;
    bool utf8;
    bool fine;
    Extent extent;
    BoardBackground paper;

    [[nodiscard]] Capabilities capabilities() const { return {depth, utf8, fine, false, paper}; }
};

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (const ColourDepth depth : kDepths)
        for (const bool letters : {true, false})
            for (const auto& [utf8, fine] : {std::pair(true, true), {true, false}, {false, false}})
                for (const Extent extent : {kSmall, kLarge, kHuge})
                    for (const BoardBackground paper : {BoardBackground::kDark, BoardBackground::kLight})
                        all.push_back({depth, letters, utf8, fine, extent, paper});
    return all;
}

std::string described(const Setting& setting) {
    return "depth " + std::to_string(static_cast<int>(setting.depth)) +
           (setting.letters ? ", letters" : ", no letters") + (setting.utf8 ? "" : ", ASCII") +
           (setting.fine ? "" : ", half blocks") + ", " + std::to_string(setting.extent.rows) + " rows, " +
           (setting.paper == BoardBackground::kDark ? "dark" : "light");
}

using Glyphs = std::vector<Glyph>;

// Returns what a cell shows with the cursor on `cursor`.
Glyphs drawn(const Setting& setting, Cell cell, Cell cursor) {
    MatchSetup setup;
    setup.position = parse_position(kPieces).value();
    setup.size = setup.position->size();
    setup.start = setup.position->to_play();
    const Match match(setup);
    UiState ui;
    ui.letters = setting.letters;
    ui.cursor = cursor;
    const Layout layout = make_layout(setting.extent, setup.size, ui);
    Grid grid(setting.extent);
    draw_board(grid, layout, make_scene(match, ui, setting.capabilities()));
    const Place place = *layout.place_of(cell.row(), cell.col());
    Glyphs glyphs;
    const Extent reach{layout.cell.rows / 2, layout.cell.cols / 2};
    for (int row = -reach.rows; row <= reach.rows; ++row)
        for (int col = -reach.cols; col <= reach.cols; ++col)
            glyphs.push_back(grid.at(place.row + row, place.col + col));
    return glyphs;
}

// A piece, or an empty cell, as drawn.
struct Shown {
    std::string name;
    Glyphs glyphs;
};

std::vector<Shown> all_shown(const Setting& setting) {
    constexpr Cell kFarAway{15, 15};
    std::vector<Shown> all{{"nothing", drawn(setting, kEmpty, kFarAway)},
                           {"the cursor", drawn(setting, kEmpty, kEmpty)}};
    for (const Colour colour : kColours) {
        const Cell cell(kFirstPiece.row(), kFirstPiece.col() + 2 * lights(colour));
        all.push_back({std::string(1, letter(colour)), drawn(setting, cell, kFarAway)});
        all.push_back({std::string(1, letter(colour)) + " under the cursor", drawn(setting, cell, cell)});
    }
    return all;
}

// Returns whether `test` holds for any place of the cell that differs and in `one` is more than the lattice.
template <class Test>
bool any_pair(const Setting& setting, const TerminalColours& terminal, const Glyphs& one, const Glyphs& other,
              const Test& test) {
    const auto seen = [&](const Glyph& glyph) { return seen_on(terminal, glyph, setting.depth, setting.paper); };
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].role != Role::kLattice && one[i] != other[i] && test(seen(one[i]), seen(other[i]))) return true;
    return false;
}

TEST(BoardColours, PiecesAndCursorAreVisibleOnEveryBackground) {
    for (const Setting& setting : settings()) {
        const auto all = all_shown(setting);
        for (const TerminalColours& terminal : many_terminals()) {
            for (std::size_t i = 1; i < all.size(); ++i)
                EXPECT_TRUE(any_pair(setting, terminal, all[i].glyphs, all.front().glyphs, stands_out))
                    << all[i].name << ": " << described(setting) << ", " << terminal.name;
        }
    }
}

TEST(BoardColours, PiecesAndCursorAreDistinguishable) {
    for (const Setting& setting : settings()) {
        const auto all = all_shown(setting);
        for (const TerminalColours& terminal : many_terminals())
            for (std::size_t i = 1; i < all.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_TRUE(any_pair(setting, terminal, all[i].glyphs, all[j].glyphs, looks_other))
                        << all[i].name << " and " << all[j].name << ": " << described(setting) << ", " << terminal.name;
    }
}

// On a cell of four columns and two rows, where eight colours show no ring.
TEST(BoardColours, TheCursorIsThreePlacesWideWithoutARing) {
    const Setting setting{ColourDepth::k8, true, true, false, kLarge, BoardBackground::kDark};
    const Glyphs glyphs = drawn(setting, kEmpty, kEmpty);
    const auto reversed = std::count_if(glyphs.begin(), glyphs.end(), [&](const Glyph& glyph) {
        return (style_of(glyph, setting.depth, setting.paper).attributes & kReverse) != 0;
    });
    EXPECT_EQ(reversed, 3);
}

}  // namespace
}  // namespace atom4::tui
