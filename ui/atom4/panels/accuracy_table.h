// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace atom4::ui {

/// The accuracy of both players, in all and in opening, middle and end, and how many moves were marked. Its help button
/// explains the numbers, in a tool tip or when pressed.
class AccuracyTable : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString sum;     ///< "You: 94% accuracy"
        QString phases;  ///< "Opening 96%, Middle 93%, End 88%"
        QString marks;   ///< "2 mistakes ?"
    };

    explicit AccuracyTable(QWidget* parent = nullptr);
    void show(const std::array<Row, 2>& rows);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void arrange();

    struct Labels {
        QLabel* sum;
        QLabel* phases;
        QLabel* marks;  // shown if there is room; always in the tool tip
    };
    QToolButton* about_;
    std::array<Labels, 2> rows_{};
};

}  // namespace atom4::ui
