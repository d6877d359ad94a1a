// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/panels/evaluation_graph.h"
#include "ui/atom4/panels/review_panel.h"

// Helpers for tests that review a round: the round, and the parts that show the review.

[[nodiscard]] atom4::ui::ReviewPanel* panel(Table& table);
[[nodiscard]] atom4::ui::EvaluationGraph* graph(Table& table);
/// Returns what the review says about the move shown.
[[nodiscard]] QString sentence(Table& table);
[[nodiscard]] const atom4::ui::ReviewController& guide(Table& table);
/// Returns whether every move of the round has been reviewed.
[[nodiscard]] bool isDone(Table& table);
/// Plays a round of careless moves, so that there is something to mark.
void playCarelessly(Table& table);
