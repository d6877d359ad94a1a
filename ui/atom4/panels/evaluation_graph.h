// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/atom4/engine/review.h"

namespace atom4::ui {

/// A graph of the evaluation of a round, ply by ply: the higher the white, the better for player 1. Moves that were not
/// good are marked; a click or the keys choose a ply.
class EvaluationGraph : public QWidget {
    Q_OBJECT

public:
    /// The review of a ply.
    struct Point {
        double share = 0.5;  ///< player 1's expectation after the ply, 0 to 1
        Judgement judgement = Judgement::kGood;
        QString sentence;
    };

    explicit EvaluationGraph(QWidget* parent = nullptr);

    /// Shows the points known so far of a round of that many plies; points[0] is the start.
    void show(std::vector<Point> points, int plies);
    /// Marks the ply whose position is shown; std::nullopt if it is not in the graph.
    void markPly(std::optional<int> ply);
    [[nodiscard]] int points() const { return static_cast<int>(points_.size()); }
    [[nodiscard]] std::optional<int> markedPly() const { return marked_; }
    /// Returns the position of that ply in the widget.
    [[nodiscard]] QPointF at(int ply) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void plyChosen(int ply);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] double shareAt(std::size_t ply) const;
    [[nodiscard]] std::optional<int> plyAt(QPointF point) const;
    void drawMistakes(QPainter& painter) const;
    void describe();

    std::vector<Point> points_;
    int plies_ = 1;
    std::optional<int> marked_;
};

}  // namespace atom4::ui
