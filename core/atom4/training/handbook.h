// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/rules/position.h"
#include "core/atom4/training/lessons.h"

namespace atom4 {

/// The boards that the handbook shows.
enum class ExampleId : std::uint8_t {
    kFour,              ///< four in a row, completed
    kStart,             ///< where the first piece of a round may go
    kApart,             ///< a cell that touches two pieces apart
    kAdding,            ///< red makes white and yellow
    kTakingAway,        ///< cyan makes black and green
    kTheirGoal,         ///< red turns black to red
    kPassing,           ///< red acts through two whites
    kPassingBlack,      ///< purple through two blacks
    kGap,               ///< three whites with a cyan among them, and red to play
    kTwoTurned,         ///< two whites and two cyans
    kWire,              ///< the cyan lies at the other end of the row
    kFork,              ///< two rows at once
    kForkInGame,        ///< the same in a game
    kManyDefences,      ///< a threat that any piece beside the row stops
    kOneDefence,        ///< one that a single cell stops
    kTwoStoppedAtOnce,  ///< two cells to win at, and one placement against both
    kPlan,              ///< what is opposite to one's next colour is made now
    kDeadRow,           ///< a row that can no longer be completed
};
inline constexpr int kExampleCount = 18;

/// What a mark on a board says. The cells that are marked so are all those of which it is true.
enum class MarkMeaning : std::uint8_t {
    kMayPlace,     ///< the piece to be played may go there
    kMayNot,       ///< it may not, though the cell touches two pieces; this one may not be the only one
    kTurned,       ///< the piece is turned by the one that is played
    kPassed,       ///< the action runs through it on its way to one that is turned
    kWins,         ///< the piece to be played completes a row there
    kTheirWin,     ///< the opponent's next piece would, if nothing were done
    kStops,        ///< there the piece to be played leaves the opponent's next one no row
    kThreatens,    ///< after the piece that is played, the same player's next one completes a row there
    kRow,          ///< of a row that is spoken of; not all of its kind
    kNeverChanges  ///< no empty cell is on its lines; not all of its kind
};
struct BoardMark {
    Cell cell;
    MarkMeaning meaning;
};

/// A board to look at, and perhaps a placement on it.
struct Example {
    Position position;
    std::optional<Cell> played;    ///< by the player to move
    std::vector<BoardMark> marks;  ///< marks of `position`; some refer to the position after `played`
    bool is_set_up = false;        ///< cut down to what matters; else reached by moves from the start of a round

    /// The board after what is played there; as it is where nothing is.
    [[nodiscard]] Position after() const;
    /// The cells that are marked so.
    [[nodiscard]] std::vector<Cell> marked(MarkMeaning meaning) const;
};

[[nodiscard]] Example example_of(ExampleId id);

/// Whether no piece that is placed can ever turn this one again: it is reached along its lines alone, and no cell of
/// them is empty. The cell must hold a piece.
[[nodiscard]] bool never_changes(const Position& position, Cell cell);

/// The pages of the handbook, in the order in which they are read: each needs only what those before it have said.
enum class HandbookPage : std::uint8_t {
    kRules,        ///< all rules in short
    kPlaces,       ///< where a piece may go
    kMixing,       ///< what colours make of each other
    kGoals,        ///< white and black come and go
    kPropagators,  ///< and pass on what reaches them
    kAdvice,       ///< how to play well, in short
    kQuestions,    ///< what to ask before a move
    kThreats,      ///< shapes that win with the next piece
    kDefence,      ///< how such a shape is stopped
    kForks,        ///< two at once
    kPlans,        ///< planning the next colour
    kEnd,          ///< what can't change any more
    kNumbers,      ///< what thousands of games say
    kWindow,       ///< how to use the window, which alone has this page
};
inline constexpr std::array kHandbookPages{HandbookPage::kRules,     HandbookPage::kPlaces,      HandbookPage::kMixing,
                                           HandbookPage::kGoals,     HandbookPage::kPropagators, HandbookPage::kAdvice,
                                           HandbookPage::kQuestions, HandbookPage::kThreats,     HandbookPage::kDefence,
                                           HandbookPage::kForks,     HandbookPage::kPlans,       HandbookPage::kEnd,
                                           HandbookPage::kNumbers};
/// Those of the window: all of them, in the order of their numbers.
inline constexpr auto kWindowHandbookPages = [] {
    std::array<HandbookPage, kHandbookPages.size() + 1> pages{};
    for (std::size_t i = 0; i < pages.size(); ++i) pages[i] = static_cast<HandbookPage>(i);
    return pages;
}();

/// A sentence or several that belong together.
struct ParagraphBlock {
    std::string text;
};
/// One below the other; `numbered` where their order matters.
struct ListBlock {
    std::vector<std::string> items;
    bool numbered = false;
};
/// An example board and its caption.
struct ExampleBlock {
    ExampleId example;
    std::string caption;
};
/// What each colour that is played makes of each that it reaches.
struct MixingTableBlock {
    std::string rows;     ///< what they stand for: the piece that is played
    std::string columns;  ///< the one that it reaches
};
/// Another page.
struct LinkBlock {
    HandbookPage page;
};
using HandbookBlock = std::variant<ParagraphBlock, ListBlock, ExampleBlock, MixingTableBlock, LinkBlock>;

/// Returns the page's name for commands and storage: untranslated and stable.
[[nodiscard]] std::string_view name_of(HandbookPage page);
[[nodiscard]] std::optional<HandbookPage> handbook_page(std::string_view name);

/// The page in the reader's language.
[[nodiscard]] std::string title_of(HandbookPage page);
[[nodiscard]] std::vector<HandbookBlock> blocks_of(HandbookPage page);

/// What a reader reads in the block: its sentences one after the other. Nothing for tables; of a link the title.
[[nodiscard]] std::vector<std::string> texts_of(const HandbookBlock& block);

/// Returns the note on a composed example.
[[nodiscard]] std::string set_up_text();

/// A part of a text, in bytes.
struct TextPart {
    std::size_t begin = 0;
    std::size_t length = 0;

    friend bool operator==(const TextPart&, const TextPart&) = default;
};

/// Where the words stand in the text, whether in capitals or not and with accents or not ("ae" is no "ä"), one behind
/// the other. Nothing for nothing but blanks.
[[nodiscard]] std::vector<TextPart> places_of(std::string_view words, std::string_view text);

/// A sentence of the handbook in which the words stand; or a title.
struct Finding {
    HandbookPage page;
    std::string sentence;
    bool is_title = false;
};

/// Where the words stand in the handbook in the reader's language: first the titles, then sentences, each in the order
/// of the pages. Where no sentence has them one behind the other, those that have each of them anywhere.
[[nodiscard]] std::vector<Finding> find_in_handbook(std::string_view words,
                                                    std::span<const HandbookPage> pages = kHandbookPages);

/// What is said where the words stand nowhere.
[[nodiscard]] std::string not_found_text(std::string_view words);

/// The sentences of a text, without the blanks between them.
[[nodiscard]] std::vector<std::string> sentences_of(std::string_view text);

}  // namespace atom4

// From elsewhere to the page that explains it, and back.
namespace atom4 {

/// The page that says more about what the lesson teaches.
[[nodiscard]] HandbookPage page_of(LessonId lesson);
/// The lessons in which what the page says is tried, in their order.
[[nodiscard]] std::vector<LessonId> lessons_of(HandbookPage page);

/// What a link to the lesson says.
[[nodiscard]] std::string link_text(LessonId lesson);

/// Returns the page about the most important effect of placing a piece there: fours first, then colours; or why it is
/// illegal. The cell must be on the board.
[[nodiscard]] HandbookPage page_on(const Position& position, Cell cell);
/// The page about what made that placement do what it did.
[[nodiscard]] HandbookPage page_on(const Reaction& reaction);

}  // namespace atom4
