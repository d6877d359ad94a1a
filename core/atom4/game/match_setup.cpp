// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/reserved_names.h"

#include "core/atom4/game/record.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

// Returns the number with leading zeros up to that many digits.
std::string padded(long long number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::optional<seconds> parse_seconds(std::string_view text, seconds most) {
    const auto number = parse_digits<int>(text);
    if (!number || seconds(*number) > most) return std::nullopt;
    return seconds(*number);
}

}  // namespace

std::string to_text(TimeControl control) {
    std::string text = std::to_string(control.initial.count());
    if (control.increment.count() > 0) text += '+' + std::to_string(control.increment.count());
    return text;
}

std::optional<TimeControl> parse_time_control(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto initial = parse_seconds(text.substr(0, plus), TimeControl::kLongestInitial);
    if (!initial || initial->count() == 0) return std::nullopt;
    if (plus == std::string_view::npos) return TimeControl{*initial};
    const auto increment = parse_seconds(text.substr(plus + 1), TimeControl::kLongestIncrement);
    if (!increment) return std::nullopt;
    return TimeControl{*initial, *increment};
}

std::string to_text(ClockTime time) {
    const auto whole = std::chrono::floor<seconds>(time);
    return std::to_string(whole / hours(1)) + ':' + padded(whole % hours(1) / minutes(1), 2) + ':' +
           padded((whole % minutes(1)).count(), 2) + '.' + padded((time - whole).count(), 3);
}

std::optional<ClockTime> parse_clock_time(std::string_view text) {
    const std::size_t first = text.find(':');
    if (first == std::string_view::npos) return std::nullopt;
    const std::string_view rest = text.substr(first + 1);
    if (rest.size() != std::string_view("04:05.250").size() || rest[2] != ':' || rest[5] != '.') return std::nullopt;
    const auto number_hours = parse_digits<int>(text.substr(0, first));
    const auto number_minutes = parse_digits<int>(rest.substr(0, 2));
    const auto number_seconds = parse_digits<int>(rest.substr(3, 2));
    const auto fraction = parse_digits<int>(rest.substr(6));
    if (!number_hours || !number_minutes || !number_seconds || !fraction) return std::nullopt;
    if (*number_hours > 999 || *number_minutes > 59 || *number_seconds > 59) return std::nullopt;
    return hours(*number_hours) + minutes(*number_minutes) + seconds(*number_seconds) + ClockTime(*fraction);
}

namespace {

constexpr std::string_view kComputer = "Computer ";
constexpr std::string_view kHuman = "Human";

std::string_view without_blanks(std::string_view name) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = name.find_first_not_of(kBlanks);
    return first == std::string_view::npos ? "" : name.substr(first, name.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

Seat human_named(std::string_view name) {
    Seat seat = Seat::human(std::string(without_blanks(name)));
    return parse_seat(to_text(seat)) == seat && !is_reserved_name(seat.name) ? seat : Seat::human();
}

std::optional<NameFault> name_fault(std::string_view name, std::size_t longest) {
    name = without_blanks(name);
    std::size_t length = 0;
    for (std::string_view rest = name; !rest.empty(); ++length) (void)take_character(rest);
    if (length > longest) return NameFault::kTooLong;
    return name.empty() || human_named(name).name == name ? std::nullopt : std::optional(NameFault::kReserved);
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
