// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/atom4/game/match.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// The form for a new match: a few fields, one of which is selected, with values that step up and down. setup() can
/// always be played.
class SetupForm {
public:
    enum class Field : std::uint8_t { kFirst, kSecond, kLevel, kRows, kCols, kStart, kTime };
    static constexpr int kFieldCount = 7;

    SetupForm() = default;
    /// Starts with the proposal. `may_seat`: the players may also be applied to the current match.
    explicit SetupForm(const MatchSetup& proposal, bool may_seat = false);

    [[nodiscard]] Field field() const { return static_cast<Field>(field_); }
    /// Goes to the next or previous field, cyclically.
    void step_field(int by);
    /// Steps the value of the field up or down, within its range.
    void step_value(int by);
    /// Returns the player whose field is selected, if it is a human.
    [[nodiscard]] std::optional<Player> human() const;
    /// Names the selected human player, who must exist; a reserved name removes the name.
    void name_human(const Seat& named);
    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    [[nodiscard]] Level level() const { return level_; }
    [[nodiscard]] bool may_seat() const { return may_seat_; }

private:
    void seat(Player player, bool computer);
    void step_time(int by);

    MatchSetup setup_;
    ByPlayer<Seat> humans_;  // who returns when the computer leaves the seat
    Level level_ = kDefaultLevel;
    int time_ = 0;  // index in the time controls on offer; 0 also for one that is not among them
    int field_ = 0;
    bool may_seat_ = false;
};

/// Draws the form, which fits the smallest screen. If there is room, adds a note: on the level if that field is
/// selected, else `what_becomes`.
void draw_setup_form(Grid& grid, const SetupForm& form, const std::string& what_becomes);

}  // namespace atom4::tui
