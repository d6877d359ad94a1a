// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>

#include "core/atom4/game/match.h"
#include "core/atom4/rules/cell_history.h"
#include "core/atom4/rules/position_facts.h"

namespace atom4::ui {

/// Why pieces turn, in the person's language.
class ReactionTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ReactionTexts)

public:
    /// What a piece that is played does to another, as a sum and in words: "red + blue = purple: red adds its light."
    [[nodiscard]] static QString combination(Colour played, Colour reached);
    /// What happened to the cell: "Move 14 turned it from red to purple: blue at c5 reached it through c6."
    [[nodiscard]] static QString event(const CellEvent& event);
    /// The whole history of a cell, one line an event, the last one first; empty for a cell where nothing lies.
    [[nodiscard]] static QString history(const Position& position, Cell cell, std::span<const Reaction> plies);

private:
    [[nodiscard]] static QString reason(Colour played, Colour reached);
};

/// The meaning of a placement, for tool tips.
class PlacementTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::PlacementTexts)

public:
    /// What counts most, in a few words: "Stops the opponent's four"; empty where nothing does.
    [[nodiscard]] static QString headline(const PlacementMeaning& meaning);
    /// That first, and then what turns: "Stops their four: i9 makes a yellow at h8".
    [[nodiscard]] static QString sentence(const PlacementMeaning& meaning, const Reaction& reaction);
};

}  // namespace atom4::ui
