// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/panels/evaluation_graph.h"
#include "ui/atom4/panels/review_panel.h"

// A round that is reviewed, and where the review shows what it found.

[[nodiscard]] atom4::ui::ReviewPanel* panel(Table& table);
[[nodiscard]] atom4::ui::EvaluationGraph* graph(Table& table);
/// What the review says of the move shown.
[[nodiscard]] QString sentence(Table& table);
[[nodiscard]] const atom4::ui::ReviewController& guide(Table& table);
/// Whether every move of the round is reviewed.
[[nodiscard]] bool isDone(Table& table);
/// Plays a round of careless moves, so that there is something to mark.
void playCarelessly(Table& table);
