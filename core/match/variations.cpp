// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/variations.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace atom4 {
namespace {

using Moves = std::vector<RecordedMove>;

bool same_cell(const RecordedMove& a, const RecordedMove& b) {
    return a.cell == b.cell;
}

std::size_t shared(const Moves& a, std::size_t from, const Moves& b) {
    const auto begin = a.begin() + static_cast<std::ptrdiff_t>(from);
    return static_cast<std::size_t>(std::mismatch(begin, a.end(), b.begin(), b.end(), same_cell).first - begin);
}

bool begins(const Variation& shorter, const Variation& longer) {
    return shorter.ply == longer.ply && shared(shorter.moves, 0, longer.moves) == shorter.moves.size();
}

Moves tail(const Moves& moves, std::size_t from) {
    return {moves.begin() + static_cast<std::ptrdiff_t>(from), moves.end()};
}

// Puts another main line in the place of the one of the record, which it leaves after `plies` plies.
void replace_line(GameRecord& record, std::size_t plies, const Moves& continuation) {
    const Moves old = tail(record.moves, plies);
    record.moves.resize(plies);
    record.moves.insert(record.moves.end(), continuation.begin(), continuation.end());
    for (Variation& variation : std::exchange(record.variations, {})) {
        if (variation.ply > plies) {
            Moves moves(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(variation.ply - plies));
            std::move(variation.moves.begin(), variation.moves.end(), std::back_inserter(moves));
            variation = {plies, std::move(moves)};
        }
        add_variation(record, std::move(variation));
    }
}

}  // namespace

void add_variation(GameRecord& record, Variation variation) {
    const std::size_t common = shared(record.moves, variation.ply, variation.moves);
    variation.ply += common;
    variation.moves = tail(variation.moves, common);
    if (variation.moves.empty()) return;
    const auto holds = [&](const Variation& other) { return begins(variation, other); };
    if (std::any_of(record.variations.begin(), record.variations.end(), holds)) return;
    std::erase_if(record.variations, [&](const Variation& other) { return begins(other, variation); });
    const auto later = [](std::size_t ply, const Variation& other) { return ply < other.ply; };
    const auto place = std::upper_bound(record.variations.begin(), record.variations.end(), variation.ply, later);
    record.variations.insert(place, std::move(variation));
}

void add_lines(GameRecord& record, const GameRecord& other) {
    add_variation(record, {0, other.moves});
    for (const Variation& variation : other.variations) {
        Moves moves(other.moves.begin(), other.moves.begin() + static_cast<std::ptrdiff_t>(variation.ply));
        moves.insert(moves.end(), variation.moves.begin(), variation.moves.end());
        add_variation(record, {0, std::move(moves)});
    }
}

bool is_line_of(const GameRecord& record, const Variation& variation, std::span<const RecordedMove> moves) {
    const std::size_t ply = variation.ply;
    return moves.size() == ply + variation.moves.size() &&
           std::equal(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply), record.moves.begin(),
                      same_cell) &&
           std::equal(variation.moves.begin(), variation.moves.end(), moves.begin() + static_cast<std::ptrdiff_t>(ply),
                      same_cell);
}

void extend_line(GameRecord& record, Cell cell) {
    replace_line(record, record.moves.size(), {{cell, {}}});
}

void cut_line(GameRecord& record, std::size_t plies) {
    replace_line(record, plies, {});
}

void set_line_aside(GameRecord& record, std::size_t plies) {
    Moves old = tail(record.moves, plies);
    cut_line(record, plies);
    add_variation(record, {plies, std::move(old)});
}

void follow_variation(GameRecord& record, std::size_t index) {
    const Variation chosen = record.variations[index];
    record.variations.erase(record.variations.begin() + static_cast<std::ptrdiff_t>(index));
    Moves old = tail(record.moves, chosen.ply);
    replace_line(record, chosen.ply, chosen.moves);
    add_variation(record, {chosen.ply, std::move(old)});
}

}  // namespace atom4
