// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/looks.h"

#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace atom4::tui {
namespace {

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(';');
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

constexpr bool is_within(int value, int first, int last) {
    return value >= first && value <= last;
}

void add(std::string& parameters, std::string_view one) {
    if (!parameters.empty()) parameters += ';';
    parameters += one;
}

std::string or_usual(const std::string& colour, const char* usual) {
    return colour.empty() ? usual : colour;
}

// How far along an edge of the palette's cube the channel is; nothing where no colour of the cube has it.
std::optional<int> step_of_cube(int channel) {
    if (channel == 0) return 0;
    return channel >= 95 && (channel - 55) % 40 == 0 ? std::optional((channel - 55) / 40) : std::nullopt;
}

// The number that such a colour has in the palette of 256, behind the 16 that people choose for themselves.
std::optional<int> number_in_palette(const std::array<int, 3>& rgb) {
    const auto red = step_of_cube(rgb[0]);
    const auto green = step_of_cube(rgb[1]);
    const auto blue = step_of_cube(rgb[2]);
    if (red && green && blue) return 16 + 36 * *red + 6 * *green + *blue;
    const bool is_grey = rgb[0] == rgb[1] && rgb[1] == rgb[2] && is_within(rgb[0], 8, 238) && rgb[0] % 10 == 8;
    return is_grey ? std::optional(232 + (rgb[0] - 8) / 10) : std::nullopt;
}

// Of the parts "38", "2", red, green and blue.
std::string direct_colour(const std::vector<std::string_view>& parts, std::size_t first) {
    const auto number =
        number_in_palette({parameter(parts[first + 2]), parameter(parts[first + 3]), parameter(parts[first + 4])});
    if (number) return std::string(parts[first]) + ";5;" + std::to_string(*number);
    std::string colour;
    for (std::size_t i = first; i < first + 5; ++i) add(colour, parts[i]);
    return colour;
}

}  // namespace

int parameter(std::string_view text) {
    if (text.empty()) return 0;
    int value = -1;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && rest == text.data() + text.size() ? value : -1;
}

bool take_looks(std::string_view parameters, Looks& looks) {
    const auto parts = split(parameters);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_ink = parts[i].starts_with("38");
        if (is_ink || parts[i].starts_with("48")) {
            // In parts of its own, or in one with colons.
            std::size_t count = 1;
            if (parts[i].size() == 2) count = i + 1 < parts.size() && parts[i + 1] == "5" ? 3 : 5;
            if (i + count > parts.size()) return false;
            std::string colour;
            if (count == 5)
                colour = direct_colour(parts, i);
            else
                for (std::size_t j = i; j < i + count; ++j) add(colour, parts[j]);
            i += count - 1;
            (is_ink ? looks.ink : looks.ground) = std::move(colour);
            continue;
        }
        const int code = parameter(parts[i]);
        if (code == 0)
            looks = {};
        else if (code == 10)
            continue;  // the usual font: curses knows no other
        else if (is_within(code, 1, 9))
            looks.attributes.set(static_cast<std::size_t>(code));
        else if (code == 22)
            looks.attributes.reset(1).reset(2);
        else if (is_within(code, 23, 29))
            looks.attributes.reset(static_cast<std::size_t>(code - 20));
        else if (code == 39)
            looks.ink.clear();
        else if (code == 49)
            looks.ground.clear();
        else if (is_within(code, 30, 37) || is_within(code, 90, 97))
            looks.ink = parts[i];
        else if (is_within(code, 40, 47) || is_within(code, 100, 107))
            looks.ground = parts[i];
        else
            return false;
    }
    return true;
}

std::string whole_looks(const Looks& to) {
    if (to == Looks{}) return {};
    std::string parameters = "0";
    for (std::size_t i = 1; i < to.attributes.size(); ++i)
        if (to.attributes[i]) add(parameters, std::to_string(i));
    if (!to.ink.empty()) add(parameters, to.ink);
    if (!to.ground.empty()) add(parameters, to.ground);
    return parameters;
}

std::string looks_difference(const Looks& from, const Looks& to) {
    std::string parameters;
    const auto gone = from.attributes & ~to.attributes;
    auto come = to.attributes & ~from.attributes;
    // Bold and dim end together.
    if (gone[1] || gone[2]) {
        add(parameters, "22");
        if (to.attributes[1]) come.set(1);
        if (to.attributes[2]) come.set(2);
    }
    for (std::size_t i = 3; i < gone.size(); ++i)
        if (gone[i]) add(parameters, std::to_string(20 + i));
    for (std::size_t i = 1; i < come.size(); ++i)
        if (come[i]) add(parameters, std::to_string(i));
    if (from.ink != to.ink) add(parameters, or_usual(to.ink, "39"));
    if (from.ground != to.ground) add(parameters, or_usual(to.ground, "49"));
    return parameters;
}

std::string looks_change(const Looks& from, const Looks& to) {
    if (from == to) return {};
    std::string whole = whole_looks(to);
    std::string difference = looks_difference(from, to);
    return "\033[" + (difference.size() <= whole.size() ? std::move(difference) : std::move(whole)) + 'm';
}

}  // namespace atom4::tui
