// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/record.h"

#include <algorithm>
#include <array>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/storage/record_text.h"

namespace atom4::lines {
namespace {

// The distance of two rows in a packed cell. It is the same for all boards, since an event does not know its board.
constexpr int kRow = 256;

std::uint16_t packed(Cell cell) {
    require(cell.row >= 0 && cell.row < GameSetup::kMaxSide && cell.col >= 0 && cell.col < GameSetup::kMaxSide);
    return static_cast<std::uint16_t>(cell.row * kRow + cell.col);
}

Cell unpacked(std::uint16_t cell) {
    return {cell / kRow, cell % kRow};
}

}  // namespace

void ChipList::add(std::span<const Chip> chips) {
    for (const Chip& chip : chips) {
        const std::uint16_t cell = packed(chip.cell);
        require(chip.colour >= 1 && chip.colour <= GameSetup::kMaxColours);
        chips_.push_back({static_cast<std::uint8_t>(cell / kRow), static_cast<std::uint8_t>(cell % kRow),
                          static_cast<std::uint8_t>(chip.colour)});
    }
}

std::vector<Chip> ChipList::part(std::size_t first, std::size_t end) const {
    std::vector<Chip> chips;
    chips.reserve(end - first);
    for (std::size_t i = first; i < end; ++i) chips.push_back({{chips_[i].row, chips_[i].col}, chips_[i].colour});
    return chips;
}

Event EventList::operator[](std::size_t index) const {
    const Entry& entry = entries_[index];
    if (entry.is_move()) return Move{unpacked(entry.from), unpacked(entry.to)};
    return chips_.part(chips_before(index), entry.chips_end);
}

void EventList::add_move(const Move& move) {
    require(move.from != move.to);
    entries_.push_back({packed(move.from), packed(move.to), static_cast<std::uint32_t>(chips_.size())});
}

void EventList::add_throw(std::span<const Chip> chips) {
    chips_.add(chips);
    require(chips_.size() <= UINT32_MAX);
    entries_.push_back({0, 0, static_cast<std::uint32_t>(chips_.size())});
}

void EventList::add(const Event& event) {
    if (const auto* move = std::get_if<Move>(&event))
        add_move(*move);
    else
        add_throw(std::get<Throw>(event));
}

void EventList::cut(std::size_t count) {
    if (count >= size()) return;
    chips_.cut(chips_before(count));
    entries_.resize(count);
}

Position replay(const GameRecord& record) {
    Position position(record.setup);
    for (const Event& event : record.events) {
        if (const auto* move = std::get_if<Move>(&event))
            position.move_legal(move->from, move->to);
        else
            require(position.throw_chips(std::get<Throw>(event)).has_value());
    }
    return position;
}

std::string to_text(const GameRecord& record) {
    constexpr std::size_t kTags = 256;
    constexpr std::size_t kEvent = 16;
    std::string text;
    // Reserved, because a text that grows by doubling is in memory twice for a moment.
    text.reserve(kTags + record.id.size() + record.other_tags.size() + record.events.size() * kEvent);
    write_tag(text, "Game", "Lines");
    write_tag(text, "Date", record.date);
    write_tag(text, "Size", size_text(record.setup));
    for (const NumberTag& tag : kNumberTags) write_tag(text, tag.name, std::to_string(record.setup.*tag.value));
    write_tag(text, "Score", std::to_string(replay(record).score()));
    if (record.seed) write_tag(text, "Seed", std::to_string(*record.seed));
    if (!record.id.empty()) write_tag(text, "Id", record.id);
    for (const PreviewName& any : kPreviewNames)
        if (any.preview == record.preview) write_tag(text, "Preview", any.name);
    write_tag(text, "Assisted", record.assisted ? "yes" : "no");
    if (record.demo) write_tag(text, "Demonstration", "yes");
    text += record.other_tags;
    text += '\n';
    for (const Event& event : record.events) {
        if (const auto* move = std::get_if<Move>(&event)) {
            text += "move " + to_text(move->from) + ' ' + to_text(move->to) + '\n';
            continue;
        }
        text += "throw";
        for (const Chip& chip : std::get<Throw>(event)) text += ' ' + to_text(chip);
        text += '\n';
    }
    return text;
}

bool is_lines_file(const std::filesystem::path& path) {
    if (path.extension() == ".lines") return true;
    const auto text = read_file(path);
    return text && is_lines_file(path, *text);
}

bool is_lines_file(const std::filesystem::path& path, std::string_view text) {
    return path.extension() == ".lines" || game_of(text) == "Lines";
}

Result<GameRecord, FileError> read_record(std::string_view text, std::optional<int>* ignored_line) {
    auto record = parse_record(text, ignored_line);
    if (!record) return Failure{FileError{record.error()}};
    return std::move(*record);
}

Result<GameRecord, FileError> load_record(const std::filesystem::path& path, std::optional<int>* ignored_line) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    return read_record(*text, ignored_line);
}

namespace {

// Moves on large boards with winding paths take time to check. No real game comes near this limit; a file that did
// would block the program.
constexpr std::uint64_t kMaxSteps = 40'000'000;

constexpr std::array<std::string_view, 6> kNeededTags{"Game", "Size", "Colours", "Line", "First", "Each"};
constexpr std::array<std::string_view, 7> kOptionalTags{"Date",    "Score",    "Seed",         "Id",
                                                        "Preview", "Assisted", "Demonstration"};

std::string_view tag_of(SetupFault fault) {
    switch (fault) {
        case SetupFault::kColours: return "Colours";
        case SetupFault::kLine: return "Line";
        case SetupFault::kFirst: return "First";
        case SetupFault::kEach: return "Each";
        case SetupFault::kRows:
        case SetupFault::kCols: break;
    }
    return "Size";
}

class RecordParser {
public:
    explicit RecordParser(std::string_view text) : text_(text) {}

    Result<GameRecord, RecordError> parse() {
        if (!parse_tags() || !parse_setup() || !parse_optional() || !parse_events() || !check_score())
            return Failure{*error_};
        return std::move(record_);
    }

    [[nodiscard]] const std::optional<int>& ignored_line() const { return text_.ignored_line(); }

private:
    bool fail(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token = {},
              decltype(RecordError::reason) reason = {}) {
        error_ = text_.error<RecordError>(fault, offset, token, reason);
        return false;
    }
    // Reports an error in a piece of the text.
    bool fail_at(std::string_view piece, RecordFault fault, decltype(RecordError::reason) reason = {}) {
        return fail(fault, text_.offset_of(piece), piece, reason);
    }
    bool bad_value(std::string_view name, RecordFault fault = RecordFault::kBadValue,
                   decltype(RecordError::reason) reason = {}) {
        return fail(fault, tags_.find(name)->offset, name, reason);
    }

    [[nodiscard]] const std::string* value(std::string_view name) const {
        const PlacedTag* tag = tags_.find(name);
        return tag == nullptr ? nullptr : &tag->value;
    }

    bool parse_tags() {
        text_.skip_space();
        if (text_.at_end() || text_.peek() != '[') return fail(FormatFault::kNoGame, text_.offset(), text_.line());
        auto tags = read_record_head(text_, {kNeededTags, kOptionalTags}, GamesInText::kOne);
        if (!tags) {
            const auto& [fault, offset, token] = tags.error();
            return fail(fault, offset, token);
        }
        tags_ = std::move(*tags);
        record_.other_tags = std::move(tags_.other);
        return true;
    }

    bool parse_setup() {
        if (*value("Game") != "Lines") return bad_value("Game", RecordFault::kWrongGame);
        GameSetup& setup = record_.setup;
        if (!parse_size(*value("Size"), setup)) return bad_value("Size");
        for (const NumberTag& tag : kNumberTags) {
            const auto number = parse_digits<int>(*value(tag.name));
            if (!number) return bad_value(tag.name);
            setup.*tag.value = *number;
        }
        if (const auto fault = fault_of(setup)) return bad_value(tag_of(*fault), RecordFault::kOutOfBounds, *fault);
        return true;
    }

    bool parse_optional() {
        if (const auto* date = value("Date")) record_.date = *date;
        if (const auto* id = value("Id")) {
            if (id->empty() || id->find_first_not_of("0123456789abcdef") != std::string::npos) return bad_value("Id");
            record_.id = *id;
        }
        if (const auto* seed = value("Seed")) {
            record_.seed = parse_digits<std::uint64_t>(*seed);
            if (!record_.seed) return bad_value("Seed");
        }
        if (const auto* preview = value("Preview")) {
            const auto name = std::find_if(std::begin(kPreviewNames), std::end(kPreviewNames),
                                           [&](const PreviewName& any) { return any.name == *preview; });
            if (name == std::end(kPreviewNames)) return bad_value("Preview");
            record_.preview = name->preview;
        }
        for (const auto& [name, flag] :
             {std::pair("Assisted", &record_.assisted), std::pair("Demonstration", &record_.demo)}) {
            const auto* text = value(name);
            if (text && *text != "yes" && *text != "no") return bad_value(name);
            *flag = text && *text == "yes";
        }
        return true;
    }

    bool parse_events() {
        // Reserved, because a list that grows by doubling is in memory twice for a moment. If Each is 0, a move is two
        // events.
        const std::string_view rest = text_.rest();
        const auto lines = static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '\n')) + 2;
        const std::size_t most = rest.size() / std::string_view("throw\n").size() + 2;
        record_.events.reserve(std::min(lines, most) * (record_.setup.each == 0 ? 2 : 1));
        Position position(record_.setup);
        for (; !text_.at_end(); text_.skip_space()) {
            const std::string_view line = text_.line();
            const auto bad = std::find_if_not(line.begin(), line.end(), is_text);
            if (bad != line.end())
                return fail(FormatFault::kBadText, text_.offset() + static_cast<std::size_t>(bad - line.begin()));
            // Words are read one by one, because a line may be as long as a file.
            std::string_view words = line;
            const std::string_view verb = take_word(words);
            if (verb == "throw") {
                if (!parse_throw(verb, words, position)) return false;
            } else if (verb == "move") {
                if (!parse_move(line, words, position)) return false;
            } else {
                return fail_at(verb, RecordFault::kNotAnEvent);
            }
            text_.skip_line();
        }
        score_ = position.score();
        return true;
    }

    bool parse_throw(std::string_view verb, std::string_view words, Position& position) {
        // One chip more than the board has cells is enough to be too many.
        const auto most = static_cast<std::size_t>(position.board().cell_count()) + 1;
        Throw chips;
        std::string_view again = words;
        for (std::string_view word = take_word(words); !word.empty(); word = take_word(words)) {
            const auto chip = parse_chip(word);
            if (!chip) return fail_at(word, RecordFault::kNotAChip);
            if (chips.size() < most) chips.push_back(*chip);
        }
        const auto change = position.throw_chips(chips);
        if (!change) {
            // The error is at the chip at fault, if there is one.
            std::string_view at = verb;
            for (std::size_t i = 1; i <= chips.size() && change.error() >= IllegalThrow::kOffBoard; ++i) {
                const std::string_view word = take_word(again);
                if (!is_at_fault(change.error(), std::span(chips).first(i), position)) continue;
                at = word;
                break;
            }
            return fail_at(at, RecordFault::kIllegalThrow, change.error());
        }
        record_.events.add_throw(chips);
        return true;
    }

    // Returns whether the last of these chips is the reason for the error.
    static bool is_at_fault(IllegalThrow reason, std::span<const Chip> chips, const Position& position) {
        const Chip& last = chips.back();
        const Board& board = position.board();
        if (reason == IllegalThrow::kOffBoard) return !board.contains(last.cell);
        if (reason == IllegalThrow::kNoSuchColour) return last.colour > position.setup().colours;
        return !board.is_free(last.cell) ||
               std::any_of(chips.begin(), chips.end() - 1, [&](const Chip& chip) { return chip.cell == last.cell; });
    }

    bool parse_move(std::string_view line, std::string_view words, Position& position) {
        const std::string_view first = take_word(words);
        const std::string_view second = take_word(words);
        if (second.empty() || !take_word(words).empty()) return fail_at(line, RecordFault::kNotTwoCells);
        const auto from = parse_cell(first);
        const auto to = parse_cell(second);
        if (!from || !to) return fail_at(from ? second : first, RecordFault::kNotACell);
        if (position.turn() == Turn::kThrow && position.has_begun() && position.next_throw() == 0) {
            require(position.throw_chips({}).has_value());
            record_.events.add_throw({});
        }
        const auto change = position.move_unseen(*from, *to, flood_);
        if (!change) {
            const bool is_second = change.error() == IllegalMove::kTaken || change.error() == IllegalMove::kNoPath ||
                                   (change.error() == IllegalMove::kOffBoard && position.board().contains(*from));
            return fail_at(is_second ? second : first, RecordFault::kIllegalMove, change.error());
        }
        if (flood_.steps() > kMaxSteps) return fail(RecordFault::kTooLong, text_.offset(), "move");
        record_.events.add_move({*from, *to});
        return true;
    }

    bool check_score() {
        const auto* text = value("Score");
        if (text == nullptr) return true;
        const auto score = parse_digits<std::int64_t>(*text);
        if (!score) return bad_value("Score");
        return *score == score_ || bad_value("Score", RecordFault::kScoreContradicts);
    }

    RecordText text_;
    RecordHeader tags_;
    Flood flood_;
    std::int64_t score_ = 0;
    GameRecord record_;
    std::optional<RecordError> error_;
};

}  // namespace

Result<GameRecord, RecordError> parse_record(std::string_view text, std::optional<int>* ignored_line) {
    RecordParser parser(text);
    auto record = parser.parse();
    if (ignored_line != nullptr) *ignored_line = parser.ignored_line();
    return record;
}

}  // namespace atom4::lines
