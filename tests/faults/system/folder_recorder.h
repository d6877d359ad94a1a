// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <sys/types.h>

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "tests/faults/system/write_log.h"

namespace atom4::test {

/// Logs the operations on files below a folder, and recognises each file by all of its names. To be called after each
/// successful call of the system, with the mutex locked.
class FolderRecorder {
public:
    explicit FolderRecorder(std::string folder) : folder_(std::move(folder)) {}

    std::mutex mutex;

    void opened(int descriptor, const char* path, int flags, bool was_there);
    void wrote(int descriptor, const void* data, ssize_t size);
    void synced(int descriptor);
    void closed(int descriptor) { open_files_.erase(descriptor); }
    /// Notes that the file that is open as `from`, "/proc/self/fd/N", has the name `to` as well.
    void linked(const char* from, const char* to);
    void changed(Operation::Kind kind, const char* path, const char* to = "");
    [[nodiscard]] const std::vector<Operation>& log() const { return log_; }

private:
    int file_at(const std::string& path);

    std::string folder_;
    std::vector<Operation> log_;
    std::map<std::string, int> files_;
    std::map<int, int> open_files_;  // by descriptor
    int count_ = 0;
};

}  // namespace atom4::test
