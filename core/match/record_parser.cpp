// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>
#include <map>

#include "core/atom4/notation.h"
#include "core/atom4/numbers.h"
#include "core/atom4/tags.h"
#include "core/match/record_tags.h"
#include "core/match/variations.h"

namespace atom4 {
namespace {

// Far more than anybody plays, and the numbers of the rounds after it still are numbers.
constexpr int kMostRounds = 999'999;

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

struct Place {
    int line = 1;
    int column = 1;
};

struct PlacedTag : Tag {
    Place place;
};

class RecordParser {
public:
    explicit RecordParser(std::string_view text) : text_(text) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);  // a byte order mark, as some editors leave
    }

    Result<std::vector<GameRecord>, RecordError> parse() {
        std::vector<GameRecord> records;
        skip_space();
        if (at_end() || peek() != '[') {
            fail(at_end() || is_text(peek()) ? FormatFault::kNoGame : FormatFault::kBadText, place_, word());
            return Failure{*error_};
        }
        while (!at_end()) {
            GameRecord record;
            if (!parse_tags(record) || !follows(records, record) || !parse_moves(record)) return Failure{*error_};
            records.push_back(std::move(record));
        }
        return records;
    }

private:
    bool fail(decltype(RecordError::fault) fault, Place place, std::string_view token = {},
              std::optional<IllegalMove> reason = std::nullopt) {
        error_ = RecordError{fault, place.line, place.column, std::string(token), reason};
        return false;
    }

    [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] char peek() const { return text_[offset_]; }
    void advance() {
        if (peek() == '\n') {
            ++place_.line;
            place_.column = 1;
        } else {
            ++place_.column;
        }
        ++offset_;
    }
    void skip_space() {
        while (!at_end() && is_space(peek())) advance();
    }
    // The word that starts here, for moves and messages; not advanced over.
    [[nodiscard]] std::string_view word() const {
        std::size_t end = offset_;
        while (end < text_.size() && end - offset_ < 40 && !is_space(text_[end]) &&
               std::string_view("{[()").find(text_[end]) == std::string_view::npos)
            ++end;
        return text_.substr(offset_, std::max<std::size_t>(end - offset_, at_end() ? 0 : 1));
    }

    // The same without what is written right behind a move number, as in "1.i7".
    [[nodiscard]] std::string_view move_word() const {
        const std::string_view whole = word();
        const std::size_t digits = whole.find_first_not_of("0123456789");
        if (digits == 0 || digits == std::string_view::npos || whole[digits] != '.') return whole;
        return whole.substr(0, whole.find_first_not_of('.', digits));
    }

    bool parse_placed_tag(PlacedTag& tag) {
        tag.place = place_;
        const std::size_t line_end = std::min(text_.find('\n', offset_), text_.size());
        std::string_view line = text_.substr(offset_, line_end - offset_);
        while (is_space(line.back())) line.remove_suffix(1);
        auto parsed = parse_tag(line);
        const bool no_text = !parsed && parsed.error() == FormatFault::kBadText;
        if (!parsed) return fail(parsed.error(), tag.place, no_text ? std::string_view() : line.substr(0, 40));
        static_cast<Tag&>(tag) = std::move(*parsed);
        while (offset_ < line_end) advance();
        return true;
    }

    using KnownTags = std::map<std::string, PlacedTag>;

    bool parse_set_up(GameRecord& record, const PlacedTag& tag) {
        auto position = parse_position(tag.value);
        if (!position || position->size() != record.size || position->to_play() != record.start)
            return fail(RecordFault::kBadPosition, tag.place, std::string_view(tag.value).substr(0, 40));
        record.position = std::move(*position);
        return true;
    }

    // Time controls of other kinds than ours are kept among the other tags, as the clocks then are.
    static void parse_clocks(GameRecord& record, const KnownTags& known) {
        const auto value = [&](const char* name) {
            const auto tag = known.find(name);
            return tag == known.end() ? std::nullopt : std::optional(tag->second.value);
        };
        const auto keep = [&](const char* name) {
            if (const auto text = value(name)) record.other_tags.emplace_back(name, *text);
        };
        if (const auto control = value("TimeControl")) record.time_control = parse_time_control(*control);
        if (!record.time_control) keep("TimeControl");
        for (const auto& [player, name] : {std::pair(Player::kFirst, "Clock1"), std::pair(Player::kSecond, "Clock2")}) {
            if (!record.time_control)
                keep(name);
            else
                record.time_left[player] =
                    parse_clock_time(value(name).value_or("")).value_or(record.time_control->initial);
        }
    }

    bool parse_tags(GameRecord& record) {
        KnownTags known;
        const Place first = place_;
        for (skip_space(); !at_end() && peek() == '['; skip_space()) {
            PlacedTag tag;
            if (!parse_placed_tag(tag)) return false;
            const bool is_known = std::find(kRecordTags.begin(), kRecordTags.end(), tag.name) != kRecordTags.end();
            const bool repeated = is_known ? known.contains(tag.name)
                                           : std::any_of(record.other_tags.begin(), record.other_tags.end(),
                                                         [&](const auto& other) { return other.first == tag.name; });
            if (repeated) return fail(FormatFault::kRepeatedTag, tag.place, tag.name);
            if (is_known)
                known.emplace(tag.name, tag);
            else
                record.other_tags.emplace_back(tag.name, tag.value);
        }
        for (const char* name : {"Game", "Size", "Start", "Result"})
            if (!known.contains(name)) return fail(FormatFault::kMissingTag, first, name);

        const PlacedTag& game = known["Game"];
        if (game.value != "Atom-4") return fail(RecordFault::kWrongGame, game.place, game.value);
        if (known.contains("Date")) record.date = known["Date"].value;
        if (known.contains("Player1")) record.seats[Player::kFirst] = parse_seat(known["Player1"].value);
        if (known.contains("Player2")) record.seats[Player::kSecond] = parse_seat(known["Player2"].value);
        if (known.contains("Round")) {
            const auto round = parse_digits<int>(known["Round"].value);
            if (!round || *round < 1 || *round > kMostRounds)
                return fail(RecordFault::kBadRound, known["Round"].place, known["Round"].value);
            record.round = *round;
        }
        const auto size = parse_size(known["Size"].value);
        if (!size) return fail(RecordFault::kBadSize, known["Size"].place, known["Size"].value);
        record.size = *size;
        const std::string& start = known["Start"].value;
        const auto colour = start.size() == 1 ? colour_from_letter(start.front()) : std::nullopt;
        if (!colour || !is_on_wheel(*colour)) return fail(RecordFault::kBadStart, known["Start"].place, start);
        record.start = *colour;
        if (known.contains("Position") && !parse_set_up(record, known["Position"])) return false;
        parse_clocks(record, known);
        termination_ = known.contains("Termination") ? std::optional(known["Termination"]) : std::nullopt;
        result_ = known["Result"];
        if (!is_result(result_.value)) return fail(RecordFault::kBadResult, result_.place, result_.value);
        game_place_ = first;
        return true;
    }

    // Rounds of one file belong to one match: the round number and the start colour go on by one.
    bool follows(const std::vector<GameRecord>& records, const GameRecord& record) {
        if (records.empty()) return true;
        const GameRecord& last = records.back();
        const bool fits = record.round == last.round + 1 && record.size == last.size &&
                          record.start == next_on_wheel(last.start) && outcome(last) != Outcome::kOngoing;
        return fits || fail(RecordFault::kRoundOutOfOrder, game_place_, std::to_string(record.round));
    }

    bool parse_comment(std::string& comment) {
        const Place start = place_;
        advance();
        std::string text;
        while (!at_end() && peek() != '}') {
            if (!is_text(peek())) return fail(FormatFault::kBadText, place_);
            text += peek();
            advance();
        }
        if (at_end()) return fail(RecordFault::kOpenComment, start, "{");
        advance();
        join(comment, text);
        return true;
    }

    static void join(std::string& comment, const std::string& more) {
        if (!comment.empty() && !more.empty()) comment += ' ';
        comment += more;
    }

    // "3." or "3..." where the third pair of plies is on.
    [[nodiscard]] static bool is_move_number(std::string_view token, std::size_t plies) {
        const std::size_t digits = token.find('.');
        const auto number = parse_digits<int>(token.substr(0, digits));
        if (!number || *number != static_cast<int>(plies / 2) + 1) return false;
        return token.substr(digits) == (plies % 2 == 0 ? "." : "...");
    }

    // A line of moves as it is read: the main line, or a variation of it.
    struct Line {
        Position position;
        std::size_t first_ply = 0;
        std::vector<RecordedMove> moves;
        std::string opening_comment;
        Place numbered;
        std::string number;  // one that no move has followed yet

        [[nodiscard]] std::size_t plies() const { return first_ply + moves.size(); }
    };

    bool parse_line_comment(Line& line) {
        return parse_comment(line.moves.empty() ? line.opening_comment : line.moves.back().comment);
    }

    // A move or its number.
    bool parse_step(Line& line) {
        const Place place = place_;
        const std::string token(move_word());
        for (std::size_t i = 0; i < token.size(); ++i) advance();
        if (token.find('.') != std::string::npos) {
            if (!line.number.empty() || !is_move_number(token, line.plies()))
                return fail(RecordFault::kBadMoveNumber, place, token);
            line.number = token;
            line.numbered = place;
            return true;
        }
        const auto cell = parse_cell(token);
        if (!cell) return fail(RecordFault::kNotACell, place, token);
        const auto reaction = line.position.play(*cell);
        if (!reaction) return fail(RecordFault::kIllegalMove, place, token, reaction.error());
        line.moves.push_back({*cell, {}});
        line.number.clear();
        return true;
    }

    bool ends_well(const Line& line) {
        return line.number.empty() || fail(RecordFault::kBadMoveNumber, line.numbered, line.number);
    }

    // In parentheses, instead of the last move of the main line so far.
    bool parse_variation(const Line& main, std::vector<Variation>& variations) {
        const Place open = place_;
        advance();
        GameRecord before;
        before.position = main_start_;
        before.moves = main.moves;
        if (!before.moves.empty()) before.moves.pop_back();
        Line line{replay(before), before.moves.size(), {}, {}, {}, {}};
        for (skip_space(); !at_end() && peek() != ')'; skip_space()) {
            if (peek() == '(' || peek() == '[') return fail(RecordFault::kBadVariation, place_, word());
            if (!is_text(peek())) return fail(FormatFault::kBadText, place_);
            if (!(peek() == '{' ? parse_line_comment(line) : parse_step(line))) return false;
        }
        if (!ends_well(line)) return false;
        if (at_end() || line.moves.empty()) return fail(RecordFault::kBadVariation, open, "(");
        advance();
        join(line.moves.front().comment, line.opening_comment);
        variations.push_back({line.first_ply, std::move(line.moves)});
        return true;
    }

    bool parse_moves(GameRecord& record) {
        main_start_ = first_position(record);
        Line line{*main_start_, 0, {}, {}, {}, {}};
        std::vector<Variation> variations;
        bool ended = false;
        for (skip_space(); !at_end() && peek() != '['; skip_space()) {
            if (!is_text(peek())) return fail(FormatFault::kBadText, place_);
            if (peek() == '{') {
                if (!parse_line_comment(line)) return false;
            } else if (ended) {
                return fail(RecordFault::kNotACell, place_, move_word());
            } else if (peek() == '(') {
                if (!ends_well(line) || !parse_variation(line, variations)) return false;
            } else if (peek() == ')') {
                return fail(RecordFault::kBadVariation, place_, ")");
            } else if (const std::string_view token = word(); is_result(token)) {
                if (token != result_.value) return fail(RecordFault::kResultContradicts, place_, token);
                for (std::size_t i = 0; i < token.size(); ++i) advance();
                ended = true;
            } else if (!parse_step(line)) {
                return false;
            }
        }
        if (!ends_well(line)) return false;
        record.opening_comment = std::move(line.opening_comment);
        record.moves = std::move(line.moves);
        for (Variation& variation : variations) add_variation(record, std::move(variation));
        return parse_end(record, line.position);
    }

    // How the round ended must be what the moves say, or what Termination says of a round that the board left open.
    bool parse_end(GameRecord& record, const Position& position) {
        if (termination_) {
            const auto known = std::find_if(kTerminations.begin(), kTerminations.end(),
                                            [&](const auto& entry) { return entry.second == termination_->value; });
            if (known == kTerminations.end())
                record.other_tags.emplace_back(termination_->name, termination_->value);
            else if (position.is_over() || (result_.value != "1-0" && result_.value != "0-1"))
                return fail(RecordFault::kResultContradicts, termination_->place, termination_->value);
            else
                record.early_end = {known->first, result_.value == "1-0" ? Player::kSecond : Player::kFirst};
        }
        if (result_.value != to_text(outcome(record)))
            return fail(RecordFault::kResultContradicts, result_.place, result_.value);
        return true;
    }

    std::string_view text_;
    std::size_t offset_ = 0;
    Place place_;
    Place game_place_;
    PlacedTag result_;
    std::optional<PlacedTag> termination_;
    std::optional<Position> main_start_;
    std::optional<RecordError> error_;
};

}  // namespace

Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text) {
    return RecordParser(text).parse();
}

}  // namespace atom4
