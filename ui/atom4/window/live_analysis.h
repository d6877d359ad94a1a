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

/// The analysis of whatever position is on the board, while the person wants it: evaluation bar, best lines in the
/// strip and on the board. While a round is rated it stays hidden, until the person has been told what it costs. Off,
/// it has no thread, no engine and no widgets.
class LiveAnalysis : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    LiveAnalysis(GameController& game, MatchView& view, RoundScores& scores, QObject* parent = nullptr);

    /// Turns it on and off.
    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] bool isOn() const { return session_.is_on(); }
    [[nodiscard]] bool isSearching() const { return session_.since().has_value(); }

    /// Shows what the analysis has found.
    void show();
    void stop() { session_.stop(); }
    void setPieceStyle(PieceStyle style);
    void retranslate();

    /// Turns it on if it was on when the settings were kept. At the first start it is off.
    void restore();

signals:
    /// The user wants to see a line played from that position.
    void lineWanted(const atom4::Position& from, const std::vector<atom4::Cell>& moves);
    /// The user asks for the context menu of a variation from that position, at that point of the screen.
    void lineMenuWanted(const atom4::Position& from, const std::vector<atom4::Cell>& moves, QPoint at);

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
