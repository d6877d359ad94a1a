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

/// The best scores with their names and dates, one list for each set-up that was played; and all of a list over the
/// days on which its games began. What is chosen in the one is chosen in the other.
class LinesScoresDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the list of that configuration, even if it has no scores yet; the scores of that game are marked.
    LinesScoresDialog(std::vector<lines::HighScoreList> lists, const lines::Configuration& configuration,
                      const std::string& game, QWidget* parent = nullptr);

    static constexpr std::size_t kMostShown = 20;

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
    QLabel* chosen_;                   // what is known of the point that is chosen
    std::vector<std::size_t> places_;  // in the list, of the points
    QTableWidget* table_;
    QLabel* empty_;
    QDialogButtonBox* buttons_;
};

/// How Lines is played, with the numbers of that setup, and its keys. Stays open beside the game.
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
