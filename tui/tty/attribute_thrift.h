// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace atom4::tui {

/// Sends the colours and attributes of text that curses has drawn in fewer bytes: curses resets all of them to change
/// one, and sets what nothing is written with. Blocks of two colours are turned round where the terminal has these
/// already the other way round. What it shows is the same.
class AttributeThrift {
public:
    /// What the terminal can take back: each attribute by itself, as those like xterm, or all of them at once.
    enum class Takes { kEachBack, kAllBack };
    /// As terminals of that type do; nothing of those that are not known well enough.
    [[nodiscard]] static std::optional<Takes> of_type(std::string_view type);

    explicit AttributeThrift(Takes takes = Takes::kEachBack) : takes_(takes) {}

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
    [[nodiscard]] std::string parameters_for(const Looks& looks) const;
    [[nodiscard]] bool takes_back(const Looks& looks) const;
    [[nodiscard]] std::optional<Looks> turned_round() const;
    [[nodiscard]] std::size_t take_escape(std::string_view text, std::string& out);
    [[nodiscard]] std::size_t take_block(std::string_view text, std::string& out);
    void settle(std::string& out);
    void settle_ground(std::string& out);
    void show(const Looks& looks, std::string& out);

    Takes takes_;
    Looks wanted_;
    Looks shown_;  // by the terminal, if known
    bool known_ = false;
    bool is_turned_ = false;  // what was written last, so that it may be repeated
    // 'B' is ASCII, '0' lines; and which of two such sets is shifted to.
    struct Charset {
        char named = 'B';
        char shift = '\017';

        friend bool operator==(const Charset&, const Charset&) = default;
    };
    Charset charset_;        // wanted
    Charset charset_shown_;  // as is shown
};

}  // namespace atom4::tui
