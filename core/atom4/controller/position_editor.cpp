// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/position_editor.h"

#include <algorithm>

namespace atom4 {
namespace {

Setup taken_apart(const Position& position) {
    Setup setup{position.size(), {}, position.to_play()};
    for (int row = 0; row < setup.size.rows; ++row)
        for (int col = 0; col < setup.size.cols; ++col)
            if (const auto piece = position.at(Cell(row, col))) setup.pieces.emplace_back(Cell(row, col), *piece);
    return setup;
}

bool are_alike(const Setup& one, const Setup& other) {
    return one.size == other.size && one.pieces == other.pieces && one.to_play == other.to_play;
}

}  // namespace

PositionEditor::PositionEditor(const Position& position) : steps_{taken_apart(position)} {
    show(steps_.front());
}

void PositionEditor::show(const Setup& setup) {
    MatchSetup match;
    match.position = Position::from_setup(setup).value();
    match.size = setup.size;
    match.start = setup.to_play;
    match_ = std::make_shared<const Match>(std::move(match));
}

bool PositionEditor::change_to(Setup setup) {
    if (!Position::from_setup(setup)) return false;
    std::sort(setup.pieces.begin(), setup.pieces.end());
    if (are_alike(setup, steps_[now_])) return true;
    steps_.resize(now_ + 1);
    steps_.push_back(std::move(setup));
    show(steps_[++now_]);
    return true;
}

bool PositionEditor::put(Cell cell, std::optional<Colour> piece) {
    if (piece) brush_ = *piece;
    Setup setup = steps_[now_];
    std::erase_if(setup.pieces, [cell](const auto& placed) { return placed.first == cell; });
    if (piece) setup.pieces.emplace_back(cell, *piece);
    return change_to(std::move(setup));
}

bool PositionEditor::dab(Cell cell) {
    return put(cell, position().at(cell) == brush_ ? std::nullopt : std::optional(brush_));
}

void PositionEditor::step_to_play(int by) {
    Setup setup = steps_[now_];
    setup.to_play = next_on_wheel(setup.to_play, by);
    (void)change_to(std::move(setup));
}

int PositionEditor::resize(int rows, int cols) {
    Setup setup = steps_[now_];
    const auto within = [](int side) { return std::clamp(side, BoardSize::kMin, BoardSize::kMax); };
    setup.size = {within(setup.size.rows + rows), within(setup.size.cols + cols)};
    const auto gone =
        std::erase_if(setup.pieces, [&](const auto& placed) { return !setup.size.contains(placed.first); });
    (void)change_to(std::move(setup));
    return static_cast<int>(gone);
}

void PositionEditor::clear() {
    Setup setup = steps_[now_];
    setup.pieces.clear();
    (void)change_to(std::move(setup));
}

void PositionEditor::set_first_pieces() {
    (void)change_to(taken_apart(Position(steps_[now_].size, steps_[now_].to_play)));
}

bool PositionEditor::undo() {
    if (now_ == 0) return false;
    show(steps_[--now_]);
    return true;
}

bool PositionEditor::redo() {
    if (now_ + 1 == steps_.size()) return false;
    show(steps_[++now_]);
    return true;
}

}  // namespace atom4
