// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "core/atom4/game/round_scores.h"

namespace atom4::ui {

/// Shows what the computer thinks of the round in play, by `show`: at once where that costs nothing, else when the
/// person has been told what it costs and wants it all the same. Otherwise `declined` is called.
void showHelp(
    RoundScores& scores, QWidget* over, std::function<void()> show, std::function<void()> declined = [] {});

}  // namespace atom4::ui
