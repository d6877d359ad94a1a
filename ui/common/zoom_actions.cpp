// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/zoom_actions.h"

#include "ui/common/actions.h"

namespace atom4::ui {

ZoomActions::ZoomActions(QMainWindow& window)
    : in_(makeAction(window, [] { return tr("Zoom &In"); }, "zoomIn",
                     {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      out_(makeAction(window, [] { return tr("Zoom &Out"); }, "zoomOut", {QKeySequence(Qt::CTRL | Qt::Key_Minus)})),
      whole_(
          makeAction(window, [] { return tr("&Whole Board"); }, "wholeBoard", {QKeySequence(Qt::CTRL | Qt::Key_0)})) {}

void ZoomActions::actOn(ZoomableBoard& board) {
    QObject::connect(in_, &QAction::triggered, &board, &ZoomableBoard::zoomIn);
    QObject::connect(out_, &QAction::triggered, &board, &ZoomableBoard::zoomOut);
    QObject::connect(whole_, &QAction::triggered, &board, &ZoomableBoard::showWhole);
    const auto enable = [in = in_, out = out_, whole = whole_, &board] {
        in->setEnabled(board.canZoomIn());
        for (QAction* farther : {out, whole}) farther->setEnabled(board.canZoomOut());
    };
    QObject::connect(&board, &ZoomableBoard::zoomChanged, in_, enable);
    enable();
}

}  // namespace atom4::ui
