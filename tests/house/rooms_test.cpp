// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/house/sources.h"

// The rooms of the house and the arrows between them: rooms.txt has them all, and nothing that is not so.

namespace atom4::test {
namespace {

using Rooms = std::map<std::string, std::set<std::string>>;

Rooms listed_rooms() {
    std::ifstream file(ATOM4_SOURCE_DIR "/tests/house/rooms.txt");
    Rooms rooms;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        std::istringstream words(line);
        std::string room;
        words >> room;
        EXPECT_TRUE(room.ends_with(':')) << line;
        room.pop_back();
        EXPECT_FALSE(rooms.contains(room)) << room << " is listed twice";
        auto& may_include = rooms[room];
        for (std::string other; words >> other;) EXPECT_TRUE(may_include.insert(other).second) << line;
    }
    return rooms;
}

bool is_test(const Source& source) {
    return source.path.starts_with("tests/");
}

// The rooms that the sources have, and what each of them includes: at the first place that shows it.
std::map<std::string, std::map<std::string, std::string>> real_rooms() {
    std::map<std::string, std::map<std::string, std::string>> rooms;
    for (const Source& source : load_sources()) {
        if (is_test(source)) continue;
        auto& arrows = rooms[source.room()];
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string header(included_of_ours(source.lines[i]));
            if (header.empty()) continue;
            const std::string other = header.substr(0, header.rfind('/'));
            if (other != source.room()) arrows.emplace(other, place(source, i));
        }
    }
    return rooms;
}

bool is_of(std::string_view room, std::string_view game) {
    std::istringstream parts{std::string(room)};
    for (std::string part; std::getline(parts, part, '/');)
        if (part == game) return true;
    return false;
}

TEST(Rooms, AreThoseOfTheTable) {
    const Rooms listed = listed_rooms();
    ASSERT_GT(listed.size(), 30U);
    const auto real = real_rooms();
    for (const auto& [room, arrows] : real) {
        EXPECT_TRUE(listed.contains(room)) << room << " has no line in rooms.txt";
        if (!listed.contains(room)) continue;
        for (const auto& [other, where] : arrows)
            EXPECT_TRUE(listed.at(room).contains(other)) << room << " may not include " << other << '\n' << where;
    }
    for (const auto& [room, may_include] : listed) {
        EXPECT_TRUE(real.contains(room)) << room << " is in rooms.txt, but has no sources";
        if (!real.contains(room)) continue;
        for (const std::string& other : may_include)
            EXPECT_TRUE(real.at(room).contains(other)) << room << " does not include " << other << " any more";
    }
}

// Takes away what includes nothing that is left, again and again: what stays goes round in a circle.
TEST(Rooms, AreNoCircle) {
    Rooms left = listed_rooms();
    for (bool changes = true; changes;) {
        changes = false;
        for (auto room = left.begin(); room != left.end();) {
            const bool waits = std::any_of(room->second.begin(), room->second.end(),
                                           [&](const std::string& other) { return left.contains(other); });
            changes = changes || !waits;
            room = waits ? std::next(room) : left.erase(room);
        }
    }
    for (const auto& [room, others] : left) ADD_FAILURE() << room << " includes itself by others";
}

// What has rules is a game.
std::set<std::string> games() {
    static const std::regex kRules("core/(\\w+)/rules");
    std::set<std::string> found;
    for (const auto& [room, may_include] : listed_rooms())
        if (std::smatch parts; std::regex_match(room, parts, kRules)) found.insert(parts[1]);
    EXPECT_GE(found.size(), 2U);
    return found;
}
// The one a room is of, or nothing.
std::string game_of(std::string_view room, const std::set<std::string>& games) {
    const auto game = std::find_if(games.begin(), games.end(), [&](const auto& one) { return is_of(room, one); });
    return game == games.end() ? std::string() : *game;
}

TEST(Rooms, OfOneGameKnowNothingOfTheOther) {
    const std::set<std::string> all = games();
    for (const auto& [room, may_include] : listed_rooms()) {
        const std::string game = game_of(room, all);
        if (game.empty() || room.starts_with("app/")) continue;
        for (const std::string& other : may_include) {
            const std::string its = game_of(other, all);
            EXPECT_TRUE(its.empty() || its == game) << room << " includes " << other;
        }
    }
}

// Core knows none; only programs may know several.
TEST(Rooms, OfOneFrontEndKnowNothingOfTheOther) {
    const auto area = [](const std::string& room) { return room.substr(0, room.find('/')); };
    for (const auto& [room, may_include] : listed_rooms())
        for (const std::string& other : may_include)
            EXPECT_TRUE(area(room) == "app" || area(other) == "core" || area(other) == area(room))
                << room << " includes " << other;
}

TEST(Rooms, OnCommonGroundKnowNoGame) {
    const std::set<std::string> all = games();
    for (const auto& [room, may_include] : listed_rooms())
        for (const char* common :
             {"core/base", "core/storage", "ui/system", "ui/widgets", "tui/terminal", "tui/language"})
            for (const std::string& other : may_include) {
                EXPECT_FALSE(room == common && !game_of(other, all).empty()) << room << " includes " << other;
            }
}

// Who reads a name of what all games rest on finds one class of that name.
TEST(Rooms, OnCommonGroundShareNoClassName) {
    static const std::regex kClass(R"((?:class|struct) (\w+)(?: final)?(?: : .*)? \{.*)");
    const std::set<std::string> common{"core/base",   "core/storage", "core/threads", "ui/game",     "ui/language",
                                       "ui/settings", "ui/system",    "ui/widgets",   "tui/terminal"};
    std::map<std::string, std::set<std::string>> homes;
    std::set<std::string> names;
    for (const Source& source : load_sources({".h"})) {
        if (is_test(source)) continue;
        for (const std::string& line : source.lines)
            if (std::smatch found; std::regex_match(line, found, kClass)) {
                homes[found[1]].insert(source.path);
                if (common.contains(source.room())) names.insert(found[1]);
            }
    }
    EXPECT_GT(names.size(), 40U);
    for (const std::string& name : names)
        EXPECT_EQ(homes[name].size(), 1U)
            << name << " is a class in " << *homes[name].begin() << " and in " << *homes[name].rbegin();
}

// The system's own headers, and the rooms that may name them.
TEST(Rooms, KeepTheSystemToThemselves) {
    struct Rule {
        const char* headers;
        std::vector<const char*> areas;  // in which it holds
        std::vector<const char*> rooms;  // that may
    };
    const std::vector<Rule> rules{
        {"<(ncursesw/)?n?curses\\.h>|<term\\.h>", {"app/", "core/", "tui/", "ui/"}, {"tui/terminal"}},
        {"\"tui/terminal/curses_header\\.h\"",
         {"app/", "core/", "tui/", "ui/"},
         {"tui/terminal", "tui/atom4/state", "tui/lines/control"}},
        {"<(X11/.*|dlfcn\\.h|signal\\.h|csignal|alsa/.*)>", {"ui/"}, {"ui/system"}},
        {"<(fcntl|unistd|sys/.*)\\.h>",
         {"core/"},
         {"core/base", "core/link/finding", "core/link/invitation", "core/link/transport", "core/storage",
          "core/threads"}},
        {"<(dlfcn\\.h|netinet/.*)>", {"core/"}, {"core/link/finding", "core/link/invitation", "core/link/transport"}},
        {"<gnutls/.*>", {"app/", "core/", "tui/", "ui/"}, {"core/link/transport"}},
        {"<avahi-.*>", {"app/", "core/", "tui/", "ui/"}, {"core/link/finding"}},
    };
    std::vector<bool> used(rules.size());
    for (const Source& source : load_sources())
        for (std::size_t i = 0; i < source.lines.size(); ++i) {
            const std::string header(included(source.lines[i]));
            if (header.empty()) continue;
            for (std::size_t r = 0; r < rules.size(); ++r) {
                const auto& [headers, areas, rooms] = rules[r];
                if (!std::any_of(areas.begin(), areas.end(), [&](auto area) { return source.path.starts_with(area); }))
                    continue;
                if (!std::regex_match(header, std::regex(headers))) continue;
                used[r] = true;
                EXPECT_NE(std::find(rooms.begin(), rooms.end(), source.room()), rooms.end()) << place(source, i);
            }
        }
    for (std::size_t r = 0; r < rules.size(); ++r) EXPECT_TRUE(used[r]) << "nobody includes " << rules[r].headers;
}

TEST(Rooms, ListTheirOwnSourcesThemselves) {
    std::map<std::string, std::set<std::string>> listed;
    for (const Source& lists : load_sources({"CMakeLists.txt"})) {
        static const std::regex kSource(R"([\w./${}-]+\.cpp)");
        static const std::regex kOwnHeader(R"((^|[\s(])[\w./${}-]+\.h\b)");
        for (const std::string& line : lists.lines) {
            if (line.starts_with('#')) continue;
            EXPECT_FALSE(std::regex_search(line, kOwnHeader))
                << lists.path << " lists a header, which CMake and AUTOMOC find by themselves: " << line;
            for (auto it = std::sregex_iterator(line.begin(), line.end(), kSource); it != std::sregex_iterator();
                 ++it) {
                EXPECT_EQ(it->str().find('/'), std::string::npos)
                    << lists.path << " lists another room's " << it->str();
                listed[lists.room()].insert(it->str());
            }
        }
    }
    for (const Source& source : load_sources({".cpp"})) {
        // The programs of the window's tests and the fuzzed bodies are named without their endings.
        if (source.path.starts_with("tests/ui/") || source.path.starts_with("tests/fuzz/")) continue;
        EXPECT_TRUE(listed[source.room()].contains(source.name()))
            << source.path << " is in no CMakeLists.txt of its room";
    }
}

TEST(Rooms, NameNoFileByItsGame) {
    for (const Source& source : load_sources()) {
        if (source.path.starts_with("tests/fuzz/") || source.path.starts_with("app/")) continue;
        EXPECT_FALSE(source.name().starts_with("lines_")) << source.path;
    }
}

}  // namespace
}  // namespace atom4::test
