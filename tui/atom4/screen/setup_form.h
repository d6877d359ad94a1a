// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/atom4/game/match.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// The form in which a new match is set up: a few fields, one of them chosen, whose value steps up and down. Whatever
/// is done to it, setup() can be played.
class SetupForm {
public:
    enum class Field : std::uint8_t { kFirst, kSecond, kLevel, kRows, kCols, kStart, kTime };
    static constexpr int kFieldCount = 7;

    SetupForm() = default;
    /// Begins with what is proposed. `may_seat`: who plays may be for the match in play, too.
    explicit SetupForm(const MatchSetup& proposal, bool may_seat = false);

    [[nodiscard]] Field field() const { return static_cast<Field>(field_); }
    /// To the next field, or to the one before, round and round.
    void step_field(int by);
    /// Steps the value of the field up or down, within its range.
    void step_value(int by);
    /// Whose field is chosen, if a person plays there.
    [[nodiscard]] std::optional<Player> person() const;
    /// Names the selected human player, who must exist; a reserved name removes the name.
    void name_person(const Seat& named);
    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    [[nodiscard]] Level level() const { return level_; }
    [[nodiscard]] bool may_seat() const { return may_seat_; }

private:
    void seat(Player player, bool computer);
    void step_time(int by);

    MatchSetup setup_;
    ByPlayer<Seat> persons_;  // who comes back when the computer gets up
    Level level_ = kDefaultLevel;
    int time_ = 0;  // of the time controls that are offered
    int field_ = 0;
    bool may_seat_ = false;
};

/// Draws the form; it fits the smallest screen. Says what becomes of the match in play, if there is anything to say.
void draw_setup_form(Grid& grid, const SetupForm& form, const std::string& what_becomes);

}  // namespace atom4::tui
