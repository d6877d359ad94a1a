// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atom4::tui {

/// The keys that the player has exchanged with each other. A command is named by its usual key: 'u' for undo, wherever
/// the player has put that. Each command has one key at any time, and each key one command.
class KeyBindings {
public:
    KeyBindings();

    /// Returns whether that key, numbered as in curses, can be exchanged: a visible ASCII character that is not a
    /// digit.
    [[nodiscard]] static bool is_changeable(int key);

    /// Returns the usual key of the command that a pressed key has now.
    [[nodiscard]] int usual(int pressed) const;
    /// Returns the key to press for the command of the usual one.
    [[nodiscard]] char pressed(char usual) const;
    /// Puts the command of the usual key on `pressed`. The command that was there goes to the key that becomes free.
    /// Both keys must be changeable.
    void assign(char usual, char pressed);

    /// As settings.ini has them: "u=z z=u", the usual key before the pressed one; "" if none is exchanged.
    [[nodiscard]] std::string text() const;
    /// Parses the result of text(). For anything else, all keys are as usual.
    [[nodiscard]] static KeyBindings parse(std::string_view text);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

private:
    std::string pressed_;  // by usual key, from '!' on
};

/// The key bindings of the process, by which pages name keys. Only for the thread of the screen.
[[nodiscard]] const KeyBindings& key_bindings();
void use_key_bindings(const KeyBindings& bindings);

/// Returns the name of a key in texts: for a single character, the key to press for it; for a longer name, that name.
[[nodiscard]] std::string key_name(std::string_view usual, const KeyBindings& bindings = key_bindings());

}  // namespace atom4::tui
