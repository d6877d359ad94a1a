// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/study/round_lines.h"

#include <algorithm>

namespace atom4::tui {
namespace {

bool is_marked(const ReviewedMove& move) {
    return move.judgement != Judgement::kGood;
}

// Looks at the plies of the round one after the other, `count` of them, the `nth` being the ply that is told.
template <class Ply>
std::optional<int> first_marked(const Match& match, std::span<const ReviewedMove> reviewed, Ply nth) {
    const int count = match.undoable_plies();
    if (static_cast<int>(reviewed.size()) < count) return std::nullopt;
    for (int i = 0; i < count; ++i) {
        const int ply = ((nth(i) % count) + count) % count;
        const ReviewedMove* move = review_of(match, reviewed, ply);
        if (move != nullptr && is_marked(*move)) return ply + 1;
    }
    return std::nullopt;
}

}  // namespace

const ReviewedMove* review_of(const Match& match, std::span<const ReviewedMove> reviewed, int ply) {
    const auto plies = match.plies();
    const auto number = static_cast<std::size_t>(ply);
    if (number >= reviewed.size() || number >= plies.size()) return nullptr;
    for (std::size_t i = 0; i <= number; ++i)
        if (reviewed[i].played != plies[i].placed()) return nullptr;
    return &reviewed[number];
}

bool has_marked_move(std::span<const ReviewedMove> reviewed) {
    return std::any_of(reviewed.begin(), reviewed.end(), is_marked);
}

std::optional<int> next_marked(const Match& match, std::span<const ReviewedMove> reviewed, int shown) {
    return first_marked(match, reviewed, [shown](int i) { return shown + i; });
}

std::optional<int> previous_marked(const Match& match, std::span<const ReviewedMove> reviewed, int shown) {
    return first_marked(match, reviewed, [shown](int i) { return shown - 2 - i; });
}

}  // namespace atom4::tui
