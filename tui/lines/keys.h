// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/controller.h"
#include "tui/lines/look.h"
#include "tui/terminal/letter_keys.h"

namespace atom4::tui {

/// Finds the commands of keys. The player's own five keys take precedence over all others. A letter beyond ASCII comes
/// in several bytes, and has a meaning with the last of them: a letter of another script means the same as the Latin
/// one on its key.
class LinesKeys {
public:
    explicit LinesKeys(const LinesLook& look) : look_(look) {}

    /// Returns the command of a key, numbered as by curses' wgetch.
    [[nodiscard]] LinesCommand command_of_key(int key);
    /// Returns whether the last key was part of a letter that is not complete yet.
    [[nodiscard]] bool is_within_letter() const { return is_within_letter_; }
    /// Returns the letter that the last key has completed, if it stands for no key; else empty.
    [[nodiscard]] const std::string& unknown_letter() const { return letters_.unknown(); }

private:
    [[nodiscard]] LinesCommand meaning_of(const std::string& letter) const;

    const LinesLook& look_;
    LetterKeys letters_;
    bool is_within_letter_ = false;
    std::string bytes_;  // of a character that is not complete yet
};

}  // namespace atom4::tui
