// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// CONTRIBUTING.md sends people to files and folders: they are there.

namespace atom4::test {
namespace {

namespace fs = std::filesystem;

std::string contents(const std::string& name) {
    std::ifstream file(std::string(ATOM4_SOURCE_DIR "/") + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// What stands in backquotes and is a path: it has a slash or ends as a source does. What is built and what a folder of
// the system is called are not ours to find.
std::vector<std::string> named_paths(const std::string& text) {
    static const std::regex kQuoted("`([^`\\s]+)[^`]*`");
    static const std::regex kPath(R"([\w.*-]+(/[\w.*-]*)+|[\w.*-]+\.(h|cpp|inc|md|mdoc|po|py|svg|ts|txt))");
    std::vector<std::string> paths;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), kQuoted); it != std::sregex_iterator(); ++it) {
        std::string word = (*it)[1];
        if (!std::regex_match(word, kPath) || word.starts_with("build/")) continue;
        if (word.ends_with('/')) word.pop_back();
        paths.push_back(word);
    }
    return paths;
}

// The end of a path, in which * and words in capitals stand for any part of a name: X_fuzz.cpp, LANGUAGE/*.mdoc.
std::regex pattern_of(const std::string& path) {
    std::string pattern = std::regex_replace(path, std::regex("\\*|(?:LANGUAGE|GAME|X)(?=[/._]|$)"), "*");
    pattern = std::regex_replace(pattern, std::regex("\\."), "\\.");
    pattern = std::regex_replace(pattern, std::regex("\\*"), "[^/]+");
    return std::regex("(.*/)?" + pattern);
}

std::vector<std::string> real_paths() {
    const fs::path root = ATOM4_SOURCE_DIR;
    std::vector<std::string> paths;
    for (auto entry = fs::recursive_directory_iterator(root); entry != fs::recursive_directory_iterator(); ++entry) {
        const std::string path = fs::relative(entry->path(), root).generic_string();
        const bool ours = path != "build" && (!path.starts_with('.') || path.starts_with(".clang"));
        if (!ours)
            entry.disable_recursion_pending();
        else
            paths.push_back(path);
    }
    return paths;
}

TEST(Guide, NamesOnlyWhatIsThere) {
    const std::vector<std::string> named = named_paths(contents("CONTRIBUTING.md"));
    EXPECT_GT(named.size(), 60U);
    const std::vector<std::string> real = real_paths();
    for (const std::string& path : named) {
        const std::regex pattern = pattern_of(path);
        EXPECT_TRUE(std::any_of(real.begin(), real.end(),
                                [&](const std::string& one) { return std::regex_match(one, pattern); }))
            << "CONTRIBUTING.md speaks of " << path;
    }
}

TEST(Guide, ThePictureHasEveryRoom) {
    const std::string guide = contents("CONTRIBUTING.md");
    const std::size_t begin = guide.find("\n    app/ ");
    const std::size_t end = guide.find("\n    tests/ ");
    ASSERT_LT(begin, end);
    ASSERT_NE(end, std::string::npos);
    static const std::regex kWord("[\\w-]+");
    const std::string picture = guide.substr(begin, end - begin);
    const std::set<std::string> words{std::sregex_token_iterator(picture.begin(), picture.end(), kWord),
                                      std::sregex_token_iterator()};
    std::istringstream rooms(contents("tests/house/rooms.txt"));
    for (std::string line; std::getline(rooms, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        const std::string room = line.substr(0, line.find(':'));
        for (auto part = std::sregex_iterator(room.begin(), room.end(), kWord); part != std::sregex_iterator(); ++part)
            EXPECT_TRUE(words.contains(part->str())) << "CONTRIBUTING.md's picture of the house is without " << room;
    }
}

// It would be worth nothing if it could not tell a path from other words.
TEST(Guide, TheCheckItselfReadsPaths) {
    const std::vector<std::string> expected{"a/b.h", "rooms.txt", "X_fuzz.cpp", "translations"};
    EXPECT_EQ(named_paths("`a/b.h`, `rooms.txt` `X_fuzz.cpp`, `translations/`; `Match::play` `-R x` `settings.ini`"),
              expected);
    EXPECT_TRUE(std::regex_match("tests/fuzz/seat_fuzz.cpp", pattern_of("X_fuzz.cpp")));
    EXPECT_TRUE(std::regex_match("translations/de.po", pattern_of("translations/LANGUAGE.po")));
    EXPECT_FALSE(std::regex_match("tests/fuzz/seat_fuzz_cpp", pattern_of("X_fuzz.cpp")));
    EXPECT_FALSE(std::regex_match("core/atom4/rules/lattice.h", pattern_of("core/rules/lattice.h")));
}

}  // namespace
}  // namespace atom4::test
