// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>

#include "core/base/thread.h"
#include "core/storage/files.h"

namespace atom4 {

/// Flushes files to disk on a background thread, which starts with the first file, so that callers never block on the
/// disk.
class FsyncQueue {
public:
    FsyncQueue();
    FsyncQueue(const FsyncQueue&) = delete;
    FsyncQueue& operator=(const FsyncQueue&) = delete;
    /// Blocks until all files are on the disk.
    ~FsyncQueue();

    /// Writes a file with Durability::kKill by write_file() or write_own_file(), and on success queues it.
    [[nodiscard]] std::optional<SystemError> write(const std::filesystem::path& file, std::string_view text);
    [[nodiscard]] std::optional<SystemError> write_own(const std::filesystem::path& file, std::string_view text);

    /// Queues a file for flushing under its present name; flushes it immediately, blocking, if there is no thread. A
    /// file queued twice is flushed once. Errors are ignored: running programs see the file intact in any case.
    void flush(const std::filesystem::path& file);
    /// The same by write_own_through().
    void flush_own(const std::filesystem::path& file);
    /// Blocks until all queued files are on the disk.
    void wait();

private:
    void hand_over(const std::filesystem::path& file, bool is_own);
    void work();

    std::mutex mutex_;
    std::map<std::filesystem::path, bool> files_;  // still to be flushed, and whether they are the program's own
    WorkerThread worker_;                          // last: ends before the other members are destroyed
};

}  // namespace atom4
