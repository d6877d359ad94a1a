// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

#include "ui/lines/board_view.h"
#include "ui/lines/side_panel.h"

namespace atom4::ui {

/// The board of Lines with its panel beside it, or below it where that leaves the board more room.
class LinesView : public QWidget {
    Q_OBJECT

public:
    explicit LinesView(QWidget* parent = nullptr);

    [[nodiscard]] LinesBoardView* board() const { return board_; }
    [[nodiscard]] LinesPanel* panel() const { return panel_; }
    [[nodiscard]] QSize sizeHint() const override { return {860, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 300}; }
    void arrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    LinesBoardView* board_;
    LinesPanel* panel_;
};

}  // namespace atom4::ui
