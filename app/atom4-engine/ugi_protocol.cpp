// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi_protocol.h"

#include <algorithm>
#include <limits>
#include <span>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using Words = std::span<const std::string_view>;

Failure<UgiError> ugi_error(std::string reason) {
    return Failure{UgiError{std::move(reason)}};
}

std::string text_of(PositionTextFault fault, int least) {
    switch (fault) {
        case PositionTextFault::kBadCharacter: return "this character does not belong in a position";
        case PositionTextFault::kBadRun: return "a run of empty cells is a number from 1, and never follows another";
        case PositionTextFault::kRowTooLong: return "the row has more cells than the first one, or than 26";
        case PositionTextFault::kRowTooShort:
            return "the row has fewer cells than the first one, or than " + std::to_string(least);
        case PositionTextFault::kBadRowCount: return "a board has " + std::to_string(least) + " to 26 rows";
        case PositionTextFault::kNoColourToPlay: return "the colour to play is missing";
        case PositionTextFault::kColourNotOnWheel: return "the colour to play is one of R, Y, G, C, B and P";
        case PositionTextFault::kTrailingText: return "something follows the colour to play";
        case PositionTextFault::kBothPlayersHaveWon: return "both players have a winning row";
    }
    return "this is no position";
}

// Milliseconds, far from where adding them up could overflow.
constexpr std::int64_t kMostMilliseconds = 1'000'000'000'000;

}  // namespace

std::string quote(std::string_view text) {
    constexpr std::size_t kShown = 40;
    std::string shown = "'";
    for (const char c : text.substr(0, kShown)) shown += c >= 0x20 && c < 0x7F ? c : '?';
    return shown + (text.size() > kShown ? "...'" : "'");
}

std::string reason_of(IllegalMove reason, std::string_view cell) {
    const std::string name(cell);
    switch (reason) {
        case IllegalMove::kOffBoard: return name + " is not on the board";
        case IllegalMove::kOccupied: return "there is already a piece at " + name;
        case IllegalMove::kNoAdjacentPair:
            return "a piece at " + name + " would not touch two pieces that touch each other";
        case IllegalMove::kRoundOver: break;
    }
    return "the game is over before " + name;
}

std::string reason_of_bad_position(std::string_view text, int least) {
    const auto position = parse_position(text, least);
    require(!position);
    return "position, character " + std::to_string(position.error().offset + 1) + ": " +
           text_of(position.error().fault, least);
}

Result<Position, UgiError> read_position(std::vector<std::string_view> words) {
    if (words.empty()) return ugi_error("position: startpos or fen is missing");
    Position position;
    std::size_t next = 1;
    if (words[0] == "fen") {
        // Two words; with fewer the text itself says what is missing.
        std::string text;
        for (; next < words.size() && next <= 2 && words[next] != "moves"; ++next)
            text += (text.empty() ? "" : " ") + std::string(words[next]);
        auto parsed = parse_position(text);
        if (!parsed) return ugi_error(reason_of_bad_position(text));
        position = std::move(*parsed);
    } else if (words[0] != "startpos") {
        return ugi_error("position: " + quote(words[0]) + " is neither startpos nor fen");
    }
    if (next == words.size()) return position;
    if (words[next] != "moves") return ugi_error("position: " + quote(words[next]) + " stands where moves may follow");
    for (const std::string_view word : Words(words).subspan(next + 1)) {
        const auto cell = parse_cell(word);
        if (!cell) return ugi_error("position: " + quote(word) + " is not a cell");
        if (const auto reaction = position.play(*cell); !reaction)
            return ugi_error("position: " + reason_of(reaction.error(), word));
    }
    return position;
}

std::optional<PlayerClock> GoRequest::clock_of(Player player) const {
    if (!time[player]) return std::nullopt;
    return PlayerClock{std::chrono::milliseconds(*time[player]), std::chrono::milliseconds(increment[player])};
}

Result<GoRequest, UgiError> read_go(std::vector<std::string_view> words) {
    struct Limit {
        std::string_view name;
        std::int64_t least;
        std::int64_t most;
        void (*take)(GoRequest& request, std::int64_t value);
    };
    static constexpr Limit kLimits[]{
        {"depth", 0, 1'000'000, [](GoRequest& go, std::int64_t value) { go.limits.depth = static_cast<int>(value); }},
        {"nodes", 1, std::numeric_limits<std::int64_t>::max(),
         [](GoRequest& go, std::int64_t value) { go.limits.nodes = static_cast<std::uint64_t>(value); }},
        {"movetime", 1, kMostMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.limits.time = std::chrono::milliseconds(value); }},
        // A clock may be past its end when the move comes late.
        {"p1time", -kMostMilliseconds, kMostMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.time[Player::kFirst] = value; }},
        {"p2time", -kMostMilliseconds, kMostMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.time[Player::kSecond] = value; }},
        {"p1inc", 0, kMostMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.increment[Player::kFirst] = value; }},
        {"p2inc", 0, kMostMilliseconds,
         [](GoRequest& go, std::int64_t value) { go.increment[Player::kSecond] = value; }},
    };
    GoRequest request;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (std::find(words.begin(), word, *word) != word && !parse_number<std::int64_t>(*word))
            return ugi_error("go: " + quote(*word) + " is there twice");
        if (*word == "infinite") {
            request.infinite = true;
            continue;
        }
        const auto limit =
            std::find_if(std::begin(kLimits), std::end(kLimits), [&](const Limit& any) { return any.name == *word; });
        if (limit == std::end(kLimits)) return ugi_error("go: there is no limit named " + quote(*word));
        const std::string name(*word);
        if (++word == words.end()) return ugi_error("go: the value of " + name + " is missing");
        const auto value = parse_number<std::int64_t>(*word);
        if (!value || *value < limit->least || *value > limit->most)
            return ugi_error("go: " + name + " cannot be " + quote(*word));
        limit->take(request, *value);
    }
    return request;
}

Result<OptionValue, UgiError> read_option(std::vector<std::string_view> words) {
    if (words.size() != 4 || words[0] != "name" || words[2] != "value")
        return ugi_error("setoption: this must be name NAME value NUMBER");
    OptionValue option;
    for (const char c : words[1]) option.name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto value = parse_number<std::int64_t>(words[3]);
    if (!value) return ugi_error("setoption: " + quote(words[3]) + " is not a whole number");
    option.value = *value;
    return option;
}

}  // namespace atom4
