// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <vector>

#include "core/atom4/controller/game_controller.h"
#include "core/atom4/game/round_scores.h"
#include "ui/atom4/panels/match_view.h"
#include "ui/atom4/panels/review_panel.h"
#include "ui/atom4/window/mistake_puzzles.h"

namespace atom4::ui {

/// Shows the review of the round: graph, marks in the list of moves, the judgement of the ply shown, with ghosts on the
/// board, and navigation from mistake to mistake.
class ReviewController : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    ReviewController(GameController& game, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    [[nodiscard]] QAction* reviewAction() const { return review_; }
    [[nodiscard]] QAction* previousAction() const { return previous_; }
    [[nodiscard]] QAction* nextAction() const { return next_; }
    /// Plays on from the position on the board against the computer, in a separate match.
    [[nodiscard]] QAction* tryAction() const { return try_; }
    /// Plays the best line on the board, instead of the move that is judged.
    [[nodiscard]] QAction* lineAction() const { return line_; }
    /// Returns the menu that makes puzzles from the mistakes.
    [[nodiscard]] MistakePuzzles& puzzles() const { return *puzzles_; }
    [[nodiscard]] bool isRunning() const { return session_.is_running(); }
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return session_.reviewed(); }

    /// To be called with events of the review, and when the match or the position shown may have changed.
    void handle(const ReviewEvent& event);
    void follow();
    /// Shows a ply: if it was not good, the position before it, else the position after it.
    void choose(int ply);
    void setSettings(const Settings& settings) { settings_ = settings; }
    void stop() { session_.close(); }
    void retranslate();

signals:
    /// The user wants to see the position after that ply.
    void plyRequested(int ply);
    /// The user wants to see the position before that ply, with its judgement.
    void moveRequested(int ply);
    /// The user wants to see a line played from that position, which is shown by now.
    void lineRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// The user wants to play on from there against the computer at that level, in a separate match.
    void tryRequested(const atom4::Position& position, atom4::Level level);

private:
    void review();
    void close();
    void makePanel();
    void refresh();
    void goToMistake(int direction);
    void tryIt();
    void playBest();
    void noteGhosts();
    void showLesson();
    void showSums();
    [[nodiscard]] Player moverOf(int ply) const;
    [[nodiscard]] QString sentenceOn(int ply) const;
    [[nodiscard]] std::vector<EvaluationGraph::Point> points() const;

    LineBrowser& browser_;
    const Match& match_;
    MatchView& view_;
    RoundScores& scores_;
    QAction* review_;
    QAction* previous_;
    QAction* next_;
    QAction* try_;
    QAction* line_;
    ReviewSession& session_;
    MistakePuzzles* puzzles_;
    ReviewPanel* panel_ = nullptr;
    Settings settings_;
};

}  // namespace atom4::ui
