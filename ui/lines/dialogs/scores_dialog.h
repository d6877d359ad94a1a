// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QTableWidget>
#include <vector>

#include "core/lines/game/high_scores.h"

namespace atom4::ui {

/// The best scores with their names and dates, one list for each set-up that was played.
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
    void retranslate();

    std::vector<lines::HighScoreList> lists_;
    std::string game_;
    QLabel* listName_;
    QComboBox* list_;
    QTableWidget* table_;
    QLabel* empty_;
    QDialogButtonBox* buttons_;
};

}  // namespace atom4::ui
