// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/lines/position.h"
#include "core/lines/session.h"
#include "tui/lines/layout.h"
#include "tui/lines/look.h"
#include "tui/lines/ui_state.h"

namespace atom4::tui {

/// A moment of what a turn looks like.
struct LinesFrame {
    /// What happens to the marked chips: one goes its way, some fall, some are about to go or nearly gone.
    enum class Kind : std::uint8_t { kGoes, kFalls, kShines, kVanishes };

    lines::Board board;
    std::vector<lines::Cell> marked;
    std::chrono::milliseconds duration{0};
    Kind kind = Kind::kGoes;
    std::vector<lines::Cell> path{};  ///< the whole way of the chip that goes
};

/// Returns the frames of an animation of changes, without the final board: the chip moves along its path, cleared chips
/// shine and shrink, new chips fall. About half a second in all.
[[nodiscard]] std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes);

/// Everything that a screen follows from, besides its size.
struct LinesScene {
    const lines::Session& session;
    const LinesUi& ui;
    const LinesLook& look;
    const LinesFrame* frame = nullptr;        ///< what is shown of the board while a turn is seen to happen
    const lines::Position* lesson = nullptr;  ///< shown in the place of the game's

    [[nodiscard]] const lines::Position& position() const {
        return lesson != nullptr ? *lesson : session.game().position();
    }
};

/// A step of a way that is shown on the board.
struct LinesStep {
    int colour = 1;   ///< of the chip that goes there
    char to = '>';    ///< where it leads: one of < > ^ v
    double part = 0;  ///< how far on the way it is, from 0 to 1
};

/// What one cell of the board has to show, before it is known how that is drawn.
struct LinesCellLook {
    int chip = 0;   ///< the colour of the one that lies there
    int ghost = 0;  ///< the colour of the one that a hint would bring there
    std::optional<LinesStep> step;
    std::optional<LinesFrame::Kind> happens;  ///< to the chip, just now
    bool cursor = false;
    bool picked = false;
    bool hinted = false;    ///< a hint would move the chip
    bool shut_off = false;  ///< free, but no path leads there for the picked chip
};

/// What the cells of one screen have to show.
class LinesCellLooks {
public:
    explicit LinesCellLooks(const LinesScene& scene);

    [[nodiscard]] LinesCellLook at(lines::Cell cell) const;

private:
    void show_way(std::span<const lines::Cell> path, int colour);

    const LinesScene& scene_;
    const lines::Board& board_;
    std::optional<lines::PathMap> paths_;
    std::map<lines::Cell, LinesStep> steps_;
};

/// Draws the board with its coordinates and lines, and the chips: as a picture where the terminal has colours and
/// blocks, else in characters.
void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
/// Draws chips of these colours beside each other, as large as there is room for, but no larger than that; returns the
/// rows taken.
int draw_lines_chips(Grid& grid, Place place, Extent room, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities);

/// Whether chips are balls there.
[[nodiscard]] bool draws_lines_balls(const LinesLook& look, Capabilities capabilities);

// The chips and marks of the board, in the two ways, and chips beside each other as balls.
void draw_lines_picture(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
void draw_lines_text(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
int draw_lines_balls(Grid& grid, Place place, Extent cell, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities);

}  // namespace atom4::tui
