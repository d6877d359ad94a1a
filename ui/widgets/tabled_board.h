// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <optional>

class QWidget;

namespace atom4::ui {

/// A cell of any board by its row and column, both from 0.
struct BoardPlace {
    int row = 0;
    int col = 0;

    friend auto operator<=>(const BoardPlace&, const BoardPlace&) = default;
};

/// What a widget that shows a board of any game tells about its cells, so that a screen reader meets it as a table.
class TabledBoard {
public:
    virtual ~TabledBoard() = default;

    /// The last cell of the last row.
    [[nodiscard]] virtual BoardPlace lastPlace() const = 0;
    /// All that is said of a cell; its name and a comma come first: "i9, empty".
    [[nodiscard]] virtual QString cellText(BoardPlace place) const = 0;
    /// What counts most about placing there, beyond that; empty for nothing.
    [[nodiscard]] virtual QString cellNote(BoardPlace) const { return {}; }
    /// What lies around it, line by line; empty where a game has no need of that.
    [[nodiscard]] virtual QString cellSurroundings(BoardPlace) const { return {}; }
    /// Whether what lies there has been picked up.
    [[nodiscard]] virtual bool isPicked(BoardPlace) const { return false; }
    /// Where the cell is in the widget.
    [[nodiscard]] virtual QRect cellRect(BoardPlace place) const = 0;
    /// The cell that the keys go to, while the widget has the focus.
    [[nodiscard]] virtual std::optional<BoardPlace> focusedPlace() const = 0;
    /// Goes there, as the keys do.
    virtual void focusPlace(BoardPlace place) = 0;
    /// Goes there and does what Return does.
    virtual void pressPlace(BoardPlace place) = 0;
};

/// What is said of some cell, or the one that the keys go to, may be another now. While no screen reader listens it
/// costs nothing; else what has changed is told soon, once. Whoever just got the focus tells all that concerns it.
void tellTableChanged(QWidget& board, bool gotFocus = false);

}  // namespace atom4::ui
