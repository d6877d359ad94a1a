// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/goal_demo.h"

#include <array>
#include <span>

#include "core/atom4/rules/notation.h"
#include "ui/common/language.h"

namespace atom4::ui {
namespace {

constexpr BoardSize kSizeOfExample{7, 9};
// Short rounds that bring all eight colours onto the board, and end with a row that is easy to see.
constexpr std::array kWhites{"f3", "f5", "g5", "e5", "f6", "g6", "h5", "e3", "g4", "e2", "h4", "d2", "e6"};
constexpr std::array kBlacks{"f3", "f5", "e5", "d4", "d5", "e3", "g5", "d6", "e2", "f6", "d2", "e6"};
constexpr std::size_t kPliesShown = 4;

}  // namespace

GoalDemo::GoalDemo(BoardView* board, const Settings& settings)
    : DemoBoard(board, BoardLayout::unitSize(kSizeOfExample)), board_(board), settings_(settings) {
    settings_.markPlaceable = false;
    settings_.markLastMove = false;
    settings_.sounds = false;
    board_->setSettings(settings_);
    setGoal(Player::kFirst);
    keepTranslated(this, [this] { setTexts(); });
}

void GoalDemo::setTexts() {
    if (player_ == Player::kFirst)
        setWords(tr("Make four whites in a row"),
                 tr("White is never placed, only made: each piece changes the colours around it."));
    else
        setWords(tr("Make four blacks in a row"),
                 tr("Black is never placed, only made: each piece changes the colours around it."));
    board_->setAccessibleName(tr("Example"));
}

void GoalDemo::setGoal(Player player) {
    player_ = player;
    positions_.clear();
    plies_.clear();
    Position position(kSizeOfExample);
    const auto moves =
        player == Player::kFirst ? std::span<const char* const>(kWhites) : std::span<const char* const>(kBlacks);
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (ply + kPliesShown == moves.size()) positions_.push_back(position);
        const Reaction reaction = position.play_legal(*parse_cell(moves[ply]));
        if (positions_.empty()) continue;
        plies_.push_back(reaction);
        positions_.push_back(position);
    }
    setSteps(static_cast<int>(plies_.size()));
    setTexts();
    stop();
}

bool GoalDemo::mayMove() const {
    return settings_.showsMotion();
}

void GoalDemo::showBegin() {
    board_->showPosition(positions_.front(), nullptr);
}

void GoalDemo::showStep(int step) {
    const auto ply = static_cast<std::size_t>(step);
    board_->showReaction(positions_[ply + 1], plies_[ply]);
}

void GoalDemo::showEnd() {
    board_->showPosition(positions_.back(), nullptr);
}

}  // namespace atom4::ui
