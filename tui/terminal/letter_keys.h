// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

namespace atom4::tui {

/// Finds the keys that are meant by letters of other scripts, for commands with Latin letters: with another keyboard
/// layout active, the same key is meant (latin_key). A letter comes in several bytes, each of them a key of curses.
class LetterKeys {
public:
    /// Returns the key that is meant; std::nullopt for a letter that is not complete yet, or that stands for none.
    [[nodiscard]] std::optional<int> take(int key);
    /// Returns the letter that the last key has completed, if it stands for no key; else empty.
    [[nodiscard]] const std::string& unknown() const { return unknown_; }

private:
    std::string bytes_;
    std::string unknown_;
};

/// Return the messages for a letter that stands for no key, and for pasted text where no text is entered.
[[nodiscard]] std::string unknown_letter_text(const std::string& letter);
[[nodiscard]] std::string ignored_paste_text();

}  // namespace atom4::tui
