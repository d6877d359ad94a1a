// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

namespace atom4::ui {

/// A line chart of values over time, with round numbers at the side. A point chosen by mouse or keys is described in a
/// sentence.
class LineChart : public QWidget {
    Q_OBJECT

public:
    struct Point {
        double value = 0;
        double doubt = 0;  ///< the true value is likely to be within this distance; shown as a band
        QString sentence;
    };

    explicit LineChart(QWidget* parent = nullptr);

    /// Sets how the numbers at the side are written; the default is as in 1500.
    void writeNumbers(std::function<QString(double)> write);
    /// Shows the points, and chooses the last one.
    void show(std::vector<Point> points);
    [[nodiscard]] int points() const { return static_cast<int>(points_.size()); }
    /// Returns the chosen point, if any.
    [[nodiscard]] std::optional<int> chosen() const { return chosen_; }
    void choose(std::optional<int> point);
    /// Returns where that point is in the widget.
    [[nodiscard]] QPointF at(int point) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Another point was chosen; `sentence` is its description.
    void described(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] double heightOf(double value) const;
    [[nodiscard]] std::optional<int> pointAt(QPointF place) const;

    std::function<QString(double)> write_;
    std::vector<Point> points_;
    std::vector<double> lines_;  // the round numbers, the lowest first
    std::optional<int> chosen_;
};

}  // namespace atom4::ui
