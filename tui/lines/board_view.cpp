// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/board_view.h"

#include <algorithm>

#include "core/lines/board.h"
#include "tui/common/cell_renderer.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kWholePath{240};
constexpr milliseconds kLongestStep{60};
constexpr milliseconds kShining{150};
constexpr milliseconds kShrinking{60};
constexpr milliseconds kThrow{120};
// A long path is shown in steps of several cells.
constexpr std::size_t kMaxSteps = 16;

void add_path(std::vector<LinesFrame>& frames, lines::Board board, std::span<const lines::Cell> path) {
    const int colour = board.at(path.front());
    board.take(path.front());
    const std::size_t stride = (path.size() + kMaxSteps - 1) / kMaxSteps;
    const std::size_t steps = (path.size() - 1) / stride;
    const auto step = std::min(kLongestStep, kWholePath / static_cast<long>(std::max<std::size_t>(steps, 1)));
    for (std::size_t i = stride; i < path.size(); i += stride) {
        LinesFrame frame{board, {path[i]}, step, LinesFrame::Kind::kGoes, {path.begin(), path.end()}};
        frame.board.put({path[i], colour});
        frames.push_back(std::move(frame));
    }
}

std::vector<lines::Cell> cells_of(std::span<const lines::Chip> chips) {
    std::vector<lines::Cell> cells;
    for (const lines::Chip& chip : chips) cells.push_back(chip.cell);
    return cells;
}

}  // namespace

std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes) {
    // Undoes the changes from the last to the first, to get the board before each.
    std::vector<lines::Board> before;
    lines::Position position = after;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        position.undo(*change);
        before.push_back(position.board());
    }
    std::vector<LinesFrame> frames;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const lines::Change& change = changes[i];
        lines::Board board = before[changes.size() - 1 - i];
        if (change.is_move()) {
            add_path(frames, board, change.path);
            const int colour = board.at(change.path.front());
            board.take(change.path.front());
            board.put({change.path.back(), colour});
        } else if (!change.thrown.empty()) {
            for (const lines::Chip& chip : change.thrown) board.put(chip);
            frames.push_back({board, cells_of(change.thrown), kThrow, LinesFrame::Kind::kFalls, {}});
        }
        if (change.removed.empty()) continue;
        frames.push_back({board, cells_of(change.removed), kShining, LinesFrame::Kind::kShines, {}});
        frames.push_back({board, cells_of(change.removed), kShrinking, LinesFrame::Kind::kVanishes, {}});
    }
    return frames;
}

namespace {

bool contains(std::span<const lines::Cell> cells, lines::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// The coordinates of the cursor are not highlighted: that would cost more bytes than the cursor itself, at every step.
void draw_coordinates(Grid& grid, const LinesLayout& layout, lines::Cell cursor) {
    for (int y = 0; y < layout.shown.rows; ++y) {
        const int row = layout.scroll.row + y;
        const std::string number = std::to_string(row + 1);
        grid.put(layout.crossing({row, 0}).row, layout.board.col - 1 - static_cast<int>(number.size()), number,
                 Role::kQuiet, 2);
    }
    if (!layout.has_letters) return;
    const bool is_narrow = layout.cell.cols < 3;
    for (int x = 0; x < layout.shown.cols; ++x) {
        const int col = layout.scroll.col + x;
        std::string letters = lines::to_text(lines::Cell{0, col});
        letters.pop_back();
        const bool is_wide = is_narrow && letters.size() > 1;
        if (is_wide && col % 2 != 0 && col != cursor.col) continue;  // two letters would touch the next two
        if (is_wide && (col + 1 == cursor.col || col - 1 == cursor.col)) continue;
        grid.put(layout.board.row - 1, layout.crossing({0, col}).col + 1 - static_cast<int>(letters.size()), letters,
                 Role::kQuiet, 2);
    }
}

// The glyph of a crossing, by the directions in which lines leave it: left, right, up, down.
std::string crossing_glyph(bool left, bool right, bool up, bool down, bool utf8) {
    if (!utf8) return "+";
    static constexpr const char* kGlyphs[] = {"·", "╴", "╶", "─", "╵", "┘", "└", "┴",
                                              "╷", "┐", "┌", "┬", "│", "┤", "├", "┼"};
    return kGlyphs[(left ? 1 : 0) + (right ? 2 : 0) + (up ? 4 : 0) + (down ? 8 : 0)];
}

// Draws the lines through the middles of cells, along which chips move.
class LinesPainter {
public:
    LinesPainter(Grid& grid, const LinesLayout& layout, const lines::GameSetup& setup, bool as_picture, bool utf8)
        : grid_(grid),
          layout_(layout),
          setup_(setup),
          ground_{" ", as_picture ? Role::kPaper : Role::kSlate},
          line_{" ", as_picture ? Role::kLattice : Role::kSlate, as_picture ? kPlain : kDim},
          utf8_(utf8) {}

    void draw() {
        for (int y = 0; y < layout_.board_extent.rows; ++y)
            for (int x = 0; x < layout_.board_extent.cols; ++x)
                grid_.set(layout_.board.row + y, layout_.board.col + x, ground_);
        // Cells beside the part shown have lines that reach into it.
        for (int row = layout_.scroll.row - 1; row <= layout_.scroll.row + layout_.shown.rows; ++row)
            for (int col = layout_.scroll.col - 1; col <= layout_.scroll.col + layout_.shown.cols; ++col)
                if (row >= 0 && row < setup_.rows && col >= 0 && col < setup_.cols) draw({row, col});
    }

private:
    void set(Place place, const std::string& text) {
        if (!layout_.shows(place)) return;
        Glyph glyph = line_;
        glyph.text = text;
        grid_.set(place.row, place.col, std::move(glyph));
    }

    void draw(lines::Cell cell) {
        const Place at = layout_.crossing(cell);
        const bool right = cell.col + 1 < setup_.cols;
        const bool down = cell.row + 1 < setup_.rows;
        set(at, crossing_glyph(cell.col > 0, right, cell.row > 0, down, utf8_));
        for (int i = 1; right && i < layout_.cell.cols; ++i) set({at.row, at.col + i}, utf8_ ? "─" : "-");
        for (int i = 1; down && i < layout_.cell.rows; ++i) set({at.row + i, at.col}, utf8_ ? "│" : "|");
    }

    Grid& grid_;
    const LinesLayout& layout_;
    const lines::GameSetup& setup_;
    Glyph ground_;
    Glyph line_;
    bool utf8_;
};

char direction(lines::Cell from, lines::Cell to) {
    return to.col > from.col ? '>' : to.col < from.col ? '<' : to.row < from.row ? '^' : 'v';
}

}  // namespace

LinesCellLooks::LinesCellLooks(const LinesScene& scene)
    : scene_(scene), board_(scene.frame != nullptr ? scene.frame->board : scene.position().board()) {
    if (scene.frame != nullptr) {
        if (!scene.frame->path.empty()) show_way(scene.frame->path, board_.at(scene.frame->marked.front()));
        return;
    }
    if (scene.ui.selected) paths_.emplace(board_, *scene.ui.selected);
    if (const auto& hint = scene.ui.hint; hint && !board_.is_free(hint->from))
        show_way(lines::PathMap(board_, hint->from).path_to(hint->to), board_.at(hint->from));
}

// Stores the step that leads away from each cell of the path.
void LinesCellLooks::show_way(std::span<const lines::Cell> path, int colour) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        steps_[path[i]] = {colour, direction(path[i], path[i + 1]),
                           static_cast<double>(i) / static_cast<double>(path.size())};
}

LinesCellLook LinesCellLooks::at(lines::Cell cell) const {
    const LinesUi& ui = scene_.ui;
    LinesCellLook look;
    look.chip = board_.at(cell);
    look.cursor = cell == ui.cursor;
    if (const auto step = steps_.find(cell); step != steps_.end() && look.chip == 0) look.step = step->second;
    if (scene_.frame != nullptr) {
        if (contains(scene_.frame->marked, cell)) look.happens = scene_.frame->kind;
        return look;
    }
    look.picked = ui.selected == cell;
    look.shut_off = look.chip == 0 && paths_ && !paths_->contains(cell);
    look.hinted = ui.hint && ui.hint->from == cell && look.chip != 0;
    if (ui.hint && ui.hint->to == cell && look.chip == 0) look.ghost = board_.at(ui.hint->from);
    return look;
}

bool draws_lines_balls(const LinesLook& look, Capabilities capabilities) {
    return CellRenderer::can_draw(capabilities) && !look.has_own_font();
}

void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    const bool as_picture = draws_lines_balls(scene.look, to_draw(layout.board_extent, capabilities));
    draw_coordinates(grid, layout, scene.ui.cursor);
    LinesPainter(grid, layout, scene.position().setup(), as_picture, capabilities.utf8).draw();
    if (as_picture)
        draw_lines_picture(grid, layout, scene, capabilities);
    else
        draw_lines_text(grid, layout, scene, capabilities);
}

namespace {

class CharacterPainter {
public:
    CharacterPainter(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities)
        : grid_(grid),
          layout_(layout),
          scene_(scene),
          coloured_(capabilities.depth != ColourDepth::kNone),
          utf8_(capabilities.utf8),
          // Braille only without colours: outlines of neighbours may share a place, which has only one colour.
          line_(capabilities.fine_blocks && !coloured_ ? BallLine::kBraille : BallLine::kAscii),
          shut_off_mark_(scene.look.shut_off_mark(capabilities, scene.position().setup().colours)) {}

    void draw() {
        const LinesCellLooks looks(scene_);
        const auto for_all = [&](auto draw) {
            for (int row = layout_.scroll.row; row < layout_.scroll.row + layout_.shown.rows; ++row)
                for (int col = layout_.scroll.col; col < layout_.scroll.col + layout_.shown.cols; ++col)
                    draw(looks.at({row, col}), layout_.crossing({row, col}));
        };
        for_all([&](const LinesCellLook& look, Place at) { draw_outline(look, at); });
        rings_.draw(grid_, Role::kSlate, [this](Place place) { return layout_.shows(place); });
        for_all([&](const LinesCellLook& look, Place at) { draw_cell(look, at); });
    }

private:
    [[nodiscard]] Glyph of_chip(std::string text, int colour) const {
        return {std::move(text), Role::kText, kBold, scene_.look.palette(colour)};
    }
    void set(Place place, Glyph glyph) {
        if (layout_.shows(place)) grid_.set(place.row, place.col, std::move(glyph));
    }

    void draw_outline(const LinesCellLook& look, Place at) {
        // A vanishing chip is only a character.
        if (look.chip == 0 || layout_.cell.rows == 1 || look.happens == LinesFrame::Kind::kVanishes) return;
        if (line_ == BallLine::kBraille) rings_.add(at, layout_.cell.rows);
        for (const OutlinePart& part : outline_of_ball(layout_.cell.rows, line_))
            set({at.row + part.at.row, at.col + part.at.col}, of_chip(std::string(1, part.text), look.chip));
    }

    void draw_cell(const LinesCellLook& look, Place at) {
        const bool has_chip = look.chip != 0;
        Glyph glyph{" ", Role::kSlate, kBold};
        if (has_chip) {
            glyph = of_chip(scene_.look.chip(look.chip, look.picked && scene_.ui.jumps_high, coloured_), look.chip);
            if (look.picked) glyph.attributes |= kUnderline;
            if (look.happens && *look.happens != LinesFrame::Kind::kVanishes) glyph.attributes |= kReverse;
        } else if (look.ghost != 0) {
            glyph = of_chip(scene_.look.chip(look.ghost, true, coloured_), look.ghost);
        } else if (look.step) {
            glyph = of_chip(arrow(look.step->to), look.step->colour);
        } else if (look.shut_off) {
            glyph.text = shut_off_mark_;
            glyph.attributes = kPlain;
        }
        const bool shows = has_chip || look.ghost != 0 || look.step || look.shut_off;
        if (look.cursor) {
            glyph.attributes |= kReverse;
            set({at.row, at.col - 1}, {scene_.look.cursor(coloured_), Role::kText, kBold, scene_.look.palette(0)});
        } else if (look.hinted || look.ghost != 0) {
            set({at.row, at.col - 1}, {"[", Role::kSlate, kBold});
        }
        if (look.hinted || look.ghost != 0) set({at.row, at.col + 1}, {"]", Role::kSlate, kBold});
        if (shows || look.cursor) set(at, std::move(glyph));
    }

    [[nodiscard]] std::string arrow(char to) const {
        if (!utf8_) return std::string(1, to);
        return to == '<' ? "←" : to == '>' ? "→" : to == '^' ? "↑" : "↓";
    }

    Grid& grid_;
    const LinesLayout& layout_;
    const LinesScene& scene_;
    bool coloured_;
    bool utf8_;
    BallLine line_;
    std::string shut_off_mark_;
    BrailleRings rings_;
};

// Draws chips beside each other, on a strip of the board's background.
int draw_characters(Grid& grid, Place place, std::span<const int> colours, const LinesScene& scene, bool coloured) {
    grid.put(place.row, place.col, std::string(2 * colours.size() + 1, ' '), Role::kSlate);
    for (std::size_t i = 0; i < colours.size(); ++i)
        grid.set(place.row, place.col + 1 + 2 * static_cast<int>(i),
                 {scene.look.chip(colours[i], false, coloured), Role::kText, kBold, scene.look.palette(colours[i])});
    return 1;
}

}  // namespace

void draw_lines_text(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    CharacterPainter(grid, layout, scene, capabilities).draw();
}

int draw_lines_chips(Grid& grid, Place place, Extent room, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities) {
    const auto most = static_cast<std::size_t>(std::max(0, (room.cols - 1) / 2));
    const auto shown = colours.first(std::min(colours.size(), most));
    if (shown.empty() || room.rows < 1) return 0;
    if (!draws_lines_balls(scene.look, to_draw_beside({1, 1}, capabilities)))
        return draw_characters(grid, place, shown, scene, capabilities.depth != ColourDepth::kNone);
    int rows = 1;
    while ((rows + 1) / 2 * 2 + 1 <= room.rows && static_cast<int>(shown.size()) * 2 * (rows + 1) + 1 <= room.cols)
        ++rows;
    return draw_lines_balls(grid, place, LinesLayout::cell_of(rows), shown, scene, capabilities);
}

}  // namespace atom4::tui
