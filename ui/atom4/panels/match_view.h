// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

#include "ui/atom4/board/board_view.h"
#include "ui/atom4/panels/evaluation_bar.h"
#include "ui/atom4/panels/panel_strip.h"
#include "ui/atom4/panels/side_panel.h"

namespace atom4::ui {

/// The board and its panel, beside each other or one below the other, whichever gives the larger board. The strip with
/// analysis and review is below the board or beside it, by the same measure; the evaluation bar is to the left of the
/// board. Both are hidden at first. In an upright window with a strip, the board is on top, and panel and strip are
/// below it.
class MatchView : public QWidget {
    Q_OBJECT

public:
    explicit MatchView(QWidget* parent = nullptr);

    [[nodiscard]] BoardView* board() const { return board_; }
    [[nodiscard]] SidePanel* panel() const { return panel_; }
    [[nodiscard]] PanelStrip* strip() const { return strip_; }
    [[nodiscard]] EvaluationBar* bar() const { return bar_; }
    /// Shows the match as it is, without animation.
    void show(const Match& match);
    void setSettings(const Settings& settings);
    /// Shows the match after a ply, and animates its reaction on the board.
    void showPly(const Match& match, const Reaction& reaction);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Places {
        QRect board;
        QRect bar;
        QRect panel;
        QRect strip;
        SidePanel::Place panelPlace = SidePanel::Place::kBeside;
        Qt::Orientation stripArrangement = Qt::Horizontal;
    };
    void arrange();
    [[nodiscard]] Places best() const;
    [[nodiscard]] Places bestUpright() const;
    [[nodiscard]] Places places(SidePanel::Place panel, Qt::Orientation strip) const;
    [[nodiscard]] bool isUpright() const;
    [[nodiscard]] int heightForBoard(int width) const;
    [[nodiscard]] double spacing(const Places& places) const;
    void showDetail();

    BoardView* board_;
    SidePanel* panel_;
    PanelStrip* strip_;
    EvaluationBar* bar_;
};

}  // namespace atom4::ui
