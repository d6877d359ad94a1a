// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QTableWidget>
#include <QTextBrowser>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/high_scores.h"
#include "ui/widgets/line_chart.h"

namespace atom4::ui {

/// The best scores with names and dates, one list for each configuration played, and a chart of the whole list by the
/// dates on which the games began. Choosing a score in the table chooses it in the chart, and the other way round.
class LinesScoresDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the list of that configuration first, even if it has no scores yet. The score of `game`, an id, is in
    /// bold.
    LinesScoresDialog(std::vector<lines::HighScoreList> lists, const lines::Configuration& configuration,
                      const std::string& game, QWidget* parent = nullptr);

    static constexpr std::size_t kMaxShown = 20;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillCurve(const std::vector<lines::HighScore>& scores);
    void chooseInTable(const QString& sentence);
    void chooseInCurve();
    void retranslate();

    std::vector<lines::HighScoreList> lists_;
    std::string game_;
    QLabel* listName_;
    QComboBox* list_;
    LineChart* curve_;
    QLabel* chosen_;                   // describes the chosen point
    std::vector<std::size_t> places_;  // index in the list of each point
    QTableWidget* table_;
    QLabel* empty_;
    QDialogButtonBox* buttons_;
};

/// The rules of Lines with the numbers of that setup, and the keys. Stays open beside the game.
class LinesHelpDialog : public QDialog {
    Q_OBJECT

public:
    explicit LinesHelpDialog(const lines::GameSetup& setup, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    lines::GameSetup setup_;
    QTextBrowser* page_;
    QDialogButtonBox* buttons_;
};

}  // namespace atom4::ui
