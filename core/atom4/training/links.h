// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/atom4/rules/position.h"
#include "core/atom4/training/lessons.h"
#include "core/atom4/training/page.h"

// From elsewhere to the page that explains it, and back.
namespace atom4 {

/// The page that says more about what the lesson teaches.
[[nodiscard]] HandbookPage page_of(LessonId lesson);
/// The lessons in which what the page says is tried, in their order.
[[nodiscard]] std::vector<LessonId> lessons_of(HandbookPage page);

/// What a link to the lesson says.
[[nodiscard]] std::string link_text(LessonId lesson);

/// The page about what matters most when a piece is to be placed there: fours first, then what it turns; where it may
/// not be placed, why. The cell must be on the board.
[[nodiscard]] HandbookPage page_on(const Position& position, Cell cell);
/// The page about what made that placement do what it did.
[[nodiscard]] HandbookPage page_on(const Reaction& reaction);

}  // namespace atom4
