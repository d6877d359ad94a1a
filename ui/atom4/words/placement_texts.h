// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/computer/placement_meaning.h"

namespace atom4::ui {

/// What a placement means, in the person's language, for whoever points at a cell.
class PlacementTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::PlacementTexts)

public:
    /// What counts most, in a few words: "Stops their four"; empty where nothing does.
    [[nodiscard]] static QString headline(const PlacementMeaning& meaning);
    /// That first, and then what turns: "Stops their four: i9 makes a yellow at h8".
    [[nodiscard]] static QString sentence(const PlacementMeaning& meaning, const Reaction& reaction);
};

}  // namespace atom4::ui
