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

/// Writes files through to the disk beside the thread that plays, which no disk may hold up. Its thread begins with the
/// first file and sleeps where there is none.
class FsyncQueue {
public:
    FsyncQueue();
    FsyncQueue(const FsyncQueue&) = delete;
    FsyncQueue& operator=(const FsyncQueue&) = delete;
    /// All that was handed over is on the disk.
    ~FsyncQueue();

    /// Writes the file as write_file() or write_own_file() do, so that it survives a kill at once, and settles it. On
    /// an error there is nothing to settle.
    [[nodiscard]] std::optional<SystemError> write(const std::filesystem::path& file, std::string_view text);
    [[nodiscard]] std::optional<SystemError> write_own(const std::filesystem::path& file, std::string_view text);

    /// From soon on the file endures a power cut under the name that it has now; at once where no thread is to be had.
    /// Handed over twice in a row it is written through once. What fails is not told: the file is whole all the same
    /// for every program that runs.
    void settle(const std::filesystem::path& file);
    /// The same for a file of our own, by write_own_through().
    void settle_own(const std::filesystem::path& file);
    /// Waits until all is on the disk.
    void wait();

private:
    void hand_over(const std::filesystem::path& file, bool is_own);
    void work();

    std::mutex mutex_;
    std::map<std::filesystem::path, bool> files_;  // those still to be written through, and whether they are our own
    WorkerThread worker_;                          // last: ends before the rest goes
};

}  // namespace atom4
