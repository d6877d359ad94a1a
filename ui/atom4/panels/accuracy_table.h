// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <array>

namespace atom4::ui {

/// How accurately both have played: in all, in opening, middle and end, and what was marked. Says what that means
/// when its sign is pointed at or pressed.
class AccuracyTable : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString sum;     ///< "You: 94 % accuracy"
        QString phases;  ///< "opening 96 % · middle 93 % · end 88 %"
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
        QLabel* marks;  // where there is room; in the tool tip always
    };
    QToolButton* about_;
    std::array<Labels, 2> rows_{};
};

}  // namespace atom4::ui
