// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "ui/atom4/study_panels/evaluation_graph.h"

namespace atom4::ui {

/// A review of a round: the graph, a sentence on the move shown, the sums of both players; while it runs, how far it
/// has come, and Cancel.
class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    /// The actions go to the mistake before and the one after.
    ReviewPanel(QAction* previous, QAction* next, QWidget* parent = nullptr);

    [[nodiscard]] EvaluationGraph* graph() const { return graph_; }
    void setProgress(int reviewed, int plies);
    void setSentence(const QString& sentence);
    void setSums(const QString& sums);
    /// The same whatever there is to say, so that nothing else moves while one steps through the round.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void cancelled();
    void closeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* sentence_;
    QLabel* sums_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* close_;
    EvaluationGraph* graph_;
};

}  // namespace atom4::ui
