// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMenu>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/atom4/training/mistakes.h"
#include "core/storage/files.h"

namespace atom4::ui {

/// Makes puzzles of the person of what a review has found: of the mistake that is talked about, or of all of them. What
/// has to be proved is proved, and kept, in the background.
class MistakePuzzles : public QObject {
    Q_OBJECT

public:
    explicit MistakePuzzles(QObject* parent = nullptr);

    /// The two of them, and the person's own puzzles, in a menu.
    [[nodiscard]] QMenu* menu() const { return menu_.get(); }
    /// Whether the round has a mistake that could be one.
    [[nodiscard]] bool isOffered() const { return offered_; }
    /// The review of a round from that position on, as far as it is there, and the move that is talked about, counted
    /// from 0.
    void follow(const Position& start, const std::vector<ReviewedMove>& moves, std::optional<std::size_t> shown);
    void retranslate();

signals:
    /// Something to be read.
    void said(const QString& sentence);
    void mineWanted();

private:
    void keep(std::optional<std::size_t> only);
    void hear(const KeptMistakes& kept);

    std::unique_ptr<QMenu> menu_;
    QAction* one_;
    QAction* all_;
    QAction* mine_;
    Position start_;
    std::vector<ReviewedMove> moves_;
    std::optional<std::size_t> shown_;
    bool offered_ = false;
    MistakesTask keeping_;
};

}  // namespace atom4::ui
