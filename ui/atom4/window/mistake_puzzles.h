// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <memory>

#include "core/atom4/controller/review_session.h"

namespace atom4::ui {

/// The menu that makes puzzles from the mistakes found by a review: from the one shown, or from all of them.
class MistakePuzzles : public QObject {
    Q_OBJECT

public:
    /// The review must outlive it.
    explicit MistakePuzzles(ReviewSession& review, QObject* parent = nullptr);

    /// Returns the menu with these two actions and one that opens the user's own puzzles.
    [[nodiscard]] QMenu* menu() const { return menu_.get(); }
    /// To be called when the ply shown, counted from 1, or the results of the review may have changed.
    void follow(int ply);
    void retranslate();
    /// Reports how many puzzles were made, or why they could not be saved.
    void report(const MistakesSaved& saved);

signals:
    /// A message for the user.
    void said(const QString& sentence);
    void mineRequested();

private:
    std::unique_ptr<QMenu> menu_;
    QAction* one_;
    QAction* all_;
    QAction* mine_;
    ReviewSession& review_;
    int ply_ = 0;
};

}  // namespace atom4::ui
