// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <optional>
#include <vector>

#include "core/atom4/controller/line_browser.h"
#include "ui/atom4/panels/move_list.h"

namespace atom4::ui {

/// Edits the record of a round: comments on moves, marks, promoting and deleting variations. The actions apply to the
/// move shown and the variation beside it, the context menu of the list to the move that was clicked.
class MoveEdits : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. Adds its actions to the window.
    MoveEdits(LineBrowser& browser, QWidget& window);

    /// Adds the actions at the end of a menu.
    void fill(QMenu& menu) const;
    [[nodiscard]] QList<QAction*> actions() const;

    /// Sets the move shown, from 1, or 0 for none, and the variation beside it, and updates the actions.
    void follow(int ply, std::optional<int> variation);
    /// Opens the context menu of a move at that point of the screen.
    void openMenu(const MoveSpot& spot, QPoint at);
    void retranslate();

signals:
    /// A message for the user.
    void said(const QString& sentence);
    void plyRequested(int ply);
    void variationRequested(int variation);

private:
    [[nodiscard]] std::vector<Cell> lineTo(const MoveSpot& spot) const;
    [[nodiscard]] QString nameOf(const std::vector<Cell>& line) const;
    [[nodiscard]] bool isStill(int variation, const std::vector<Cell>& line) const;
    void ask(const std::vector<Cell>& line);
    void putMark(const std::vector<Cell>& line, MoveMark mark);
    void promote(int variation);
    void remove(int variation);

    LineBrowser& browser_;
    Match& match_;
    QWidget& window_;
    QAction* comment_;
    std::vector<QAction*> marks_;  // in the order of kMoveMarks
    QMenu* markMenu_;
    QAction* promote_;
    QAction* remove_;
    MoveSpot shown_;
    std::optional<int> beside_;
};

}  // namespace atom4::ui
