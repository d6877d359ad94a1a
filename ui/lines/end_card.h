// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "core/lines/session.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// How a game of Lines ended: the score, its place in the list, and what to do next.
class LinesEndCard : public QWidget {
    Q_OBJECT

public:
    explicit LinesEndCard(QWidget* parent);

    /// Tells of the session's game, which is over.
    void show(const lines::Session& session);
    /// One below the other, or words and buttons side by side.
    void setArrangement(Qt::Orientation orientation);

signals:
    void againWanted();
    void scoresWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeButtons();

    QLabel* over_;
    QLabel* score_;
    QLabel* place_;
    QBoxLayout* buttons_;
    AccentButton* again_;
    QPushButton* scores_;
    bool best_ = false;
};

}  // namespace atom4::ui
