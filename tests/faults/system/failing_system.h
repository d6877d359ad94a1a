// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "tests/faults/system/write_log.h"

namespace atom4::test {

/// What a program asks of the system, as far as it can be made to fail.
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
    int nth;                    ///< the first that fails, counted from 1
    int error;                  ///< what errno says then; 0: a write or a read that does but a part
    bool from_then_on = false;  ///< all later ones fail as well
};

/// While it lives, the system fails as told. Of calls about files only those below the folder count, from any thread.
/// It stands between a program and the C library: linked before it in a test, or preloaded into a program, told by
/// ATOM4_FAIL="CALL NTH ERRNO once|on FOLDER"; the file that ATOM4_FAILED names is there once a call has failed.
/// ATOM4_SYNC_SECONDS=5 has the disk take five seconds for each fsync(). One at a time.
class FailingSystem {
public:
    FailingSystem(const std::filesystem::path& folder, const SystemFailure& failure);
    FailingSystem(const FailingSystem&) = delete;
    FailingSystem& operator=(const FailingSystem&) = delete;
    ~FailingSystem();
    [[nodiscard]] bool has_failed() const;
};

/// While it lives, what is done to the files below the folder is written down. One at a time.
class WatchedFolder {
public:
    explicit WatchedFolder(const std::filesystem::path& folder);
    WatchedFolder(const WatchedFolder&) = delete;
    WatchedFolder& operator=(const WatchedFolder&) = delete;
    ~WatchedFolder();
    /// What has been done so far.
    [[nodiscard]] std::vector<Operation> log() const;
};

}  // namespace atom4::test
