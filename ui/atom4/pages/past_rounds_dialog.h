// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <filesystem>
#include <vector>

#include "core/atom4/game/past_rounds.h"

namespace atom4::ui {

/// The list of rounds that were played to their end, the latest first; to review or open one.
class PastRoundsDialog : public QDialog {
    Q_OBJECT

public:
    explicit PastRoundsDialog(std::vector<PastRound> rounds, QWidget* parent = nullptr);

signals:
    /// The user wants that round on the board and, if `review`, its review at once.
    void chosen(const std::filesystem::path& file, bool review);

private:
    void choose(bool review);

    std::vector<PastRound> rounds_;
    QListWidget* list_;
    QLabel* about_;
};

}  // namespace atom4::ui
