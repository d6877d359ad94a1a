// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/engine/analysis.h"

namespace atom4::ui {

/// Verdicts as numbers, in the user's language; core/atom4/game/analysis_texts.h has the sentences.
class VerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::VerdictTexts)

public:
    /// Returns the verdict in short: "+1.5", where plus is good for player 1, "win in 3", "won" or "draw".
    [[nodiscard]] static QString brief(const Verdict& verdict);
};

}  // namespace atom4::ui
