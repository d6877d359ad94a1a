// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/atom4/computer/review.h"
#include "core/base/async_task.h"
#include "core/storage/files.h"

namespace atom4 {

/// A round's mistakes that are to become puzzles of somebody's own; `only` one of them where it is given.
struct MistakesQuestion {
    Position start;
    std::vector<ReviewedMove> moves;
    std::optional<std::size_t> only = {};
};

struct KeptMistakes {
    bool one;         ///< a single one was asked for
    int added;        ///< how many puzzles are new
    std::size_t due;  ///< of all of one's own
    std::optional<SystemError> trouble;
};

/// Proves what can be proved, which may take seconds, and keeps it. What is stopped keeps nothing.
void keep_mistakes(const Inquiry<MistakesQuestion, KeptMistakes>::Task& task);

}  // namespace atom4
