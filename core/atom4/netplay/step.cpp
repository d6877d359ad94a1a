// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/step.h"

#include <algorithm>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"
#include "core/base/strings.h"

namespace atom4::link {
namespace {

constexpr std::string_view kNothing = "-";
constexpr int kMostRounds = 999'999;

bool is_plain(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

std::string join(std::initializer_list<std::string> parts) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += ',';
        text += part;
    }
    return text;
}

// Within a word there is no blank.
std::string swapped(std::string text, char from, char to) {
    std::replace(text.begin(), text.end(), from, to);
    return text;
}

std::string terms_text(const Terms& terms) {
    const MatchSetup& setup = terms.setup;
    return join({"match", to_text(setup.size), std::string(1, letter(setup.start)),
                 setup.time_control ? to_text(*setup.time_control) : std::string(kNothing),
                 std::to_string(terms.rounds), std::to_string(number(terms.host)), terms.date,
                 as_word(setup.seats[Player::kFirst].name), as_word(setup.seats[Player::kSecond].name),
                 setup.position ? swapped(atom4::to_text(*setup.position), ' ', '_') : std::string(kNothing)});
}

std::optional<Player> parse_player(std::string_view text) {
    if (text == "1") return Player::kFirst;
    if (text == "2") return Player::kSecond;
    return std::nullopt;
}

bool is_date(std::string_view text) {
    const std::string_view form = "dddd.dd.dd";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                      [](char c, char f) { return f == 'd' ? c >= '0' && c <= '9' : c == f; });
}

using Parts = std::vector<std::string_view>;

std::optional<Step> parse_terms(const Parts& parts) {
    if (parts.size() != 10 || parts[2].size() != 1) return std::nullopt;
    Terms terms;
    const auto size = parse_size(parts[1]);
    const auto start = colour_from_letter(parts[2].front());
    const auto control = parse_time_control(parts[3]);
    const auto rounds = parse_digits<int>(parts[4]);
    const auto host = parse_player(parts[5]);
    const auto first = parse_name(parts[7]);
    const auto second = parse_name(parts[8]);
    if (!size || !start || !is_on_wheel(*start) || (!control && parts[3] != kNothing) || !rounds ||
        *rounds > kMostRounds || !host || !is_date(parts[6]) || !first || !second)
        return std::nullopt;
    terms.setup.size = *size;
    terms.setup.start = *start;
    terms.setup.time_control = control;
    terms.rounds = *rounds;
    terms.host = *host;
    terms.date = parts[6];
    terms.setup.seats = {Seat::human(*first), Seat::human(*second)};
    if (parts[9] != kNothing) {
        const auto position = parse_position(swapped(std::string(parts[9]), '_', ' '));
        if (!position || position->is_over() || position->size() != *size || position->to_play() != *start)
            return std::nullopt;
        terms.setup.position = *position;
    }
    return terms;
}

std::optional<Step> parse_parts(const Parts& parts) {
    const std::string_view kind = parts.front();
    if (kind == "match") return parse_terms(parts);
    if (kind == "play" && parts.size() == 3) {
        const auto cell = parse_cell(parts[1]);
        const auto used = parse_digits<std::int64_t>(parts[2]);
        // No clock has more.
        if (cell && used && ClockTime(*used) <= 2 * TimeControl::kLongestInitial)
            return Placed{*cell, ClockTime(*used)};
    }
    if (parts.size() != 2) return std::nullopt;
    if (kind == "back") {
        const auto plies = parse_digits<int>(parts[1]);
        if (plies && *plies > 0) return TakenBack{*plies};
    }
    const auto player = parse_player(parts[1]);
    if (kind == "resign" && player) return Resigned{*player};
    if (kind == "flag" && player) return OutOfTime{*player};
    if (kind == "round" && is_date(parts[1])) return NextRound{std::string(parts[1])};
    return std::nullopt;
}

}  // namespace

std::string as_word(std::string_view name) {
    if (name.empty()) return std::string(kNothing);
    std::string word;
    for (const char c : name) {
        if (is_plain(c)) {
            word += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        word += {'%', "0123456789ABCDEF"[byte >> 4U], "0123456789ABCDEF"[byte & 15U]};
    }
    return word;
}

std::optional<std::string> parse_name(std::string_view word) {
    if (word == kNothing) return std::string();
    std::string name;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            name += word[i];
            continue;
        }
        constexpr std::string_view kDigits = "0123456789ABCDEF";
        if (i + 2 >= word.size()) return std::nullopt;
        const std::size_t high = kDigits.find(word[i + 1]);
        const std::size_t low = kDigits.find(word[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        name += static_cast<char>(high * 16 + low);
        i += 2;
    }
    std::size_t length = 0;
    for (std::string_view rest = name; !rest.empty(); ++length)
        if (take_character(rest) == kUnprintable) return std::nullopt;
    // One way to write each name, and none that a record would take for the computer.
    if (length > kLongestName || as_word(name) != word || named_person(name).name != name) return std::nullopt;
    return name;
}

std::string sendable_name(std::string_view name) {
    std::string cut;
    std::string_view rest = name;
    for (std::size_t length = 0; !rest.empty() && length < kLongestName; ++length) {
        const std::string_view before = rest;
        const bool prints = take_character(rest) != kUnprintable;
        cut += prints ? before.substr(0, before.size() - rest.size()) : "?";
    }
    return named_person(cut).name;
}

Terms in_form(Terms terms) {
    MatchSetup& setup = terms.setup;
    for (const Player player : kPlayers) setup.seats[player] = Seat::human(sendable_name(setup.seats[player].name));
    if (setup.position) {
        setup.size = setup.position->size();
        setup.start = setup.position->to_play();
    }
    terms.rounds = std::clamp(terms.rounds, 0, kMostRounds);
    if (terms.date.empty()) terms.date = today();
    require(parse_step(to_text(Step(terms))) == Step(terms));
    return terms;
}

std::string to_text(const Step& step) {
    struct {
        std::string operator()(const Terms& terms) { return terms_text(terms); }
        std::string operator()(const Placed& placed) {
            return join({"play", to_text(placed.cell), std::to_string(placed.used.count())});
        }
        std::string operator()(const TakenBack& back) { return join({"back", std::to_string(back.plies)}); }
        std::string operator()(const Resigned& end) { return join({"resign", std::to_string(number(end.player))}); }
        std::string operator()(const OutOfTime& end) { return join({"flag", std::to_string(number(end.player))}); }
        std::string operator()(const NextRound& next) { return join({"round", next.date}); }
    } in_text;
    return std::visit(in_text, step);
}

std::optional<Step> parse_step(std::string_view text) {
    Parts parts;
    for (std::string_view rest = text;;) {
        const std::size_t comma = rest.find(',');
        parts.push_back(rest.substr(0, comma));
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    auto step = parse_parts(parts);
    if (!step || to_text(*step) != text) return std::nullopt;
    return step;
}

}  // namespace atom4::link
