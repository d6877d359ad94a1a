// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <bitset>
#include <string>
#include <string_view>

namespace atom4::tui {

/// Sends the colours and attributes of text that curses has drawn for a terminal like xterm in fewer bytes: curses
/// resets all of them to change one, and sets what nothing is written with. What the terminal shows is the same.
class AttributeThrift {
public:
    /// The same text, shorter. What was set last may wait for what is written with it.
    [[nodiscard]] std::string thrifty(std::string_view drawn);
    /// What waits.
    [[nodiscard]] std::string rest();
    /// Somebody else may have set something: all of it is said anew.
    void forget() { known_ = false; }

private:
    // What characters are written with; colours as they stand in a control sequence, empty for the usual ones.
    struct Looks {
        std::bitset<10> attributes;  // by the number that sets each (ECMA-48, SGR)
        std::string ink;
        std::string ground;

        friend bool operator==(const Looks&, const Looks&) = default;
    };
    [[nodiscard]] static bool take(std::string_view parameters, Looks& looks);
    [[nodiscard]] static std::string whole(const Looks& to);
    [[nodiscard]] static std::string difference(const Looks& from, const Looks& to);
    [[nodiscard]] std::size_t take_escape(std::string_view text, std::string& out);
    void settle(std::string& out);
    void settle_ground(std::string& out);
    void show(const Looks& looks, std::string& out);

    Looks wanted_;
    Looks shown_;  // by the terminal, if known
    bool known_ = false;
    char charset_ = 'B';        // wanted: 'B' is ASCII, '0' lines
    char charset_shown_ = 'B';  // as is shown
};

}  // namespace atom4::tui
