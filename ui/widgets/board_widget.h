// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/widgets/accessibility.h"

namespace atom4::ui {

/// Returns the place that an arrow key leads to on a board that ends with `last`; it stops at the edges. Where every
/// other row is shifted, up and down follow the column's letter, in a gentle zigzag that the opposite key retraces
/// exactly.
[[nodiscard]] BoardPlace movedBy(BoardPlace last, BoardPlace from, int rows, int cols);

/// The common part of the boards of all games: the mouse or a keyboard cursor points at a cell, and events are animated
/// until they end or any key or click finishes them. Each game defines what is on the board, how it looks, and what a
/// chosen cell means.
class BoardWidget : public QWidget, public AccessibleBoardSource {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    [[nodiscard]] bool isAnimating() const { return animation_.state() == QAbstractAnimation::Running; }
    void finishAnimation();
    /// Returns the total duration of the animation, in milliseconds.
    [[nodiscard]] int animationDuration() const { return animation_.duration(); }
    /// Pauses the animation at that time of its normal speed, for tests and pictures.
    void holdAnimationAt(int milliseconds);

    [[nodiscard]] bool isCursorShown() const { return byKeyboard_ && place_ && hasFocus(); }
    /// Hides the keyboard cursor; the next key shows it at its last place, or where restCursorAt() has put it.
    void putCursorAway();

    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

    [[nodiscard]] std::optional<BoardPlace> focusedPlace() const override;
    void focusPlace(BoardPlace place) override { pointAt(place, true); }
    void pressPlace(BoardPlace place) override;

signals:
    void animationFinished();
    /// The cell pointed at, or what would happen there, has changed.
    void targetChanged();

protected:
    /// Starts an animation of at least one millisecond, slowed down by a factor that must not be 0.
    void startAnimation(int duration, double slowness);
    /// Returns the time of the animation, in milliseconds at normal speed.
    [[nodiscard]] double animationTime() const { return animation_.currentValue().toDouble(); }

    /// Returns the place pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<BoardPlace> place() const { return place_; }
    [[nodiscard]] bool isByKeyboard() const { return byKeyboard_; }
    void pointAt(std::optional<BoardPlace> place, bool byKeyboard);
    /// Sets where the keyboard cursor begins when no place is pointed at.
    void restCursorAt(BoardPlace place) { cursor_ = place; }

    // For the board of each game to implement.

    /// Adapts the geometry to the current size, palette, font and screen.
    virtual void arrange() = 0;
    [[nodiscard]] virtual std::optional<BoardPlace> placeAt(QPointF point) const = 0;
    /// Returns the places that the cursor jumps to with Ctrl+Left, Ctrl+Right, comma and period, in ascending order.
    [[nodiscard]] virtual std::vector<BoardPlace> stops() const = 0;
    /// Repaints everything that depends on the place pointed at.
    virtual void updateTarget() = 0;
    /// Called when another place is pointed at.
    virtual void targetMoved() = 0;
    /// Called when a key or a screen reader has chosen the place pointed at.
    virtual void chooseByKey(BoardPlace place) = 0;
    /// Called for Escape; returns whether there was something to put back, and the key has no further effect.
    virtual bool putBack() { return false; }
    /// Called at each step of the animation.
    virtual void animationTicked() = 0;
    /// Called when the animation has ended, or was finished early.
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
    BoardPlace cursor_;  // where the keys begin: the last place pointed at
    QVariantAnimation animation_;
    int shows_ = 0;  // milliseconds of the animation at normal speed; 0 without one
};

/// The part of a board that is in view: how many times as large as when the whole board is, and which point of the
/// board is wanted in the middle, by column and row. The view never leaves space empty that the board could fill.
struct BoardZoom {
    double factor = 1;
    QPointF middle;

    [[nodiscard]] bool isWhole() const { return factor <= 1; }
    friend bool operator==(const BoardZoom&, const BoardZoom&) = default;
};

/// Moves the view of a board from one part of it to another, smoothly or at once. Nothing runs while it is at rest.
class BoardCamera : public QObject {
    Q_OBJECT

public:
    explicit BoardCamera(QObject* parent = nullptr);

    /// Return the current view, and the one at the end of its motion.
    [[nodiscard]] const BoardZoom& zoom() const { return now_; }
    [[nodiscard]] const BoardZoom& goal() const { return to_; }
    [[nodiscard]] bool isMoving() const { return motion_.state() == QAbstractAnimation::Running; }

    void moveTo(const BoardZoom& zoom, bool smoothly);
    /// Jumps to the end of the motion.
    void arrive();

signals:
    /// The view has changed.
    void moved();

private:
    BoardZoom from_;
    BoardZoom to_;
    BoardZoom now_;
    QVariantAnimation motion_;
};

}  // namespace atom4::ui

class QTouchEvent;

namespace atom4::ui {

/// A board that can be larger than its view: it is zoomed and moved by wheel, touch, middle button and calls, and
/// follows the cursor. Each game maps cells to points.
class ZoomableBoard : public BoardWidget {
    Q_OBJECT

public:
    explicit ZoomableBoard(QWidget* parent = nullptr);

    /// Zooms by that factor; the point of the board at `at` stays there.
    void zoomBy(double factor, QPointF at);
    void zoomIn() { zoomBy(kZoomStep, view().center()); }
    void zoomOut() { zoomBy(1 / kZoomStep, view().center()); }
    void showWhole();
    /// Moves the view by that many pixels, within the board.
    void moveBy(QPointF way);
    [[nodiscard]] bool canZoomIn() const;
    [[nodiscard]] bool canZoomOut() const { return camera_.goal().factor > 1; }
    /// Jumps to the end of the view's motion.
    void finishMoving() { camera_.arrive(); }

    [[nodiscard]] QRect cellRect(BoardPlace place) const override;

signals:
    /// Another part of the board is in view, or is about to be.
    void zoomChanged();

protected:
    /// Return the current view, and the one at the end of its motion.
    [[nodiscard]] const BoardZoom& zoom() const { return camera_.zoom(); }
    [[nodiscard]] const BoardZoom& zoomGoal() const { return camera_.goal(); }
    void look(const BoardZoom& zoom, bool smoothly);
    /// Moves the view just far enough to show the place with a margin.
    void bringIntoView(BoardPlace place);

    // For the board of each game to implement.

    /// Returns the factor within its limits: at least 1, for the whole board, and at most so large that a handful of
    /// cells is in view.
    [[nodiscard]] virtual double boundedZoom(double factor) const = 0;
    /// Returns the rectangle in which the board is visible, without the coordinates.
    [[nodiscard]] virtual QRectF view() const = 0;
    [[nodiscard]] virtual double spacing() const = 0;
    [[nodiscard]] virtual QPointF centreOf(BoardPlace place) const = 0;
    /// Returns the point of the board at a point of the view, by column and row as in BoardZoom.
    [[nodiscard]] virtual QPointF boardPoint(QPointF point) const = 0;
    /// Returns whether motion of the view is animated.
    [[nodiscard]] virtual bool showsMotion() const = 0;
    [[nodiscard]] virtual Qt::CursorShape usualCursor() const = 0;
    /// Called when the view has changed.
    virtual void viewMoved() = 0;
    /// Called when the player zooms or moves the view.
    virtual void movedByHand() {}
    /// Called when a finger has tapped the board at that point.
    virtual void tapped(QPointF at) = 0;
    /// Called when a finger touches the board; returns whether it picks up something there, which then follows it.
    virtual bool fingerTakes(QPointF) { return false; }
    virtual void fingerMoves(QPointF) {}
    /// Called when that finger lets go; std::nullopt if the touch was cancelled or another finger joined.
    virtual void fingerLetsGo(std::optional<QPointF>) {}

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr double kZoomStep = 1.25;

    [[nodiscard]] bool isZoomed() const { return boundedZoom(zoom().factor) > 1; }
    bool pinched(QEvent* event);
    bool touched(QTouchEvent* event);
    void moveFinger(QPointF at, bool alone);
    void dropFinger();

    BoardCamera camera_;
    // A finger on the board: it chooses the cell where it came down, unless it holds something, moves the board, or
    // another finger joins.
    struct Finger {
        QPointF from;
        QPointF at;
        enum class Does { kTap, kHold, kMove, kNothing } does = Does::kTap;
    };
    std::optional<Finger> finger_;
    std::optional<QPointF> grabbed_;  // the last point of the mouse that drags the board
};

}  // namespace atom4::ui
