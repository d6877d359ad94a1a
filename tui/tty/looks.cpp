// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/looks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace atom4::tui {
namespace {

// The parts of a text between semicolons, one after the other.
class Parts {
public:
    explicit Parts(std::string_view text) : text_(text) {}

    [[nodiscard]] bool has_more() const { return at_ <= text_.size(); }
    [[nodiscard]] std::size_t at() const { return at_; }
    std::string_view take() {
        const std::size_t begin = at_;
        at_ = std::min(text_.find(';', begin), text_.size()) + 1;
        return since(begin);
    }
    // From there on, as far as it was taken.
    [[nodiscard]] std::string_view since(std::size_t begin) const { return text_.substr(begin, at_ - 1 - begin); }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

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

// Reads the colour that begins with that part, in parts of its own or in one with colons; false if it has not all of
// them.
bool take_colour(Parts& parts, std::string_view use, std::size_t begin, std::string& colour) {
    if (use.size() > 2) {
        colour = use;
        return true;
    }
    if (!parts.has_more()) return false;
    const bool is_number = parts.take() == "5";
    std::array<int, 3> channels{};
    for (std::size_t i = 0; i < (is_number ? 1 : channels.size()); ++i) {
        if (!parts.has_more()) return false;
        channels[i] = parameter(parts.take());
    }
    colour = parts.since(begin);
    if (is_number) return true;
    if (const auto number = number_in_palette(channels)) colour = std::string(use) + ";5;" + std::to_string(*number);
    return true;
}

}  // namespace

int parameter(std::string_view text) {
    if (text.empty()) return 0;
    int value = -1;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && rest == text.data() + text.size() ? value : -1;
}

bool take_looks(std::string_view parameters, Looks& looks) {
    for (Parts parts(parameters); parts.has_more();) {
        const std::size_t begin = parts.at();
        const std::string_view part = parts.take();
        const bool is_ink = part.starts_with("38");
        if (is_ink || part.starts_with("48")) {
            if (!take_colour(parts, part, begin, is_ink ? looks.ink : looks.ground)) return false;
            continue;
        }
        const int code = parameter(part);
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
            looks.ink = part;
        else if (is_within(code, 40, 47) || is_within(code, 100, 107))
            looks.ground = part;
        else
            return false;
    }
    return true;
}

std::string looks_sequence(std::string_view parameters) {
    std::string sequence = "\033[";
    for (Parts parts(parameters); parts.has_more();) {
        const std::string_view part = parts.take();
        sequence += part;
        if (!parts.has_more()) break;
        sequence += part.find(':') == std::string_view::npos ? ";" : "m\033[";
    }
    return sequence + 'm';
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
    const std::string whole = whole_looks(to);
    const std::string difference = looks_difference(from, to);
    return looks_sequence(difference.size() <= whole.size() ? difference : whole);
}

}  // namespace atom4::tui
