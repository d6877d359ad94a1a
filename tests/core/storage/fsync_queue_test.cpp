// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/fsync_queue.h"

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <latch>
#include <thread>

#include "core/storage/autosave.h"
#include "core/storage/document_file.h"
#include "tests/support/matches.h"
#include "tests/support/resource_limits.h"

namespace {

// A disk that takes as long as a test wants.
struct Disk {
    std::atomic<int> writes{0};
    std::atomic<std::latch*> until{nullptr};
    std::atomic<std::thread::id> writer;
};

Disk& disk() {
    static Disk it;
    return it;
}

}  // namespace

// Replaces the function of the C library in this test program.
extern "C" int fdatasync(int descriptor) {
    disk().writer = std::this_thread::get_id();
    if (std::latch* until = disk().until) until->wait();
    ++disk().writes;
    return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

namespace atom4 {
namespace {

using test::TemporaryFolder;

const GameKind kNotes{
    "note", ".txt",
    [](std::string_view text) { return text.empty() ? SaveDisposition::kNothing : SaveDisposition::kUnfinished; },
    [](std::string_view text, std::string_view other) { return text == other; }};

class FsyncQueueTest : public testing::Test {
protected:
    FsyncQueueTest() {
        disk().writes = 0;
        disk().writer = std::thread::id();
    }
    // The disk does nothing until let_go().
    void stop_the_disk() { disk().until = &latch_; }
    void let_go() {
        disk().until = nullptr;
        latch_.count_down();
    }

    TemporaryFolder folder_;
    std::latch latch_{1};
};

TEST_F(FsyncQueueTest, NoSaveWaitsForTheDisk) {
    {
        auto game = AutosaveSlot::claim(folder_.path(), kNotes);
        stop_the_disk();
        EXPECT_EQ(game.save("one"), std::nullopt);
        EXPECT_EQ(read_file(game.path()).value(), "one");
        EXPECT_EQ(game.save("two"), std::nullopt);
        EXPECT_EQ(game.save_beside(folder_ / "record", "three"), std::nullopt);
        EXPECT_EQ(read_file(game.path()).value(), "two");
        EXPECT_EQ(disk().writes, 0);
        let_go();
    }
    EXPECT_GE(disk().writes, 2) << "one for each file at least, when the game is gone";
    EXPECT_NE(disk().writer.load(), std::this_thread::get_id());
}

TEST_F(FsyncQueueTest, NoChangeOfASharedFileWaitsForTheDisk) {
    {
        const LockedFile file(folder_ / "list");
        stop_the_disk();
        EXPECT_EQ(file.change([](const auto&) { return Result<std::string, SystemError>("text"); }), std::nullopt);
        EXPECT_EQ(file.read().value(), "text");
        EXPECT_EQ(disk().writes, 0);
        let_go();
    }
    EXPECT_EQ(disk().writes, 1);
}

TEST_F(FsyncQueueTest, AGameIsOnDiskBeforeItsOldFileIsRemoved) {
    ASSERT_EQ(write_own_file(folder_ / "unfinished/note-1.txt", "old", Durability::kKill), std::nullopt);
    auto game = AutosaveSlot::claim(folder_.path(), kNotes);
    ASSERT_EQ(game.set_aside().size(), 1U);
    const auto taken = game.take(game.set_aside().front().path);
    ASSERT_TRUE(taken);
    EXPECT_EQ(game.save(*taken), std::nullopt);
    EXPECT_EQ(disk().writes, 1);
    EXPECT_EQ(disk().writer.load(), std::this_thread::get_id());
    EXPECT_TRUE(game.set_aside().empty());
}

TEST_F(FsyncQueueTest, WithoutAThreadTheDiskIsWaitedFor) {
    EXPECT_TRUE(test::ends_well_apart([this] {
        test::leave_no_thread();
        auto game = AutosaveSlot::claim(folder_.path(), kNotes);
        return !game.save("one") && disk().writes == 1;
    }));
}

TEST_F(FsyncQueueTest, AMissingFileIsIgnored) {
    FsyncQueue settling;
    settling.flush(folder_ / "never");
    settling.wait();
    EXPECT_EQ(disk().writes, 0);
}

}  // namespace
}  // namespace atom4
