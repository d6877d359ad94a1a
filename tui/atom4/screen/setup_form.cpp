// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/setup_form.h"
#include "core/atom4/game/level_texts.h"
#include "core/atom4/rules/colour.h"

#include <algorithm>
#include <iterator>

#include "tui/atom4/model/match_texts.h"
#include "tui/common/grid.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

using Field = SetupForm::Field;

std::string label_of(Field field) {
    switch (field) {
        case Field::kFirst: return _("Player 1, for white");
        case Field::kSecond: return _("Player 2, for black");
        case Field::kLevel: return level_label();
        // TRANSLATORS: of the board.
        case Field::kRows: return _("Rows");
        case Field::kCols: return _("Columns");
        // TRANSLATORS: the colour that is played first.
        case Field::kStart: return _("First piece");
        case Field::kTime: break;
    }
    return _("Time for each player");
}

// Common time controls; the first entry is no limit.
constexpr std::optional<TimeControl> kTimes[] = {std::nullopt,
                                                 TimeControl{std::chrono::minutes(1), std::chrono::seconds(0)},
                                                 TimeControl{std::chrono::minutes(3), std::chrono::seconds(2)},
                                                 TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)},
                                                 TimeControl{std::chrono::minutes(5), std::chrono::seconds(5)},
                                                 TimeControl{std::chrono::minutes(10), std::chrono::seconds(0)},
                                                 TimeControl{std::chrono::minutes(15), std::chrono::seconds(10)},
                                                 TimeControl{std::chrono::minutes(30), std::chrono::seconds(0)},
                                                 TimeControl{std::chrono::minutes(60), std::chrono::seconds(0)}};
constexpr int kTimeCount = static_cast<int>(std::size(kTimes));

std::string time_value(const std::optional<TimeControl>& time) {
    // TRANSLATORS: of the time to think.
    return time ? time_control_text(*time) : _("no limit");
}

std::string value_of(const SetupForm& form, Field field) {
    // TRANSLATORS: who plays.
    const auto who = [&](Player player) {
        const Seat& seat = form.setup().seats[player];
        if (!seat.name.empty()) return sanitized(seat.name);
        return std::string(seat.is_computer() ? _("computer") : _("human"));
    };
    switch (field) {
        case Field::kFirst: return who(Player::kFirst);
        case Field::kSecond: return who(Player::kSecond);
        // TRANSLATORS: a number and what it is: the level 3 and its name.
        case Field::kLevel: return fill(_("{0}, {1}"), {to_text(form.level()), level_name(form.level())});
        case Field::kRows: return std::to_string(form.setup().size.rows);
        case Field::kCols: return std::to_string(form.setup().size.cols);
        case Field::kStart: return colour_name(form.setup().start);
        case Field::kTime: break;
    }
    return time_value(form.setup().time_control);
}

}  // namespace

SetupForm::SetupForm(const MatchSetup& proposal, bool may_seat) : setup_(proposal), may_seat_(may_seat) {
    // A position that was set up is not used again for another match.
    setup_.position.reset();
    const auto time = std::find(std::begin(kTimes), std::end(kTimes), proposal.time_control);
    time_ = time == std::end(kTimes) ? 0 : static_cast<int>(time - std::begin(kTimes));
    for (const Player player : kPlayers) {
        const Seat& seat = proposal.seats[player];
        if (seat.is_computer())
            level_ = *seat.computer_level;
        else
            humans_[player] = seat;
    }
}

void SetupForm::step_field(int by) {
    field_ = (field_ + by % kFieldCount + kFieldCount) % kFieldCount;
}

std::optional<Player> SetupForm::human() const {
    if (field() > Field::kSecond) return std::nullopt;
    const Player player = field() == Field::kFirst ? Player::kFirst : Player::kSecond;
    return setup_.seats[player].is_computer() ? std::nullopt : std::optional(player);
}

void SetupForm::name_human(const Seat& named) {
    humans_[*human()] = named;
    setup_.seats[*human()] = named;
}

void SetupForm::seat(Player player, bool computer) {
    setup_.seats[player] = computer ? Seat::computer(level_) : humans_[player];
}

void SetupForm::step_time(int by) {
    time_ = std::clamp(time_ + by, 0, kTimeCount - 1);
    setup_.time_control = kTimes[time_];
}

void SetupForm::step_value(int by) {
    const auto stepped_size = [by](int now) { return std::clamp(now + by, BoardSize::kMin, BoardSize::kMax); };
    switch (field()) {
        case Field::kFirst:
        case Field::kSecond: {
            const Player player = field() == Field::kFirst ? Player::kFirst : Player::kSecond;
            return seat(player, !setup_.seats[player].is_computer());
        }
        case Field::kLevel:
            level_ = level_.stepped(by);
            for (const Player player : kPlayers)
                if (setup_.seats[player].is_computer()) seat(player, true);
            break;
        case Field::kRows: setup_.size.rows = stepped_size(setup_.size.rows); break;
        case Field::kCols: setup_.size.cols = stepped_size(setup_.size.cols); break;
        case Field::kStart: setup_.start = next_on_wheel(setup_.start, by); break;
        case Field::kTime: step_time(by); break;
    }
}

void draw_setup_form(Grid& grid, const SetupForm& form, const std::string& what_becomes) {
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    const int left = (extent.cols - width) / 2;
    int label_cols = 0;
    for (int i = 0; i < SetupForm::kFieldCount; ++i)
        label_cols = std::max(label_cols, width_of(label_of(static_cast<Field>(i))));

    // Title, a blank line, the fields, a blank line, the note in two, the keys.
    const bool airy = extent.rows >= SetupForm::kFieldCount + 6;
    int row = airy ? (extent.rows - SetupForm::kFieldCount - 6) / 2 : 0;
    grid.put(row, left, _("New match"), Role::kTitle, width);
    row += airy ? 2 : 1;
    const int shown = std::min(SetupForm::kFieldCount, extent.rows - row - 1);
    const int first = scrolled(0, shown, SetupForm::kFieldCount, static_cast<int>(form.field()));
    for (int i = first; i < first + shown; ++i, ++row) {
        const auto field = static_cast<Field>(i);
        const bool chosen = field == form.field();
        if (chosen) grid.put(row, left, ">", Role::kKey);
        grid.put(row, left + 2, label_of(field), Role::kText, label_cols);
        grid.put(row, left + label_cols + 4, " " + value_of(form, field) + " ", Role::kText, width - label_cols - 4,
                 chosen ? kReverse : kPlain);
    }
    ++row;
    std::string note;
    if (form.field() == Field::kLevel)
        note = what_to_expect(form.level());
    else
        note = what_becomes;
    if (airy && !note.empty())
        for (const std::string& line : wrapped(note, width)) grid.put(row++, left, line, Role::kQuiet, width);
    const KeyHint hints[] = {
        // TRANSLATORS: the new match.
        {true, _("Enter"), _("begin"), kEnterKey},
        {true, _("Esc"), _("back"), kEscapeKey},
        // TRANSLATORS: the players that are chosen go on with the match in play.
        {form.may_seat(), "s", _("players only")},
        // TRANSLATORS: to type the name of a player.
        {form.human().has_value(), "n", _("name")},
        // TRANSLATORS: invite a player at another computer.
        {true, "I", _("invite")},
        // TRANSLATORS: what the arrow keys do: choose a line, change what it says.
        {true, _("arrows"), _("choose, change")},
    };
    draw_key_line(grid, {extent.rows - 1, left}, width, hints);
}

}  // namespace atom4::tui
