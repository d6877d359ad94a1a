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

/// What there is to say of a position before a match begins with it.
struct PositionRemark {
    enum class Kind : std::uint8_t {
        kBothWon,      ///< the piece was not put there: both players would have a row of four
        kWon,          ///< `player` has one already: there is nothing left to play
        kNoCell,       ///< no piece can be placed: there is nothing left to play either
        kMiddleEmpty,  ///< it can be played but never arises in a round: a piece lies at `cell` from the start
        kUntouched,    ///< the same: the piece at `cell` had no two pieces to touch
    };
    Kind kind;
    Player player = Player::kFirst;
    Cell cell = {};

    friend bool operator==(const PositionRemark&, const PositionRemark&) = default;
};

/// In a sentence or two.
[[nodiscard]] std::string remark_text(const PositionRemark& remark);

/// Returns std::nullopt if the position can occur in a round.
[[nodiscard]] std::optional<PositionRemark> remark_on(const Position& position);

/// The same match as `otherwise`, but that it begins with the position.
[[nodiscard]] MatchSetup setup_from(const MatchSetup& otherwise, const Position& position);

/// A position that is put together piece by piece. Whatever is done to it, it is one by the rules: what would not be is
/// refused, and changes nothing. Every change can be taken back.
class PositionEditor {
public:
    explicit PositionEditor(const Position& position);

    [[nodiscard]] const Position& position() const { return match_->position(); }
    /// A match of two persons that has come to it, for views that show one.
    [[nodiscard]] const Match& match() const { return *match_; }

    /// remark_on(position()), or that both players would have won by the last piece, until something else is done.
    [[nodiscard]] std::optional<PositionRemark> remark() const;
    /// Whether a match can begin with it: not if it would be over at once.
    [[nodiscard]] bool can_be_played() const { return !position().is_over(); }

    /// Puts that piece on the cell in place of what lies there, or takes it away. False if both players would have a
    /// row of four.
    bool put(Cell cell, std::optional<Colour> piece);
    /// The piece that a click or the space bar puts, and once more takes away: the one that was put last.
    [[nodiscard]] Colour brush() const { return brush_; }
    bool dab(Cell cell);
    /// Sets the colour to play next, or steps it along the wheel.
    void set_to_play(Colour colour);
    void step_to_play(int by) { set_to_play(next_on_wheel(position().to_play(), by)); }
    /// Parses a position as to_text(const Position&) writes it, with blanks around it; returns the place of an error.
    std::optional<PositionTextError> set_text(std::string_view text);
    /// Changes the size, as far as there are boards of it. Pieces that have no place any more go; returns how many.
    int resize(int rows, int cols);
    /// Leaves no piece, or the two that a round begins with.
    void clear();
    void set_first_pieces();

    [[nodiscard]] bool can_undo() const { return now_ > 0; }
    [[nodiscard]] bool can_redo() const { return now_ + 1 < steps_.size(); }
    /// One change back, or on again; false if there is none.
    bool undo();
    bool redo();

private:
    bool change_to(Setup setup);
    void show(const Setup& setup);

    std::vector<Setup> steps_;  // all there were, those behind now_ to be done again
    std::size_t now_ = 0;
    bool both_won_ = false;  // by the piece that was not put
    Colour brush_ = Colour::kRed;
    std::shared_ptr<const Match> match_;
};

}  // namespace atom4
