// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/moves_in_work.h"

namespace atom4 {

bool MovesInWork::contains(std::uint64_t move) const {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i)
        if (marks_[i].load(std::memory_order_relaxed) == move) return true;
    return false;
}

void MovesInWork::add(std::uint64_t move) {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i) {
        if (marks_[i].load(std::memory_order_relaxed) != 0) continue;
        marks_[i].store(move, std::memory_order_relaxed);
        return;
    }
    marks_[first].store(move, std::memory_order_relaxed);
}

void MovesInWork::remove(std::uint64_t move) {
    const std::size_t first = bucket_of(move);
    for (std::size_t i = first; i < first + kBucketSize; ++i)
        if (marks_[i].load(std::memory_order_relaxed) == move) marks_[i].store(0, std::memory_order_relaxed);
}

}  // namespace atom4
