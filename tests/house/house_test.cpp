// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

// How the house is laid out (CONTRIBUTING.md), where the compiler does not hold the rules: a header can be included
// from anywhere, <curses.h> above all.

namespace atom4 {
namespace {

namespace fs = std::filesystem;

struct Source {
    std::string path;  ///< below the project's folder, with slashes
    std::vector<std::string> lines;
};

std::vector<Source> load_sources() {
    const fs::path root = ATOM4_SOURCE_DIR;
    std::vector<Source> sources;
    for (const char* area : {"app", "core", "tests", "tui", "ui"}) {
        if (!fs::exists(root / area)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / area)) {
            const std::string extension = entry.path().extension().string();
            if (extension != ".h" && extension != ".cpp") continue;
            Source source{fs::relative(entry.path(), root).generic_string(), {}};
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);) source.lines.push_back(line);
            sources.push_back(std::move(source));
        }
    }
    return sources;
}

// What stands between the quotes or angle brackets, those included: "core/x.h" or <vector>. Empty if there is none.
std::string_view included(std::string_view line) {
    const auto skip_blanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skip_blanks();
    if (!line.starts_with('#')) return {};
    line.remove_prefix(1);
    skip_blanks();
    if (!line.starts_with("include")) return {};
    line.remove_prefix(7);
    skip_blanks();
    const std::size_t end = line.find_first_of("\">", 1);
    return end == std::string_view::npos ? std::string_view{} : line.substr(0, end + 1);
}

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

std::string place(const Source& source, std::size_t line) {
    return source.path + ':' + std::to_string(line + 1) + ": " + source.lines[line];
}

TEST(House, IncludesPointDownwardsOnly) {
    struct Rule {
        std::string_view area;
        std::vector<std::string_view> may_include;  // of our own
    };
    const std::vector<Rule> rules{
        {"core/base/", {"core/base/"}},
        {"core/storage/", {"core/storage/", "core/base/"}},
        {"core/atom4/", {"core/atom4/", "core/storage/", "core/base/"}},
        {"core/lines/", {"core/lines/", "core/storage/", "core/base/"}},
        {"core/", {"core/"}},
        {"ui/", {"ui/", "core/"}},
        {"tui/", {"tui/", "core/"}},
    };
    for (const Source& source : load_sources()) {
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&](const Rule& any) { return source.path.starts_with(any.area); });
        if (rule == rules.end()) continue;
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            std::string_view header = included(source.lines[i]);
            if (!header.starts_with('"') || is_qt(header) || header.ends_with(".moc\"")) continue;
            header.remove_prefix(1);
            EXPECT_TRUE(starts_with_any(header, rule->may_include)) << place(source, i);
        }
    }
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
}  // namespace atom4
