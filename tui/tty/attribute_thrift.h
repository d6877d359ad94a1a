// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tui/tty/looks.h"
#include "tui/tty/small_update.h"

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

    /// The same text, shorter. What was set last may wait for what is written with it. On a screen so wide what is
    /// small may go in another order; 0 if nobody knows.
    [[nodiscard]] std::string thrifty(std::string_view drawn, int cols = 0);
    /// What waits.
    [[nodiscard]] std::string rest();
    /// Somebody else may have set something: all of it is said anew.
    void forget() {
        known_ = false;
        at_.reset();
    }

private:
    [[nodiscard]] std::string in_order(std::string_view drawn);
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
    std::optional<CursorPlace> at_;
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
