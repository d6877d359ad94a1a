// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/fsync_queue.h"

#include <utility>

namespace atom4 {

FsyncQueue::FsyncQueue() : worker_([this] { work(); }) {}

FsyncQueue::~FsyncQueue() {
    worker_.wait();
}

std::optional<SystemError> FsyncQueue::write(const std::filesystem::path& file, std::string_view text) {
    if (const auto trouble = write_file(file, text, Durability::kKill)) return trouble;
    flush(file);
    return std::nullopt;
}

std::optional<SystemError> FsyncQueue::write_own(const std::filesystem::path& file, std::string_view text) {
    if (const auto trouble = write_own_file(file, text, Durability::kKill)) return trouble;
    flush_own(file);
    return std::nullopt;
}

void FsyncQueue::flush(const std::filesystem::path& file) {
    hand_over(file, false);
}

void FsyncQueue::flush_own(const std::filesystem::path& file) {
    hand_over(file, true);
}

void FsyncQueue::hand_over(const std::filesystem::path& file, bool is_own) {
    {
        const std::lock_guard lock(mutex_);
        files_[file] = is_own;
    }
    if (!worker_.wake()) work();
}

void FsyncQueue::wait() {
    worker_.wait();
}

void FsyncQueue::work() {
    std::map<std::filesystem::path, bool> files;
    {
        const std::lock_guard lock(mutex_);
        files = std::exchange(files_, {});
    }
    for (const auto& [file, is_own] : files)
        if (is_own)
            (void)write_own_through(file);
        else
            write_through(file);
}

}  // namespace atom4
