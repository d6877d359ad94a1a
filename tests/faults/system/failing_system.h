// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "tests/faults/system/write_log.h"

namespace atom4::test {

/// The system calls that can be made to fail.
enum class Call : std::uint8_t {
    kOpen,
    kRead,
    kWrite,
    kSync,
    kClose,
    kRename,
    kRemove,
    kMakeFolder,
    kMode,
    kLock,
    kLink,
    kMemory,
    kThread,
    kFork,
};
inline constexpr std::array kCallNames{"open",  "read", "write", "sync", "close",  "rename", "remove",
                                       "mkdir", "mode", "lock",  "link", "memory", "thread", "fork"};

struct SystemFailure {
    Call call;
    int nth;                    ///< the first call that fails, counted from 1
    int error;                  ///< errno of the failed call; 0: a read or write that does only a part
    bool from_then_on = false;  ///< all later calls fail as well
};

/// Makes the system fail while the object lives. Calls about files count only below the folder; all threads count. It
/// stands between a program and the C library: linked before it in a test, or preloaded into a program and set up by
/// ATOM4_FAIL="CALL NTH ERRNO once|on FOLDER"; the file that ATOM4_FAILED names is created once a call has failed.
/// ATOM4_SYNC_SECONDS=5 makes each fsync() take five seconds. Only one object may exist at a time.
class FailingSystem {
public:
    FailingSystem(const std::filesystem::path& folder, const SystemFailure& failure);
    FailingSystem(const FailingSystem&) = delete;
    FailingSystem& operator=(const FailingSystem&) = delete;
    ~FailingSystem();
    [[nodiscard]] bool has_failed() const;
};

/// Logs the operations on files below the folder while the object lives. Only one object may exist at a time.
class WatchedFolder {
public:
    explicit WatchedFolder(const std::filesystem::path& folder);
    WatchedFolder(const WatchedFolder&) = delete;
    WatchedFolder& operator=(const WatchedFolder&) = delete;
    ~WatchedFolder();
    /// Returns the operations so far.
    [[nodiscard]] std::vector<Operation> log() const;
};

}  // namespace atom4::test
