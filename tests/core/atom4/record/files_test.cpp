// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>

#include "core/atom4/record/record.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::OrdinaryPerson;
using test::TemporaryFolder;

std::string content(const fs::path& path) {
    const auto text = read_file(path);
    return text ? *text : "errno " + std::to_string(text.error().code);
}

TEST(Files, WhatIsWrittenIsRead) {
    const TemporaryFolder folder;
    for (const std::string& text :
         {std::string(), std::string("one\n"), std::string("a\0b\xFF", 4), std::string(1'000'000, 'x')}) {
        EXPECT_EQ(write_file(folder / "file", text), std::nullopt);
        EXPECT_EQ(content(folder / "file"), text);
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"file"}) << "nothing else is left";
}

TEST(Files, AMissingFolderIsNotMadeForAnybody) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_file(folder / "a/file", "text")->code, ENOENT);
    EXPECT_TRUE(folder.names().empty());
}

TEST(Files, MissingFoldersAreMadeForAFileOfOurOwn) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_own_file(folder / "a/b/c/file", "text"), std::nullopt);
    EXPECT_EQ(content(folder / "a/b/c/file"), "text");
    EXPECT_EQ(write_own_file(folder / "a/b/c/file/d/e", "text")->code, ENOTDIR);
}

TEST(Files, ARelativeNameIsInTheCurrentFolder) {
    const TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    EXPECT_EQ(write_file("file", "text"), std::nullopt);
    fs::current_path(before);
    EXPECT_EQ(content(folder / "file"), "text");
}

TEST(Files, ReadingSaysWhatTheSystemSays) {
    const TemporaryFolder folder;
    EXPECT_EQ(read_file(folder / "none").error().code, ENOENT);
    EXPECT_EQ(read_file(folder.path()).error().code, EISDIR);
    EXPECT_EQ(read_file(folder / "none/file").error().code, ENOENT);
    EXPECT_EQ(read_file("").error().code, ENOENT);
}

TEST(Files, ReadingComesToAnEnd) {
    const TemporaryFolder folder;
    EXPECT_EQ(read_file("/dev/zero").error().code, EFBIG);
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(content(folder / "pipe"), "") << "nobody writes to it";
    { std::ofstream(folder / "large", std::ios::binary) << 'x'; }
    fs::resize_file(folder / "large", kLargestFile);
    EXPECT_EQ(content(folder / "large").size(), kLargestFile);
    fs::resize_file(folder / "large", kLargestFile + 1);
    EXPECT_EQ(read_file(folder / "large").error().code, EFBIG);
}

TEST(Files, WritingSaysWhatTheSystemSays) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "file", "text"), std::nullopt);
    EXPECT_EQ(write_file(folder.path(), "text")->code, EISDIR);
    EXPECT_EQ(write_file(folder / "file/below", "text")->code, ENOTDIR);
    EXPECT_TRUE(write_file("", "text"));
    EXPECT_EQ(write_file(folder / std::string(300, 'n'), "text")->code, ENAMETOOLONG);
    EXPECT_EQ(write_file("/dev/full", "text")->code, ENOSPC);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"file"});
    EXPECT_EQ(content(folder / "file"), "text");
}

TEST(Files, WithoutPermission) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "file", "old"), std::nullopt);
    fs::permissions(folder / "file", fs::perms::none);
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    {
        const OrdinaryPerson person;
        EXPECT_EQ(read_file(folder / "file").error().code, EACCES);
        EXPECT_EQ(write_file(folder / "file", "new")->code, EACCES);
        EXPECT_EQ(write_file(folder / "another", "new")->code, EACCES);
        EXPECT_EQ(write_own_file(folder / "a/b", "new")->code, EACCES);
    }
    fs::permissions(folder.path(), fs::perms::owner_all);
    fs::permissions(folder / "file", fs::perms::owner_all);
    EXPECT_EQ(content(folder / "file"), "old");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"file"});
}

TEST(Files, KeepTheirMode) {
    const TemporaryFolder folder;
    const auto mode = [&] { return static_cast<unsigned>(fs::status(folder / "file").permissions()); };
    const ::mode_t mask = ::umask(027);
    ASSERT_EQ(write_file(folder / "file", "1"), std::nullopt);
    EXPECT_EQ(mode(), 0640U) << "a new file as the umask has it";
    fs::permissions(folder / "file", static_cast<fs::perms>(0604));
    ASSERT_EQ(write_file(folder / "file", "2"), std::nullopt);
    EXPECT_EQ(mode(), 0604U);
    EXPECT_EQ(::umask(mask), 027U) << "the umask is as it was";
}

TEST(Files, ALinkStaysALink) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "real");
    ASSERT_EQ(write_file(folder / "real/file", "old"), std::nullopt);
    fs::create_symlink("real/file", folder / "link");
    fs::create_symlink("link", folder / "link2");
    fs::create_directory_symlink("real", folder / "linked");
    EXPECT_EQ(write_file(folder / "link2", "new"), std::nullopt);
    EXPECT_EQ(content(folder / "real/file"), "new");
    EXPECT_EQ(write_file(folder / "linked/file", "newer"), std::nullopt);
    EXPECT_EQ(content(folder / "link"), "newer");
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_TRUE(fs::is_symlink(folder / "link2"));
    EXPECT_TRUE(fs::is_symlink(folder / "linked"));
}

TEST(Files, ALinkToWhatIsNotThereYetStaysALink) {
    const TemporaryFolder folder;
    fs::create_symlink("elsewhere/file", folder / "link");
    EXPECT_EQ(write_own_file(folder / "link", "text"), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(content(folder / "elsewhere/file"), "text");
}

TEST(Files, ALinkInACircleIsRefused) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    EXPECT_EQ(write_file(folder / "a", "text")->code, ELOOP);
    EXPECT_TRUE(fs::is_symlink(folder / "a"));
}

// Killed at any moment, the file is the old one or the new one.
TEST(Files, AKillLeavesTheOldTextOrTheNew) {
    const TemporaryFolder folder;
    const std::array<std::string, 2> texts{std::string(300'000, 'a') + '\n', std::string(200'000, 'b') + '\n'};
    ASSERT_EQ(write_file(folder / "file", texts[0]), std::nullopt);
    Random random(91);
    for (int i = 0; i < 60; ++i) {
        test::OtherProcess writer([&](const auto& say) {
            while (true) {
                say();
                for (const std::string& text : texts)
                    if (write_file(folder / "file", text)) ::_exit(1);
            }
        });
        for (auto writes = random.below(3); writes > 0; --writes) ASSERT_TRUE(writer.wait());
        // A little more of its time, to meet it in the middle of a write.
        volatile unsigned spin = 0;
        for (auto turns = random.below(400'000); turns > 0; --turns) spin = spin + 1;
        writer.kill();
        const std::string found = content(folder / "file");
        ASSERT_TRUE(found == texts[0] || found == texts[1]) << found.size() << " bytes after kill " << i;
    }
}

TEST(Files, LoadRecordsSaysWhatIsWrong) {
    const TemporaryFolder folder;
    const auto missing = load_records(folder / "none");
    ASSERT_FALSE(missing);
    EXPECT_EQ(std::get<SystemError>(missing.error()).code, ENOENT);
    ASSERT_EQ(write_file(folder / "bad", "hello"), std::nullopt);
    const auto bad = load_records(folder / "bad");
    ASSERT_FALSE(bad);
    EXPECT_EQ(std::get<FormatFault>(std::get<RecordError>(bad.error()).fault), FormatFault::kNoGame);
    Random random(92);
    const auto records = test::random_records(random);
    ASSERT_EQ(write_file(folder / "good", to_text(records)), std::nullopt);
    EXPECT_EQ(*load_records(folder / "good"), records);
}

class Directories : public testing::Test {
protected:
    void SetUp() override {
        for (const char* name : {"HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"}) {
            const char* value = std::getenv(name);
            saved_.emplace_back(name, value == nullptr ? std::nullopt : std::optional<std::string>(value));
            ::unsetenv(name);
        }
    }
    void TearDown() override {
        for (const auto& [name, value] : saved_)
            if (value)
                ::setenv(name, value->c_str(), 1);
            else
                ::unsetenv(name);
    }

private:
    std::vector<std::pair<const char*, std::optional<std::string>>> saved_;
};

TEST_F(Directories, FollowTheXdgVariables) {
    ::setenv("HOME", "/home/ada", 1);
    EXPECT_EQ(state_directory(), "/home/ada/.local/state/atom4");
    EXPECT_EQ(data_directory(), "/home/ada/.local/share/atom4");
    ::setenv("XDG_STATE_HOME", "/state", 1);
    ::setenv("XDG_DATA_HOME", "/data", 1);
    EXPECT_EQ(state_directory(), "/state/atom4");
    EXPECT_EQ(data_directory(), "/data/atom4");
}

TEST_F(Directories, IgnoreEmptyAndRelativeValues) {
    ::setenv("HOME", "/home/ada", 1);
    for (const char* value : {"", "state", "./state", "~/state"}) {
        ::setenv("XDG_STATE_HOME", value, 1);
        EXPECT_EQ(state_directory(), "/home/ada/.local/state/atom4") << value;
    }
}

TEST_F(Directories, WithoutAHomeAreTemporary) {
    const TemporaryFolder folder;
    const char* old = std::getenv("TMPDIR");
    const std::optional<std::string> saved = old == nullptr ? std::nullopt : std::optional<std::string>(old);
    ::setenv("TMPDIR", folder.path().c_str(), 1);
    const fs::path state = state_directory();
    EXPECT_EQ(state.parent_path(), folder.path());
    EXPECT_EQ(data_directory(), state);
    EXPECT_EQ(fs::status(state).permissions(), fs::perms::owner_all);
    // What others could have put there is not taken, and nothing can be made where it points instead.
    fs::permissions(state, fs::perms::all);
    EXPECT_EQ(write_own_file(state_directory() / "match.atom4", "text"), SystemError{ENOTDIR});
    fs::remove(state);
    fs::create_directory_symlink(folder.path(), state);
    EXPECT_EQ(write_own_file(state_directory() / "match.atom4", "text"), SystemError{ENOTDIR});
    if (saved)
        ::setenv("TMPDIR", saved->c_str(), 1);
    else
        ::unsetenv("TMPDIR");
}

}  // namespace
}  // namespace atom4
