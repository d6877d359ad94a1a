// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/setup_form.h"

#include <algorithm>

#include "tui/i18n.h"
#include "tui/page.h"

namespace atom4::tui {
namespace {

using Field = SetupForm::Field;

std::string label_of(Field field) {
    switch (field) {
        case Field::kFirst: return _("Player 1, for white");
        case Field::kSecond: return _("Player 2, for black");
        case Field::kLevel: return _("Level of the computer");
        case Field::kRows: return _("Rows");
        case Field::kCols: break;
    }
    return _("Columns");
}

std::string value_of(const SetupForm& form, Field field) {
    const auto who = [](const Seat& seat) { return std::string(seat.is_computer() ? _("computer") : _("person")); };
    switch (field) {
        case Field::kFirst: return who(form.setup().seats[Player::kFirst]);
        case Field::kSecond: return who(form.setup().seats[Player::kSecond]);
        case Field::kLevel: return std::to_string(form.level());
        case Field::kRows: return std::to_string(form.setup().size.rows);
        case Field::kCols: break;
    }
    return std::to_string(form.setup().size.cols);
}

}  // namespace

SetupForm::SetupForm(const MatchSetup& now) : setup_(now) {
    for (const Player player : kPlayers) {
        const Seat& seat = now.seats[player];
        if (seat.is_computer())
            level_ = std::min(*seat.computer_level, kMaxLevel);
        else
            persons_[player] = seat;
    }
}

void SetupForm::step_field(int by) {
    field_ = (field_ + by % kFieldCount + kFieldCount) % kFieldCount;
}

void SetupForm::seat(Player player, bool computer) {
    setup_.seats[player] = computer ? Seat::computer(level_) : persons_[player];
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
            level_ = std::clamp(level_ + by, 0, kMaxLevel);
            for (const Player player : kPlayers)
                if (setup_.seats[player].is_computer()) seat(player, true);
            break;
        case Field::kRows: setup_.size.rows = stepped_size(setup_.size.rows); break;
        case Field::kCols: setup_.size.cols = stepped_size(setup_.size.cols); break;
    }
}

void draw_setup_form(Grid& grid, const SetupForm& form, bool something_gets_lost) {
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    const int left = (extent.cols - width) / 2;
    int label_cols = 0;
    for (int i = 0; i < SetupForm::kFieldCount; ++i)
        label_cols = std::max(label_cols, width_of(label_of(static_cast<Field>(i))));

    int row = std::max(0, (extent.rows - SetupForm::kFieldCount - 6) / 2);
    grid.put(row, left, _("New match"), Role::kTitle, width);
    row += 2;
    for (int i = 0; i < SetupForm::kFieldCount; ++i, ++row) {
        const auto field = static_cast<Field>(i);
        const bool chosen = field == form.field();
        if (chosen) grid.put(row, left, ">", Role::kKey);
        grid.put(row, left + 2, label_of(field), Role::kText, width - 2);
        grid.put(row, left + label_cols + 4, " " + value_of(form, field) + " ", Role::kText, width - label_cols - 4,
                 chosen ? kReverse : kPlain);
    }
    ++row;
    if (something_gets_lost)
        for (const std::string& line : wrapped(_("The match in play ends when this one begins."), width))
            grid.put(row++, left, line, Role::kQuiet, width);
    const KeyHint hints[] = {
        {true, _("Enter"), _("begin")},
        {true, _("Esc"), _("back")},
        {true, _("arrows"), _("choose, change")},
    };
    draw_key_line(grid, {extent.rows - 1, left}, width, hints);
}

}  // namespace atom4::tui
