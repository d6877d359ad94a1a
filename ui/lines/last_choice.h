// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>

#include "core/lines/high_scores.h"

namespace atom4::ui {

// What a person chose for a game of Lines, remembered for the next one.

/// What was chosen last; the standard game with its next chips shown if nothing was.
[[nodiscard]] lines::Configuration lastLinesChoice();
void keepLinesChoice(const lines::Configuration& configuration);

/// The name for the high scores; empty if none was ever given.
[[nodiscard]] QString lastLinesName();
void keepLinesName(const QString& name);

}  // namespace atom4::ui
