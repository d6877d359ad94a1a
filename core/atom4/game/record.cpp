// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/record.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/atom4/game/variations.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

// Wraps words at 79 columns; a comment keeps its own line breaks.
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
    void comment(std::string_view comment) {
        if (!comment.empty()) word(std::string("{").append(comment).append("}"));
    }
    // Writes the number of the move that follows after that many plies.
    void number_after(std::size_t plies) { word(std::to_string(plies / 2 + 1) + (plies % 2 == 0 ? "." : "...")); }
    void move(const RecordedMove& move) {
        word(to_text(move.cell));
        comment(move.comment);
    }

private:
    std::string& text_;
    std::size_t column_ = 0;
};

void write_variation(MoveWriter& writer, const MoveLine& main, const Variation& variation) {
    // A variation in parentheses replaces the move before it. If it continues the main line after its end, it therefore
    // starts by repeating the last move.
    const bool extends_main = variation.ply == main.size() && variation.ply > 0;
    std::size_t plies = variation.ply - (extends_main ? 1 : 0);
    writer.word("(");
    writer.number_after(plies);
    if (extends_main) writer.word(to_text(main.back().cell));
    plies = variation.ply;
    for (const RecordedMove& move : variation.moves) {
        if (plies % 2 == 0 && (extends_main || plies > variation.ply)) writer.number_after(plies);
        writer.move(move);
        ++plies;
    }
    writer.word(")");
}

void write_moves(std::string& text, const GameRecord& record) {
    MoveWriter writer(text);
    writer.comment(record.opening_comment);
    auto variation = record.variations.begin();
    const auto write_variations = [&](std::size_t last_ply) {
        bool any = false;
        for (; variation != record.variations.end() && variation->ply <= last_ply; ++variation, any = true)
            write_variation(writer, record.moves, *variation);
        return any;
    };
    bool numbered = false;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        if (ply % 2 == 0 || numbered) writer.number_after(ply);
        writer.move(record.moves[ply]);
        numbered = write_variations(ply);
    }
    write_variations(record.moves.size());
}

void write_tags(std::string& text, const GameRecord& record) {
    write_tag(text, "Game", "Atom-4");
    write_tag(text, "Date", record.date);
    write_tag(text, "Player1", to_text(record.seats[Player::kFirst]));
    write_tag(text, "Player2", to_text(record.seats[Player::kSecond]));
    write_tag(text, "Round", std::to_string(record.round));
    if (record.agreed_rounds > 0) write_tag(text, "Rounds", std::to_string(record.agreed_rounds));
    write_tag(text, "Size", to_text(record.size));
    write_tag(text, "Start", std::string(1, letter(record.start)));
    write_tag(text, "Result", to_text(outcome(record)));
    const std::string humans = players_text(record.human_moved);
    if (!humans.empty()) write_tag(text, "PersonMoved", humans);
    if (record.seats_changed) write_tag(text, "SeatsChanged", kYes);
    if (record.lowest_level) write_tag(text, "LowestLevel", to_text(*record.lowest_level));
    if (record.helped) write_tag(text, "Helped", kYes);
    if (!record.position.empty()) write_tag(text, "Position", record.position);
    for (const auto& [reason, words] : kTerminations)
        if (record.early_end && record.early_end->reason == reason) write_tag(text, "Termination", words);
    if (record.time_control) {
        write_tag(text, "TimeControl", to_text(*record.time_control));
        write_tag(text, "Clock1", to_text(record.time_left[Player::kFirst]));
        write_tag(text, "Clock2", to_text(record.time_left[Player::kSecond]));
    }
    text += record.other_tags;
}

// Estimates the size of the text in bytes, to reserve it: a string that grows by doubling exists twice meanwhile.
std::size_t rough_size(const GameRecord& record) {
    constexpr std::size_t kTags = 256;
    constexpr std::size_t kMove = 6;
    return kTags + record.other_tags.size() + record.opening_comment.size() + record.moves.size() * kMove +
           record.moves.comment_bytes();
}

}  // namespace

std::string move_number_text(int ply, Colour start) {
    const Player mover = player_of(next_on_wheel(start, ply - 1));
    return std::to_string(move_number(ply, start)) + (mover == Player::kFirst ? "." : "...");
}

Position first_position(const GameRecord& record) {
    return record.position.empty() ? Position(record.size, record.start) : parse_position(record.position).value();
}

Outcome outcome(const GameRecord& record) {
    return record.early_end ? win_of(opponent(record.early_end->loser)) : replay(record).outcome();
}

bool can_continue(const GameRecord& last) {
    return last.agreed_rounds == 0 || last.round < last.agreed_rounds || outcome(last) == Outcome::kOngoing;
}

bool has_human_move(const GameRecord& record, Player player) {
    if (record.human_moved[player]) return true;
    if (record.seats[player].is_computer()) return false;
    const std::size_t first = first_position(record).mover() == player ? 0 : 1;
    // Of two consecutive plies, one is the player's.
    const auto is_in = [&](std::size_t begin, std::size_t count) { return count > (begin % 2 == first ? 0U : 1U); };
    return is_in(0, record.moves.size()) ||
           std::any_of(record.variations.begin(), record.variations.end(),
                       [&](const Variation& line) { return is_in(line.ply, line.moves.size()); });
}

Position replay(const GameRecord& record, std::optional<std::size_t> plies) {
    Position position = first_position(record);
    const std::size_t count = std::min(plies.value_or(record.moves.size()), record.moves.size());
    for (const Cell cell : record.moves.cells().first(count)) {
        require(position.is_legal(cell));
        position.play_legal(cell);
    }
    return position;
}

std::string to_text(std::span<const GameRecord> records) {
    std::string text;
    text.reserve(std::accumulate(records.begin(), records.end(), std::size_t{0},
                                 [](std::size_t sum, const GameRecord& record) { return sum + rough_size(record); }));
    for (const GameRecord& record : records) {
        if (!text.empty()) text += '\n';
        write_tags(text, record);
        text += '\n';
        write_moves(text, record);
        text += '\n';
    }
    return text;
}

Result<std::vector<GameRecord>, FileError> read_records(std::string_view text, std::optional<int>* ignored_line) {
    auto records = parse_records(text, ignored_line);
    if (!records) return Failure{FileError{records.error()}};
    return std::move(*records);
}

Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path,
                                                        std::optional<int>* ignored_line) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    return read_records(*text, ignored_line);
}

namespace {

// More than anyone plays, and few enough that later round numbers still fit an int.
constexpr int kMaxRounds = 999'999;

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

    Result<RoundHeader, RecordError> read() {
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
        if (!round || *round < 1 || *round > kMaxRounds) return fail(RecordFault::kBadRound, *tag);
        head_.record.round = *round;
        return true;
    }

    // A value that this program does not write is preserved as it is.
    void take_agreed_rounds() {
        const PlacedTag* tag = find("Rounds");
        if (tag == nullptr) return;
        const auto rounds = parse_digits<int>(tag->value);
        if (rounds && *rounds >= 1 && *rounds <= kMaxRounds && std::to_string(*rounds) == tag->value)
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
                // Otherwise another program has changed the level since.
                if (level && exact && std::abs(exact->in_tenths() - level->in_tenths()) <= Level::kTenths / 2)
                    level = exact;
            }
        take_changes();
    }

    // Values that this program does not write are preserved as they are.
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
        const PlacedTag* humans = find("PersonMoved");
        if (humans == nullptr) return;
        for (const ByPlayer<bool>& any :
             {ByPlayer<bool>{true, false}, ByPlayer<bool>{false, true}, ByPlayer<bool>{true, true}}) {
            if (humans->value != players_text(any)) continue;
            record.human_moved = any;
            return;
        }
        write_tag(record.other_tags, "PersonMoved", humans->value);
    }

    // Other kinds of time controls are preserved among the other tags, together with their clocks.
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
    RecordHeader tags_;
    RoundHeader head_;
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

Result<RoundHeader, RecordError> read_round_head(RecordText& text) {
    return HeadReader(text).read();
}

namespace {

// Whether this is the number of the next move: "3." or "3..." in the third pair of plies.
bool is_move_number(std::string_view token, std::size_t plies) {
    const std::size_t digits = token.find('.');
    const auto number = parse_digits<int>(token.substr(0, digits));
    if (!number || *number != static_cast<int>(plies / 2) + 1) return false;
    return token.substr(digits) == (plies % 2 == 0 ? "." : "...");
}

// Returns the first word of the text, up to the length that an error quotes; at least one byte.
std::string_view first_word(std::string_view text) {
    const std::size_t most = std::min(text.size(), kMaxToken);
    std::size_t end = 0;
    while (end < most && !is_space(text[end]) && std::string_view("{[()").find(text[end]) == std::string_view::npos)
        ++end;
    return text.substr(0, std::max<std::size_t>(end, 1));
}

// The same, but only the number if a move follows it directly, as in "1.i7".
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
    std::string_view number;       // a move number whose move has not been read yet
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
        // A vector that grows by doubling exists twice meanwhile.
        constexpr std::string_view kMin = "[Game \"Atom-4\"]\n[Size \"6x6\"]\n[Start \"R\"]\n[Result \"*\"]\n";
        records.reserve(std::min(count_of("[Game ", text_.whole()), text_.whole().size() / kMin.size() + 1));
        while (!text_.at_end()) {
            auto head = read_round_head(text_);
            if (!head) return Failure{head.error()};
            if (!follows(records, *head) || !parse_moves(*head)) return Failure{*error_};
            records.push_back(std::move(head->record));
        }
        return records;
    }

    [[nodiscard]] const std::optional<int>& ignored_line() const { return text_.ignored_line(); }

private:
    bool fail(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token = {},
              std::optional<IllegalMove> reason = std::nullopt) {
        error_ = text_.error<RecordError>(fault, offset, token, reason);
        return false;
    }
    bool fail(RecordFault fault, const PlacedTag& tag) { return fail(fault, tag.offset, tag.value); }

    // Rounds of one file belong to one match: round number and start colour advance by one.
    bool follows(const std::vector<GameRecord>& records, const RoundHeader& head) {
        if (records.empty()) return true;
        const GameRecord& last = records.back();
        const GameRecord& next = head.record;
        const bool fits = next.round == last.round + 1 && next.size == last.size &&
                          next.start == next_on_wheel(last.start) && last_outcome_ != Outcome::kOngoing;
        return fits || fail(RecordFault::kRoundOutOfOrder, head.offset, std::to_string(next.round));
    }

    bool parse_moves(RoundHeader& head) {
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
        head.record.moves = line.moves;  // copied, to drop its spare capacity
        add_variations(head.record, std::move(variations));
        return parse_end(head, line.position);
    }

    // Parses a comment in braces.
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

    // Parses a move or a move number.
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

    // Parses a variation in parentheses, which replaces the last move of the main line so far.
    bool parse_variation(const Line& main, std::vector<Variation>& variations) {
        const std::size_t open = text_.offset();
        if (++variation_count_ > kMaxVariations) return fail(RecordFault::kTooManyVariations, open, "(");
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
        // A comment before the first move is appended to the comment on that move.
        if (!line.opening_comment.empty()) {
            const std::string_view behind = line.moves.front().comment;
            line.moves.set_comment(
                0, behind.empty() ? line.opening_comment : std::string(behind) + ' ' + line.opening_comment);
        }
        variations.push_back({line.first_ply, std::move(line.moves)});
        return true;
    }

    // The result must follow from the moves or, if they leave the round open, from Termination.
    bool parse_end(RoundHeader& head, const Position& position) {
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

Result<std::vector<GameRecord>, RecordError> parse_records(std::string_view text, std::optional<int>* ignored_line) {
    RecordParser parser(text);
    auto records = parser.parse();
    if (ignored_line != nullptr) *ignored_line = parser.ignored_line();
    return records;
}

}  // namespace atom4
