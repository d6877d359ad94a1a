// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/atom4/game/match.h"

namespace atom4 {

/// A position that is put together piece by piece. Whatever is done to it, it is one by the rules: what would not be is
/// refused, and changes nothing. Every change can be taken back.
class PositionEditor {
public:
    explicit PositionEditor(const Position& position);

    [[nodiscard]] const Position& position() const { return match_->position(); }
    /// A match of two persons that has come to it, for views that show one.
    [[nodiscard]] const Match& match() const { return *match_; }

    /// Puts that piece on the cell in place of what lies there, or takes it away. False if both players would have a
    /// row of four.
    bool put(Cell cell, std::optional<Colour> piece);
    /// The piece that a click or the space bar puts, and once more takes away: the one that was put last.
    [[nodiscard]] Colour brush() const { return brush_; }
    bool dab(Cell cell);
    /// The colour so many steps round the wheel is played next.
    void step_to_play(int by);
    /// Changes the size, as far as there are boards of it. Pieces that have no place any more go; returns how many.
    int resize(int rows, int cols);
    /// Leaves no piece, or the two that a round begins with.
    void clear();
    void set_first_pieces();

    /// One change back, or on again; false if there is none.
    bool undo();
    bool redo();

private:
    bool change_to(Setup setup);
    void show(const Setup& setup);

    std::vector<Setup> steps_;  // all there were, those behind now_ to be done again
    std::size_t now_ = 0;
    Colour brush_ = Colour::kRed;
    std::shared_ptr<const Match> match_;
};

}  // namespace atom4
