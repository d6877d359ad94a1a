// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/tty/looks.h"

namespace atom4::tui {

/// Where the terminal's cursor is, counted from 0.
struct CursorPlace {
    int row = 0;
    int col = 0;

    friend bool operator==(const CursorPlace&, const CursorPlace&) = default;
};

/// What curses has drawn in a few places, such as a step of the cursor, to be sent in another order: what looks alike
/// in one go, with the cursor and its looks saved before the last way out and brought back behind it (DECSC and DECRC).
/// So the next step finds what it begins with.
class SmallUpdate {
public:
    /// Reads what was drawn from that place on, in those looks, on a screen so wide. `at` is then the place behind it,
    /// nothing where nobody can tell. Nothing comes of what is not small, or does more than to write.
    [[nodiscard]] static std::optional<SmallUpdate> read(std::string_view drawn, Looks looks,
                                                         std::optional<CursorPlace>& at, int cols);

    struct Plan {
        std::string text;
        Looks looks;  ///< as they are behind it
        std::size_t cost = 0;
    };
    /// The one that costs least where the terminal has those looks now.
    [[nodiscard]] Plan shortest(const Looks& shown) const;
    /// Of so many bytes now, and so many for each of the next ones, which are likely to be such again.
    [[nodiscard]] static std::size_t cost(std::size_t now, std::size_t then);

private:
    struct Run {
        CursorPlace at;
        std::string text;
        int width = 0;
    };
    struct Group {
        Looks looks;
        std::vector<Run> runs;
    };
    class Reader;
    class Writer;
    [[nodiscard]] Plan plan(const std::vector<std::size_t>& order, std::size_t saved, bool goes_first,
                            const Looks& shown) const;

    CursorPlace begin_;
    CursorPlace end_;
    std::vector<Group> groups_;
};

}  // namespace atom4::tui
