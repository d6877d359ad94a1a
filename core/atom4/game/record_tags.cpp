// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/record_tags.h"

#include <algorithm>
#include <cstdlib>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

// Far more than anybody plays, and the numbers of the rounds after it still are numbers.
constexpr int kMostRounds = 999'999;

constexpr std::array<std::string_view, 4> kNeededTags{"Game", "Size", "Start", "Result"};
constexpr std::array<std::string_view, 16> kOptionalTags{"Date",
                                                         "Player1",
                                                         "Player2",
                                                         "Round",
                                                         "Rounds",
                                                         "Clock1",
                                                         "Clock2",
                                                         "Position",
                                                         "Termination",
                                                         "TimeControl",
                                                         "PersonMoved",
                                                         "SeatsChanged",
                                                         "LowestLevel",
                                                         "Helped",
                                                         kExactLevels[Player::kFirst],
                                                         kExactLevels[Player::kSecond]};

class HeadReader {
public:
    explicit HeadReader(RecordText& text) : text_(text) {}

    Result<RoundHead, RecordError> read() {
        if (!read_tags() || !check_game() || !take_round() || !take_board() || !take_end()) return Failure{*error_};
        take_agreed_rounds();
        take_players();
        take_clocks();
        return std::move(head_);
    }

private:
    bool fail(RecordFault fault, const PlacedTag& tag) {
        error_ = text_.error<RecordError>(fault, tag.offset, tag.value);
        return false;
    }

    [[nodiscard]] const PlacedTag* find(std::string_view name) const { return tags_.find(name); }

    bool read_tags() {
        auto tags = read_record_head(text_, {kNeededTags, kOptionalTags}, GamesInText::kAnyNumber);
        if (!tags) {
            const auto& [fault, offset, token] = tags.error();
            error_ = text_.error<RecordError>(fault, offset, token);
            return false;
        }
        tags_ = std::move(*tags);
        head_.offset = tags_.offset;
        head_.record.other_tags = std::move(tags_.other);
        return true;
    }

    bool check_game() {
        const PlacedTag& game = *find("Game");
        return game.value == "Atom-4" || fail(RecordFault::kWrongGame, game);
    }

    bool take_round() {
        const PlacedTag* tag = find("Round");
        if (tag == nullptr) return true;
        const auto round = parse_digits<int>(tag->value);
        if (!round || *round < 1 || *round > kMostRounds) return fail(RecordFault::kBadRound, *tag);
        head_.record.round = *round;
        return true;
    }

    // What says something else than ours does is kept as it is.
    void take_agreed_rounds() {
        const PlacedTag* tag = find("Rounds");
        if (tag == nullptr) return;
        const auto rounds = parse_digits<int>(tag->value);
        if (rounds && *rounds >= 1 && *rounds <= kMostRounds && std::to_string(*rounds) == tag->value)
            head_.record.agreed_rounds = *rounds;
        else
            write_tag(head_.record.other_tags, "Rounds", tag->value);
    }

    bool take_board() {
        GameRecord& record = head_.record;
        const PlacedTag& size_tag = *find("Size");
        const auto size = parse_size(size_tag.value);
        if (!size) return fail(RecordFault::kBadSize, size_tag);
        record.size = *size;
        const PlacedTag& start = *find("Start");
        const auto colour = start.value.size() == 1 ? colour_from_letter(start.value.front()) : std::nullopt;
        if (!colour || !is_on_wheel(*colour)) return fail(RecordFault::kBadStart, start);
        record.start = *colour;
        const PlacedTag* set_up = find("Position");
        if (set_up == nullptr) {
            head_.start = Position(record.size, record.start);
            return true;
        }
        auto position = parse_position(set_up->value);
        if (!position || position->size() != record.size || position->to_play() != record.start)
            return fail(RecordFault::kBadPosition, *set_up);
        record.position = set_up->value;
        head_.start = std::move(*position);
        return true;
    }

    bool take_end() {
        if (const PlacedTag* termination = find("Termination")) head_.termination = *termination;
        head_.result = *find("Result");
        return is_result(head_.result.value) || fail(RecordFault::kBadResult, head_.result);
    }

    void take_players() {
        if (const PlacedTag* date = find("Date")) head_.record.date = date->value;
        if (const PlacedTag* player = find("Player1")) head_.record.seats[Player::kFirst] = parse_seat(player->value);
        if (const PlacedTag* player = find("Player2")) head_.record.seats[Player::kSecond] = parse_seat(player->value);
        for (const Player player : kPlayers)
            if (const PlacedTag* tag = find(kExactLevels[player])) {
                auto& level = head_.record.seats[player].computer_level;
                const auto exact = parse_level(tag->value);
                // Otherwise another program went on at another level.
                if (level && exact && std::abs(exact->in_tenths() - level->in_tenths()) <= Level::kTenths / 2)
                    level = exact;
            }
        take_changes();
    }

    // What says something else than ours do is kept as it is.
    void take_changes() {
        GameRecord& record = head_.record;
        for (const auto& [name, said] :
             {std::pair("SeatsChanged", &GameRecord::seats_changed), std::pair("Helped", &GameRecord::helped)}) {
            const PlacedTag* tag = find(name);
            if (tag == nullptr) continue;
            record.*said = tag->value == kYes;
            if (!(record.*said)) write_tag(record.other_tags, name, tag->value);
        }
        if (const PlacedTag* lowest = find("LowestLevel")) {
            record.lowest_level = parse_level(lowest->value);
            if (!record.lowest_level) write_tag(record.other_tags, "LowestLevel", lowest->value);
        }
        const PlacedTag* persons = find("PersonMoved");
        if (persons == nullptr) return;
        for (const ByPlayer<bool>& any :
             {ByPlayer<bool>{true, false}, ByPlayer<bool>{false, true}, ByPlayer<bool>{true, true}}) {
            if (persons->value != players_text(any)) continue;
            record.person_moved = any;
            return;
        }
        write_tag(record.other_tags, "PersonMoved", persons->value);
    }

    // Time controls of other kinds than ours are kept among the other tags, as the clocks then are.
    void take_clocks() {
        GameRecord& record = head_.record;
        const auto keep = [&](std::string_view name) {
            if (const PlacedTag* tag = find(name)) write_tag(record.other_tags, name, tag->value);
        };
        if (const PlacedTag* control = find("TimeControl")) record.time_control = parse_time_control(control->value);
        if (!record.time_control) keep("TimeControl");
        for (const auto& [player, name] : {std::pair(Player::kFirst, "Clock1"), std::pair(Player::kSecond, "Clock2")}) {
            const PlacedTag* clock = find(name);
            if (!record.time_control)
                keep(name);
            else
                record.time_left[player] = (clock != nullptr ? parse_clock_time(clock->value) : std::nullopt)
                                               .value_or(record.time_control->initial);
        }
    }

    RecordText& text_;
    RecordHead tags_;
    RoundHead head_;
    std::optional<RecordError> error_;
};

}  // namespace

std::string players_text(const ByPlayer<bool>& players) {
    std::string text;
    for (const Player player : kPlayers) {
        if (!players[player]) continue;
        if (!text.empty()) text += ' ';
        text += std::to_string(number(player));
    }
    return text;
}

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

Result<RoundHead, RecordError> read_round_head(RecordText& text) {
    return HeadReader(text).read();
}

}  // namespace atom4
