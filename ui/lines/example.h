// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/lines/position.h"
#include "ui/common/new_game_page.h"
#include "ui/lines/board_view.h"

namespace atom4::ui {

/// What Lines is about: a chip goes to its like and others fall, then one completes a line, and the line goes. At its
/// end it shows the move that completes the line.
class LinesExample : public ExampleView {
    Q_OBJECT

public:
    explicit LinesExample(const Settings& settings) : LinesExample(new LinesBoardView, settings) {}

    /// Shows lines of so many chips; of a length that would not be seen at a glance, the standard one.
    void setLine(int length);
    [[nodiscard]] int line() const { return line_; }

protected:
    [[nodiscard]] bool mayMove() const override;
    void showBegin() override;
    void showStep(int step) override;
    void showEnd() override;

private:
    LinesExample(LinesBoardView* board, const Settings& settings);
    void setTexts();

    struct Turn {
        lines::Move move;
        std::vector<lines::Change> changes;
        lines::Position after;
    };

    LinesBoardView* board_;
    Settings settings_;
    int line_ = 0;
    lines::Position begin_;
    std::vector<Turn> turns_;
};

}  // namespace atom4::ui
