// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

#include "ui/live_analysis.h"

namespace atom4::ui {

/// All that helps to learn from a game, and its menu: the live analysis of the position on the board.
class Study : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Study(const Match& match, MatchView& view, QObject* parent = nullptr);

    [[nodiscard]] QList<QAction*> actions() const;
    void fill(QMenu& menu) const;
    [[nodiscard]] LiveAnalysis& analysis() const { return *analysis_; }

    /// To be called when the board may show another position.
    void follow();
    void setPieceStyle(PieceStyle style);
    void retranslate();
    /// What was on when the settings were kept is on again.
    void restore();

private:
    LiveAnalysis* analysis_;
};

}  // namespace atom4::ui
