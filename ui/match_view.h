// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

#include "ui/board_view.h"
#include "ui/side_panel.h"

namespace atom4::ui {

/// The board and its panel, beside each other or one below the other, whichever gives the larger board.
class MatchView : public QWidget {
    Q_OBJECT

public:
    explicit MatchView(QWidget* parent = nullptr);

    [[nodiscard]] BoardView* board() const { return board_; }
    [[nodiscard]] SidePanel* panel() const { return panel_; }
    /// Shows the match as it is, with no animation.
    void show(const Match& match);
    void setSettings(const Settings& settings);
    /// Shows the match after a ply, and on the board how the ply came about.
    void showPly(const Match& match, const Reaction& reaction);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void showDetail();

    BoardView* board_;
    SidePanel* panel_;
};

}  // namespace atom4::ui
