// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/atom4/game/record_tags.h"
#include "core/atom4/game/variations.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

// "3." or "3..." where the third pair of plies is on.
bool is_move_number(std::string_view token, std::size_t plies) {
    const std::size_t digits = token.find('.');
    const auto number = parse_digits<int>(token.substr(0, digits));
    if (!number || *number != static_cast<int>(plies / 2) + 1) return false;
    return token.substr(digits) == (plies % 2 == 0 ? "." : "...");
}

// The word that the text starts with, as much of it as an error repeats; a byte at least.
std::string_view first_word(std::string_view text) {
    const std::size_t most = std::min(text.size(), kMostToken);
    std::size_t end = 0;
    while (end < most && !is_space(text[end]) && std::string_view("{[()").find(text[end]) == std::string_view::npos)
        ++end;
    return text.substr(0, std::max<std::size_t>(end, 1));
}

// The same without what is written right behind a move number, as in "1.i7".
std::string_view first_move_word(std::string_view text) {
    const std::string_view whole = first_word(text);
    const std::size_t digits = whole.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || whole[digits] != '.') return whole;
    return whole.substr(0, whole.find_first_not_of('.', digits));
}

std::size_t count_of(std::string_view piece, std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(piece); at != std::string_view::npos; at = text.find(piece, at + piece.size()))
        ++count;
    return count;
}

// A line of moves as it is read: the main line, or a variation of it.
struct Line {
    explicit Line(const Position& start, std::size_t plies = 0) : position(start), first_ply(plies) {}

    Position position;
    std::size_t first_ply;
    MoveLine moves;
    std::string opening_comment;
    std::optional<Reaction> last;  // what the last move did
    std::string_view number;       // one that no move has followed yet
    std::size_t number_offset = 0;

    [[nodiscard]] std::size_t plies() const { return first_ply + moves.size(); }

    void comment(std::string_view text) {
        if (!moves.empty()) return moves.comment_last(text);
        if (!opening_comment.empty() && !text.empty()) opening_comment += ' ';
        opening_comment += text;
    }
};

class RecordParser {
public:
    explicit RecordParser(std::string_view text) : text_(text) {}

    Result<std::vector<GameRecord>, RecordError> parse() {
        std::vector<GameRecord> records;
        text_.skip_space();
        if (text_.at_end() || text_.peek() != '[') {
            const bool bad_text = !text_.at_end() && !is_text(text_.peek());
            fail(bad_text ? FormatFault::kBadText : FormatFault::kNoGame, text_.offset(), first_word(text_.rest()));
            return Failure{*error_};
        }
        // A list that grows by doubling is there twice when it does.
        constexpr std::string_view kLeast = "[Game \"Atom-4\"]\n[Size \"6x6\"]\n[Start \"R\"]\n[Result \"*\"]\n";
        records.reserve(std::min(count_of("[Game ", text_.whole()), text_.whole().size() / kLeast.size() + 1));
        while (!text_.at_end()) {
            auto head = read_round_head(text_);
            if (!head) return Failure{head.error()};
            if (!follows(records, *head) || !parse_moves(*head)) return Failure{*error_};
            records.push_back(std::move(head->record));
        }
        return records;
    }

    [[nodiscard]] const std::optional<int>& line_behind() const { return text_.line_behind(); }

private:
    bool fail(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token = {},
              std::optional<IllegalMove> reason = std::nullopt) {
        error_ = text_.error<RecordError>(fault, offset, token, reason);
        return false;
    }
    bool fail(RecordFault fault, const PlacedTag& tag) { return fail(fault, tag.offset, tag.value); }

    // Rounds of one file belong to one match: the round number and the start colour go on by one.
    bool follows(const std::vector<GameRecord>& records, const RoundHead& head) {
        if (records.empty()) return true;
        const GameRecord& last = records.back();
        const GameRecord& next = head.record;
        const bool fits = next.round == last.round + 1 && next.size == last.size &&
                          next.start == next_on_wheel(last.start) && last_outcome_ != Outcome::kOngoing;
        return fits || fail(RecordFault::kRoundOutOfOrder, head.offset, std::to_string(next.round));
    }

    bool parse_moves(RoundHead& head) {
        Line line(head.start);
        std::vector<Variation> variations;
        bool ended = false;
        for (text_.skip_space(); !text_.at_end() && text_.peek() != '['; text_.skip_space()) {
            const char first = text_.peek();
            const std::size_t here = text_.offset();
            if (!is_text(first)) return fail(FormatFault::kBadText, here);
            if (first == '{') {
                if (!parse_comment(line)) return false;
            } else if (ended) {
                return fail(RecordFault::kNotACell, here, first_move_word(text_.rest()));
            } else if (first == '(') {
                if (!ends_well(line) || !parse_variation(line, variations)) return false;
            } else if (first == ')') {
                return fail(RecordFault::kBadVariation, here, ")");
            } else if (const std::string_view token = first_word(text_.rest()); is_result(token)) {
                if (token != head.result.value) return fail(RecordFault::kResultContradicts, here, token);
                text_.skip(token.size());
                ended = true;
            } else if (!parse_step(line)) {
                return false;
            }
        }
        if (!ends_well(line)) return false;
        head.record.opening_comment = std::move(line.opening_comment);
        head.record.moves = line.moves;  // copied, which leaves behind the room that it grew into
        add_variations(head.record, std::move(variations));
        return parse_end(head, line.position);
    }

    // In braces.
    bool parse_comment(Line& line) {
        const std::size_t open = text_.offset();
        const std::string_view rest = text_.rest();
        const std::size_t close = std::min(rest.find('}'), rest.size());
        const std::string_view comment = rest.substr(1, close - 1);
        const auto bad = std::find_if_not(comment.begin(), comment.end(), is_text);
        if (bad != comment.end())
            return fail(FormatFault::kBadText, open + 1 + static_cast<std::size_t>(bad - comment.begin()));
        if (close == rest.size()) return fail(RecordFault::kOpenComment, open, "{");
        text_.skip(close + 1);
        line.comment(comment);
        return true;
    }

    // A move or its number.
    bool parse_step(Line& line) {
        const std::size_t here = text_.offset();
        const std::string_view token = first_move_word(text_.rest());
        text_.skip(token.size());
        if (token.find('.') != std::string_view::npos) {
            if (!line.number.empty() || !is_move_number(token, line.plies()))
                return fail(RecordFault::kBadMoveNumber, here, token);
            line.number = token;
            line.number_offset = here;
            return true;
        }
        const auto cell = parse_cell(token);
        if (!cell) return fail(RecordFault::kNotACell, here, token);
        const auto reaction = line.position.play(*cell);
        if (!reaction) return fail(RecordFault::kIllegalMove, here, token, reaction.error());
        line.moves.add({*cell});
        line.last = *reaction;
        line.number = {};
        return true;
    }

    bool ends_well(const Line& line) {
        return line.number.empty() || fail(RecordFault::kBadMoveNumber, line.number_offset, line.number);
    }

    // In parentheses, instead of the last move of the main line so far.
    bool parse_variation(const Line& main, std::vector<Variation>& variations) {
        const std::size_t open = text_.offset();
        if (++variation_count_ > kMostVariations) return fail(RecordFault::kTooManyVariations, open, "(");
        text_.skip(1);
        Line line(main.position, main.plies());
        if (main.last) {
            line.position.undo(*main.last);
            --line.first_ply;
        }
        for (text_.skip_space(); !text_.at_end() && text_.peek() != ')'; text_.skip_space()) {
            const char first = text_.peek();
            if (first == '(' || first == '[')
                return fail(RecordFault::kBadVariation, text_.offset(), first_word(text_.rest()));
            if (!is_text(first)) return fail(FormatFault::kBadText, text_.offset());
            if (!(first == '{' ? parse_comment(line) : parse_step(line))) return false;
        }
        if (!ends_well(line)) return false;
        if (text_.at_end() || line.moves.empty()) return fail(RecordFault::kBadVariation, open, "(");
        text_.skip(1);
        // What is said before its first move is said of that move, behind what follows it.
        if (!line.opening_comment.empty()) {
            const std::string_view behind = line.moves.front().comment;
            line.moves.set_comment(
                0, behind.empty() ? line.opening_comment : std::string(behind) + ' ' + line.opening_comment);
        }
        variations.push_back({line.first_ply, std::move(line.moves)});
        return true;
    }

    // How the round ended must be what the moves say, or what Termination says of a round that the board left open.
    bool parse_end(RoundHead& head, const Position& position) {
        GameRecord& record = head.record;
        const std::string& result = head.result.value;
        if (const auto& termination = head.termination) {
            const auto known = std::find_if(kTerminations.begin(), kTerminations.end(),
                                            [&](const auto& entry) { return entry.second == termination->value; });
            if (known == kTerminations.end())
                write_tag(record.other_tags, termination->name, termination->value);
            else if (position.is_over() || (result != "1-0" && result != "0-1"))
                return fail(RecordFault::kResultContradicts, *termination);
            else
                record.early_end = {known->first, result == "1-0" ? Player::kSecond : Player::kFirst};
        }
        last_outcome_ = record.early_end ? win_of(opponent(record.early_end->loser)) : position.outcome();
        return result == to_text(last_outcome_) || fail(RecordFault::kResultContradicts, head.result);
    }

    RecordText text_;
    std::size_t variation_count_ = 0;
    Outcome last_outcome_ = Outcome::kOngoing;  // of the last round that was read
    std::optional<RecordError> error_;
};

}  // namespace

Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text, std::optional<int>* line_behind) {
    RecordParser parser(text);
    auto records = parser.parse();
    if (line_behind != nullptr) *line_behind = parser.line_behind();
    return records;
}

}  // namespace atom4
