// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>
#include <array>

#include "core/base/numbers.h"
#include "core/lines/game/record_names.h"
#include "core/lines/rules/notation.h"

namespace atom4::lines {
namespace {

// Moves on large boards of many corners take time to check. No game that is played comes near this; a file that does
// would hold up the program.
constexpr std::uint64_t kMostSteps = 40'000'000;

constexpr std::array<std::string_view, 6> kNeededTags{"Game", "Size", "Colours", "Line", "First", "Each"};
constexpr std::array<std::string_view, 7> kOptionalTags{"Date",    "Score",    "Seed",         "Id",
                                                        "Preview", "Assisted", "Demonstration"};

bool is_known(std::string_view name) {
    const auto among = [&](const auto& names) { return std::find(names.begin(), names.end(), name) != names.end(); };
    return among(kNeededTags) || among(kOptionalTags);
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
    int column = 1;
};

// Hands out the words of a line one by one: a line may be as long as a file.
class Words {
public:
    explicit Words(std::string_view line) : line_(line) {}
    // An empty one at the end.
    Word next() {
        while (at_ < line_.size() && is_space(line_[at_])) ++at_;
        const std::size_t begin = at_;
        while (at_ < line_.size() && !is_space(line_[at_])) ++at_;
        return {line_.substr(begin, at_ - begin), static_cast<int>(begin) + 1};
    }

private:
    std::string_view line_;
    std::size_t at_ = 0;
};

class RecordParser {
public:
    explicit RecordParser(std::string_view text) : text_(text) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);  // a byte order mark, as some editors leave
        rest_ = text_;
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
    bool fail(RecordFault fault, const Word& word, decltype(RecordError::reason) reason = {}) {
        return fail(fault, number_, word.column, word.text, reason);
    }
    bool bad_value(std::string_view name, RecordFault fault = RecordFault::kBadValue,
                   decltype(RecordError::reason) reason = {}) {
        return fail(fault, find(name)->line, 1, name, reason);
    }

    // Goes on to the next line that is not blank; it stays empty at the end of the text.
    void next_line() {
        for (line_ = {}; line_.empty() && !rest_.empty(); ++number_) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            line_ = rest_.substr(0, end);
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
            while (!line_.empty() && is_space(line_.back())) line_.remove_suffix(1);
        }
    }

    [[nodiscard]] const PlacedTag* find(std::string_view name) const {
        const auto tag = std::find_if(known_.begin(), known_.end(), [&](const Tag& any) { return any.name == name; });
        return tag == known_.end() ? nullptr : &*tag;
    }
    [[nodiscard]] const std::string* value(std::string_view name) const {
        const PlacedTag* tag = find(name);
        return tag == nullptr ? nullptr : &tag->value;
    }

    bool parse_tags() {
        for (next_line(); line_.starts_with('['); next_line()) {
            auto tag = parse_tag(line_);
            if (!tag) {
                // What was wrong before this line is told first.
                if (!check_repeated()) return false;
                return fail(tag.error(), number_, 1, tag.error() == FormatFault::kBadText ? std::string_view{} : line_);
            }
            if (first_tag_ == 0) first_tag_ = number_;
            names_.add(line_.substr(1, tag->name.size()));
            if (!is_known(tag->name))
                write_tag(record_.other_tags, tag->name, tag->value);
            else if (find(tag->name) == nullptr)
                known_.push_back({std::move(*tag), number_});
        }
        if (first_tag_ == 0) return fail(FormatFault::kNoGame, std::max(1, number_), 1, line_);
        return check_repeated();
    }

    bool check_repeated() {
        const auto name = names_.first_repeated();
        if (!name) return true;
        const auto lines = std::count(text_.data(), name->data(), '\n');
        return fail(FormatFault::kRepeatedTag, static_cast<int>(lines) + 1, 1, *name);
    }

    bool parse_setup() {
        for (const std::string_view name : kNeededTags)
            if (find(name) == nullptr) return fail(FormatFault::kMissingTag, first_tag_, 1, name);
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
             {std::pair("Assisted", &record_.assisted), std::pair("Demonstration", &record_.demonstration)}) {
            const auto* text = value(name);
            if (text && *text != "yes" && *text != "no") return bad_value(name);
            *flag = text && *text == "yes";
        }
        return true;
    }

    bool parse_events() {
        // A list that grows by doubling is there twice when it does. Where nothing is thrown, a move is two events.
        const auto lines = static_cast<std::size_t>(std::count(rest_.begin(), rest_.end(), '\n')) + 2;
        const std::size_t most = rest_.size() / std::string_view("throw\n").size() + 2;
        record_.events.reserve(std::min(lines, most) * (record_.setup.each == 0 ? 2 : 1));
        Position position(record_.setup);
        for (; !line_.empty(); next_line()) {
            const auto bad = std::find_if_not(line_.begin(), line_.end(), is_text);
            if (bad != line_.end())
                return fail(FormatFault::kBadText, number_, static_cast<int>(bad - line_.begin()) + 1);
            Words words(line_);
            const Word verb = words.next();
            if (verb.text == "throw") {
                if (!parse_throw(verb, words, position)) return false;
            } else if (verb.text == "move") {
                if (!parse_move(verb, words, position)) return false;
            } else {
                return fail(RecordFault::kNotAnEvent, verb);
            }
        }
        score_ = position.score();
        return true;
    }

    bool parse_throw(const Word& verb, Words words, Position& position) {
        // One chip more than there is room for is too many already.
        const auto most = static_cast<std::size_t>(position.board().cell_count()) + 1;
        Throw chips;
        Words again = words;
        for (Word word = words.next(); !word.text.empty(); word = words.next()) {
            const auto chip = parse_chip(word.text);
            if (!chip) return fail(RecordFault::kNotAChip, word);
            if (chips.size() < most) chips.push_back(*chip);
        }
        const auto change = position.throw_chips(chips);
        if (!change) {
            // The chip that is at fault, where it is one.
            Word at = verb;
            for (std::size_t i = 1; i <= chips.size() && change.error() >= IllegalThrow::kOffBoard; ++i) {
                const Word word = again.next();
                if (!is_at_fault(change.error(), std::span(chips).first(i), position)) continue;
                at = word;
                break;
            }
            return fail(RecordFault::kIllegalThrow, at, change.error());
        }
        record_.events.add_throw(chips);
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

    bool parse_move(const Word& verb, Words words, Position& position) {
        const Word first = words.next();
        const Word second = words.next();
        if (second.text.empty() || !words.next().text.empty())
            return fail(RecordFault::kNotTwoCells, number_, verb.column, line_);
        const auto from = parse_cell(first.text);
        const auto to = parse_cell(second.text);
        if (!from || !to) return fail(RecordFault::kNotACell, from ? second : first);
        if (position.turn() == Turn::kThrow && position.has_begun() && position.next_throw() == 0) {
            require(position.throw_chips({}).has_value());
            record_.events.add_throw({});
        }
        const auto change = position.move_unseen(*from, *to, flood_);
        if (!change) {
            const bool is_second = change.error() == IllegalMove::kTaken || change.error() == IllegalMove::kNoPath ||
                                   (change.error() == IllegalMove::kOffBoard && position.board().contains(*from));
            return fail(RecordFault::kIllegalMove, is_second ? second : first, change.error());
        }
        if (flood_.steps() > kMostSteps) return fail(RecordFault::kTooLong, verb);
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

    std::string_view text_;
    std::string_view rest_;
    std::string_view line_;  // without the blanks at its end
    int number_ = 0;         // of the line
    int first_tag_ = 0;      // its line
    std::vector<PlacedTag> known_;
    TagNames names_;
    Flood flood_;
    std::int64_t score_ = 0;
    GameRecord record_;
    std::optional<RecordError> error_;
};

}  // namespace

Result<GameRecord, RecordError> parse_record(std::string_view text) {
    return RecordParser(text).parse();
}

}  // namespace atom4::lines
