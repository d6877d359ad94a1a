// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/computer.h"

namespace atom4::tui {

void LinesComputer::think_of(const std::optional<lines::MoveQuestion>& question) {
    if (question == asked_) return;
    asked_ = question;
    if (asked_)
        thinking_.ask(*asked_);
    else
        thinking_.stop();
}

std::optional<lines::Move> LinesComputer::take() {
    auto move = thinking_.take();
    if (move) asked_.reset();
    return move;
}

}  // namespace atom4::tui
