// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/seat.h"

#include "core/atom4/game/reserved_names.h"

namespace atom4 {
namespace {

constexpr std::string_view kComputer = "Computer ";
constexpr std::string_view kHuman = "Human";

}  // namespace

Seat named_person(std::string_view name) {
    constexpr std::string_view kSpaces = " \t\r\n";
    const std::size_t first = name.find_first_not_of(kSpaces);
    if (first == std::string_view::npos) return Seat::human();
    Seat seat = Seat::human(std::string(name.substr(first, name.find_last_not_of(kSpaces) - first + 1)));
    return parse_seat(to_text(seat)) == seat && !is_reserved_name(seat.name) ? seat : Seat::human();
}

std::string to_text(const Seat& seat) {
    if (seat.computer_level) return std::string(kComputer) + to_text(*seat.computer_level);
    return seat.name.empty() ? std::string(kHuman) : seat.name;
}

Seat parse_seat(std::string_view text) {
    if (text == kHuman) return Seat::human();
    if (text.starts_with(kComputer)) {
        if (const auto level = parse_level(text.substr(kComputer.size()))) return Seat::computer(*level);
    }
    return Seat::human(std::string(text));
}

}  // namespace atom4
