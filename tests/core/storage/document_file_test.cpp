// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/document_file.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <thread>

#include "tests/support/matches.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;
using test::TemporaryFolder;

LockedFile::Edit append(std::string more) {
    return [more = std::move(more)](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        return text.value_or("") + more;
    };
}

TEST(LockedFiles, AreMadeWithTheirFoldersWhenFirstChanged) {
    const TemporaryFolder folder;
    const LockedFile file(folder / "new/list.txt");
    EXPECT_EQ(file.read().value(), std::nullopt);
    EXPECT_EQ(file.change(append("a")), std::nullopt);
    EXPECT_EQ(file.change(append("b")), std::nullopt);
    EXPECT_EQ(file.read().value(), "ab");
}

TEST(LockedFiles, LoseNoChangeOfTwoPrograms) {
    const TemporaryFolder folder;
    const auto change = [&] {
        for (int i = 0; i < 100; ++i) require(!LockedFile(folder / "list").change(append("x")));
    };
    {
        const std::jthread one(change);
        const std::jthread other(change);
    }
    EXPECT_EQ(LockedFile(folder / "list").read().value(), std::string(200, 'x'));
}

TEST(LockedFiles, AreNotWrittenOverWhenTheyCannotBeRead) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "list", "precious"), std::nullopt);
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "list", fs::perms::none);
    {
        const test::OrdinaryPerson person;
        const LockedFile file(folder / "list");
        EXPECT_EQ(file.read().error().code, EACCES);
        EXPECT_EQ(file.change(append("!"))->code, EACCES);
    }
    EXPECT_EQ(read_file(folder / "list").value(), "precious");
}

// A stopped program keeps its locks, and on some systems users can lock files that are not theirs.
TEST(LockedFiles, TimeOutWhileAnotherHoldsTheLock) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "list", "old"), std::nullopt);
    const auto held = FileLock::take(folder / "list.lock");
    ASSERT_TRUE(held);
    EXPECT_EQ(LockedFile(folder / "list").change(append("!")), SystemError{EBUSY});
    EXPECT_EQ(LockedFile(folder / "list").read().value(), "old");
}

TEST(LockedFiles, StayAsTheyAreWhenAnEditFails) {
    const TemporaryFolder folder;
    ASSERT_EQ(write_file(folder / "list", "old"), std::nullopt);
    const LockedFile file(folder / "list");
    EXPECT_EQ(file.change([](const auto&) -> Result<std::string, SystemError> { return Failure{SystemError{EIO}}; }),
              SystemError{EIO});
    EXPECT_EQ(file.read().value(), "old");
}

TEST(LockedFiles, AreSetAsideUnderUnusedNames) {
    const TemporaryFolder folder;
    const LockedFile file(folder / "list");
    for (const char* text : {"one", "two", "three"}) {
        ASSERT_EQ(write_file(folder / "list", text), std::nullopt);
        ASSERT_EQ(file.set_aside(), std::nullopt);
    }
    EXPECT_EQ(file.read().value(), std::nullopt);
    EXPECT_EQ(read_file(folder / "list.old").value(), "one");
    EXPECT_EQ(read_file(folder / "list.old-2").value(), "two");
    EXPECT_EQ(read_file(folder / "list.old-3").value(), "three");
}

}  // namespace
}  // namespace atom4
