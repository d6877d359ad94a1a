// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/controller.h"
#include "tui/lines/look.h"
#include "tui/terminal/letter_keys.h"

namespace atom4::tui {

/// Finds the meaning of keys. The player's own five come before every other meaning. A key beyond ASCII comes in
/// several bytes; it means something with the last of them: a letter of another script what the Latin one on the same
/// key means.
class LinesKeys {
public:
    explicit LinesKeys(const LinesLook& look) : look_(look) {}

    /// The meaning of what curses' wgetch returned.
    [[nodiscard]] LinesCommand command_of_key(int key);
    /// Whether the last key was no whole letter yet.
    [[nodiscard]] bool is_within_letter() const { return is_within_letter_; }
    /// The letter that the last key has completed, if nothing can be meant by it; else empty.
    [[nodiscard]] const std::string& unknown_letter() const { return letters_.unknown(); }

private:
    [[nodiscard]] LinesCommand meaning_of(const std::string& letter) const;

    const LinesLook& look_;
    LetterKeys letters_;
    bool is_within_letter_ = false;
    std::string bytes_;  // of a character that is not complete yet
};

}  // namespace atom4::tui
