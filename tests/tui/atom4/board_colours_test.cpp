// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/tui/common/screen_colours.h"
#include "tui/atom4/screen/screen.h"

// Whether every piece, and the cursor on it, is seen: computed for every colour, on every ground, with as many colours
// as the terminal may have, with letters and without.

namespace atom4::tui {
namespace {

constexpr ColourDepth kDepths[] = {ColourDepth::kNone, ColourDepth::k8, ColourDepth::k16, ColourDepth::k256,
                                   ColourDepth::kDirect};
constexpr Extent kSmall{24, 80};
constexpr Extent kLarge{60, 132};

// All eight pieces in a row, from c3 on, and nothing else; no four in a row of white or black.
constexpr const char* kPieces = "16/16/2KBGCRPYW6/16/16/16/16/16/16/16/16/16/16/16/16/16 R";
constexpr Cell kFirstPiece{2, 2};
constexpr Cell kEmpty{6, 6};

struct Setting {
    ColourDepth depth;
    bool letters;
    bool utf8;
    Extent extent;
};

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (const ColourDepth depth : kDepths)
        for (const bool letters : {true, false})
            for (const bool utf8 : {true, false})
                for (const Extent extent : {kSmall, kLarge}) all.push_back({depth, letters, utf8, extent});
    return all;
}

std::string described(const Setting& setting) {
    return "depth " + std::to_string(static_cast<int>(setting.depth)) +
           (setting.letters ? ", letters" : ", no letters") + (setting.utf8 ? "" : ", ASCII") +
           (setting.extent == kLarge ? ", large" : "");
}

using Glyphs = std::vector<Glyph>;

// What a cell shows with the cursor on `cursor`.
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
    draw_board(grid, layout, make_scene(match, ui, {setting.depth, setting.utf8, setting.utf8}));
    const Place place = *layout.place_of(cell.row(), cell.col());
    Glyphs glyphs;
    for (int row = 0; row < layout.cell.rows; ++row)
        for (int col = 0; col < layout.cell.cols; ++col) glyphs.push_back(grid.at(place.row + row, place.col + col));
    return glyphs;
}

// A piece, or the empty cell, as the cell shows it.
struct Shown {
    std::string name;
    Glyphs glyphs;
};

std::vector<Shown> all_shown(const Setting& setting) {
    constexpr Cell kFarAway{15, 15};
    std::vector<Shown> all{{"nothing", drawn(setting, kEmpty, kFarAway)},
                           {"the cursor", drawn(setting, kEmpty, kEmpty)}};
    for (const Colour colour : kColours) {
        const Cell cell(kFirstPiece.row(), kFirstPiece.col() + lights(colour));
        all.push_back({std::string(1, letter(colour)), drawn(setting, cell, kFarAway)});
        all.push_back({std::string(1, letter(colour)) + " under the cursor", drawn(setting, cell, cell)});
    }
    return all;
}

std::vector<SeenGlyph> seen_on(const TerminalColours& terminal, const Glyphs& glyphs, ColourDepth depth) {
    std::vector<SeenGlyph> seen;
    for (const Glyph& glyph : glyphs) seen.push_back(seen_on(terminal, glyph, depth));
    return seen;
}

template <class Test>
bool any_pair(const std::vector<SeenGlyph>& one, const std::vector<SeenGlyph>& other, const Test& test) {
    for (std::size_t i = 0; i < one.size(); ++i)
        if (test(one[i], other[i])) return true;
    return false;
}

TEST(BoardColours, NoPieceAndNoCursorVanishesOnAnyGround) {
    for (const Setting& setting : settings()) {
        const auto all = all_shown(setting);
        for (const TerminalColours& terminal : many_terminals()) {
            const auto ground = seen_on(terminal, all.front().glyphs, setting.depth);
            for (std::size_t i = 1; i < all.size(); ++i)
                EXPECT_TRUE(any_pair(seen_on(terminal, all[i].glyphs, setting.depth), ground, stands_out))
                    << all[i].name << ": " << described(setting) << ", " << terminal.name;
        }
    }
}

TEST(BoardColours, NoPieceAndNoCursorIsTakenForAnother) {
    for (const Setting& setting : settings()) {
        const auto all = all_shown(setting);
        for (const TerminalColours& terminal : many_terminals())
            for (std::size_t i = 1; i < all.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_TRUE(any_pair(seen_on(terminal, all[i].glyphs, setting.depth),
                                         seen_on(terminal, all[j].glyphs, setting.depth), looks_other))
                        << all[i].name << " and " << all[j].name << ": " << described(setting) << ", " << terminal.name;
    }
}

}  // namespace
}  // namespace atom4::tui
