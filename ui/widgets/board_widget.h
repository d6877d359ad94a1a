// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/widgets/tabled_board.h"

namespace atom4::ui {

/// The step an arrow key makes on a board that ends with the place `last`. The edges hold. Where rows are shifted by
/// turns, up and down follow the column's letter, a gentle zigzag that the opposite key walks back exactly.
[[nodiscard]] BoardPlace movedBy(BoardPlace last, BoardPlace from, int rows, int cols);

/// What the boards of all games have in common: a cell is pointed at, by the mouse or by a cursor that the keys move,
/// and what happens is shown in time, until it ends or any key or click finishes it. What lies on the board, what it
/// looks like and what a chosen cell means is for each game to say.
class BoardWidget : public QWidget, public TabledBoard {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    [[nodiscard]] bool isAnimating() const { return animation_.state() == QAbstractAnimation::Running; }
    void finishAnimation();
    /// Milliseconds that what is being shown takes in all.
    [[nodiscard]] int animationDuration() const { return animation_.duration(); }
    /// The time of what is being shown, for tests and pictures; the animation stands still there.
    void holdAnimationAt(int milliseconds);

    [[nodiscard]] bool isCursorShown() const { return byKeyboard_ && place_ && hasFocus(); }
    /// Leaves nothing pointed at by the keys; the next one begins where the board has its cursor rest.
    void putCursorAway();
    /// Leaves Escape to the window, where it means more than to put the cursor away.
    void leaveEscapeAlone() { takesEscape_ = false; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

    [[nodiscard]] std::optional<BoardPlace> focusedPlace() const override;
    void focusPlace(BoardPlace place) override { pointAt(place, true); }
    void pressPlace(BoardPlace place) override;

signals:
    void animationFinished();
    /// The cell pointed at, or what would happen there, is another.
    void targetChanged();

protected:
    /// Shows what takes so many milliseconds, that many times slower; at least one, and not 0 times.
    void startAnimation(int duration, double slowness);
    /// How far that has come, in milliseconds of its own.
    [[nodiscard]] double animationTime() const { return animation_.currentValue().toDouble(); }

    /// The place pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<BoardPlace> place() const { return place_; }
    [[nodiscard]] bool isByKeyboard() const { return byKeyboard_; }
    void pointAt(std::optional<BoardPlace> place, bool byKeyboard);
    /// Where the keys begin when nothing is pointed at.
    void restCursorAt(BoardPlace place) { cursor_ = place; }

    // What a game's board says.

    /// Finds its measures for the size, the palette, the font and the screen of now.
    virtual void arrange() = 0;
    [[nodiscard]] virtual std::optional<BoardPlace> placeAt(QPointF point) const = 0;
    /// The places that the cursor jumps to with Ctrl, comma and period, in ascending order.
    [[nodiscard]] virtual std::vector<BoardPlace> stops() const = 0;
    /// Has all painted again that depends on the place pointed at.
    virtual void updateTarget() = 0;
    /// Another place is pointed at.
    virtual void targetMoved() = 0;
    /// The place pointed at was chosen by a key.
    virtual void chooseByKey(BoardPlace place) = 0;
    /// Escape: whether there was something to put back before the cursor.
    virtual bool putBack() { return false; }
    /// The animation has come another step.
    virtual void animationTicked() = 0;
    /// What was shown is over, one way or the other.
    virtual void animationEnded() = 0;

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void moveCursor(int rows, int cols);
    void moveCursorToStop(int steps);

    std::optional<BoardPlace> place_;
    bool byKeyboard_ = false;
    BoardPlace cursor_;  // where the keyboard left off
    bool takesEscape_ = true;
    QVariantAnimation animation_;
    int shows_ = 0;  // milliseconds of what is shown, without the slowness; 0 while nothing is
};

}  // namespace atom4::ui
