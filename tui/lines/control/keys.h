// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/control/controller.h"
#include "tui/lines/screen/look.h"

namespace atom4::tui {

/// Finds the meaning of keys. The player's own five come before every other meaning. A key beyond ASCII comes in
/// several bytes; it means something with the last of them.
class LinesKeys {
public:
    explicit LinesKeys(const LinesLook& look) : look_(look) {}

    /// The meaning of what curses' wgetch returned.
    [[nodiscard]] LinesCommand command_of_key(int key);

private:
    const LinesLook& look_;
    std::string bytes_;  // of a character that is not complete yet
};

}  // namespace atom4::tui
