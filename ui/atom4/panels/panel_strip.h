// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QWidget>
#include <vector>

namespace atom4::ui {

/// Holds the panels of those who study a game, one above the other beside the board; side by side below it, unless they
/// would be narrow there and there is height for one above the other. It is visible as long as one of them is.
class PanelStrip : public QWidget {
    Q_OBJECT

public:
    explicit PanelStrip(QWidget* parent = nullptr);

    /// Takes a panel, and shows it and hides it as it says with showPanel().
    void add(QWidget* panel);
    void showPanel(QWidget* panel, bool shown);

    /// Horizontal below the board, vertical beside it.
    void setArrangement(Qt::Orientation orientation);
    /// How high the strip would like to be below the board, or how wide beside it, in that much room,
    /// where it is as wide as that.
    [[nodiscard]] int thickness(Qt::Orientation orientation, QSize room, int width) const;
    /// How low it may be below the board in that much room, where it is as wide as that.
    [[nodiscard]] int least(QSize room, int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::vector<const QWidget*> panels() const;
    [[nodiscard]] bool areAbreast(int width, int height) const;
    [[nodiscard]] int leastHeight(bool abreast) const;
    void turn();

    Qt::Orientation orientation_ = Qt::Horizontal;
    QBoxLayout* row_;
};

}  // namespace atom4::ui
