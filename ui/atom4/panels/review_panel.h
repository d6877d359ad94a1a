// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <vector>

#include "ui/atom4/panels/accuracy_table.h"
#include "ui/atom4/panels/evaluation_graph.h"

namespace atom4::ui {

/// The review of a round: the graph, the judgement of the move shown and the reasons for it, the accuracy of both
/// players, and buttons for the next step; while it runs, its progress and Cancel. The judgement is beside the graph if
/// there is room, else above it.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    /// The actions go to the previous and the next mistake, play the best line on the board, and play on from there.
    /// The menu makes puzzles from mistakes. All of them must outlive it.
    ReviewPanel(QAction* previous, QAction* next, QAction* line, QAction* tryIt, QMenu* puzzles,
                QWidget* parent = nullptr);

    [[nodiscard]] EvaluationGraph* graph() const { return graph_; }
    [[nodiscard]] AccuracyTable* accuracy() const { return accuracy_; }
    void setProgress(int reviewed, int plies);
    /// Shows or hides the button that makes puzzles from mistakes.
    void offerPuzzles(bool offered);
    /// Shows the judgement of a move, what it let happen, and what was better; the last two are empty if it was good.
    void setLesson(const QString& verdict, const QString& happens, const QString& better);

    // The sizes do not depend on the texts, so that nothing else moves when the user steps through the round.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void cancelled();
    void closeRequested();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeCard(QAction* previous, QAction* next, QAction* line, QAction* tryIt);
    void retranslate();
    void tint();
    void arrange();
    [[nodiscard]] std::vector<QToolButton*> wordyButtons() const;
    [[nodiscard]] bool isWide(int width) const;
    [[nodiscard]] int cardHeight(bool wide) const;

    QWidget* card_;
    QLabel* sentence_;
    QLabel* happens_;
    QLabel* better_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QToolButton* line_;
    QToolButton* try_;
    QToolButton* puzzle_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* close_;
    EvaluationGraph* graph_;
    AccuracyTable* accuracy_;
    QWidget* chart_;
    QBoxLayout* buttons_;
    QBoxLayout* sides_;
};

}  // namespace atom4::ui
