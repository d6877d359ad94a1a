// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/position_editor.h"

#include <algorithm>

#include "core/atom4/rules/position_facts.h"
#include "core/base/translation.h"

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

std::string remark_text(const PositionRemark& remark) {
    using Kind = PositionRemark::Kind;
    const std::string cell = to_text(remark.cell);
    switch (remark.kind) {
        case Kind::kBothWon: return translated("Not placed: that piece would give both players four in a row.");
        case Kind::kWon:
            return fill(translated("Player {0} already has four in a row, so there is nothing left to play."),
                        {std::to_string(number(remark.player))});
        case Kind::kNoCell: break;
        case Kind::kMiddleEmpty:
            return fill(
                translated("Playable, but impossible in a real round: {0} must hold one of the first two pieces."),
                {cell});
        case Kind::kUntouched:
            return fill(
                translated("Playable, but impossible in a real round: the piece at {0} doesn't touch two neighbours."),
                {cell});
    }
    return translated("No playable cell: two pieces must touch each other, with an empty cell next to both.");
}

std::optional<PositionRemark> remark_on(const Position& position) {
    using Kind = PositionRemark::Kind;
    if (const auto player = winner(position.outcome())) return PositionRemark{Kind::kWon, *player};
    if (position.is_over()) return PositionRemark{Kind::kNoCell};
    const auto unreachable = why_unreachable(position);
    if (!unreachable) return std::nullopt;
    const bool middle = unreachable->reason == Unreachable::Reason::kMiddleEmpty;
    return PositionRemark{middle ? Kind::kMiddleEmpty : Kind::kUntouched, {}, unreachable->cell};
}

MatchSetup setup_from(const MatchSetup& otherwise, const Position& position) {
    MatchSetup setup = otherwise;
    setup.size = position.size();
    setup.start = position.to_play();
    setup.position = position;
    return setup;
}

PositionEditor::PositionEditor(const Position& position) : steps_{taken_apart(position)} {
    show(steps_.front());
}

void PositionEditor::show(const Setup& setup) {
    match_ = std::make_shared<const Match>(setup_from({}, Position::from_setup(setup).value()));
    both_won_ = false;
}

bool PositionEditor::change_to(Setup setup) {
    both_won_ = !Position::from_setup(setup);
    if (both_won_) return false;
    std::sort(setup.pieces.begin(), setup.pieces.end());
    if (are_alike(setup, steps_[now_])) return true;
    steps_.resize(now_ + 1);
    steps_.push_back(std::move(setup));
    show(steps_[++now_]);
    return true;
}

std::optional<PositionRemark> PositionEditor::remark() const {
    return both_won_ ? PositionRemark{PositionRemark::Kind::kBothWon} : remark_on(position());
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

void PositionEditor::set_to_play(Colour colour) {
    Setup setup = steps_[now_];
    setup.to_play = colour;
    (void)change_to(std::move(setup));
}

std::optional<PositionTextError> PositionEditor::set_text(std::string_view text) {
    constexpr const char* kBlank = " \t\r\n";
    const std::size_t first = std::min(text.find_first_not_of(kBlank), text.size());
    const auto position = parse_position(text.substr(first, text.find_last_not_of(kBlank) + 1 - first));
    if (!position) return PositionTextError{position.error().fault, first + position.error().offset};
    (void)change_to(taken_apart(*position));
    return std::nullopt;
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
    if (!can_undo()) return false;
    show(steps_[--now_]);
    return true;
}

bool PositionEditor::redo() {
    if (!can_redo()) return false;
    show(steps_[++now_]);
    return true;
}

}  // namespace atom4
