// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "ui/atom4/study/game_review.h"
#include "ui/atom4/study_panels/review_panel.h"
#include "ui/atom4/view/match_view.h"

namespace atom4::ui {

/// Reviews the round on the board when asked, in the background, and leads through what was found: graph, marks in the
/// list of moves, from mistake to mistake. The review stays until it is closed or another round is on the board.
class ReviewGuide : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    ReviewGuide(const Match& match, MatchView& view, QObject* parent = nullptr);

    [[nodiscard]] QAction* reviewAction() const { return review_; }
    [[nodiscard]] QAction* previousAction() const { return previous_; }
    [[nodiscard]] QAction* nextAction() const { return next_; }
    [[nodiscard]] bool isRunning() const { return running_ != nullptr; }
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }

    /// To be called when the match or the ply shown may be another.
    void follow(int shownPly);
    void stop();
    void retranslate();

signals:
    /// The position after that ply is to be shown.
    void plyWanted(int ply);

private:
    void begin();
    void close();
    void makePanel();
    void take(const ReviewedMove& move);
    void takeEnd();
    void refresh();
    void goToMistake(int direction);
    [[nodiscard]] bool isOfThisRound() const;
    [[nodiscard]] int pliesInCommon() const;
    [[nodiscard]] std::optional<int> mistake(int from, int direction) const;
    [[nodiscard]] Player moverOf(int ply) const;
    [[nodiscard]] QString sentenceOn(int ply) const;
    [[nodiscard]] std::vector<EvaluationGraph::Point> points() const;

    const Match& match_;
    MatchView& view_;
    QAction* review_;
    QAction* previous_;
    QAction* next_;
    ReviewPanel* panel_ = nullptr;
    std::unique_ptr<GameReview> running_;
    Position start_;
    std::vector<Cell> moves_;
    std::vector<ReviewedMove> reviewed_;
    int shownPly_ = 0;
};

}  // namespace atom4::ui
