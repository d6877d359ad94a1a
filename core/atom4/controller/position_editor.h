// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/match.h"
#include "core/atom4/rules/notation.h"

namespace atom4 {

/// What a player should know about a position before a match begins with it.
struct PositionRemark {
    enum class Kind : std::uint8_t {
        kBothWon,      ///< the piece was not placed: both players would have a row of four
        kWon,          ///< `player` already has a row of four: there is nothing left to play
        kNoCell,       ///< no piece can be placed: there is nothing left to play either
        kMiddleEmpty,  ///< playable, but impossible in a round: `cell` holds a piece from the start
        kUntouched,    ///< the same: the piece at `cell` had no two pieces to touch
    };
    Kind kind;
    Player player = Player::kFirst;
    Cell cell = {};

    friend bool operator==(const PositionRemark&, const PositionRemark&) = default;
};

/// Returns the remark in a sentence or two.
[[nodiscard]] std::string remark_text(const PositionRemark& remark);

/// Returns the remark on a position; std::nullopt if it can be played, and the places of its pieces can occur in a
/// round.
[[nodiscard]] std::optional<PositionRemark> remark_on(const Position& position);

/// Returns the setup `otherwise`, but beginning with the position.
[[nodiscard]] MatchSetup setup_from(const MatchSetup& otherwise, const Position& position);

/// Builds a position piece by piece. The position is always valid: a change that would make it invalid is refused
/// without effect. Every change can be undone.
class PositionEditor {
public:
    explicit PositionEditor(const Position& position);

    [[nodiscard]] const Position& position() const { return match_->position(); }
    /// Returns a match of two human players in that position, for views that show a match.
    [[nodiscard]] const Match& match() const { return *match_; }

    /// Returns kBothWon if the last change was refused because both players would have won, else remark_on(position()).
    [[nodiscard]] std::optional<PositionRemark> remark() const;
    /// Returns whether a match can begin with the position: not if the round would be over at once.
    [[nodiscard]] bool can_be_played() const { return !position().is_over(); }

    /// Places the piece on the cell, replacing any piece there, or removes the piece there if `piece` is std::nullopt.
    /// Returns false, without effect on the position, if both players would have a row of four.
    bool put(Cell cell, std::optional<Colour> piece);
    /// Returns the piece that dab() (a click or the space bar) places, or removes if it is there: the last one passed
    /// to put(), even if refused.
    [[nodiscard]] Colour brush() const { return brush_; }
    bool dab(Cell cell);
    /// Sets the colour to play next, or steps it along the wheel.
    void set_to_play(Colour colour);
    void step_to_play(int by) { set_to_play(next_on_wheel(position().to_play(), by)); }
    /// Sets the position from a text as to_text(const Position&) writes it, ignoring blanks around it; returns the
    /// error, if any.
    std::optional<PositionTextError> set_text(std::string_view text);
    /// Adds that many rows and columns, within the limits of BoardSize. Pieces outside the new board are removed;
    /// returns how many.
    int resize(int rows, int cols);
    /// Removes all pieces, or all but the two that a round begins with.
    void clear();
    void set_first_pieces();

    [[nodiscard]] bool can_undo() const { return now_ > 0; }
    [[nodiscard]] bool can_redo() const { return now_ + 1 < steps_.size(); }
    /// Undoes or redoes one change; returns false if there is none.
    bool undo();
    bool redo();

private:
    bool change_to(Setup setup);
    void show(const Setup& setup);

    std::vector<Setup> steps_;  // all positions so far; those after now_ can be redone
    std::size_t now_ = 0;
    bool both_won_ = false;  // the last change was refused, because both players would have won
    Colour brush_ = Colour::kRed;
    std::shared_ptr<const Match> match_;
};

}  // namespace atom4
