// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QImage>
#include <QPalette>
#include <QPixmap>
#include <QVariantAnimation>
#include <optional>

#include "core/lines/position.h"
#include "core/lines/record.h"
#include "ui/common/settings.h"
#include "ui/lines/board_drawing.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Shows a position of Lines, and lets the user pick a chip and a cell by clicks, dragging or the keyboard. Makes no
/// moves itself. Turns are animated; any key or click ends an animation.
class LinesBoardView : public ZoomableBoard {
    Q_OBJECT

public:
    explicit LinesBoardView(QWidget* parent = nullptr);

    /// Shows the position without animation; selection and hint are dropped.
    void showPosition(const lines::Position& position);
    /// Animates the turn that led to the position.
    void showTurn(const lines::Position& position, std::span<const lines::Change> turn);
    /// Applies the settings of the board: pieces, marks, animation. A running animation is not changed.
    void setSettings(const Settings& settings);
    /// Shows a hint until another chip is selected or another position is shown, and puts the cursor on its chip.
    void showHint(lines::Move hint);
    [[nodiscard]] const std::optional<lines::Move>& hint() const { return hint_; }
    /// Sets whether the player may pick chips now.
    void setUsersTurn(bool usersTurn);

    [[nodiscard]] const lines::Position& position() const { return position_; }
    /// The cell pointed at, by mouse or keyboard.
    [[nodiscard]] std::optional<lines::Cell> target() const;
    [[nodiscard]] std::optional<lines::Cell> selected() const { return selected_; }
    [[nodiscard]] bool isDragging() const { return dragged_.has_value(); }
    /// The path of the selected chip to the cell pointed at; empty if there is none.
    [[nodiscard]] const std::vector<lines::Cell>& path() const { return path_; }
    /// The middle of a cell, in the widget's coordinates.
    [[nodiscard]] QPoint cellCentre(lines::Cell cell) const { return scene_.grid.centre(cell).toPoint(); }
    [[nodiscard]] const LinesGrid& grid() const { return scene_.grid; }

    /// Sets all texts again, in the current language.
    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] BoardPlace lastPlace() const override;
    [[nodiscard]] QString cellText(BoardPlace place) const override;
    [[nodiscard]] QString cellSurroundings(BoardPlace place) const override;
    [[nodiscard]] bool isPicked(BoardPlace place) const override {
        return selected_ == lines::Cell{place.row, place.col};
    }

signals:
    /// The player chose a chip and a cell that it can go to.
    void moveChosen(atom4::lines::Move move);
    /// What the player tried is not possible; `cell` is the one that was chosen.
    void refused(atom4::lines::IllegalMove reason, atom4::lines::Cell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

    void arrange() override;
    [[nodiscard]] std::optional<BoardPlace> placeAt(QPointF point) const override;
    [[nodiscard]] std::vector<BoardPlace> stops() const override;
    void updateTarget() override;
    void targetMoved() override;
    void chooseByKey(BoardPlace place) override;
    bool putBack() override;
    void animationTicked() override;
    void animationEnded() override;
    [[nodiscard]] double boundedZoom(double factor) const override {
        return LinesGrid::bounded(factor, position_.setup().rows, position_.setup().cols);
    }
    [[nodiscard]] QRectF view() const override { return scene_.grid.view(); }
    [[nodiscard]] double spacing() const override { return scene_.grid.spacing(); }
    [[nodiscard]] QPointF centreOf(BoardPlace place) const override;
    [[nodiscard]] QPointF boardPoint(QPointF point) const override { return scene_.grid.placeAt(point); }
    [[nodiscard]] bool showsMotion() const override { return settings_.showsMotion(); }
    [[nodiscard]] Qt::CursorShape usualCursor() const override {
        return usersTurn_ ? Qt::PointingHandCursor : Qt::ArrowCursor;
    }
    void viewMoved() override { arrange(); }
    void tapped(QPointF at) override;
    bool fingerTakes(QPointF at) override;
    void fingerMoves(QPointF at) override { drag(at); }
    void fingerLetsGo(std::optional<QPointF> at) override;

private:
    void select(std::optional<lines::Cell> cell);
    void bounce();
    void refreshPath();
    void choose(lines::Cell cell);
    void moveTo(lines::Cell cell);
    void press(lines::Cell cell, QPointF at);
    void drag(QPointF point);
    void release(QPointF point);
    void drop(QPointF point);
    // A cell has one mark at a time: the cursor, or what is known about the cell.
    [[nodiscard]] bool isCursorAt(lines::Cell cell) const;
    [[nodiscard]] bool isUnreachable() const;
    void paintHint(QPainter& painter);
    void paintSelection(QPainter& painter);

    LinesScene scene_;
    Settings settings_;
    QPixmap paper_;
    lines::Position position_;
    std::optional<lines::Move> hint_;
    bool usersTurn_ = false;

    std::optional<lines::Cell> selected_;
    std::optional<lines::PathMap> paths_;  // of the selected chip
    std::vector<lines::Cell> path_;

    std::optional<QPointF> pressed_;  // where the selected chip was pressed
    bool wasSelected_ = false;        // before it was pressed
    std::optional<QPointF> dragged_;  // where the mouse drags it now
    bool dropped_ = false;            // the move was made by dragging: its path is not animated

    std::optional<LinesTimeline> timeline_;
    bool reduced_ = false;      // the current animation uses reduced motion
    QVariantAnimation bounce_;  // of the selected chip
};

/// Draws the board of Lines as a picture: chips and coordinates, without cursor, hint or animation.
[[nodiscard]] QImage linesPicture(const lines::Position& position, const Settings& settings, const QPalette& palette);

}  // namespace atom4::ui
