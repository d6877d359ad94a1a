// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QVariantAnimation>

namespace atom4::ui {

/// What part of a board is looked at: how many times as large as when all of it is there, and which point of the board
/// is wanted in the middle, by column and row. A board never leaves an edge of the view that it could fill.
struct BoardZoom {
    double factor = 1;
    QPointF middle;

    [[nodiscard]] bool isWhole() const { return factor <= 1; }
    friend bool operator==(const BoardZoom&, const BoardZoom&) = default;
};

/// Moves the view of a board from one part of it to another, smoothly or at once. Nothing runs while it is at rest.
class BoardCamera : public QObject {
    Q_OBJECT

public:
    explicit BoardCamera(QObject* parent = nullptr);

    /// What is to be seen now, and when it has come to rest.
    [[nodiscard]] const BoardZoom& zoom() const { return now_; }
    [[nodiscard]] const BoardZoom& goal() const { return to_; }
    [[nodiscard]] bool isMoving() const { return motion_.state() == QAbstractAnimation::Running; }

    void moveTo(const BoardZoom& zoom, bool smoothly);
    /// At once where it was going.
    void arrive();

signals:
    /// Another part is to be seen.
    void moved();

private:
    BoardZoom from_;
    BoardZoom to_;
    BoardZoom now_;
    QVariantAnimation motion_;
};

}  // namespace atom4::ui
