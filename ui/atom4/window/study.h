// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

#include "ui/atom4/window/cell_explainer.h"
#include "ui/atom4/window/live_analysis.h"
#include "ui/atom4/window/review_controller.h"

namespace atom4::ui {

/// Everything that helps to learn from a match, and its actions: the live analysis of the position on the board, the
/// review of the round, and why a piece has changed.
class Study : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    Study(GameController& game, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    [[nodiscard]] QList<QAction*> actions() const;
    void fill(QMenu& menu) const;
    [[nodiscard]] LiveAnalysis& analysis() const { return *analysis_; }
    [[nodiscard]] ReviewController& review() const { return *review_; }

    /// To be called when the match or the position shown may have changed.
    void follow();
    /// Stops everything that runs in the background.
    void stop();
    void setSettings(const Settings& settings);
    void retranslate();
    /// Sets the further actions in the menu of an empty cell, below placing there.
    void offerOnBoard(const QList<QAction*>& further) { explainer_->offer(further); }
    /// Turns the analysis on if the settings say so.
    void restore();

signals:
    /// The user wants to see the position after that ply.
    void plyRequested(int ply);
    /// The user wants to see the position before that ply, with its judgement.
    void moveRequested(int ply);
    /// The user wants to place a piece there.
    void placeRequested(atom4::Cell cell);
    /// The user asks for the context menu of a variation from that position, at that point of the screen.
    void lineMenuRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves, QPoint at);
    /// The user wants to see a line played from that position.
    void lineRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// A message for the user, who has asked for it.
    void said(const QString& sentence);
    void handbookRequested(atom4::HandbookPage page);

private:
    GameController& game_;
    LiveAnalysis* analysis_;
    ReviewController* review_;
    CellExplainer* explainer_;
};

}  // namespace atom4::ui
