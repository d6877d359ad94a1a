// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include "core/atom4/controller/position_editor.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/pages/position_text.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

/// The dialog to set up a position: any piece on any cell, and the colour to play. Shows what is unusual about it, and
/// accepts only playable positions.
class PositionDialog : public QDialog {
    Q_OBJECT

public:
    PositionDialog(const Position& position, const Settings& settings, QWidget* parent = nullptr);
    [[nodiscard]] const Position& position() const { return editor_.position(); }

private:
    QWidget* makeBrushes();
    QWidget* makeTools();
    QToolButton* makeStep(QAction* action, Symbol symbol, QKeySequence::StandardKey key);
    QWidget* makeText();
    void paint(Cell cell);
    bool followText();
    void takeText();
    void refresh();
    void showPosition();
    void makeRoomForRemarks();
    void changeEvent(QEvent* event) override;

    [[nodiscard]] static QString howTo();
    [[nodiscard]] static QString noPosition(std::size_t character);

    PositionEditor editor_;
    QWidget* side_;
    BoardView* board_;
    QButtonGroup* brushes_;  // the ids are lights(), and kEraser
    QComboBox* toPlay_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QAction* undo_;
    QAction* redo_;
    PositionText* text_;
    LiveLabel* remark_;
    QPushButton* play_;
};

}  // namespace atom4::ui
