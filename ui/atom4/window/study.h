// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

#include "ui/atom4/window/cell_explainer.h"
#include "ui/atom4/window/live_analysis.h"
#include "ui/atom4/window/review_controller.h"

namespace atom4::ui {

/// All that helps to learn from a game, and its menu: the live analysis of the position on the board, the review of
/// the round, and why a piece has changed.
class Study : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    Study(GameController& game, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    [[nodiscard]] QList<QAction*> actions() const;
    void fill(QMenu& menu) const;
    [[nodiscard]] LiveAnalysis& analysis() const { return *analysis_; }
    [[nodiscard]] ReviewController& review() const { return *review_; }

    /// To be called when something else may be in sight.
    void follow();
    /// Ends all that runs in the background.
    void stop();
    void setSettings(const Settings& settings);
    void retranslate();
    /// What the menu of an empty cell offers besides placing there.
    void offerOnBoard(const QList<QAction*>& further) { explainer_->offer(further); }
    /// What was on when the settings were kept is on again.
    void restore();

signals:
    /// The position after that ply is to be shown.
    void plyWanted(int ply);
    /// The position before that ply is to be shown, to talk about it.
    void moveWanted(int ply);
    /// A piece is to be placed there.
    void placeWanted(atom4::Cell cell);
    /// What can be done with a line of play from that position is to be offered, at that point of the screen.
    void lineMenuWanted(const atom4::Position& from, const std::vector<atom4::Cell>& moves, QPoint at);
    /// Something to be read has been asked for.
    void said(const QString& sentence);
    void handbookWanted(atom4::HandbookPage page);

private:
    GameController& game_;
    LiveAnalysis* analysis_;
    ReviewController* review_;
    CellExplainer* explainer_;
};

}  // namespace atom4::ui
