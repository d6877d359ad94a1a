// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <memory>

#include "core/atom4/controller/review_session.h"

namespace atom4::ui {

/// The menu that makes puzzles of what a review has found: of the mistake that is talked about, or of all of them.
class MistakePuzzles : public QObject {
    Q_OBJECT

public:
    /// The review must outlive it.
    explicit MistakePuzzles(ReviewSession& review, QObject* parent = nullptr);

    /// The two of them, and the person's own puzzles, in a menu.
    [[nodiscard]] QMenu* menu() const { return menu_.get(); }
    /// The ply that is talked about is that one, from 1, and the review may have found more.
    void follow(int ply);
    void retranslate();
    /// Says what has become of them.
    void tell(const KeptMistakes& kept);

signals:
    /// Something to be read.
    void said(const QString& sentence);
    void mineWanted();

private:
    std::unique_ptr<QMenu> menu_;
    QAction* one_;
    QAction* all_;
    QAction* mine_;
    ReviewSession& review_;
    int ply_ = 0;
};

}  // namespace atom4::ui
