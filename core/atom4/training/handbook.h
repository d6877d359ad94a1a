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
    kApart,             ///< a cell that touches two pieces which do not touch each other
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
    kOneDefence,        ///< a threat that only a single cell stops
    kTwoStoppedAtOnce,  ///< two winning cells, and one placement that stops both
    kPlan,              ///< making the opposite of the player's next colour
    kDeadRow,           ///< a row that can no longer be completed
};
inline constexpr int kExampleCount = 18;

/// The meaning of a mark on a board. Except where noted, every cell that it applies to is marked.
enum class MarkMeaning : std::uint8_t {
    kMayPlace,     ///< the piece to be played may go there
    kMayNot,       ///< it may not, though the cell touches two pieces; not every such cell is marked
    kTurned,       ///< the piece is turned by the one that is played
    kPassed,       ///< the action passes through it to a piece that is turned
    kWins,         ///< the piece to be played completes a row there
    kTheirWin,     ///< the opponent's next piece completes a row there, unless it is stopped
    kStops,        ///< the piece to be played there leaves the opponent's next one no row to complete
    kThreatens,    ///< after the piece that is played, the same player's next one completes a row there
    kRow,          ///< part of a row that the caption is about; not every row is marked
    kNeverChanges  ///< no empty cell is on its lines; not every such piece is marked
};
struct BoardMark {
    Cell cell;
    MarkMeaning meaning;
};

/// An example board, and possibly a placement on it.
struct Example {
    Position position;
    std::optional<Cell> played;    ///< by the player to move
    std::vector<BoardMark> marks;  ///< marks of `position`; some refer to the position after `played`
    bool is_set_up = false;  ///< composed of the pieces that matter; else reached by moves from the start of a round

    /// Returns the position after `played`; `position` if nothing is played.
    [[nodiscard]] Position after() const;
    /// Returns the cells with that mark.
    [[nodiscard]] std::vector<Cell> marked(MarkMeaning meaning) const;
};

[[nodiscard]] Example example_of(ExampleId id);

/// Returns whether no placement can ever turn that piece again: it is reached only along its lines, and they have no
/// empty cell. The cell must hold a piece.
[[nodiscard]] bool never_changes(const Position& position, Cell cell);

/// The pages of the handbook, in reading order: each relies only on the previous ones.
enum class HandbookPage : std::uint8_t {
    kRules,        ///< all rules in short
    kPlaces,       ///< where a piece may go
    kMixing,       ///< how colours mix
    kGoals,        ///< how white and black appear and disappear
    kPropagators,  ///< how white and black pass the action on
    kAdvice,       ///< how to play well, in short
    kQuestions,    ///< what to ask before a move
    kThreats,      ///< shapes that win with the next piece
    kDefence,      ///< how to stop such a shape
    kForks,        ///< two threats at once
    kPlans,        ///< planning the next colour
    kEnd,          ///< what can't change any more
    kNumbers,      ///< what thousands of rounds show
    kWindow,       ///< how to use the window; only there
};
inline constexpr std::array kHandbookPages{HandbookPage::kRules,     HandbookPage::kPlaces,      HandbookPage::kMixing,
                                           HandbookPage::kGoals,     HandbookPage::kPropagators, HandbookPage::kAdvice,
                                           HandbookPage::kQuestions, HandbookPage::kThreats,     HandbookPage::kDefence,
                                           HandbookPage::kForks,     HandbookPage::kPlans,       HandbookPage::kEnd,
                                           HandbookPage::kNumbers};
/// The pages of the window: all, in the order of the enumerators.
inline constexpr auto kWindowHandbookPages = [] {
    std::array<HandbookPage, kHandbookPages.size() + 1> pages{};
    for (std::size_t i = 0; i < pages.size(); ++i) pages[i] = static_cast<HandbookPage>(i);
    return pages;
}();

/// A sentence or several that belong together.
struct ParagraphBlock {
    std::string text;
};
/// A list; `numbered` if the order matters.
struct ListBlock {
    std::vector<std::string> items;
    bool numbered = false;
};
/// An example board and its caption.
struct ExampleBlock {
    ExampleId example;
    std::string caption;
};
/// A table of what each played colour turns each colour to.
struct MixingTableBlock {
    std::string rows;     ///< heading of the rows: the played piece
    std::string columns;  ///< heading of the columns: the piece that it reaches
};
/// A link to another page.
struct LinkBlock {
    HandbookPage page;
};
using HandbookBlock = std::variant<ParagraphBlock, ListBlock, ExampleBlock, MixingTableBlock, LinkBlock>;

/// Returns the page's name for commands and storage: untranslated and stable.
[[nodiscard]] std::string_view name_of(HandbookPage page);
[[nodiscard]] std::optional<HandbookPage> handbook_page(std::string_view name);

/// Return the title and the contents of the page, in the current language.
[[nodiscard]] std::string title_of(HandbookPage page);
[[nodiscard]] std::vector<HandbookBlock> blocks_of(HandbookPage page);

/// Returns the texts of the block in reading order; none for a table, the title for a link.
[[nodiscard]] std::vector<std::string> texts_of(const HandbookBlock& block);

/// Returns the note on a composed example.
[[nodiscard]] std::string set_up_text();

/// A part of a text, in bytes.
struct TextPart {
    std::size_t begin = 0;
    std::size_t length = 0;

    friend bool operator==(const TextPart&, const TextPart&) = default;
};

/// Returns where the words occur one after the other in the text, ignoring case and the accents of Latin letters ("ae"
/// does not match "ä"). The locale of the process (LC_CTYPE) decides what is a letter in other case. Empty if there are
/// only blanks in `words`.
[[nodiscard]] std::vector<TextPart> places_of(std::string_view words, std::string_view text);

/// A sentence or title of the handbook that contains the words.
struct Finding {
    HandbookPage page;
    std::string sentence;
    bool is_title = false;
};

/// Returns where the words occur in the handbook, in the current language: first in titles, then in sentences, each in
/// the order of the pages. If none has them one after the other, returns those that have each of them anywhere.
[[nodiscard]] std::vector<Finding> find_in_handbook(std::string_view words,
                                                    std::span<const HandbookPage> pages = kHandbookPages);

/// Returns the message if the words do not occur.
[[nodiscard]] std::string not_found_text(std::string_view words);

/// Returns the sentences of a text, without the blanks between them.
[[nodiscard]] std::vector<std::string> sentences_of(std::string_view text);

}  // namespace atom4

// Links between the handbook, the lessons and the board.
namespace atom4 {

/// Returns the page about what the lesson teaches.
[[nodiscard]] HandbookPage page_of(LessonId lesson);
/// Returns the lessons that practise what the page explains, in their order.
[[nodiscard]] std::vector<LessonId> lessons_of(HandbookPage page);

/// Returns the text of a link to the lesson.
[[nodiscard]] std::string link_text(LessonId lesson);

/// Returns the page about the most important effect of placing a piece there: fours first, then colours; or why it is
/// illegal. The cell must be on the board.
[[nodiscard]] HandbookPage page_on(const Position& position, Cell cell);
/// Returns the page about the most important effect of that placement.
[[nodiscard]] HandbookPage page_on(const Reaction& reaction);

}  // namespace atom4
