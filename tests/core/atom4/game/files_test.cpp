// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <fstream>

#include "core/atom4/game/record.h"
#include "core/storage/document_file.h"
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

TEST(Files, AreReadAsWritten) {
    const TemporaryFolder folder;
    for (const std::string& text :
         {std::string(), std::string("one\n"), std::string("a\0b\xFF", 4), std::string(1'000'000, 'x')}) {
        EXPECT_EQ(write_file(folder / "file", text), std::nullopt);
        EXPECT_EQ(content(folder / "file"), text);
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"file"}) << "nothing else is left";
}

TEST(Files, AMissingFolderIsNotCreated) {
    const TemporaryFolder folder;
    EXPECT_EQ(write_file(folder / "a/file", "text")->code, ENOENT);
    EXPECT_TRUE(folder.names().empty());
}

TEST(Files, MissingFoldersAreCreatedForTheProgramsOwnFiles) {
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

TEST(Files, CanBeGivenAsFileUrlsOfThisMachine) {
    std::array<char, 256> own{};
    ASSERT_EQ(::gethostname(own.data(), own.size() - 1), 0);
    for (const std::string& address :
         {std::string("file:/a b"), std::string("file:/a%20b"), std::string("file:///a%20b"),
          std::string("file://localhost/a%20b"), std::string("FILE:///a%20b"), std::string("File://LocalHost/a%20b"),
          "file://" + std::string(own.data()) + "/a%20b"}) {
        EXPECT_EQ(path_of_file_address(address), "/a b") << address;
        EXPECT_EQ(path_of_word(address), "/a b") << address;
    }
    EXPECT_EQ(path_of_word("file:/a%2"), "/a%2");
    EXPECT_EQ(path_of_word("file:/%FF"), "/\xFF");
    for (const char* name : {"", "a", "/a%20b", "file", "file:", "file:a", "file://", "file://localhost", "./file:/a",
                             "file://elsewhere/a", "http://localhost/a", "file:///a%00b"}) {
        EXPECT_EQ(path_of_file_address(name), std::nullopt) << name;
        EXPECT_EQ(path_of_word(name), name);
    }
}

TEST(Files, ReadingGivesTheSystemsError) {
    const TemporaryFolder folder;
    EXPECT_EQ(read_file(folder / "none").error().code, ENOENT);
    EXPECT_EQ(read_file(folder.path()).error().code, EISDIR);
    EXPECT_EQ(read_file(folder / "none/file").error().code, ENOENT);
    EXPECT_EQ(read_file("").error().code, ENOENT);
}

TEST(Files, ReadingNeverBlocksAndHasASizeLimit) {
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

TEST(Files, WritingGivesTheSystemsError) {
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

TEST(Files, WithoutPermissionGiveAnErrorAndStayUnchanged) {
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

TEST(Files, ADanglingLinkStaysALink) {
    const TemporaryFolder folder;
    fs::create_symlink("elsewhere/file", folder / "link");
    EXPECT_EQ(write_own_file(folder / "link", "text"), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(content(folder / "elsewhere/file"), "text");
}

// Another user of such a folder may have made the link, so that a file of this user is overwritten.
class InASharedFolder : public testing::Test {
protected:
    static constexpr ::uid_t kStranger = 54'321;

    void SetUp() override {
        if (::geteuid() != 0) GTEST_SKIP() << "only root can give files away";
        fs::create_directory(folder_ / "tmp");
        fs::permissions(folder_ / "tmp", fs::perms::all | fs::perms::sticky_bit);
        ASSERT_EQ(write_file(folder_ / "mine", "precious"), std::nullopt);
    }
    [[nodiscard]] fs::path link(const char* name, const fs::path& to, ::uid_t owner) const {
        fs::create_symlink(to, folder_ / "tmp" / name);
        EXPECT_EQ(::lchown((folder_ / "tmp" / name).c_str(), owner, 0), 0);
        return folder_ / "tmp" / name;
    }

    TemporaryFolder folder_;
};

TEST_F(InASharedFolder, ALinkOfAnotherUserIsNotFollowed) {
    const fs::path to_file = link("to-file", folder_ / "mine", kStranger);
    const fs::path to_nothing = link("to-nothing", folder_ / "new", kStranger);
    const fs::path to_folder = link("to-folder", folder_.path(), kStranger);
    const fs::path by_mine = link("by-mine", "to-file", ::geteuid());
    for (const fs::path& path : {to_file, to_nothing, to_folder / "mine", by_mine}) {
        EXPECT_EQ(write_file(path, "new"), SystemError{EACCES}) << path;
        EXPECT_EQ(write_own_file(path, "new"), SystemError{EACCES}) << path;
        EXPECT_EQ(make_private_file(path), SystemError{EACCES}) << path;
    }
    EXPECT_EQ(content(folder_ / "mine"), "precious");
    EXPECT_EQ(folder_.names(), (std::vector<std::string>{"mine", "tmp"}));
}

TEST_F(InASharedFolder, ALinkOfTheSameUserIsFollowed) {
    EXPECT_EQ(write_file(link("to-file", folder_ / "mine", ::geteuid()), "new"), std::nullopt);
    EXPECT_EQ(content(folder_ / "mine"), "new");
}

TEST_F(InASharedFolder, APipeOfAnotherUserIsNotWrittenTo) {
    const fs::path pipe = folder_ / "tmp/pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0666), 0);
    ASSERT_EQ(::chown(pipe.c_str(), kStranger, 0), 0);
    EXPECT_EQ(write_file(pipe, "new"), SystemError{EACCES});
}

TEST_F(InASharedFolder, APrivateFileOfAnotherUserIsNeitherReadNorUsed) {
    const fs::path file = folder_ / "tmp/match.play";
    ASSERT_EQ(write_file(file, "believe me"), std::nullopt);
    ASSERT_EQ(::chown(file.c_str(), kStranger, 0), 0);
    EXPECT_EQ(make_private_file(file), SystemError{EPERM});
    EXPECT_EQ(read_private_file(file).error(), SystemError{EPERM});
}

// Runs with umasks that allow others everything, something or nothing.
class WithAnyUmask : public testing::TestWithParam<::mode_t> {
protected:
    void SetUp() override { before_ = ::umask(GetParam()); }
    void TearDown() override { ::umask(before_); }

    [[nodiscard]] static unsigned mode(const fs::path& path) {
        return static_cast<unsigned>(fs::status(path).permissions());
    }

    TemporaryFolder folder_;

private:
    ::mode_t before_ = 0;
};
INSTANTIATE_TEST_SUITE_P(Umask, WithAnyUmask, testing::Values(0, 022, 077, 0377));

TEST_P(WithAnyUmask, TheProgramsFoldersAreAccessibleToTheirOwnerOnly) {
    ASSERT_EQ(write_own_file(folder_ / "share/atom4/statistics", "text"), std::nullopt);
    ASSERT_EQ(LockedFile(folder_ / "config/atom4/settings").change([](const auto&) {
        return Result<std::string, SystemError>("text");
    }),
              std::nullopt);
    ASSERT_EQ(make_private_file(folder_ / "state/atom4/match.play"), std::nullopt);
    for (const char* name : {"share", "share/atom4", "config", "config/atom4", "state", "state/atom4"})
        EXPECT_EQ(mode(folder_ / name), 0700U) << name;
}

TEST_P(WithAnyUmask, APrivateFileIsMadeAccessibleToItsOwnerOnly) {
    for (const bool is_there : {false, true}) {
        if (is_there) {
            ASSERT_EQ(write_file(folder_ / "match.play", "old"), std::nullopt);
            fs::permissions(folder_ / "match.play", static_cast<fs::perms>(0644));
        }
        ASSERT_EQ(make_private_file(folder_ / "match.play"), std::nullopt);
        EXPECT_EQ(mode(folder_ / "match.play"), 0600U);
        ASSERT_EQ(write_own_file(folder_ / "match.play", "new"), std::nullopt);
        EXPECT_EQ(mode(folder_ / "match.play"), 0600U);
    }
}

TEST_P(WithAnyUmask, ALockFileIsMadeAccessibleToItsOwnerOnly) {
    EXPECT_TRUE(FileLock::take(folder_ / "match.lock"));
    EXPECT_EQ(mode(folder_ / "match.lock"), 0600U);
    fs::permissions(folder_ / "match.lock", static_cast<fs::perms>(0666));
    EXPECT_TRUE(FileLock::take(folder_ / "match.lock"));
    EXPECT_EQ(mode(folder_ / "match.lock"), 0600U);
}

TEST(Files, ALinkInACircleIsRefused) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    EXPECT_EQ(write_file(folder / "a", "text")->code, ELOOP);
    EXPECT_TRUE(fs::is_symlink(folder / "a"));
}

// Whenever the program is killed, the file holds the old text or the new one.
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
        // Waits for a random moment, to kill the program in the middle of a write.
        volatile unsigned spin = 0;
        for (auto turns = random.below(400'000); turns > 0; --turns) spin = spin + 1;
        writer.kill();
        const std::string found = content(folder / "file");
        ASSERT_TRUE(found == texts[0] || found == texts[1]) << found.size() << " bytes after kill " << i;
    }
}

TEST(Files, LoadRecordsNamesTheFault) {
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
    // A folder that others can write to is not used, and neither is a link in its place.
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
