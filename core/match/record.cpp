// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/record.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/atom4/notation.h"
#include "core/atom4/tags.h"

namespace atom4 {
namespace {

// Far more than anybody plays, and the numbers of the rounds after it still are numbers.
constexpr int kMostRounds = 999'999;

bool is_result(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

std::optional<int> parse_number(std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || digits.empty()) return std::nullopt;
    return value;
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
            fail(at_end() || is_text(peek()) ? RecordFault::kNoGame : RecordFault::kBadText, place_, word());
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
    bool fail(RecordFault fault, Place place, std::string_view token = {},
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
        while (end < text_.size() && end - offset_ < 40 && !is_space(text_[end]) && text_[end] != '{' &&
               text_[end] != '[')
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
        if (!parsed && parsed.error() == TagFault::kBadText) return fail(RecordFault::kBadText, tag.place);
        if (!parsed) return fail(RecordFault::kBadTag, tag.place, line.substr(0, 40));
        static_cast<Tag&>(tag) = std::move(*parsed);
        while (offset_ < line_end) advance();
        return true;
    }

    bool parse_tags(GameRecord& record) {
        std::map<std::string, PlacedTag> known;
        const Place first = place_;
        for (skip_space(); !at_end() && peek() == '['; skip_space()) {
            PlacedTag tag;
            if (!parse_placed_tag(tag)) return false;
            static constexpr std::string_view kKnown[] = {"Game",  "Date", "Player1", "Player2",
                                                          "Round", "Size", "Start",   "Result"};
            const bool is_known = std::find(std::begin(kKnown), std::end(kKnown), tag.name) != std::end(kKnown);
            const bool repeated = is_known ? known.contains(tag.name)
                                           : std::any_of(record.other_tags.begin(), record.other_tags.end(),
                                                         [&](const auto& other) { return other.first == tag.name; });
            if (repeated) return fail(RecordFault::kRepeatedTag, tag.place, tag.name);
            if (is_known)
                known.emplace(tag.name, tag);
            else
                record.other_tags.emplace_back(tag.name, tag.value);
        }
        for (const char* name : {"Game", "Size", "Start", "Result"})
            if (!known.contains(name)) return fail(RecordFault::kMissingTag, first, name);

        const PlacedTag& game = known["Game"];
        if (game.value != "Atom-4") return fail(RecordFault::kWrongGame, game.place, game.value);
        if (known.contains("Date")) record.date = known["Date"].value;
        if (known.contains("Player1")) record.seats[Player::kFirst] = parse_seat(known["Player1"].value);
        if (known.contains("Player2")) record.seats[Player::kSecond] = parse_seat(known["Player2"].value);
        if (known.contains("Round")) {
            const auto round = parse_number(known["Round"].value);
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
                          record.start == next_on_wheel(last.start) && replay(last).is_over();
        return fits || fail(RecordFault::kRoundOutOfOrder, game_place_, std::to_string(record.round));
    }

    bool parse_comment(std::string& comment) {
        const Place start = place_;
        advance();
        std::string text;
        while (!at_end() && peek() != '}') {
            if (!is_text(peek())) return fail(RecordFault::kBadText, place_);
            text += peek();
            advance();
        }
        if (at_end()) return fail(RecordFault::kOpenComment, start, "{");
        advance();
        if (!comment.empty()) comment += ' ';
        comment += text;
        return true;
    }

    // "3." or "3..." where the third pair of plies is on.
    [[nodiscard]] static bool is_move_number(std::string_view token, std::size_t plies) {
        const std::size_t digits = token.find('.');
        const auto number = parse_number(token.substr(0, digits));
        if (!number || *number != static_cast<int>(plies / 2) + 1) return false;
        return token.substr(digits) == (plies % 2 == 0 ? "." : "...");
    }

    bool parse_moves(GameRecord& record) {
        Position position(record.size, record.start);
        bool ended = false;
        Place numbered;
        std::string number;
        bool number_waits = false;  // a number that no move has followed yet
        for (skip_space(); !at_end() && peek() != '['; skip_space()) {
            const Place place = place_;
            if (peek() == '{') {
                if (!parse_comment(record.moves.empty() ? record.opening_comment : record.moves.back().comment))
                    return false;
                continue;
            }
            if (!is_text(peek())) return fail(RecordFault::kBadText, place);
            const std::string token(move_word());
            if (ended) return fail(RecordFault::kNotACell, place, token);
            for (std::size_t i = 0; i < token.size(); ++i) advance();
            if (is_result(token)) {
                if (token != result_.value) return fail(RecordFault::kResultContradicts, place, token);
                ended = true;
            } else if (token.find('.') != std::string::npos) {
                if (number_waits || !is_move_number(token, record.moves.size()))
                    return fail(RecordFault::kBadMoveNumber, place, token);
                number_waits = true;
                numbered = place;
                number = token;
            } else {
                const auto cell = parse_cell(token);
                if (!cell) return fail(RecordFault::kNotACell, place, token);
                const auto reaction = position.play(*cell);
                if (!reaction) return fail(RecordFault::kIllegalMove, place, token, reaction.error());
                record.moves.push_back({*cell, {}});
                number_waits = false;
            }
        }
        if (number_waits) return fail(RecordFault::kBadMoveNumber, numbered, number);
        if (result_.value != to_text(position.outcome()))
            return fail(RecordFault::kResultContradicts, result_.place, result_.value);
        return true;
    }

    std::string_view text_;
    std::size_t offset_ = 0;
    Place place_;
    Place game_place_;
    PlacedTag result_;
    std::optional<RecordError> error_;
};

// Words go on lines of at most 79 columns; a comment keeps its own line breaks.
class MoveWriter {
public:
    explicit MoveWriter(std::string& text) : text_(text) {}
    void word(std::string_view word) {
        if (column_ > 0) {
            const bool wraps = column_ + 1 + word.size() > 79;
            text_ += wraps ? '\n' : ' ';
            column_ = wraps ? 0 : column_ + 1;
        }
        text_ += word;
        const std::size_t line_break = word.rfind('\n');
        column_ = line_break == std::string_view::npos ? column_ + word.size() : word.size() - line_break;
    }
    void comment(const std::string& comment) {
        if (!comment.empty()) word('{' + comment + '}');
    }

private:
    std::string& text_;
    std::size_t column_ = 0;
};

}  // namespace

Position replay(const GameRecord& record, std::optional<std::size_t> plies) {
    Position position(record.size, record.start);
    const std::size_t count = std::min(plies.value_or(record.moves.size()), record.moves.size());
    for (std::size_t ply = 0; ply < count; ++ply) {
        require(position.is_legal(record.moves[ply].cell));
        position.play_legal(record.moves[ply].cell);
    }
    return position;
}

Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text) {
    return RecordParser(text).parse();
}

std::string to_text(std::span<const GameRecord> records) {
    std::string text;
    for (const GameRecord& record : records) {
        if (!text.empty()) text += '\n';
        write_tag(text, "Game", "Atom-4");
        write_tag(text, "Date", record.date);
        write_tag(text, "Player1", to_text(record.seats[Player::kFirst]));
        write_tag(text, "Player2", to_text(record.seats[Player::kSecond]));
        write_tag(text, "Round", std::to_string(record.round));
        write_tag(text, "Size", to_text(record.size));
        write_tag(text, "Start", std::string(1, letter(record.start)));
        write_tag(text, "Result", to_text(replay(record).outcome()));
        for (const auto& [name, value] : record.other_tags) write_tag(text, name, value);
        text += '\n';
        MoveWriter writer(text);
        writer.comment(record.opening_comment);
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
            if (ply % 2 == 0) writer.word(std::to_string(ply / 2 + 1) + '.');
            writer.word(to_text(record.moves[ply].cell));
            writer.comment(record.moves[ply].comment);
        }
        text += '\n';
    }
    return text;
}

}  // namespace atom4
