// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook.h"

#include <algorithm>
#include <cwctype>
#include <iterator>
#include <string_view>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position_facts.h"
#include "core/atom4/training/handbook_pages.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

using Meaning = MarkMeaning;

// Cells with the same mark, as text.
struct Marked {
    Meaning meaning;
    std::string_view cells;
};

// An example as text: a position, or a start position and the moves from it.
struct ExampleEntry {
    ExampleId id;
    std::string_view position;
    std::string_view moves;
    std::string_view played;
    std::array<Marked, 2> marks;
};

constexpr Marked kNoMark{Meaning::kRow, {}};

// Examples with moves are from rounds of the computer against itself at level 2 or 3.
constexpr std::array<ExampleEntry, kExampleCount> kExampleEntries{{
    {ExampleId::kFour, "6/6/1WWWC1/4Y1/6/6 R", {}, "d4", {{{Meaning::kTurned, "e3"}, kNoMark}}},
    {ExampleId::kStart, "6/6/2GP2/6/6/6 R", " ", {}, {{{Meaning::kMayPlace, "c2 c4"}, kNoMark}}},
    {ExampleId::kApart, "6/6/1RG1B1/4Y1/6/6 C", {}, {}, {{{Meaning::kMayNot, "d3"}, kNoMark}}},
    {ExampleId::kAdding, "6/6/3C2/3G2/6/6 R", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kTakingAway, "6/6/3R2/3Y2/6/6 C", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kTheirGoal, "6/6/3K2/3B2/6/6 R", {}, "c4", {{{Meaning::kTurned, "d3 d4"}, kNoMark}}},
    {ExampleId::kPassing, "7/7/7/1Y5/2WWB2/7/7 R", {}, "b5", {{{Meaning::kTurned, "e5"}, {Meaning::kPassed, "c5 d5"}}}},
    {ExampleId::kPassingBlack,
     "7/7/7/1B5/2KKY2/7/7 P",
     {},
     "b5",
     {{{Meaning::kTurned, "e5"}, {Meaning::kPassed, "c5 d5"}}}},
    {ExampleId::kGap, "7/7/1WWCW2/2G1Y2/7/7/7 R", {}, {}, {{{Meaning::kWins, "c2 d2 f3 d4"}, kNoMark}}},
    {ExampleId::kTwoTurned, "7/7/1WCCW2/3G3/7/7/7 R", {}, {}, {{{Meaning::kWins, "c2 c4"}, kNoMark}}},
    {ExampleId::kWire, "7/7/1CWWW2/4G2/7/7/7 R", {}, {}, {{{Meaning::kWins, "b2 f3 b4"}, kNoMark}}},
    {ExampleId::kFork,
     "1W3W1/1W2W2/2WRW2/2BB3/7/7/7 R",
     {},
     "d5",
     {{{Meaning::kTurned, "c4 d4"}, {Meaning::kThreatens, "b4 e4 c5 e5"}}}},
    {ExampleId::kForkInGame,
     "7/7/7/3BY2/7/7/7 G",
     "e3 e5 f3 d3 f4 c4 e2 g3 g4 d5 f5 g5 f6 f2 e6 d2 g6 g7",
     "d6",
     {{{Meaning::kThreatens, "c5 f7"}, kNoMark}}},
    {ExampleId::kManyDefences,
     "7/7/1WWWC2/2G2P1/7/7/7 P",
     {},
     {},
     {{{Meaning::kTheirWin, "d2 d4"}, {Meaning::kStops, "b2 c2 d2 b4 d4"}}}},
    {ExampleId::kOneDefence,
     "7/7/7/3GP2/7/7/7 R",
     "e5 e3 d5 d3 d2 d6 e6 e7 d7 f5 f7 c4",
     {},
     {{{Meaning::kTheirWin, "f6"}, {Meaning::kStops, "f6"}}}},
    {ExampleId::kTwoStoppedAtOnce,
     "8/8/8/3BY3/8/8/8/8 G",
     "e5 f5 f4 e6 g5 d5 f3 d6 c6 c4 e3 c5",
     {},
     {{{Meaning::kTheirWin, "d3 f6"}, {Meaning::kStops, "g4"}}}},
    {ExampleId::kPlan,
     "7/3Y3/3K3/2K4/2K4/7/7 C",
     {},
     "e3",
     {{{Meaning::kTurned, "d2"}, {Meaning::kThreatens, "c2 e2"}}}},
    {ExampleId::kDeadRow,
     "6/6/2GP2/6/6/6 R",
     "c4 b4 d4 c2 d5 d2 e5 e3 d1 e2 b3 c1 f3 e1 c5 a4 e4 a3 b5 a5 b2 c6 b6 d6 f5 f4",
     {},
     {{{Meaning::kNeverChanges, "a4"}, {Meaning::kRow, "b4 c4 d4"}}}},
}};

const ExampleEntry& entry_of(ExampleId id) {
    return *std::find_if(kExampleEntries.begin(), kExampleEntries.end(),
                         [id](const ExampleEntry& entry) { return entry.id == id; });
}

}  // namespace

Example example_of(ExampleId id) {
    const ExampleEntry& entry = entry_of(id);
    Example example{*parse_position(entry.position), {}, {}, entry.moves.empty()};
    for (const std::string_view move : words_of(entry.moves)) example.position.play_legal(parse_cell(move).value());
    if (!entry.played.empty()) example.played = parse_cell(entry.played);
    for (const Marked& marked : entry.marks)
        for (const std::string_view cell : words_of(marked.cells))
            example.marks.push_back({parse_cell(cell).value(), marked.meaning});
    return example;
}

Position Example::after() const {
    Position board = position;
    if (played) board.play_legal(*played);
    return board;
}

std::vector<Cell> Example::marked(MarkMeaning meaning) const {
    std::vector<Cell> cells;
    for (const BoardMark& mark : marks)
        if (mark.meaning == meaning) cells.push_back(mark.cell);
    return cells;
}

bool never_changes(const Position& position, Cell cell) {
    return std::all_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        for (Cell at = step(cell, direction); position.size().contains(at); at = step(at, direction))
            if (!position.at(at)) return false;
        return true;
    });
}

std::string_view name_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return "rules";
        case HandbookPage::kPlaces: return "places";
        case HandbookPage::kMixing: return "mixing";
        case HandbookPage::kGoals: return "goals";
        case HandbookPage::kPropagators: return "propagators";
        case HandbookPage::kAdvice: return "advice";
        case HandbookPage::kQuestions: return "questions";
        case HandbookPage::kThreats: return "threats";
        case HandbookPage::kDefence: return "defence";
        case HandbookPage::kForks: return "forks";
        case HandbookPage::kPlans: return "plans";
        case HandbookPage::kEnd: return "end";
        case HandbookPage::kNumbers: return "numbers";
        case HandbookPage::kWindow: break;
    }
    return "window";
}

std::optional<HandbookPage> handbook_page(std::string_view name) {
    const auto* found =
        std::ranges::find_if(kWindowHandbookPages, [name](HandbookPage page) { return name_of(page) == name; });
    return found == kWindowHandbookPages.end() ? std::nullopt : std::optional(*found);
}

std::string title_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return translated("The rules");
        case HandbookPage::kPlaces: return translated("Where a piece may go");
        case HandbookPage::kMixing: return translated("How colours mix");
        case HandbookPage::kGoals: return translated("White and black");
        case HandbookPage::kPropagators: return translated("Passing colours on");
        case HandbookPage::kAdvice: return translated("Good advice");
        case HandbookPage::kQuestions: return translated("Five questions");
        case HandbookPage::kThreats: return translated("Shapes that threaten");
        case HandbookPage::kDefence: return translated("Defence");
        case HandbookPage::kForks: return translated("Two threats at once");
        case HandbookPage::kPlans: return translated("Planning a colour ahead");
        case HandbookPage::kEnd: return translated("The end of a round");
        case HandbookPage::kNumbers: return translated("What wins");
        case HandbookPage::kWindow: break;
    }
    return translated("The window");
}

std::vector<HandbookBlock> blocks_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return rules_page();
        case HandbookPage::kPlaces: return places_page();
        case HandbookPage::kMixing: return mixing_page();
        case HandbookPage::kGoals: return goals_page();
        case HandbookPage::kPropagators: return propagators_page();
        case HandbookPage::kAdvice: return advice_page();
        case HandbookPage::kQuestions: return questions_page();
        case HandbookPage::kThreats: return threats_page();
        case HandbookPage::kDefence: return defence_page();
        case HandbookPage::kForks: return forks_page();
        case HandbookPage::kPlans: return plans_page();
        case HandbookPage::kEnd: return end_page();
        case HandbookPage::kNumbers: return numbers_page();
        case HandbookPage::kWindow: break;
    }
    return window_page();
}

std::vector<std::string> texts_of(const HandbookBlock& block) {
    struct Texts {
        std::vector<std::string> operator()(const ParagraphBlock& paragraph) const { return {paragraph.text}; }
        std::vector<std::string> operator()(const ListBlock& list) const { return list.items; }
        std::vector<std::string> operator()(const ExampleBlock& example) const { return {example.caption}; }
        std::vector<std::string> operator()(const MixingTableBlock& /*table*/) const { return {}; }
        std::vector<std::string> operator()(const LinkBlock& link) const { return {title_of(link.page)}; }
    };
    return std::visit(Texts{}, block);
}

std::string set_up_text() {
    return translated("Composed for this example.");
}

namespace {

// A text in lower case without accents, for comparisons, and where each of its characters is in the original.
struct Folded {
    std::u32string text;
    std::vector<std::size_t> origins;  // in bytes, one more than `text` has characters: the last is the end
};

// The base letters of U+00C0 to U+017F, the accented letters of Latin-1 and Latin Extended-A; * for two signs among
// them.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t kFirstLatin = 0xC0;

// Folds a character that is not a ligature.
char32_t fold(char32_t character) {
    if (character >= U'A' && character <= U'Z') return character - U'A' + U'a';
    if (character == 0xA0) return U' ';  // no-break space
    const char32_t at = character - kFirstLatin;
    if (character >= kFirstLatin && at < kLatin.size())
        return kLatin[at] == '*' ? character : static_cast<unsigned char>(kLatin[at]);
    return static_cast<char32_t>(std::towlower(static_cast<std::wint_t>(character)));
}

Folded fold(std::string_view text) {
    Folded folded;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t origin = text.size() - rest.size();
        const char32_t character = take_character(rest);
        if (character == kUnprintable) continue;  // such as a direction mark
        folded.text += fold(character);
        folded.origins.push_back(origin);
        if (character != 0x152 && character != 0x153) continue;
        folded.text += U'e';  // of the ligature oe
        folded.origins.push_back(origin);
    }
    folded.origins.push_back(text.size());
    return folded;
}

std::u32string squeezed(std::string_view words) {
    std::u32string text;
    for (const std::string_view word : words_of(words)) text += (text.empty() ? U"" : U" ") + fold(word).text;
    return text;
}

bool has_each(std::string_view words, std::string_view text) {
    const std::u32string folded = fold(text).text;
    const auto all = words_of(words);
    return std::all_of(all.begin(), all.end(),
                       [&](std::string_view word) { return folded.find(fold(word).text) != std::u32string::npos; });
}

template <class Matches>
std::vector<Finding> findings(std::span<const HandbookPage> pages, const Matches& matches) {
    std::vector<Finding> found;
    for (const HandbookPage page : pages)
        if (matches(title_of(page))) found.push_back({page, title_of(page), true});
    for (const HandbookPage page : pages)
        for (const HandbookBlock& block : blocks_of(page)) {
            if (std::holds_alternative<LinkBlock>(block)) continue;
            for (const std::string& text : texts_of(block))
                for (const std::string& sentence : sentences_of(text))
                    if (matches(sentence)) found.push_back({page, sentence});
        }
    return found;
}

}  // namespace

std::vector<TextPart> places_of(std::string_view words, std::string_view text) {
    const std::u32string wanted = squeezed(words);
    std::vector<TextPart> places;
    if (wanted.empty()) return places;
    const Folded folded = fold(text);
    for (std::size_t at = folded.text.find(wanted); at != std::u32string::npos;
         at = folded.text.find(wanted, at + wanted.size())) {
        const std::size_t begin = folded.origins[at];
        places.push_back({begin, folded.origins[at + wanted.size()] - begin});
    }
    return places;
}

std::vector<Finding> find_in_handbook(std::string_view words, std::span<const HandbookPage> pages) {
    if (squeezed(words).empty()) return {};
    const auto found = findings(pages, [&](const std::string& text) { return !places_of(words, text).empty(); });
    return found.empty() ? findings(pages, [&](const std::string& text) { return has_each(words, text); }) : found;
}

std::string not_found_text(std::string_view words) {
    return fill(translated("The handbook doesn't mention {0}."), {words});
}

std::vector<std::string> sentences_of(std::string_view text) {
    constexpr std::string_view kEnds = ".?!";
    std::vector<std::string> sentences;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool ends = kEnds.find(text[i]) != std::string_view::npos;
        if (i + 1 != text.size() && !(ends && text[i + 1] == ' ')) continue;
        sentences.emplace_back(text.substr(begin, i + 1 - begin));
        begin = i + 2;
    }
    return sentences;
}

HandbookPage page_of(LessonId lesson) {
    switch (lesson) {
        case LessonId::kTouch: return HandbookPage::kPlaces;
        case LessonId::kMix:
        case LessonId::kTakeAway: return HandbookPage::kMixing;
        case LessonId::kGoals: return HandbookPage::kGoals;
        case LessonId::kPropagators: return HandbookPage::kPropagators;
        case LessonId::kFour: return HandbookPage::kThreats;
        case LessonId::kStop: return HandbookPage::kDefence;
        case LessonId::kPlan: return HandbookPage::kPlans;
        case LessonId::kFork: break;
    }
    return HandbookPage::kForks;
}

std::vector<LessonId> lessons_of(HandbookPage page) {
    std::vector<LessonId> lessons;
    std::copy_if(kLessonIds.begin(), kLessonIds.end(), std::back_inserter(lessons),
                 [page](LessonId lesson) { return page_of(lesson) == page; });
    return lessons;
}

std::string link_text(LessonId lesson) {
    return fill(translated("Try it: lesson {0}"), {std::to_string(static_cast<int>(lesson) + 1)});
}

HandbookPage page_on(const Position& position, Cell cell) {
    if (!position.is_legal(cell)) return HandbookPage::kPlaces;
    switch (weight_of(meaning_of(position, cell))) {
        case PlacementWeight::kWins: return HandbookPage::kThreats;
        case PlacementWeight::kOpensWin:
        case PlacementWeight::kLetsWin:
        case PlacementWeight::kStops: return HandbookPage::kDefence;
        case PlacementWeight::kThreatens: return HandbookPage::kPlans;
        case PlacementWeight::kNone: break;
    }
    Position after = position;
    return page_on(after.play_legal(cell));
}

HandbookPage page_on(const Reaction& reaction) {
    if (reaction.wins()) return HandbookPage::kThreats;
    const auto changes = reaction.changes();
    if (std::any_of(changes.begin(), changes.end(), [](const Change& change) { return change.distance > 1; }))
        return HandbookPage::kPropagators;
    const bool on_goal = std::any_of(changes.begin(), changes.end(), [&](const Change& change) {
        return change.before == goal_colour(opponent(reaction.mover()));
    });
    return on_goal ? HandbookPage::kGoals : HandbookPage::kMixing;
}

}  // namespace atom4
