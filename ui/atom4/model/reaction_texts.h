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

/// Texts about why pieces turn, in the user's language.
class ReactionTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ReactionTexts)

public:
    /// Returns what a placed piece does to another one, and why: "Blue becomes purple: red adds its light."
    [[nodiscard]] static QString combination(Colour played, Colour reached);
    /// Returns what happened to the cell: "Move 14 turned red into purple: blue at c5 reached it through white at c6;
    /// blue adds its light."
    [[nodiscard]] static QString event(const CellEvent& event);
    /// Returns what is on the cell and its history, one event per line, the latest first; empty for a cell without a
    /// piece.
    [[nodiscard]] static QString history(const Position& position, Cell cell, std::span<const Reaction> plies);

private:
    [[nodiscard]] static QString reason(Colour played, Colour reached);
};

/// Texts about what a placement would do, for the board and the side panel.
class PlacementTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::PlacementTexts)

public:
    /// Returns the most important effect in a few words: "Stops the opponent's four"; empty if there is none.
    [[nodiscard]] static QString headline(const PlacementMeaning& meaning);
    /// Returns the headline and then the reaction: "Stops the opponent's four: i9 would turn h8 yellow."
    [[nodiscard]] static QString sentence(const PlacementMeaning& meaning, const Reaction& reaction);
};

}  // namespace atom4::ui
