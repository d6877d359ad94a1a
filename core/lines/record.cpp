// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/record.h"

#include <algorithm>
#include <map>

#include "core/atom4/numbers.h"
#include "core/atom4/tags.h"
#include "core/lines/notation.h"

namespace atom4::lines {
namespace {

// The longest part of a bad line that a message repeats.
constexpr std::size_t kMostToken = 40;

struct PreviewName {
    Preview preview;
    std::string_view name;
};
constexpr PreviewName kPreviewNames[] = {{Preview::kOff, "off"}, {Preview::kOn, "on"}, {Preview::kHidden, "hidden"}};

struct NumberTag {
    std::string_view name;
    int GameSetup::*value;
};
constexpr NumberTag kNumberTags[] = {{"Colours", &GameSetup::colours},
                                     {"Line", &GameSetup::line},
                                     {"First", &GameSetup::first},
                                     {"Each", &GameSetup::each}};
constexpr std::string_view kOptionalTags[] = {"Date", "Score", "Seed", "Id", "Preview", "Assisted", "Demonstration"};

bool is_known(std::string_view name) {
    return name == "Game" || name == "Size" ||
           std::any_of(std::begin(kNumberTags), std::end(kNumberTags),
                       [&](const NumberTag& tag) { return tag.name == name; }) ||
           std::find(std::begin(kOptionalTags), std::end(kOptionalTags), name) != std::end(kOptionalTags);
}

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

// A word of an event, and where it begins.
struct Word {
    std::string_view text;
    int column;
};

std::vector<Word> words_of(std::string_view line) {
    std::vector<Word> words;
    for (std::size_t i = 0; i < line.size();) {
        if (is_space(line[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < line.size() && !is_space(line[end])) ++end;
        words.push_back({line.substr(i, end - i), static_cast<int>(i) + 1});
        i = end;
    }
    return words;
}

class RecordParser {
public:
    explicit RecordParser(std::string_view text) : text_(text) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);  // a byte order mark, as some editors leave
    }

    Result<GameRecord, RecordError> parse() {
        if (!parse_tags() || !parse_setup() || !parse_optional() || !parse_events() || !check_score())
            return Failure{*error_};
        return std::move(record_);
    }

private:
    struct PlacedTag : Tag {
        int line = 1;
    };

    bool fail(decltype(RecordError::fault) fault, int line, int column, std::string_view token = {},
              decltype(RecordError::reason) reason = {}) {
        error_ = RecordError{fault, line, column, std::string(token.substr(0, kMostToken)), reason};
        return false;
    }
    bool bad_value(std::string_view name, RecordFault fault = RecordFault::kBadValue,
                   decltype(RecordError::reason) reason = {}) {
        return fail(fault, tags_.find(name)->second.line, 1, name, reason);
    }

    // Goes on to the next line that is not blank; it stays empty at the end of the text.
    void next_line() {
        line_ = {};
        while (!rest_.empty() || !started_) {
            if (!started_) rest_ = text_;
            started_ = true;
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            std::string_view line = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            ++number_;
            while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
            if (line.empty()) continue;
            line_ = line;
            return;
        }
    }

    bool parse_tags() {
        for (next_line(); line_.starts_with('['); next_line()) {
            auto parsed = parse_tag(line_);
            if (!parsed)
                return fail(parsed.error(), number_, 1,
                            parsed.error() == FormatFault::kBadText ? std::string_view{} : line_);
            if (first_tag_ == 0) first_tag_ = number_;
            const auto [place, is_new] = tags_.try_emplace(parsed->name, PlacedTag{*parsed, number_});
            if (!is_new) return fail(FormatFault::kRepeatedTag, number_, 1, parsed->name);
            if (!is_known(parsed->name)) record_.other_tags.emplace_back(parsed->name, parsed->value);
        }
        return first_tag_ > 0 || fail(FormatFault::kNoGame, std::max(1, number_), 1, line_);
    }

    bool parse_setup() {
        for (const std::string_view name : {"Game", "Size", "Colours", "Line", "First", "Each"})
            if (!tags_.contains(name)) return fail(FormatFault::kMissingTag, first_tag_, 1, name);
        if (tags_.find("Game")->second.value != "Lines") return bad_value("Game", RecordFault::kWrongGame);
        GameSetup& setup = record_.setup;
        if (!parse_size(tags_.find("Size")->second.value, setup)) return bad_value("Size");
        for (const NumberTag& tag : kNumberTags) {
            const auto number = parse_digits<int>(tags_.find(tag.name)->second.value);
            if (!number) return bad_value(tag.name);
            setup.*tag.value = *number;
        }
        if (const auto fault = fault_of(setup)) return bad_value(tag_of(*fault), RecordFault::kOutOfBounds, *fault);
        return true;
    }

    bool parse_optional() {
        const auto value = [&](std::string_view name) -> const std::string* {
            const auto tag = tags_.find(name);
            return tag == tags_.end() ? nullptr : &tag->second.value;
        };
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
             {std::pair("Assisted", &record_.assisted), std::pair("Demonstration", &record_.demonstration)}) {
            const auto* text = value(name);
            if (text && *text != "yes" && *text != "no") return bad_value(name);
            *flag = text && *text == "yes";
        }
        return true;
    }

    bool parse_events() {
        Position position(record_.setup);
        for (; !line_.empty(); next_line()) {
            const auto bad = std::find_if_not(line_.begin(), line_.end(), is_text);
            if (bad != line_.end())
                return fail(FormatFault::kBadText, number_, static_cast<int>(bad - line_.begin()) + 1);
            const auto words = words_of(line_);
            const std::string_view verb = words.front().text;
            if (verb == "throw"  ? !parse_throw(words, position)
                : verb == "move" ? !parse_move(words, position)
                                 : true) {
                if (!error_) return fail(RecordFault::kNotAnEvent, number_, words.front().column, verb);
                return false;
            }
        }
        score_ = position.score();
        return true;
    }

    bool parse_throw(const std::vector<Word>& words, Position& position) {
        Throw chips;
        for (const Word& word : std::span(words).subspan(1)) {
            const auto chip = parse_chip(word.text);
            if (!chip) return fail(RecordFault::kNotAChip, number_, word.column, word.text);
            chips.push_back(*chip);
        }
        const auto change = position.throw_chips(chips);
        if (!change) {
            // The chip that is at fault, where it is one.
            const Word* at = &words.front();
            for (std::size_t i = 1; i < words.size() && change.error() >= IllegalThrow::kOffBoard; ++i)
                if (is_at_fault(change.error(), std::span(chips).first(i), position)) {
                    at = &words[i];
                    break;
                }
            return fail(RecordFault::kIllegalThrow, number_, at->column, at->text, change.error());
        }
        record_.events.emplace_back(std::move(chips));
        return true;
    }

    // Whether the last of these chips is what the refusal means.
    static bool is_at_fault(IllegalThrow reason, std::span<const Chip> chips, const Position& position) {
        const Chip& last = chips.back();
        const Board& board = position.board();
        if (reason == IllegalThrow::kOffBoard) return !board.contains(last.cell);
        if (reason == IllegalThrow::kNoSuchColour) return last.colour > position.setup().colours;
        return !board.is_free(last.cell) ||
               std::any_of(chips.begin(), chips.end() - 1, [&](const Chip& chip) { return chip.cell == last.cell; });
    }

    bool parse_move(const std::vector<Word>& words, Position& position) {
        if (words.size() != 3) return fail(RecordFault::kNotTwoCells, number_, words.front().column, line_);
        const auto from = parse_cell(words[1].text);
        const auto to = parse_cell(words[2].text);
        if (!from || !to) {
            const Word& bad = words[from ? 2 : 1];
            return fail(RecordFault::kNotACell, number_, bad.column, bad.text);
        }
        if (position.turn() == Turn::kThrow && position.has_begun() && position.next_throw() == 0) {
            require(position.throw_chips({}).has_value());
            record_.events.emplace_back(Throw{});
        }
        const auto change = position.move(*from, *to);
        if (!change) {
            const bool second = change.error() == IllegalMove::kTaken || change.error() == IllegalMove::kNoPath ||
                                (change.error() == IllegalMove::kOffBoard && position.board().contains(*from));
            const Word& at = words[second ? 2 : 1];
            return fail(RecordFault::kIllegalMove, number_, at.column, at.text, change.error());
        }
        record_.events.emplace_back(Move{*from, *to});
        return true;
    }

    bool check_score() {
        const auto tag = tags_.find("Score");
        if (tag == tags_.end()) return true;
        const auto score = parse_digits<std::int64_t>(tag->second.value);
        if (!score) return bad_value("Score");
        return *score == score_ || bad_value("Score", RecordFault::kScoreContradicts);
    }

    std::string_view text_;
    std::string_view rest_;
    std::string_view line_;  // without the blanks at its end
    bool started_ = false;
    int number_ = 0;
    int first_tag_ = 0;  // its line
    std::map<std::string, PlacedTag, std::less<>> tags_;
    std::int64_t score_ = 0;
    GameRecord record_;
    std::optional<RecordError> error_;
};

}  // namespace

Position replay(const GameRecord& record) {
    Position position(record.setup);
    for (const Event& event : record.events) {
        if (const auto* move = std::get_if<Move>(&event))
            require(position.move(move->from, move->to).has_value());
        else
            require(position.throw_chips(std::get<Throw>(event)).has_value());
    }
    return position;
}

Result<GameRecord, RecordError> parse_record(std::string_view text) {
    return RecordParser(text).parse();
}

std::string to_text(const GameRecord& record) {
    std::string text;
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
    if (record.demonstration) write_tag(text, "Demonstration", "yes");
    for (const auto& [name, value] : record.other_tags) write_tag(text, name, value);
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
    if (path.extension() == ".lines") return true;
    std::string_view rest = text;
    while (rest.starts_with('[')) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const auto tag = parse_tag(rest.substr(0, end));
        if (!tag) return false;
        if (tag->name == "Game") return tag->value == "Lines";
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

Result<GameRecord, FileError> load_record(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    auto record = parse_record(*text);
    if (!record) return Failure{FileError{record.error()}};
    return std::move(*record);
}

}  // namespace atom4::lines
