// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

#include "ui/atom4/panels/line_list.h"

namespace atom4::ui {

/// Shows the results of the live analysis: who is ahead, in words, and the best lines, whose number the user chooses
/// here.
class AnalysisPanel : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMaxLines = 5;

    explicit AnalysisPanel(QWidget* parent = nullptr);

    [[nodiscard]] LineList* lines() const { return lines_; }
    [[nodiscard]] int lineCount() const { return count_->value(); }
    void setLineCount(int count) { count_->setValue(count); }

    void setSentence(const QString& sentence);
    /// Shows the depth in plies; `searching` while the search runs.
    void setDepth(int depth, bool searching);
    /// Removes lines and depth: there is no result yet, or nothing to search.
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    /// Includes the sentence and some lines, but not the depth, which is hidden first.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void lineCountChanged(int count);
    void closeRequested();

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
