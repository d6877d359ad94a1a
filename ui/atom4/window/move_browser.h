// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/controller/turn_keeper.h"
#include "ui/atom4/panels/match_view.h"

namespace atom4::ui {

/// Navigation to earlier positions, which changes only the board, not the match. Placing a piece there continues from
/// that position; the former moves are kept as a variation. After the end of a round, that is a trial.
class MoveBrowser : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MoveBrowser(TurnKeeper& turns, LineBrowser& browser, MatchView& view)
        : turns_(turns), match_(turns.match()), browser_(browser), view_(view) {}

    /// Returns whether an earlier position is shown.
    [[nodiscard]] bool isLooking() const { return !browser_.is_present(); }
    /// Returns the number of plies to the position shown.
    [[nodiscard]] int shownPly() const { return browser_.plies(); }
    /// Returns the ply, from 1, whose judgement is shown with the position before it; 0 for none.
    [[nodiscard]] int judgedPly() const { return browser_.judged(); }
    /// Returns the ply that led to the position shown; nullptr at the start.
    [[nodiscard]] const Reaction* lastShown() const { return browser_.last(); }
    /// Returns whether the user may place a piece on the position shown.
    [[nodiscard]] bool mayPlace() const;

    /// Returns the variation to promote or delete: an alternative to the next move, or else to the last one shown.
    [[nodiscard]] std::optional<int> otherLine() const;
    /// Puts the next variation on the board. Repeated calls go through all alternatives and back to the first line.
    void showOtherLine();

    /// Shows the position after that many plies, clamped to the line.
    void lookAt(int ply);
    /// Shows the position before that ply, or the first one, with the judgement of the move played there.
    void lookBefore(int ply);
    void lookAtPresent();
    /// Ends a trial, or else shows the current position.
    void backToTheRound();
    /// Places a piece on the earlier position shown.
    void place(Cell cell);
    /// Puts a variation on the board and shows the position after its first move.
    void followVariation(int variation);
    /// Redraws the position shown, after the match has changed.
    void showPosition();
    void retranslate();

signals:
    /// Another position is shown.
    void changed();
    /// A message for the user.
    void said(const QString& sentence);

private:
    void showLooked();

    const TurnKeeper& turns_;
    Match& match_;
    LineBrowser& browser_;
    MatchView& view_;
};

}  // namespace atom4::ui
