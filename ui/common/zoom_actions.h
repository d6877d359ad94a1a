// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>

#include "ui/widgets/zoomable_board.h"

namespace atom4::ui {

/// What brings a board nearer and farther by menu and keys. The actions belong to the window.
class ZoomActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ZoomActions)

public:
    explicit ZoomActions(QMainWindow& window);

    [[nodiscard]] QList<QAction*> all() const { return {in_, out_, whole_}; }
    /// Has them act on the board, and enables those that can; both must last as long as the window.
    void actOn(ZoomableBoard& board);

private:
    QAction* in_;
    QAction* out_;
    QAction* whole_;
};

}  // namespace atom4::ui
