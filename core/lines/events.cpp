// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/events.h"

#include "core/lines/setup.h"

namespace atom4::lines {
namespace {

// Rows lie so far apart whatever the board: that of an event is not known here.
constexpr int kRow = 256;

std::uint16_t packed(Cell cell) {
    require(cell.row >= 0 && cell.row < GameSetup::kMaxSide && cell.col >= 0 && cell.col < GameSetup::kMaxSide);
    return static_cast<std::uint16_t>(cell.row * kRow + cell.col);
}

Cell unpacked(std::uint16_t cell) {
    return {cell / kRow, cell % kRow};
}

}  // namespace

void ChipList::add(std::span<const Chip> chips) {
    for (const Chip& chip : chips) {
        const std::uint16_t cell = packed(chip.cell);
        require(chip.colour >= 1 && chip.colour <= GameSetup::kMaxColours);
        chips_.push_back({static_cast<std::uint8_t>(cell / kRow), static_cast<std::uint8_t>(cell % kRow),
                          static_cast<std::uint8_t>(chip.colour)});
    }
}

std::vector<Chip> ChipList::part(std::size_t first, std::size_t end) const {
    std::vector<Chip> chips;
    chips.reserve(end - first);
    for (std::size_t i = first; i < end; ++i) chips.push_back({{chips_[i].row, chips_[i].col}, chips_[i].colour});
    return chips;
}

Event EventList::operator[](std::size_t index) const {
    const Entry& entry = entries_[index];
    if (entry.is_move()) return Move{unpacked(entry.from), unpacked(entry.to)};
    return chips_.part(chips_before(index), entry.chips_end);
}

void EventList::add_move(const Move& move) {
    require(move.from != move.to);
    entries_.push_back({packed(move.from), packed(move.to), static_cast<std::uint32_t>(chips_.size())});
}

void EventList::add_throw(std::span<const Chip> chips) {
    chips_.add(chips);
    require(chips_.size() <= UINT32_MAX);
    entries_.push_back({0, 0, static_cast<std::uint32_t>(chips_.size())});
}

void EventList::add(const Event& event) {
    if (const auto* move = std::get_if<Move>(&event))
        add_move(*move);
    else
        add_throw(std::get<Throw>(event));
}

void EventList::cut(std::size_t count) {
    if (count >= size()) return;
    chips_.cut(chips_before(count));
    entries_.resize(count);
}

}  // namespace atom4::lines
