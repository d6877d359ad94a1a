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

/// A frame of the animation of a turn.
struct LinesFrame {
    /// What happens to the marked chips: one moves along its path, new ones appear, cleared ones shine or vanish.
    enum class Kind : std::uint8_t { kGoes, kFalls, kShines, kVanishes };

    lines::Board board;
    std::vector<lines::Cell> marked;
    std::chrono::milliseconds duration{0};
    Kind kind = Kind::kGoes;
    std::vector<lines::Cell> path{};  ///< the whole path of the moving chip
};

/// Returns the frames of an animation of changes, without the final board: the chip moves along its path, cleared chips
/// shine and shrink, new chips appear. About half a second in all.
[[nodiscard]] std::vector<LinesFrame> frames_of(const lines::Position& after, std::span<const lines::Change> changes);

/// Everything that determines a screen, except its size.
struct LinesScene {
    const lines::Session& session;
    const LinesUi& ui;
    const LinesLook& look;
    const LinesFrame* frame = nullptr;        ///< shown in place of the board during an animation
    const lines::Position* lesson = nullptr;  ///< shown in place of the game's position

    [[nodiscard]] const lines::Position& position() const {
        return lesson != nullptr ? *lesson : session.game().position();
    }
};

/// A step of a path that is shown on the board.
struct LinesStep {
    int colour = 1;   ///< of the chip that takes the path
    char to = '>';    ///< its direction: one of < > ^ v
    double part = 0;  ///< how far along the path it is, from 0 to 1
};

/// What one cell of the board has to show, however that is drawn.
struct LinesCellLook {
    int chip = 0;   ///< its colour; 0 if there is none
    int ghost = 0;  ///< the colour of the chip that a hint would move there; 0 if there is none
    std::optional<LinesStep> step;
    std::optional<LinesFrame::Kind> happens;  ///< to the chip, in this frame
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

/// Draws the board with its coordinates and lines, and the chips: as a picture if draws_lines_balls(), else in
/// characters.
void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
/// Draws chips of these colours beside each other, as many and as large as fit into the room; returns the rows taken.
int draw_lines_chips(Grid& grid, Place place, Extent room, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities);

/// Returns whether chips are drawn as balls.
[[nodiscard]] bool draws_lines_balls(const LinesLook& look, Capabilities capabilities);

// The chips and marks of the board, as a picture or in characters; and chips beside each other as balls.
void draw_lines_picture(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
void draw_lines_text(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
int draw_lines_balls(Grid& grid, Place place, Extent cell, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities);

}  // namespace atom4::tui
