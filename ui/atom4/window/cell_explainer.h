// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <optional>
#include <vector>

#include "core/atom4/rules/cell_history.h"
#include "core/atom4/training/handbook.h"
#include "ui/atom4/panels/match_view.h"

namespace atom4::ui {

/// Answers "why did this change?" for the cells of the board: by a key for the cell pointed at, which goes one event
/// back each time it is pressed; in the cell's menu; and in a tool tip. Draws the path of the reaction on the board.
class CellExplainer : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    CellExplainer(const Match& match, BoardView& board, QObject* parent = nullptr);

    [[nodiscard]] QAction* action() const { return action_; }
    /// To be called when the ply shown may have changed.
    void follow(int shownPly);
    void retranslate();
    /// Sets the further actions in the menu of an empty cell, below placing there.
    void offer(const QList<QAction*>& further) { further_ = further; }

signals:
    /// The user wants to place a piece there.
    void placeRequested(atom4::Cell cell);
    void explained(const QString& sentence);
    /// The user wants to read that page.
    void handbookRequested(atom4::HandbookPage page);
    /// The user wants to see the position after that ply.
    void plyRequested(int ply);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::span<const Reaction> plies() const;
    [[nodiscard]] std::optional<Cell> cellToExplain() const;
    void explain();
    void show(Cell cell, const CellEvent& event);
    void openMenu(QPoint at, Cell cell);
    void fillWithHistory(QMenu& menu, Cell cell);
    void fillWithWays(QMenu& menu, Cell cell);
    void offerPage(QMenu& menu, HandbookPage page);

    const Match& match_;
    BoardView& board_;
    QAction* action_;
    QList<QAction*> further_;
    int shownPly_ = 0;
    std::optional<Cell> cell_;  // the one explained last
    std::size_t back_ = 0;      // how many events back in its history
};

}  // namespace atom4::ui
