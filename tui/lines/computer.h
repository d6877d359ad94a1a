// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/base/async_task.h"
#include "core/lines/computer.h"

namespace atom4::tui {

/// Looks for a good move of Lines beside the loop, for hints and demonstrations.
class LinesComputer {
public:
    explicit LinesComputer(lines::Thinking::Work work) : thinking_(std::move(work)) {}

    /// What is wanted now, or nothing. Another question than before, or none, drops the one that is being thought of.
    void think_of(const std::optional<lines::MoveQuestion>& question);
    /// The move, once, when it has been found.
    [[nodiscard]] std::optional<lines::Move> take();

    /// Readable when there is something to take.
    [[nodiscard]] int descriptor() const { return thinking_.descriptor(); }

private:
    std::optional<lines::MoveQuestion> asked_;
    Background<lines::MoveQuestion, lines::Move> thinking_;
};

}  // namespace atom4::tui
