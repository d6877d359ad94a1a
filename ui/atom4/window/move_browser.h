// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "core/atom4/controller/line_browser.h"
#include "ui/atom4/panels/match_view.h"

namespace atom4::ui {

/// Navigation to earlier positions, which changes only the board, not the match. Placing a piece there continues from
/// that position; the former moves are kept as a variation. After the end of a round, that is a trial.
class MoveBrowser : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MoveBrowser(Match& match, LineBrowser& browser, MatchView& view) : match_(match), browser_(browser), view_(view) {}

    /// Whether the board shows another position than the last one.
    [[nodiscard]] bool isLooking() const { return !browser_.is_present(); }
    /// How many plies led to the position on the board.
    [[nodiscard]] int shownPly() const { return browser_.plies(); }
    /// The ply that is talked about while the position before it is on the board, counted from 1; 0 for none.
    [[nodiscard]] int judgedPly() const { return browser_.judged(); }
    /// The last of them, if there is one.
    [[nodiscard]] const Reaction* lastShown() const { return browser_.last(); }
    /// Whether the person may place on the board as it is shown.
    [[nodiscard]] bool mayPlace() const;

    /// The variation beside what is shown: another move instead of the last one shown, or else another way on from
    /// here.
    [[nodiscard]] std::optional<int> otherLine() const;
    /// Puts it on the board. Again and again it leads through all of them, and back.
    void showOtherLine();

    /// Shows the position after that many plies, clamped to the line.
    void lookAt(int ply);
    /// Shows the position before that ply, or the first one, to talk about what was played there.
    void lookBefore(int ply);
    void lookAtPresent();
    /// Ends a try, or else looks at the present.
    void backToTheRound();
    /// Plays on from the position shown.
    void place(Cell cell);
    /// Puts a variation on the board, where it leaves the line that was there.
    void followVariation(int variation);
    /// Shows on the board what is looked at, after something else has changed.
    void showPosition();
    void retranslate();

signals:
    /// Another position is shown.
    void changed();
    /// Something to be read.
    void said(const QString& sentence);

private:
    void showLooked();

    Match& match_;
    LineBrowser& browser_;
    MatchView& view_;
};

}  // namespace atom4::ui
