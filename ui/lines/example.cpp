// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/example.h"

#include <algorithm>

#include "ui/common/language.h"

namespace atom4::ui {
namespace {

constexpr int kRows = 5;
constexpr int kLongest = 9;

lines::GameSetup setupOf(int line) {
    lines::GameSetup setup;
    setup.rows = kRows;
    setup.cols = std::max(7, line + 2);
    setup.line = line;
    return setup;
}

// Red lies in the middle row, two short of a line, with the other colours around it.
lines::Position beginOf(int line) {
    lines::Throw chips{{{1, 2}, 5}, {{3, 1}, 3}, {{3, 3}, 4}, {{0, 0}, 1}, {{4, 2}, 1}};
    for (int col = 1; col <= line - 2; ++col) chips.push_back({{2, col}, 1});
    lines::Position position(setupOf(line));
    require(position.throw_chips(chips).has_value());
    return position;
}

}  // namespace

LinesExample::LinesExample(LinesBoardView* board, const Settings& settings)
    : ExampleView(board, LinesGrid::unitSize(kRows, setupOf(lines::GameSetup().line).cols)),
      board_(board),
      settings_(settings),
      begin_(beginOf(lines::GameSetup().line)) {
    board_->setSettings(settings_);
    setLine(lines::GameSetup().line);
    keepTranslated(this, [this] { setTexts(); });
}

void LinesExample::setTexts() {
    setWords(tr("Bring %n chips of one colour into a line", nullptr, line_),
             tr("They disappear and bring points. After a move that completes none, more chips fall."));
    board_->retranslate();
    board_->setAccessibleName(tr("Example"));
}

void LinesExample::setLine(int length) {
    length = length <= kLongest ? length : lines::GameSetup().line;
    if (length == line_) return;
    line_ = length;
    begin_ = beginOf(length);
    turns_.clear();
    lines::Position position = begin_;
    const auto play = [&](lines::Move move, const lines::Throw& thrown) {
        std::vector<lines::Change> changes{position.move_legal(move.from, move.to)};
        if (!thrown.empty()) changes.push_back(*position.throw_chips(thrown));
        turns_.push_back({move, std::move(changes), position});
    };
    play({{0, 0}, {2, length - 1}}, {{{4, 6}, 3}, {{0, 3}, 4}, {{1, 5}, 2}});
    play({{4, 2}, {2, length}}, {});
    setShape(LinesGrid::unitSize(kRows, position.setup().cols));
    setSteps(static_cast<int>(turns_.size()));
    setTexts();
    stop();
}

bool LinesExample::mayMove() const {
    return settings_.showsMotion();
}

void LinesExample::showBegin() {
    board_->showPosition(begin_);
}

void LinesExample::showStep(int step) {
    const Turn& turn = turns_[static_cast<std::size_t>(step)];
    board_->showTurn(turn.after, turn.changes);
}

void LinesExample::showEnd() {
    board_->showPosition(turns_.front().after);
    board_->showHint(turns_.back().move);
}

}  // namespace atom4::ui
