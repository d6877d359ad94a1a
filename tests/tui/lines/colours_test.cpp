// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"
#include "tests/tui/common/screen_colours.h"
#include "tui/lines/screen/screen.h"

// Whether every chip of Lines is seen, in every colour of the palette that the player may choose, with as many colours
// as the terminal may have, on every ground; the cursor, the selected chip and the marks likewise.

namespace atom4::tui {
namespace {

constexpr ColourDepth kDepths[] = {ColourDepth::kNone, ColourDepth::k8, ColourDepth::k16, ColourDepth::k256,
                                   ColourDepth::kDirect};
constexpr lines::Cell kChip{1, 1};
constexpr lines::Cell kFree{3, 3};

class LinesColours : public testing::Test {
protected:
    LinesColours() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
        const auto file = folder_ / "game.lines";
        require(!write_file(file,
                            "[Game \"Lines\"]\n[Size \"5x5\"]\n[Colours \"2\"]\n[Line \"3\"]\n[First \"1\"]\n"
                            "[Each \"1\"]\n[Preview \"on\"]\n[Seed \"1\"]\n\nthrow b2:1\n"));
        lines::SessionOptions options;
        options.file = file;
        session_ = std::move(*lines::Session::begin(options));
    }

    // The two places of a cell: the cursor's and the chip's.
    [[nodiscard]] std::array<Glyph, 2> drawn(lines::Cell cell, ColourDepth depth, const LinesUi& ui,
                                             const LinesFrame* frame = nullptr) const {
        const LinesLayout layout({24, 80}, session_->game().setup(), ui);
        Grid grid({24, 80});
        draw_lines_board(grid, layout, {*session_, ui, look_, frame}, {depth, true, true});
        const Place place = *layout.place_of(cell);
        return {grid.at(place.row, place.col), grid.at(place.row, place.col + 1)};
    }

    atom4::test::TemporaryFolder folder_;
    std::unique_ptr<lines::Session> session_;
    LinesLook look_;
};

TEST_F(LinesColours, NoChipVanishesOnAnyGround) {
    LinesUi resting;
    resting.cursor = {4, 4};
    LinesUi under_cursor;
    under_cursor.cursor = kChip;
    LinesUi selected = resting;
    selected.selected = kChip;
    LinesUi jumping = selected;
    jumping.jumps_high = true;
    const LinesFrame going{session_->game().position().board(), {kChip}, {}};
    const auto terminals = many_terminals();
    for (int number = 0; number < 256; ++number) {
        look_.colours = {number, number, number};
        for (const ColourDepth depth : kDepths) {
            const Glyph ground = drawn(kFree, depth, resting)[1];
            const std::pair<const char*, Glyph> chips[] = {
                {"resting", drawn(kChip, depth, resting)[1]},
                {"under the cursor", drawn(kChip, depth, under_cursor)[1]},
                {"selected", drawn(kChip, depth, selected)[1]},
                {"jumping", drawn(kChip, depth, jumping)[1]},
                {"going", drawn(kChip, depth, resting, &going)[1]},
                {"the cursor itself", drawn(kChip, depth, under_cursor)[0]},
                {"the cursor on a free cell", drawn({4, 4}, depth, resting)[1]},
                {"reachable", drawn(kFree, depth, selected)[1]},
            };
            for (const TerminalColours& terminal : terminals)
                for (const auto& [name, glyph] : chips)
                    EXPECT_TRUE(stands_out(seen_on(terminal, glyph, depth), seen_on(terminal, ground, depth)))
                        << name << ", colour " << number << ", depth " << static_cast<int>(depth) << ", "
                        << terminal.name;
        }
    }
}

TEST_F(LinesColours, TheChipsThatComeNextAreSeenToo) {
    LinesUi ui;
    const auto terminals = many_terminals();
    for (int number = 0; number < 256; ++number) {
        look_.colours = {number, number, number};
        for (const Extent extent : {Extent{24, 80}, Extent{10, 50}})
            for (const ColourDepth depth : kDepths) {
                const Grid grid = build_lines_screen({*session_, ui, look_, nullptr}, extent, {depth, true, true}).grid;
                int shown = 0;
                for (int row = 0; row < extent.rows; ++row)
                    for (int col = 0; col < extent.cols; ++col) {
                        const Glyph& glyph = grid.at(row, col);
                        if (glyph.colour == Glyph::kRoleColour) continue;
                        ++shown;
                        for (const TerminalColours& terminal : terminals)
                            EXPECT_TRUE(stands_out(seen_on(terminal, glyph, depth), seen_on(terminal, Glyph{}, depth)))
                                << number << ", depth " << static_cast<int>(depth) << ", " << terminal.name;
                    }
                EXPECT_GE(shown, 3) << "chip, cursor and next chip";
            }
    }
}

// With more colours than can be told apart the chips are characters of the other font, some of them small.
TEST_F(LinesColours, NoChipIsTakenForAReachableCell) {
    const auto mark = [&](ColourDepth depth, bool utf8, int colours) {
        return look_.reachable_mark({depth, utf8, utf8}, colours);
    };
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), "\u00b7");
    EXPECT_EQ(mark(ColourDepth::k256, false, 5), "-");
    EXPECT_EQ(mark(ColourDepth::kNone, true, 5), "-");
    look_.letters_in_colour = true;
    EXPECT_EQ(mark(ColourDepth::k256, true, 20), "-");
    EXPECT_EQ(mark(ColourDepth::k256, true, 3), "\u00b7");
    look_ = {};
    look_.colour_font = {"I", ".", ":"};
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), "-");
    look_.colour_font = {"I", "\u00b7", "-"};
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), "+");
    EXPECT_EQ(mark(ColourDepth::k256, false, 5), "+");
    look_.mono_font = {"*", "-", "+", "'", "."};
    EXPECT_EQ(mark(ColourDepth::kNone, false, 2), ":");
}

}  // namespace
}  // namespace atom4::tui
