// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/document_file.h"

#include <cerrno>

namespace atom4 {

namespace fs = std::filesystem;

namespace {

// Other programs hold the lock only while they write the file. There is no use in waiting for one that is stopped or
// malicious.
constexpr std::chrono::seconds kPatience{1};

fs::file_time_type last_change(const fs::path& path) {
    std::error_code ignored;
    return fs::last_write_time(path, ignored);
}

// Waits for any number of other programs, as long as they keep changing the file.
Result<FileLock, SystemError> take_turn(const fs::path& lock_file, const fs::path& path) {
    while (true) {
        const auto before = last_change(path);
        auto lock = FileLock::take(lock_file, kPatience);
        if (lock || lock.error().code != EBUSY || last_change(path) == before) return lock;
    }
}

}  // namespace

Result<std::optional<std::string>, SystemError> LockedFile::read() const {
    auto text = read_own_file(path_);
    if (text) return std::optional(std::move(*text));
    if (text.error().code == ENOENT) return std::optional<std::string>();
    return Failure{text.error()};
}

std::optional<SystemError> LockedFile::change(const Edit& edit) const {
    if (const auto trouble = make_own_folders(path_.parent_path())) return trouble;
    fs::path lock_file = path_;
    const auto lock = take_turn(lock_file.replace_extension("lock"), path_);
    if (!lock) return lock.error();
    const auto text = read();
    if (!text) return text.error();
    const auto changed = edit(*text);
    if (!changed) return changed.error();
    remove_unfinished(path_);
    return fsync_queue_->write_own(path_, *changed);
}

std::optional<SystemError> LockedFile::set_aside() const {
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path old = path_;
        old += number == 1 ? ".old" : ".old-" + std::to_string(number);
        if (fs::exists(fs::symlink_status(old, error))) continue;
        remove_spare(path_);
        fs::rename(path_, old, error);
        if (error) return SystemError{error.value()};
        write_through(old);
        return std::nullopt;
    }
}

}  // namespace atom4
