// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/faults/system/folder_recorder.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cstdio>

#include "tests/faults/system/full_name.h"

namespace atom4::test {

int FolderRecorder::file_at(const std::string& path) {
    const auto [found, is_new] = files_.try_emplace(path, count_);
    count_ += is_new ? 1 : 0;
    return found->second;
}

void FolderRecorder::opened(int descriptor, const char* path, int flags, bool was_there) {
    if (!is_below(folder_.c_str(), path)) return;
    if ((flags & O_CREAT) != 0 && !was_there) {
        files_.erase(path);
        log_.push_back({Operation::Kind::kCreate, file_at(path), path});
    } else if ((flags & O_TRUNC) != 0) {
        log_.push_back({Operation::Kind::kTruncate, file_at(path), path});
    }
    open_files_[descriptor] = file_at(path);
}

void FolderRecorder::wrote(int descriptor, const void* data, ssize_t size) {
    const auto found = open_files_.find(descriptor);
    if (found == open_files_.end() || size <= 0) return;
    Operation write{Operation::Kind::kWrite, found->second};
    write.data.assign(static_cast<const char*>(data), static_cast<std::size_t>(size));
    log_.push_back(std::move(write));
}

void FolderRecorder::synced(int descriptor) {
    const FullName name(descriptor);
    struct stat status {};
    if (!is_below(folder_.c_str(), name.text) || ::fstat(descriptor, &status) != 0) return;
    if (S_ISDIR(status.st_mode))
        log_.push_back({Operation::Kind::kSyncFolder, -1, name.text});
    else if (const auto found = open_files_.find(descriptor); found != open_files_.end())
        log_.push_back({Operation::Kind::kSyncFile, found->second});
}

void FolderRecorder::linked(const char* from, const char* to) {
    int descriptor = -1;
    if (std::sscanf(from, "/proc/self/fd/%d", &descriptor) != 1 || !open_files_.contains(descriptor)) return;
    const int file = open_files_.at(descriptor);
    log_.push_back({Operation::Kind::kLink, file, to, to});
    files_[to] = file;
}

void FolderRecorder::changed(Operation::Kind kind, const char* path, const char* to) {
    if (!is_below(folder_.c_str(), path)) return;
    const int file = kind == Operation::Kind::kMakeFolder ? -1 : file_at(path);
    log_.push_back({kind, file, path, to});
    if (kind == Operation::Kind::kRename || kind == Operation::Kind::kLink) files_[to] = file;
    if (kind == Operation::Kind::kRename || kind == Operation::Kind::kRemove) files_.erase(path);
}

}  // namespace atom4::test
