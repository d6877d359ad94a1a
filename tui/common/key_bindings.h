// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace atom4::tui {

/// Which keys the player has exchanged with each other. A key is known by its usual place: 'u' for what undoes,
/// wherever the player has put that. Each command has one key at any time, and each key one command.
class KeyBindings {
public:
    KeyBindings();

    /// Whether that key, as curses counts it, can be exchanged: a visible ASCII character that is not a digit.
    [[nodiscard]] static bool is_changeable(int key);

    /// The key that is meant by a pressed one.
    [[nodiscard]] int usual(int pressed) const;
    /// The key to press for what the usual one does.
    [[nodiscard]] char pressed(char usual) const;
    /// Puts what the usual key does on that one. What was there goes to the key that becomes free. Both can be changed.
    void assign(char usual, char pressed);

    /// As settings.ini has them: "u=z z=u", the usual key before the pressed one; "" if none is exchanged.
    [[nodiscard]] std::string text() const;
    /// Reads what text() gives. Of anything else, all keys are as usual.
    [[nodiscard]] static KeyBindings parse(std::string_view text);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

private:
    std::string pressed_;  // by usual key, from '!' on
};

/// Those of the process, like its language: pages name keys as they are there. For the thread of the screen alone.
[[nodiscard]] const KeyBindings& key_bindings();
void use_key_bindings(const KeyBindings& bindings);

/// What a key is called in texts: of a single character the key that is pressed for it, of others the name itself.
[[nodiscard]] std::string key_name(std::string_view usual, const KeyBindings& bindings = key_bindings());

}  // namespace atom4::tui
