// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTimer>
#include <vector>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_view.h"

namespace atom4::ui {

/// Says what the game is about, and shows it: the end of a short round, in which the last pieces turn others until four
/// of a colour lie in a row. It plays once when it is told to, and again for whoever clicks it; nothing runs before and
/// after. Where nothing is to move it shows the end.
class GoalExample : public QWidget {
    Q_OBJECT

public:
    explicit GoalExample(const Settings& settings, QWidget* parent = nullptr);

    /// Shows that player's row, at its end.
    void setGoal(Player player);
    [[nodiscard]] Player goal() const { return player_; }
    void play();
    [[nodiscard]] bool isPlaying() const { return timer_.isActive() || board_->isAnimating(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void setTexts();
    void arrange();
    [[nodiscard]] QFont goalFont() const;
    void showEnd();
    void goOn();

    Player player_ = Player::kFirst;
    Settings settings_;
    BoardView* board_;
    QString goal_;
    QString how_;
    QRect goalRoom_;
    QRect howRoom_;
    QTimer timer_;
    std::vector<Position> positions_;  // the one that is shown first, and after each ply from there
    std::vector<Reaction> plies_;
    std::size_t next_ = 0;  // ply to be shown
};

}  // namespace atom4::ui
