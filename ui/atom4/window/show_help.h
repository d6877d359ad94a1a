// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "core/atom4/game/round_scores.h"

namespace atom4::ui {

/// Calls `show`, which shows what the computer thinks of the current round: at once if the round is not rated, else
/// after the user has confirmed that it becomes unrated. If the user cancels, calls `declined`.
void showHelp(
    RoundScores& scores, QWidget* over, std::function<void()> show, std::function<void()> declined = [] {});

}  // namespace atom4::ui
