// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTimer>

#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Says what a game is about, and shows it on a small board, in steps that each lead on by themselves. It plays once
/// when it is told to, and again for whoever clicks it; nothing runs before and after. Otherwise, and where nothing is
/// to move, it shows how it ends.
class ExampleView : public QWidget {
    Q_OBJECT

public:
    void play();
    [[nodiscard]] bool isPlaying() const { return plays_; }

protected:
    /// The board belongs to it; its shape is the room it takes, whatever the unit.
    ExampleView(BoardWidget* board, QSizeF shape);
    /// What one wants, and in smaller letters how.
    void setWords(const QString& goal, const QString& how);
    void setShape(QSizeF shape);
    /// How many steps there are.
    void setSteps(int steps) { steps_ = steps; }

    /// Whether anything may move now.
    [[nodiscard]] virtual bool mayMove() const = 0;
    virtual void showBegin() = 0;
    /// Shows that step, the first is 0, as it comes about; the board's animation tells when it has.
    virtual void showStep(int step) = 0;
    virtual void showEnd() = 0;
    /// Goes to the end at once.
    void stop();

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void goOn();
    [[nodiscard]] QFont goalFont() const;

    BoardWidget* board_;
    QSizeF shape_;
    QString goal_;
    QString how_;
    QRect goalRoom_;
    QRect howRoom_;
    QTimer timer_;
    int steps_ = 0;
    int next_ = 0;
    bool plays_ = false;
};

}  // namespace atom4::ui
