// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/variations.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace atom4 {
namespace {

// Returns how many moves of `a`, from `from` on, are the first moves of `b`.
std::size_t shared(const MoveLine& a, std::size_t from, const MoveLine& b) {
    const auto cells = a.cells().subspan(from);
    return static_cast<std::size_t>(
        std::mismatch(cells.begin(), cells.end(), b.cells().begin(), b.cells().end()).first - cells.begin());
}

bool begins(const Variation& shorter, const Variation& longer) {
    return shorter.ply == longer.ply && shared(shorter.moves, 0, longer.moves) == shorter.moves.size();
}

// Removes the moves that the variation shares with the main line.
void leave_main_line(const MoveLine& main, Variation& variation) {
    const std::size_t common = shared(main, variation.ply, variation.moves);
    if (common == 0) return;
    variation.ply += common;
    variation.moves = variation.moves.part(common);
}

// Sets the variations as if added one by one, but in no more time than sorting takes.
void set_variations(GameRecord& record, std::vector<Variation> added) {
    for (Variation& variation : added) leave_main_line(record.moves, variation);
    std::erase_if(added, [](const Variation& variation) { return variation.moves.empty(); });
    std::vector<std::size_t> order(added.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // In lexicographic order, a variation that is the beginning of others is right before one of them.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        if (added[a].ply != added[b].ply) return added[a].ply < added[b].ply;
        const auto left = added[a].moves.cells();
        const auto right = added[b].moves.cells();
        return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
    });
    // The first of several equal ones stays.
    const auto same = [&](std::size_t a, std::size_t b) {
        return added[a].moves.size() == added[b].moves.size() && begins(added[a], added[b]);
    };
    order.erase(std::unique(order.begin(), order.end(), same), order.end());
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (i + 1 == order.size() || !begins(added[order[i]], added[order[i + 1]])) kept.push_back(order[i]);
    std::sort(kept.begin(), kept.end(), [&](std::size_t a, std::size_t b) {
        return added[a].ply != added[b].ply ? added[a].ply < added[b].ply : a < b;
    });
    record.variations.clear();
    record.variations.reserve(kept.size());
    for (const std::size_t index : kept) record.variations.push_back(std::move(added[index]));
}

// Replaces the main line after `plies` plies.
void replace_line(GameRecord& record, std::size_t plies, const MoveLine& continuation) {
    const MoveLine old = record.moves.part(plies);
    record.moves.cut(plies);
    record.moves.append(continuation);
    std::vector<Variation> variations = std::exchange(record.variations, {});
    for (Variation& variation : variations) {
        if (variation.ply <= plies) continue;
        MoveLine moves = old.part(0, variation.ply - plies);
        moves.append(variation.moves);
        variation = {plies, std::move(moves)};
    }
    set_variations(record, std::move(variations));
}

// Calls `enough` with the main line and each variation that contains the last move of `line`, if their whole line
// begins with it, and with the index of that move there, until it returns true.
template <class Record, class Seen>
void each_holder(Record& record, std::span<const Cell> line, const Seen& enough) {
    if (line.empty()) return;
    const auto main = record.moves.cells();
    const auto common = static_cast<std::size_t>(std::ranges::mismatch(main, line).in2 - line.begin());
    if (common == line.size() && enough(record.moves, line.size() - 1)) return;
    for (auto& variation : record.variations) {
        const std::size_t ply = variation.ply;
        if (ply > common || ply >= line.size()) continue;
        const auto rest = line.subspan(ply);
        const auto cells = variation.moves.cells();
        if (rest.size() > cells.size() || !std::ranges::equal(rest, cells.first(rest.size()))) continue;
        if (enough(variation.moves, rest.size() - 1)) return;
    }
}

}  // namespace

void add_variations(GameRecord& record, std::vector<Variation> variations) {
    if (variations.empty()) return;
    std::vector<Variation> all = std::exchange(record.variations, {});
    std::move(variations.begin(), variations.end(), std::back_inserter(all));
    set_variations(record, std::move(all));
}

void add_variation(GameRecord& record, Variation variation) {
    std::vector<Variation> one;
    one.push_back(std::move(variation));
    add_variations(record, std::move(one));
}

void add_lines(GameRecord& record, const GameRecord& other) {
    std::vector<Variation> lines{{0, other.moves}};
    for (std::size_t i = 0; i < other.variations.size(); ++i) lines.push_back({0, whole_line(other, i)});
    add_variations(record, std::move(lines));
}

bool is_line_of(const GameRecord& record, const Variation& variation, std::span<const Cell> moves) {
    const std::size_t ply = variation.ply;
    return moves.size() == ply + variation.moves.size() &&
           std::ranges::equal(moves.first(ply), record.moves.cells().first(ply)) &&
           std::ranges::equal(moves.subspan(ply), variation.moves.cells());
}

std::optional<std::size_t> variation_of(const GameRecord& record, std::span<const Cell> moves) {
    for (std::size_t i = 0; i < record.variations.size(); ++i)
        if (is_line_of(record, record.variations[i], moves)) return i;
    return std::nullopt;
}

MoveLine whole_line(const GameRecord& record, std::size_t index) {
    const Variation& variation = record.variations[index];
    MoveLine line = record.moves.part(0, variation.ply);
    line.append(variation.moves);
    return line;
}

bool has_line(const GameRecord& record, std::span<const Cell> line) {
    bool found = false;
    each_holder(record, line, [&](const MoveLine&, std::size_t) { return found = true; });
    return found;
}

std::string comment_on(const GameRecord& record, std::span<const Cell> line) {
    std::string comment;
    each_holder(record, line, [&](const MoveLine& moves, std::size_t index) {
        comment = moves[index].comment;
        return !comment.empty();
    });
    return comment;
}

void set_comment_on(GameRecord& record, std::span<const Cell> line, std::string_view comment) {
    each_holder(record, line, [&](MoveLine& moves, std::size_t index) {
        moves.set_comment(index, comment);
        return false;
    });
}

void remove_variation(GameRecord& record, std::size_t index) {
    record.variations.erase(record.variations.begin() + static_cast<std::ptrdiff_t>(index));
}

void restore_line(GameRecord& record, std::size_t index, MoveLine line) {
    std::vector<Variation> all = std::exchange(record.variations, {});
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(index, all.size())), {0, std::move(line)});
    set_variations(record, std::move(all));
}

void extend_line(GameRecord& record, Cell cell) {
    replace_line(record, record.moves.size(), {{cell}});
}

void cut_line(GameRecord& record, std::size_t plies) {
    if (plies < record.moves.size()) replace_line(record, plies, {});
}

void set_line_aside(GameRecord& record, std::size_t plies) {
    MoveLine old = record.moves.part(plies);
    cut_line(record, plies);
    add_variation(record, {plies, std::move(old)});
}

void follow_variation(GameRecord& record, std::size_t index) {
    const Variation chosen = record.variations[index];
    record.variations.erase(record.variations.begin() + static_cast<std::ptrdiff_t>(index));
    MoveLine old = record.moves.part(chosen.ply);
    replace_line(record, chosen.ply, chosen.moves);
    add_variation(record, {chosen.ply, std::move(old)});
}

}  // namespace atom4
