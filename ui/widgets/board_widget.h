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

/// The step an arrow key makes on a board that ends with the place `last`. The edges hold. Where rows are shifted by
/// turns, up and down follow the column's letter, a gentle zigzag that the opposite key walks back exactly.
[[nodiscard]] BoardPlace movedBy(BoardPlace last, BoardPlace from, int rows, int cols);

/// What the boards of all games have in common: a cell is pointed at, by the mouse or by a cursor that the keys move,
/// and what happens is shown in time, until it ends or any key or click finishes it. What lies on the board, what it
/// looks like and what a chosen cell means is for each game to say.
class BoardWidget : public QWidget, public AccessibleBoardSource {
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
    /// Starts an animation of at least one millisecond, slowed down by a factor that must not be 0.
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

/// What part of a board is looked at: how many times as large as when all of it is there, and which point of the board
/// is wanted in the middle, by column and row. A board never leaves an edge of the view that it could fill.
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
    /// At once where it was going.
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

/// A board that can be larger than its view: zoomed and moved by wheel, touch, middle button and calls, and moved to
/// the cursor. Each game maps its cells.
class ZoomableBoard : public BoardWidget {
    Q_OBJECT

public:
    explicit ZoomableBoard(QWidget* parent = nullptr);

    /// Nearer or farther by that factor; the point of the view stays where it is.
    void zoomBy(double factor, QPointF at);
    void zoomIn() { zoomBy(kZoomStep, view().center()); }
    void zoomOut() { zoomBy(1 / kZoomStep, view().center()); }
    void showWhole();
    /// Moves the view by that many pixels, within the board.
    void moveBy(QPointF way);
    [[nodiscard]] bool canZoomIn() const;
    [[nodiscard]] bool canZoomOut() const { return camera_.goal().factor > 1; }
    /// Ends a move of the view at once.
    void finishMoving() { camera_.arrive(); }

    [[nodiscard]] QRect cellRect(BoardPlace place) const override;

signals:
    /// Another part of the board is seen, or about to be.
    void zoomChanged();

protected:
    /// Return the current view, and the one at the end of its motion.
    [[nodiscard]] const BoardZoom& zoom() const { return camera_.zoom(); }
    [[nodiscard]] const BoardZoom& zoomGoal() const { return camera_.goal(); }
    void look(const BoardZoom& zoom, bool smoothly);
    /// By as little as it takes.
    void bringIntoView(BoardPlace place);

    // What a game's board says.

    /// The factor within its bounds: at least all of the board, and at most so much that a handful of cells is left.
    [[nodiscard]] virtual double boundedZoom(double factor) const = 0;
    /// Where the board is seen, without the room of the coordinates.
    [[nodiscard]] virtual QRectF view() const = 0;
    [[nodiscard]] virtual double spacing() const = 0;
    [[nodiscard]] virtual QPointF centreOf(BoardPlace place) const = 0;
    /// The point of the board at a point of the view, as BoardZoom has it.
    [[nodiscard]] virtual QPointF boardPoint(QPointF point) const = 0;
    /// Whether moves of the view are shown.
    [[nodiscard]] virtual bool showsMotion() const = 0;
    [[nodiscard]] virtual Qt::CursorShape usualCursor() const = 0;
    /// Called when the view has changed.
    virtual void viewMoved() = 0;
    /// A person zooms or moves what is seen.
    virtual void movedByHand() {}
    /// A finger was lifted from where it came down.
    virtual void tapped(QPointF at) = 0;
    /// A finger came down: whether it holds something there, which follows it from then on.
    virtual bool fingerTakes(QPointF) { return false; }
    virtual void fingerMoves(QPointF) {}
    /// It lets go there; nowhere if it was taken away or joined by another.
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
    // A finger on the board: it places where it came down, unless it holds something, moves the board or another joins
    // it.
    struct Finger {
        QPointF from;
        QPointF at;
        enum class Does { kTap, kHold, kMove, kNothing } does = Does::kTap;
    };
    std::optional<Finger> finger_;
    std::optional<QPointF> grabbed_;  // where the board is held by the mouse that moves it
};

}  // namespace atom4::ui
