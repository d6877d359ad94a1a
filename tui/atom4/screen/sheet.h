// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// The target of a link on a page.
using HandbookGoal = std::variant<HandbookPage, LessonId>;
/// Returns the links at the foot of a page in the order of the numbers to type, from 1. Links to lessons come last.
[[nodiscard]] std::vector<HandbookGoal> goals_of(HandbookPage page);
[[nodiscard]] std::string text_of(const HandbookGoal& goal);

/// A whole page of the handbook, of which the screen shows a part.
struct Sheet {
    Grid grid;
    std::optional<int> sentence_row;  ///< first row of the paragraph with the wanted sentence
};

/// What to find on a page.
struct PageQuery {
    std::string words;     ///< marked wherever they occur
    std::string sentence;  ///< to scroll to
};

/// Returns the page with its boards, larger ones if there is room; `look` sets their appearance.
[[nodiscard]] Sheet make_sheet(HandbookPage page, const PageQuery& sought, const UiState& look, int width,
                               Capabilities capabilities);

}  // namespace atom4::tui
