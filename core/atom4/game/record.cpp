// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/record.h"

#include <algorithm>
#include <numeric>

#include "core/atom4/game/record_tags.h"
#include "core/atom4/rules/notation.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

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
    void comment(std::string_view comment) {
        if (!comment.empty()) word(std::string("{").append(comment).append("}"));
    }
    // Of the move that follows so many plies.
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
    // In parentheses stands what could come instead of the move before; where a line goes on past the end of the main
    // line, that is the last move once more.
    const bool goes_on = variation.ply == main.size() && variation.ply > 0;
    std::size_t plies = variation.ply - (goes_on ? 1 : 0);
    writer.word("(");
    writer.number_after(plies);
    if (goes_on) writer.word(to_text(main.back().cell));
    plies = variation.ply;
    for (const RecordedMove& move : variation.moves) {
        if (plies % 2 == 0 && (goes_on || plies > variation.ply)) writer.number_after(plies);
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
    const std::string persons = players_text(record.person_moved);
    if (!persons.empty()) write_tag(text, "PersonMoved", persons);
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

// About as many bytes as the round takes: a text that grows by doubling is there twice when it does.
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

bool may_go_on(const GameRecord& last) {
    return last.agreed_rounds == 0 || last.round < last.agreed_rounds || outcome(last) == Outcome::kOngoing;
}

bool has_persons_move(const GameRecord& record, Player player) {
    if (record.person_moved[player]) return true;
    if (record.seats[player].is_computer()) return false;
    const std::size_t first = first_position(record).mover() == player ? 0 : 1;
    // One of two plies that follow each other is the player's.
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

Result<std::vector<GameRecord>, FileError> read_records(std::string_view text, std::optional<int>* line_behind) {
    auto records = parse_records(text, line_behind);
    if (!records) return Failure{FileError{records.error()}};
    return std::move(*records);
}

Result<std::vector<GameRecord>, FileError> load_records(const std::filesystem::path& path,
                                                        std::optional<int>* line_behind) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    return read_records(*text, line_behind);
}

}  // namespace atom4
