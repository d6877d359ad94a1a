// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace atom4::tui {

/// Facts that a page shows and remembers, always in the same order.
using PageFacts = std::vector<std::string>;

/// Returns the facts in `after` that differ from those in `before`.
[[nodiscard]] std::string difference(const PageFacts& before, const PageFacts& after);

/// Returns the enumerators of an enum, in their order, read from the file that declares it: a path below the project's
/// folder.
[[nodiscard]] std::vector<std::string> enumerators(const std::string& file, const std::string& name);

/// The left arrow, for sources that must not see the macros of curses.
extern const int kLeftKey;

// Return facts as words.
[[nodiscard]] std::string number(const char* what, int value);
[[nodiscard]] std::string whether(bool value, const char* yes, const char* no);
[[nodiscard]] std::string said(const std::string& text);

/// What each key does, page by page.
class KeyTable {
public:
    /// Adds a page. For each key, `press` opens the page again and returns what the key did there. Keys that do the
    /// same share a line; those that do what a key without any use does are not listed.
    void add(const std::string& page, const std::function<std::string(int)>& press);

    /// Expects the file, a path below the project's folder, to hold this table. With UPDATE_KEYS in the environment the
    /// file is rewritten: check the difference before committing it.
    void expect_in(const std::string& file) const;

private:
    std::string text_;
};

}  // namespace atom4::tui
