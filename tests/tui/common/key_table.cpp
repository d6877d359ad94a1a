// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/tui/common/key_table.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "core/base/result.h"
#include "core/storage/files.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

constexpr int kUseless = KEY_F(60);

std::string name_of_key(int key) {
    switch (key) {
        case '\t': return "Tab";
        case '\n': return "Enter";
        case '\r': return "Return";
        case 27: return "Esc";
        case ' ': return "Space";
        case 127: return "Delete";
        default: break;
    }
    if (key < ' ') return std::string("^") + static_cast<char>(key + '@');
    if (key < 127) return {static_cast<char>(key)};
    return ::keyname(key);
}

// Returns the keys of ASCII, and those that curses has names for.
std::vector<int> all_keys() {
    std::vector<int> keys;
    for (int key = 1; key <= 127; ++key) keys.push_back(key);
    for (int key = KEY_MIN; key <= KEY_MAX; ++key)
        if (::keyname(key) != nullptr && key != kUseless) keys.push_back(key);
    return keys;
}

std::string contents(const std::string& file) {
    const auto text = read_file(std::string(ATOM4_SOURCE_DIR "/") + file);
    return text ? *text : std::string();
}

}  // namespace

const int kLeftKey = KEY_LEFT;

std::string difference(const PageFacts& before, const PageFacts& after) {
    std::string text;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (after[i] != before[i]) text += (text.empty() ? "" : ", ") + after[i];
    return text;
}

std::vector<std::string> enumerators(const std::string& file, const std::string& name) {
    const std::string text = contents(file);
    std::smatch body;
    require(std::regex_search(text, body, std::regex("enum class " + name + " : [^{]*\\{([^}]*)\\}")));
    std::vector<std::string> names;
    std::istringstream lines(body[1]);
    static const std::regex kEnumerator("\\bk[A-Z]\\w*");
    for (std::string line; std::getline(lines, line);) {
        line = line.substr(0, line.find("//"));
        for (auto it = std::sregex_iterator(line.begin(), line.end(), kEnumerator); it != std::sregex_iterator(); ++it)
            names.push_back(it->str());
    }
    return names;
}

std::string number(const char* what, int value) {
    return std::string(what) + ' ' + std::to_string(value);
}

std::string whether(bool value, const char* yes, const char* no) {
    return value ? yes : no;
}

std::string said(const std::string& text) {
    return text.empty() ? "nothing said" : '"' + text + '"';
}

void KeyTable::add(const std::string& page, const std::function<std::string(int)>& press) {
    const std::string useless = press(kUseless);
    text_ += "\n[" + page + "]\n";
    std::vector<std::string> outcomes;
    std::map<std::string, std::string> keys;
    for (const int key : all_keys()) {
        const std::string outcome = press(key);
        if (outcome == useless) continue;
        std::string& those = keys[outcome];
        if (those.empty()) outcomes.push_back(outcome);
        those += (those.empty() ? "" : " ") + name_of_key(key);
    }
    for (const std::string& outcome : outcomes)
        text_ += keys[outcome] + ": " + (outcome.empty() ? "nothing" : outcome) + '\n';
    text_ += "any other: " + (useless.empty() ? "nothing" : useless) + '\n';
}

void KeyTable::expect_in(const std::string& file) const {
    const std::string all = "# Keys: what they do. UPDATE_KEYS=1 writes this file anew.\n" + text_;
    if (std::getenv("UPDATE_KEYS") != nullptr) std::ofstream(std::string(ATOM4_SOURCE_DIR "/") + file) << all;
    EXPECT_EQ(contents(file), all);
}

}  // namespace atom4::tui
