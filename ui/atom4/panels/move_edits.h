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

/// What a person says of moves and does to lines: comments, marks, promoting and throwing away. As actions, which are
/// about the move shown and the line beside it, and as a menu of the list, which is about what was clicked.
class MoveEdits : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it. Its actions are the window's.
    MoveEdits(LineBrowser& browser, QWidget& window);

    /// Adds them at the end of a menu.
    void fill(QMenu& menu) const;
    [[nodiscard]] QList<QAction*> actions() const;

    /// Which move is shown, from 1, or 0 for none, and which variation is beside it.
    void follow(int ply, std::optional<int> variation);
    /// What can be done there.
    void openMenu(const MoveSpot& spot, QPoint at);
    void retranslate();

signals:
    /// Something to be read.
    void said(const QString& sentence);
    void plyWanted(int ply);
    void variationWanted(int variation);

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
