// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>
#include <vector>

namespace atom4::ui {

/// Holds the panels of analysis and review. Beside the board they are one above the other; below it they are side by
/// side, unless they would be too narrow and there is enough height. The strip is visible if one of them is.
class PanelStrip : public QWidget {
    Q_OBJECT

public:
    explicit PanelStrip(QWidget* parent = nullptr);

    /// Takes ownership of a panel and hides it; showPanel() shows it.
    void add(QWidget* panel);
    void showPanel(QWidget* panel, bool shown);

    /// Horizontal below the board, vertical beside it.
    void setArrangement(Qt::Orientation orientation);
    /// Returns the preferred height of the strip below the board, at that width, or its preferred width beside it;
    /// `room` is the size of the whole view.
    [[nodiscard]] int thickness(Qt::Orientation orientation, QSize room, int width) const;
    /// Returns the minimum height of the strip below the board, at that width; `room` is the size of the whole view.
    [[nodiscard]] int least(QSize room, int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::vector<const QWidget*> panels() const;
    [[nodiscard]] bool areAbreast(int width, int height) const;
    [[nodiscard]] int minHeight(bool abreast) const;
    void turn();

    Qt::Orientation orientation_ = Qt::Horizontal;
    QBoxLayout* row_;
};

}  // namespace atom4::ui
