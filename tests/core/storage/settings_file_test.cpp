// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// settings.ini as other versions, users and bad disks leave it, and with two programs at once. How Qt reads it is
// tested in tests/ui/common/stored_values_test.cpp.
#include "core/storage/settings_file.h"

#include <gtest/gtest.h>

#include <thread>

#include "tests/support/folders_and_processes.h"
#include "tests/support/mistakes.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKey = "group/name";

// Settings as the programs write them, with values of each kind.
const char* const kSample =
    "[window]\ntheme=dark\nlanguage=fr\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\x0\\x3)\n\n"
    "[board]\npieces=letters\nlast-move=false\nplaceable=false\n\n"
    "[files]\nrecent=/a/one.atom4, \"/a/two, three.atom4\", file:///a/%FF\n\n"
    "[terminal]\npaper=light\nwidth=40\n\n[match]\nsize=9x12\nnames=Ada, \xC3\x89mile\n";
constexpr const char* kSampleKeys[] = {"window/theme",    "window/language", "window/geometry", "board/pieces",
                                       "board/last-move", "board/placeable", "files/recent",    "terminal/paper",
                                       "terminal/width",  "match/size",      "match/names"};

std::vector<std::optional<SettingsText::Value>> values_of(const std::string& text) {
    const SettingsText settings(text);
    std::vector<std::optional<SettingsText::Value>> values;
    for (const char* key : kSampleKeys) values.push_back(settings.value(key));
    return values;
}

// Returns how many values differ from those of the sample.
int changed_in(const std::string& text) {
    static const auto good = values_of(kSample);
    const auto values = values_of(text);
    int changed = 0;
    for (std::size_t i = 0; i < good.size(); ++i) changed += values[i] == good[i] ? 0 : 1;
    return changed;
}

TEST(SettingsText, ReadsTextsListsAndBytes) {
    const SettingsText settings(kSample);
    EXPECT_EQ(settings.text("window/theme"), "dark");
    EXPECT_EQ(settings.value("files/recent"),
              SettingsText::Value(SettingsText::List{"/a/one.atom4", "/a/two, three.atom4", "file:///a/%FF"}));
    EXPECT_EQ(settings.value("window/geometry"),
              SettingsText::Value(SettingsText::Bytes{std::string("\x1\xd9\xd0\xcb\0\x3", 6)}));
    EXPECT_EQ(settings.value("match/names"), SettingsText::Value(SettingsText::List{"Ada", "\xC3\x89mile"}));
    EXPECT_EQ(settings.value("window/none"), std::nullopt);
    EXPECT_EQ(settings.text("files/recent"), "");  // no text, but a list
    EXPECT_EQ(SettingsText("[a]\nb=@Point(1 2)\n").value("a/b"), std::nullopt);
}

TEST(SettingsText, RoundTrips) {
    std::string signs = "ab09fF @@\\\"\"',,;;==[]()%#\n\r\t\x01\x7F\xC2\x85\xC3\xA9\xE2\x80\xAE\xC2\xA0";
    signs += '\0';
    for (std::size_t from = 0; from < signs.size(); ++from)
        for (std::size_t length = 0; length <= 4; ++length) {
            const std::string text = signs.substr(from, length);
            const SettingsText::Value values[] = {text, SettingsText::List{text, text},
                                                  SettingsText::List{text, "", "@"}, SettingsText::Bytes{text}};
            for (const SettingsText::Value& value : values) {
                SettingsText settings;
                settings.set(kKey, value);
                EXPECT_EQ(settings.value(kKey), value) << settings.whole();
                EXPECT_EQ(std::count(settings.whole().begin(), settings.whole().end(), '\n'), 2) << settings.whole();
            }
        }
}

TEST(SettingsText, TheLastOfSeveralValuesWins) {
    SettingsText settings("[group]\nname=1\n[a]\nname=2\n[group]\nname=3\n");
    EXPECT_EQ(settings.text(kKey), "3");
    settings.set(kKey, std::string("4"));
    EXPECT_EQ(settings.text(kKey), "4");
    settings.remove(kKey);
    EXPECT_EQ(settings.value(kKey), std::nullopt);
    EXPECT_EQ(settings.text("a/name"), "2");
}

TEST(SettingsText, NothingElseIsTouched) {
    const std::string before =
        "\xEF\xBB\xBF; mine\r\n[group]\r\nother=1 ; why\r\n\r\n!?\xFF\n[of a newer version]\nname=\"a\nb\nname";
    SettingsText settings(before);
    settings.set(kKey, std::string("new"));
    EXPECT_EQ(settings.text(kKey), "new");
    settings.set("group/other", std::string("2"));
    // Reverts what was added and changed.
    std::string after = settings.whole();
    const std::size_t added = after.find("name=new\n");
    ASSERT_NE(added, std::string::npos);
    after.erase(added, std::string("name=new\n").size());
    const std::size_t changed = after.find("other=2\n");
    ASSERT_NE(changed, std::string::npos);
    after.replace(changed, std::string("other=2\n").size(), "other=1 ; why\r\n");
    EXPECT_EQ(after, before + "\n");
}

// Once a value was appended to the last line of a file that an editor had left without a line end.
TEST(SettingsText, AppendsAfterALastLineWithoutALineBreak) {
    SettingsText settings("[group]\nother=1");
    settings.set(kKey, std::string("2"));
    EXPECT_EQ(settings.whole(), "[group]\nother=1\nname=2\n");
}

TEST(SettingsText, OneFaultSpoilsOneValue) {
    const std::string sample = kSample;
    ASSERT_EQ(changed_in(sample), 0);
    for (const auto& [at, bad] : test::with_each_fault(sample)) {
        // A line without its end spoils the next one, too; the name of a group spoils all values below it.
        const std::size_t line = sample.rfind('\n', at == 0 ? 0 : at - 1) + 1;
        const bool of_group = sample[line] == '[' || sample[at] == '\n';
        if (bad.size() == sample.size() && !of_group) {
            EXPECT_LE(changed_in(bad), 1) << bad;
        }
        SettingsText changed(bad);
        changed.set(kKey, std::string("7"));
        EXPECT_EQ(changed.text(kKey), "7") << bad;
    }
}

class SettingsFiles : public testing::Test {
protected:
    SettingsFiles() { ::setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1); }
    ~SettingsFiles() override { ::unsetenv("XDG_CONFIG_HOME"); }

    static void write(const std::string& text) {
        ASSERT_EQ(write_own_file(SettingsFile().path(), text, Durability::kKill), std::nullopt);
    }
    static std::optional<SystemError> set(const std::string& key, const std::string& value) {
        return SettingsFile().change([&](SettingsText& settings) { settings.set(key, value); });
    }

    test::TemporaryFolder folder_;
};

TEST_F(SettingsFiles, InvalidAndOversizedOnesAreSetAside) {
    std::string long_one;
    while (long_one.size() < 40'000'000) long_one += kSample;
    for (const std::string& bad : {std::string(kSample) + '\0' + "\n", long_one}) {
        fs::remove_all(SettingsFile().path().parent_path());
        write(bad);
        EXPECT_EQ(SettingsFile().read().whole(), "");
        EXPECT_EQ(set(kKey, "7"), std::nullopt);
        EXPECT_EQ(SettingsFile().read().text(kKey), "7");
        EXPECT_EQ(read_file(SettingsFile().path().string() + ".old").value(), bad);
    }
}

// Once a file that could not be read for a moment was overwritten with defaults.
TEST_F(SettingsFiles, UnreadableOnesStay) {
    const fs::path path = SettingsFile().path();
    fs::create_directories(path);  // a folder, which cannot be read as text
    EXPECT_EQ(SettingsFile().read().whole(), "");
    EXPECT_NE(set(kKey, "7"), std::nullopt);
    EXPECT_TRUE(fs::is_directory(path));
}

TEST_F(SettingsFiles, TwoProgramsLoseNothing) {
    constexpr int kEach = 60;
    const auto change = [](char who) {
        for (int i = 0; i < kEach; ++i)
            EXPECT_EQ(set(std::string("group/") + who + std::to_string(i), "1"), std::nullopt);
    };
    std::thread first(change, 'a');
    std::thread second(change, 'b');
    first.join();
    second.join();
    const SettingsText settings = SettingsFile().read();
    for (const char who : {'a', 'b'})
        for (int i = 0; i < kEach; ++i) EXPECT_EQ(settings.text(std::string("group/") + who + std::to_string(i)), "1");
}

}  // namespace
}  // namespace atom4
