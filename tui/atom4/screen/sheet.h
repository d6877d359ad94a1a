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

/// Where a link of a page leads.
using HandbookGoal = std::variant<HandbookPage, LessonId>;
/// The links at the foot of a page, by the numbers that are typed: 1 and so on. Those to lessons are the last.
[[nodiscard]] std::vector<HandbookGoal> goals_of(HandbookPage page);
[[nodiscard]] std::string text_of(const HandbookGoal& goal);

/// A page of the handbook as high as it needs to be, of which the screen shows a part.
struct Sheet {
    Grid grid;
    std::optional<int> sentence_row;  ///< where the paragraph with the sentence begins that was asked for
};

/// What of a page is looked for.
struct PageQuery {
    std::string words;     ///< marked wherever they stand
    std::string sentence;  ///< to be shown
};

/// The page with its boards, which look as `look` says. Larger boards where there is room for them.
[[nodiscard]] Sheet make_sheet(HandbookPage page, const PageQuery& sought, const UiState& look, int width,
                               Capabilities capabilities);

}  // namespace atom4::tui
