// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/record/record_tags.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/numbers.h"

namespace atom4 {
namespace {

// Far more than anybody plays, and the numbers of the rounds after it still are numbers.
constexpr int kMostRounds = 999'999;

// The tags that mean something to us; every other one is kept as it is.
constexpr std::array<std::string_view, 13> kKnownTags{"Game",     "Date",        "Player1",    "Player2", "Round",
                                                      "Size",     "Start",       "Result",     "Clock1",  "Clock2",
                                                      "Position", "Termination", "TimeControl"};
constexpr std::array<std::string_view, 4> kNeededTags{"Game", "Size", "Start", "Result"};

class HeadReader {
public:
    explicit HeadReader(RecordScanner& scanner) : scanner_(scanner) { head_.offset = scanner.offset(); }

    Result<RoundHead, RecordError> read() {
        if (!read_tags() || !check_needed() || !take_round() || !take_board() || !take_end()) return Failure{*error_};
        take_players();
        take_clocks();
        return std::move(head_);
    }

private:
    bool fail(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token = {}) {
        error_ = scanner_.error(fault, offset, token);
        return false;
    }
    bool fail(RecordFault fault, const PlacedTag& tag) { return fail(fault, tag.offset, tag.value); }

    [[nodiscard]] const PlacedTag* find(std::string_view name) const {
        const auto tag = std::find_if(known_.begin(), known_.end(), [&](const Tag& any) { return any.name == name; });
        return tag == known_.end() ? nullptr : &*tag;
    }
    [[nodiscard]] bool has_all_needed() const {
        return std::all_of(kNeededTags.begin(), kNeededTags.end(), [&](std::string_view name) { return find(name); });
    }

    bool read_tags() {
        int line_breaks = 0;
        for (; !scanner_.at_end() && scanner_.peek() == '['; line_breaks = scanner_.skip_space()) {
            const std::string_view line = scanner_.line();
            const std::size_t offset = scanner_.offset();
            auto tag = parse_tag(line);
            if (!tag) {
                // What was wrong before this line is told first.
                if (!check_repeated()) return false;
                return fail(tag.error(), offset, tag.error() == FormatFault::kBadText ? std::string_view() : line);
            }
            // A round that was given up before its first move has an empty line between its tags and the next ones.
            if (tag->name == "Game" && line_breaks > 1 && has_all_needed()) break;
            names_.add(line.substr(1, tag->name.size()));
            scanner_.skip_line();
            const bool is_known = std::find(kKnownTags.begin(), kKnownTags.end(), tag->name) != kKnownTags.end();
            if (!is_known)
                write_tag(head_.record.other_tags, tag->name, tag->value);
            else if (find(tag->name) == nullptr)
                known_.push_back({std::move(*tag), offset});
        }
        return check_repeated();
    }

    bool check_repeated() {
        const auto name = names_.first_repeated();
        return !name || fail(FormatFault::kRepeatedTag, scanner_.offset_of(*name) - 1, *name);
    }

    bool check_needed() {
        for (const std::string_view name : kNeededTags)
            if (find(name) == nullptr) return fail(FormatFault::kMissingTag, head_.offset, name);
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

    RecordScanner& scanner_;
    std::vector<PlacedTag> known_;
    TagNames names_;
    RoundHead head_;
    std::optional<RecordError> error_;
};

}  // namespace

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

Result<RoundHead, RecordError> read_round_head(RecordScanner& scanner) {
    return HeadReader(scanner).read();
}

}  // namespace atom4
