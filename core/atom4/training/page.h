// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/atom4/training/handbook.h"

namespace atom4 {

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
    kPlans,        ///< one's own next colour
    kEnd,          ///< what can't change any more
    kNumbers,      ///< what thousands of games say
};
inline constexpr std::array kHandbookPages{HandbookPage::kRules,     HandbookPage::kPlaces,      HandbookPage::kMixing,
                                           HandbookPage::kGoals,     HandbookPage::kPropagators, HandbookPage::kAdvice,
                                           HandbookPage::kQuestions, HandbookPage::kThreats,     HandbookPage::kDefence,
                                           HandbookPage::kForks,     HandbookPage::kPlans,       HandbookPage::kEnd,
                                           HandbookPage::kNumbers};

/// A sentence or several that belong together.
struct ParagraphBlock {
    std::string text;
};
/// One below the other; `numbered` where their order matters.
struct ListBlock {
    std::vector<std::string> items;
    bool numbered = false;
};
/// A board, and what is to be seen on it.
struct ExampleBlock {
    ExampleId example;
    std::string caption;
};
/// What each colour that is played makes of each that it reaches; the rows are played.
struct MixingTableBlock {};
/// Another page.
struct LinkBlock {
    HandbookPage page;
};
using HandbookBlock = std::variant<ParagraphBlock, ListBlock, ExampleBlock, MixingTableBlock, LinkBlock>;

/// What the page is called where somebody types its name or a program keeps it: the same in every language, for ever.
[[nodiscard]] std::string_view name_of(HandbookPage page);
[[nodiscard]] std::optional<HandbookPage> handbook_page(std::string_view name);

/// The page in the reader's language.
[[nodiscard]] std::string title_of(HandbookPage page);
[[nodiscard]] std::vector<HandbookBlock> blocks_of(HandbookPage page);

/// What a reader reads in the block: its sentences one after the other. Nothing for tables; of a link the title.
[[nodiscard]] std::vector<std::string> texts_of(const HandbookBlock& block);

/// What is to be said of a board that was cut down to what matters.
[[nodiscard]] std::string set_up_text();

}  // namespace atom4
