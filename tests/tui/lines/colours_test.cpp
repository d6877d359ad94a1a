// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"
#include "tests/tui/common/screen_colours.h"
#include "tui/lines/screen.h"

// Computes whether every chip of Lines is visible, in every colour of the palette that the player may choose, with as
// many colours as the terminal may have, on every background; the cursor, the selected chip and the marks likewise.

namespace atom4::tui {
namespace {

constexpr ColourDepth kDepths[] = {ColourDepth::kNone, ColourDepth::k8, ColourDepth::k16, ColourDepth::k256,
                                   ColourDepth::kDirect};
constexpr lines::Cell kChip{1, 1};
constexpr lines::Cell kFree{3, 3};

struct Setting {
    ColourDepth depth;
    bool utf8;
    bool letters;
    Extent extent;
    BoardBackground paper;

    [[nodiscard]] Capabilities capabilities() const { return {depth, utf8, utf8, false, paper}; }
};

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (const ColourDepth depth : kDepths)
        for (const auto& [utf8, letters] : {std::pair(true, true), {true, false}, {false, true}})
            for (const Extent extent : {Extent{12, 40}, Extent{24, 80}})
                for (const BoardBackground paper : {BoardBackground::kDark, BoardBackground::kLight})
                    if (depth >= ColourDepth::k256 || paper == BoardBackground::kDark)
                        all.push_back({depth, utf8, letters, extent, paper});
    return all;
}

std::string described(const Setting& setting) {
    return "depth " + std::to_string(static_cast<int>(setting.depth)) + (setting.utf8 ? "" : ", ASCII") +
           (setting.letters ? ", letters" : "") + ", " + std::to_string(setting.extent.rows) + " rows, " +
           (setting.paper == BoardBackground::kDark ? "dark" : "light");
}

// Returns the numbers of the palette to test: the first sixteen all, the many others only in part for most settings.
std::vector<int> numbers_for(const Setting& setting) {
    constexpr int kFirstOfMany = 16;
    const ColourDepth depth = setting.depth;
    const int count = depth == ColourDepth::kNone ? 1
                      : depth == ColourDepth::k8  ? 8
                      : depth == ColourDepth::k16 ? 16
                                                  : 256;
    const bool all = setting.utf8 && !setting.letters && setting.extent.rows == 12;
    std::vector<int> numbers;
    for (int number = 0; number < count; number += number < kFirstOfMany || all ? 1 : 11) numbers.push_back(number);
    return numbers;
}

// Only the first sixteen colours differ from terminal to terminal.
std::span<const TerminalColours> terminals_for(int number) {
    static const auto kAll = many_terminals();
    return std::span(kAll).first(number < 16 ? kAll.size() : 1);
}

// Returns a place of the board without anything on it.
Glyph blank(const Setting& setting) {
    return {" ", draws_lines_balls({}, setting.capabilities()) ? Role::kPaper : Role::kSlate};
}

class LinesColours : public testing::Test {
protected:
    LinesColours() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
        const auto file = folder_ / "game.lines";
        require(!write_file(file,
                            "[Game \"Lines\"]\n[Size \"5x5\"]\n[Colours \"2\"]\n[Line \"3\"]\n[First \"1\"]\n"
                            "[Each \"1\"]\n[Preview \"on\"]\n[Seed \"1\"]\n\nthrow b2:1 e1:2 d1:2 e2:2\n"));
        lines::SessionOptions options;
        options.file = file;
        session_ = std::move(*lines::Session::begin(options));
    }

    // Returns every place of a cell as drawn.
    [[nodiscard]] std::vector<Glyph> drawn(const Setting& setting, lines::Cell cell, const LinesUi& ui,
                                           const LinesFrame* frame = nullptr) const {
        const LinesLayout layout(setting.extent, session_->game().setup(), ui);
        Grid grid(setting.extent);
        draw_lines_board(grid, layout, {*session_, ui, look_, frame}, setting.capabilities());
        const Place place = *layout.place_of(cell);
        const Extent reach{layout.cell.rows / 2, layout.cell.cols / 2};
        std::vector<Glyph> glyphs;
        for (int row = -reach.rows; row <= reach.rows; ++row)
            for (int col = -reach.cols; col <= reach.cols; ++col)
                glyphs.push_back(grid.at(place.row + row, place.col + col));
        return glyphs;
    }

    atom4::test::TemporaryFolder folder_;
    std::unique_ptr<lines::Session> session_;
    LinesLook look_;
};

TEST_F(LinesColours, ChipsAndMarksAreVisibleOnEveryBackground) {
    LinesUi resting;
    resting.cursor = {4, 4};
    LinesUi under_cursor;
    under_cursor.cursor = kChip;
    LinesUi selected = resting;
    selected.selected = kChip;
    LinesUi shut_in = resting;
    shut_in.selected = lines::Cell{0, 4};
    LinesUi jumping = selected;
    jumping.jumps_high = true;
    LinesUi hinted = resting;
    hinted.hint = {kChip, {3, 1}};
    const lines::Board& board = session_->game().position().board();
    const auto frame = [&](LinesFrame::Kind kind) {
        return LinesFrame{board, {kChip}, {}, kind, {{1, 3}, {1, 2}, kChip}};
    };
    const LinesFrame going = frame(LinesFrame::Kind::kGoes);
    const LinesFrame falling = frame(LinesFrame::Kind::kFalls);
    const LinesFrame shining = frame(LinesFrame::Kind::kShines);
    const LinesFrame vanishing = frame(LinesFrame::Kind::kVanishes);
    for (const Setting& setting : settings())
        for (const int number : numbers_for(setting)) {
            look_.colours = {number, number, number};
            for (LinesUi* ui : {&resting, &under_cursor, &selected, &jumping, &hinted, &shut_in})
                ui->letters = setting.letters;
            const std::vector<Glyph> free = drawn(setting, kFree, resting);
            const struct {
                const char* name;
                std::vector<Glyph> shown;
                std::vector<Glyph> before;
            } pairs[] = {
                {"resting", drawn(setting, kChip, resting), free},
                {"under the cursor", drawn(setting, kChip, under_cursor), free},
                {"selected", drawn(setting, kChip, selected), free},
                {"jumping", drawn(setting, kChip, jumping), free},
                {"going", drawn(setting, kChip, resting, &going), free},
                {"falling", drawn(setting, kChip, resting, &falling), free},
                {"shining", drawn(setting, kChip, resting, &shining), free},
                {"nearly gone", drawn(setting, kChip, resting, &vanishing), free},
                {"on the way", drawn(setting, {1, 2}, resting, &going), free},
                {"the hint's chip", drawn(setting, kChip, hinted), drawn(setting, kChip, resting)},
                {"the hint's way", drawn(setting, {2, 1}, hinted), free},
                {"the hint's end", drawn(setting, {3, 1}, hinted), free},
                {"the cursor on a free cell",
                 drawn(setting, {3, 3},
                       [&] {
                           LinesUi ui = resting;
                           ui.cursor = kFree;
                           return ui;
                       }()),
                 free},
                {"shut off", drawn(setting, {4, 0}, shut_in), drawn(setting, {4, 0}, resting)},
            };
            for (const TerminalColours& terminal : terminals_for(number))
                for (const auto& [name, shown, before] : pairs) {
                    const auto seen = [&](const Glyph& glyph) {
                        return seen_on(terminal, glyph, setting.depth, setting.paper);
                    };
                    bool is_seen = false;
                    for (std::size_t i = 0; i < shown.size() && !is_seen; ++i)
                        is_seen = shown[i] != before[i] && shown[i].role != Role::kLattice &&
                                  stands_out(seen(shown[i]), seen(blank(setting))) &&
                                  looks_other(seen(shown[i]), seen(before[i]));
                    EXPECT_TRUE(is_seen) << name << ", colour " << number << ", " << described(setting) << ", "
                                         << terminal.name;
                }
        }
}

TEST_F(LinesColours, ThePreviewIsReadableToo) {
    LinesUi ui;
    for (const Setting& setting : settings())
        for (const int number : numbers_for(setting)) {
            look_.colours = {number, number, number};
            ui.letters = setting.letters;
            Grid grid({3, 12});
            const int colour = 1;
            const int rows = draw_lines_chips(grid, {0, 0}, {setting.extent.rows == 12 ? 1 : 3, 12}, {&colour, 1},
                                              {*session_, ui, look_, nullptr}, setting.capabilities());
            EXPECT_GE(rows, 1);
            for (const TerminalColours& terminal : terminals_for(number)) {
                bool is_seen = false;
                for (int row = 0; row < 3; ++row)
                    for (int col = 0; col < 12; ++col)
                        is_seen |= !(grid.at(row, col) == Glyph{}) &&
                                   stands_out(seen_on(terminal, grid.at(row, col), setting.depth, setting.paper),
                                              seen_on(terminal, blank(setting), setting.depth, setting.paper));
                EXPECT_TRUE(is_seen) << number << ", " << described(setting) << ", " << terminal.name;
            }
        }
}

// With more colours than can be told apart, the chips are characters of the other font, some of them small.
TEST_F(LinesColours, TheMarkOfUnreachableCellsDiffersFromEveryChip) {
    const auto mark = [&](ColourDepth depth, bool utf8, int colours) {
        return look_.shut_off_mark({depth, utf8, utf8}, colours);
    };
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), "\u00d7");
    EXPECT_EQ(mark(ColourDepth::k256, false, 5), "x");
    EXPECT_EQ(mark(ColourDepth::kNone, true, 5), "\u00d7");
    look_.letters_in_colour = true;
    EXPECT_EQ(mark(ColourDepth::k256, true, 20), ":");
    EXPECT_EQ(mark(ColourDepth::k256, true, 3), "\u00d7");
    look_ = {};
    look_.colour_font = {"I", "x", "-"};
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), ":");
    look_.colour_font = {"I", "\u00d7", ":"};
    EXPECT_EQ(mark(ColourDepth::k256, true, 5), "=");
    EXPECT_EQ(mark(ColourDepth::k256, false, 5), "=");
    look_.mono_font = {"*", "x", ":", "+", "-"};
    EXPECT_EQ(mark(ColourDepth::kNone, false, 2), "\"");
}

}  // namespace
}  // namespace atom4::tui
