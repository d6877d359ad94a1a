// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/sources.h"

// How the house is laid out (CONTRIBUTING.md), where the compiler does not hold the rules: a header can be included
// from anywhere, <curses.h> above all.

namespace atom4::test {
namespace {

bool starts_with_any(std::string_view text, const std::vector<std::string_view>& prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(), [&](auto prefix) { return text.starts_with(prefix); });
}

bool is_qt(std::string_view header) {
    return header.size() > 2 && header[1] == 'Q' && header[2] >= 'A' && header[2] <= 'Z'
               ? true
               : starts_with_any(header, {"<Qt", "\"Qt", "<qt", "\"qt"});
}
bool is_curses(std::string_view header) {
    for (const std::string_view name : {"curses", "panel.h", "menu.h", "form.h", "term.h"})
        if (header.starts_with('<') && header.find(name) != std::string_view::npos) return true;
    return false;
}

TEST(House, OwnHeadersAreNamedFromTheTop) {
    for (const Source& source : load_sources())
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string_view header = included(source.lines[i]);
            EXPECT_FALSE(header.starts_with("\"../") || header.starts_with("\"./") ||
                         starts_with_any(header, {"<core/", "<ui/", "<tui/", "<app/"}))
                << place(source, i);
        }
}

TEST(House, CoreKnowsNoQtAndNoCurses) {
    for (const Source& source : load_sources())
        for (std::size_t i = 0; i < source.lines.size(); ++i)
            if (source.path.starts_with("core/")) {
                const std::string_view header = included(source.lines[i]);
                EXPECT_FALSE(is_qt(header) || is_curses(header)) << place(source, i);
            }
}

TEST(House, UiKnowsNoCursesAndTuiNoQt) {
    for (const Source& source : load_sources())
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string_view header = included(source.lines[i]);
            if (source.path.starts_with("ui/")) {
                EXPECT_FALSE(is_curses(header)) << place(source, i);
            }
            if (source.path.starts_with("tui/")) {
                EXPECT_FALSE(is_qt(header)) << place(source, i);
            }
        }
}

TEST(House, CoreDoesNotPrint) {
    for (const Source& source : load_sources()) {
        if (!source.path.starts_with("core/")) continue;
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string_view header = included(source.lines[i]);
            for (const std::string_view printing : {"<iostream>", "<cstdio>", "<stdio.h>", "<print>", "<syslog.h>"})
                EXPECT_NE(header, printing) << place(source, i);
            for (const std::string_view printing : {"std::cout", "std::cerr", "std::clog", "printf(", "puts("})
                EXPECT_EQ(source.lines[i].find(printing), std::string::npos) << place(source, i);
        }
    }
}

TEST(House, EverySourceBeginsWithItsLicence) {
    const std::vector<Source> sources = load_sources();
    EXPECT_GT(sources.size(), 30U);
    for (const Source& source : sources) {
        ASSERT_GE(source.lines.size(), 2U) << source.path;
        EXPECT_EQ(source.lines[0], "// SPDX-FileCopyrightText: 2026 The Atom-4 developers") << source.path;
        EXPECT_EQ(source.lines[1], "// SPDX-License-Identifier: GPL-2.0-or-later") << source.path;
    }
}

TEST(House, HeadersAreIncludedOnce) {
    for (const Source& source : load_sources())
        if (source.path.ends_with(".h")) {
            EXPECT_NE(std::find(source.lines.begin(), source.lines.end(), "#pragma once"), source.lines.end())
                << source.path;
        }
}

// The check would be worth nothing if it could not see an include.
TEST(House, TheCheckItselfReadsIncludes) {
    EXPECT_EQ(included("#include <curses.h>"), "<curses.h>");
    EXPECT_EQ(included("  #  include \"ui/x.h\"  // why"), "\"ui/x.h\"");
    EXPECT_EQ(included("// #include <curses.h>"), "");
    EXPECT_TRUE(is_curses("<ncursesw/curses.h>"));
    EXPECT_TRUE(is_curses("<ncurses.h>"));
    EXPECT_TRUE(is_qt("<QWidget>"));
    EXPECT_TRUE(is_qt("<QtGlobal>"));
    EXPECT_FALSE(is_qt("<queue>"));
}

}  // namespace
}  // namespace atom4::test
