// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/round_scores.h"
#include "ui/atom4/puzzles/mistake_puzzles.h"
#include "ui/atom4/study_panels/review_panel.h"
#include "ui/atom4/view/match_view.h"

namespace atom4::ui {

/// Reviews the round on the board when asked, in the background, and leads through what was found: graph, marks in the
/// list of moves, from mistake to mistake. The review stays until it is closed or another round is on the board.
class ReviewGuide : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    ReviewGuide(const Match& match, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    [[nodiscard]] QAction* reviewAction() const { return review_; }
    [[nodiscard]] QAction* previousAction() const { return previous_; }
    [[nodiscard]] QAction* nextAction() const { return next_; }
    /// Plays on from the position on the board against the computer, beside the match.
    [[nodiscard]] QAction* tryAction() const { return try_; }
    /// What its mistakes can become.
    [[nodiscard]] MistakePuzzles& puzzles() const { return *puzzles_; }
    [[nodiscard]] bool isRunning() const { return running_ != nullptr; }
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }

    /// To be called when the match or the ply shown may be another; the ply judged is the one after it that is talked
    /// about, or 0.
    void follow(int shownPly, int judgedPly);
    /// Shows what there is to see of that ply: of one that was no good the position before it, of any other the one
    /// after it.
    void choose(int ply);
    void setSettings(const Settings& settings) { settings_ = settings; }
    void stop();
    void retranslate();

signals:
    /// The position after that ply is to be shown.
    void plyWanted(int ply);
    /// The position before that ply is to be shown, to talk about it.
    void moveWanted(int ply);

private:
    void begin();
    void close();
    void makePanel();
    void take(const ReviewedMove& move);
    void takeEnd(TaskEnd how);
    void refresh();
    void goToMistake(int direction);
    [[nodiscard]] std::optional<int> nextMistake() const;
    void tryIt();
    void noteGhosts();
    void showLesson();
    void showSums();
    /// The ply that there is something to say about.
    [[nodiscard]] int ply() const { return judgedPly_ > 0 ? judgedPly_ : shownPly_; }
    [[nodiscard]] const ReviewedMove* reviewOf(int ply) const;
    [[nodiscard]] bool isOfThisRound() const;
    [[nodiscard]] int pliesInCommon() const;
    [[nodiscard]] std::optional<int> mistake(int from, int direction) const;
    [[nodiscard]] Player moverOf(int ply) const;
    [[nodiscard]] QString sentenceOn(int ply) const;
    [[nodiscard]] std::vector<EvaluationGraph::Point> points() const;

    const Match& match_;
    MatchView& view_;
    RoundScores& scores_;
    QAction* review_;
    QAction* previous_;
    QAction* next_;
    QAction* try_;
    MistakePuzzles* puzzles_;
    ReviewPanel* panel_ = nullptr;
    std::unique_ptr<EngineTask> running_;
    Position start_;
    std::vector<Cell> moves_;
    std::vector<ReviewedMove> reviewed_;
    int shownPly_ = 0;
    int judgedPly_ = 0;
    Settings settings_;
};

}  // namespace atom4::ui
