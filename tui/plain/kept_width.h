// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/plain/speech.h"
#include "tui/settings/terminal_settings.h"

namespace atom4::tui {

/// Hands a game in words the width of its lines from the last time, and keeps another one that is set there.
template <class Game>
class KeptWidth {
public:
    explicit KeptWidth(Game& game) : game_(game), before_(kept_terminal_settings()) {
        if (!Speech::may_be_width(before_.width)) before_.width = 0;
        game_.set_width(before_.width);
    }

    /// To be called when a line has been taken.
    void keep() {
        TerminalSettings now = before_;
        now.width = game_.width();
        keep_changed_settings(before_, now);
        before_ = now;
    }

private:
    Game& game_;
    TerminalSettings before_;
};

}  // namespace atom4::tui
