// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

#include "ui/atom4/panels/line_list.h"

namespace atom4::ui {

/// What the live analysis has found: who is better, in words, and the best lines. How many lines, one chooses here.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMostLines = 5;

    explicit AnalysisPanel(QWidget* parent = nullptr);

    [[nodiscard]] LineList* lines() const { return lines_; }
    [[nodiscard]] int lineCount() const { return count_->value(); }
    void setLineCount(int count) { count_->setValue(count); }

    void setSentence(const QString& sentence);
    /// Shows the depth in plies; `going` while the search runs.
    void setDepth(int depth, bool going);
    /// Nothing is known yet, or there is nothing to search.
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    /// Of what there is to say and the lines; how deep the search is has to give way.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void lineCountChanged(int count);
    void closeWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fitWords();

    QLabel* sentence_;
    QLabel* depth_;
    QLabel* countLabel_;
    QSpinBox* count_;
    QToolButton* close_;
    LineList* lines_;
};

}  // namespace atom4::ui
