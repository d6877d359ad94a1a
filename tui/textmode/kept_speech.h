// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/common/settings.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// Has a game in words speak as it was set the last time, and keeps what is changed.
class KeptSpeech {
public:
    /// What the command line says of the call holds, and is not kept.
    explicit KeptSpeech(Speech& say, std::optional<CallWish> call = {}) : say_(say), before_(file_.kept()) {
        if (call) before_.call = *call;
        if (!Speech::may_be_width(before_.width)) before_.width = 0;
        say_.set_width(before_.width);
        say_.set_rings(before_.call != CallWish::kNever);
    }

    /// To be called when a line has been taken.
    void keep() {
        TerminalSettings now = before_;
        now.width = say_.width();
        // A message on the desktop is a wish of the full screen's, and rings here.
        if (say_.rings() != (before_.call != CallWish::kNever))
            now.call = say_.rings() ? CallWish::kBell : CallWish::kNever;
        if (const auto trouble = file_.keep(before_, now)) say_.prose(unkept_settings_text(*trouble));
        before_ = now;
    }

private:
    Speech& say_;
    TerminalSettingsFile file_;
    TerminalSettings before_;
};

}  // namespace atom4::tui
