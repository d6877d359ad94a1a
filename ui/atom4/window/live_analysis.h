// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <memory>
#include <optional>

#include "core/atom4/controller/game_controller.h"
#include "core/atom4/game/round_scores.h"
#include "ui/atom4/panels/analysis_panel.h"
#include "ui/atom4/panels/match_view.h"

namespace atom4::ui {

/// Shows the analysis of the position on the board, while it is on: evaluation bar, and best lines in the strip and on
/// the board. In a rated round it stays hidden until the user has accepted what it costs. While it is off, it has no
/// thread and no engine; the panel is created when it is first turned on.
class LiveAnalysis : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    LiveAnalysis(GameController& game, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    /// Returns the action that turns it on and off.
    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] bool isOn() const { return session_.is_on(); }
    [[nodiscard]] bool isSearching() const { return session_.since().has_value(); }

    /// Shows what the analysis has found.
    void show();
    void stop() { session_.stop(); }
    void setPieceStyle(PieceStyle style);
    void retranslate();

    /// Turns it on if the settings say so; at the first start it is off.
    void restore();

signals:
    /// The user wants to see a line played from that position.
    void lineRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// The user asks for the context menu of a variation from that position, at that point of the screen.
    void lineMenuRequested(const atom4::Position& from, const std::vector<atom4::Cell>& moves, QPoint at);

private:
    void setOn(bool on);
    void keep();
    void askFirst();
    void makePanel();
    void note();

    GameController& game_;
    const Match& match_;
    MatchView& view_;
    RoundScores& scores_;
    QAction* action_;
    AnalysisPanel* panel_ = nullptr;
    AnalysisSession& session_;
    std::optional<int> pointed_;
    PieceStyle style_ = PieceStyle::kPlain;
};

}  // namespace atom4::ui
