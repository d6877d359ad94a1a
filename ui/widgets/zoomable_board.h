// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "ui/widgets/board_camera.h"
#include "ui/widgets/board_widget.h"

class QTouchEvent;

namespace atom4::ui {

/// A board that can be larger than its view: zoomed and moved by the wheel, by fingers, by the middle button and by
/// whoever calls, and moved by itself to where the keys point. Where its cells lie then is for each game to say.
class ZoomableBoard : public BoardWidget {
    Q_OBJECT

public:
    explicit ZoomableBoard(QWidget* parent = nullptr);

    /// Nearer or farther by that factor; the point of the view stays where it is.
    void zoomBy(double factor, QPointF at);
    void zoomIn() { zoomBy(kZoomStep, view().center()); }
    void zoomOut() { zoomBy(1 / kZoomStep, view().center()); }
    void showWhole();
    /// Moves what is seen by so many pixels, as far as there is board.
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
    /// What is to be seen now, and when the view has come to rest.
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
    /// Another part of the board is to be seen from now on.
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
