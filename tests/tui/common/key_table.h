// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace atom4::tui {

/// What a page shows and remembers, one thing each, always in the same order.
using PageFacts = std::vector<std::string>;

/// What is not as it was.
[[nodiscard]] std::string difference(const PageFacts& before, const PageFacts& after);

/// The enumerators of an enum, in their order, read from where it is declared: a path from the project's folder.
[[nodiscard]] std::vector<std::string> enumerators(const std::string& file, const std::string& name);

/// The left arrow, for sources that are not to see the macros of curses.
extern const int kLeftKey;

// Facts, in words.
[[nodiscard]] std::string number(const char* what, int value);
[[nodiscard]] std::string whether(bool value, const char* yes, const char* no);
[[nodiscard]] std::string said(const std::string& text);

/// Which keys do what, page by page.
class KeyTable {
public:
    /// Adds a page, which `press` makes anew for each key to tell what the key has done there. Keys that do the same
    /// share a line; those that do what a key without any use does are left out.
    void add(const std::string& page, const std::function<std::string(int)>& press);

    /// That the file says the same, a path from the project's folder. With UPDATE_KEYS in the environment it is written
    /// anew, to be looked at before it is committed.
    void expect_in(const std::string& file) const;

private:
    std::string text_;
};

}  // namespace atom4::tui
