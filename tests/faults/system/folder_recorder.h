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

/// Writes down what is done to the files below a folder, and knows which is which. Told of each call that succeeded, by
/// one thread at a time, who holds the mutex.
class FolderRecorder {
public:
    explicit FolderRecorder(std::string folder) : folder_(std::move(folder)) {}

    std::mutex mutex;

    void opened(int descriptor, const char* path, int flags, bool was_there);
    void wrote(int descriptor, const void* data, ssize_t size);
    void synced(int descriptor);
    void closed(int descriptor) { open_files_.erase(descriptor); }
    /// The file that is open as `from`, "/proc/self/fd/N", has that name, too.
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
