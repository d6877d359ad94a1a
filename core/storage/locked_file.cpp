// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/locked_file.h"

#include <cerrno>

namespace atom4 {

namespace fs = std::filesystem;

Result<std::optional<std::string>, SystemError> LockedFile::read() const {
    auto text = read_own_file(path_);
    if (text) return std::optional(std::move(*text));
    if (text.error().code == ENOENT) return std::optional<std::string>();
    return Failure{text.error()};
}

std::optional<SystemError> LockedFile::change(const Edit& edit) const {
    std::error_code error;
    fs::create_directories(path_.parent_path(), error);
    if (error) return SystemError{error.value()};
    fs::path lock_file = path_;
    const auto lock = FileLock::take(lock_file.replace_extension("lock"), FileLock::IfHeld::kWait);
    if (!lock) return lock.error();
    const auto text = read();
    if (!text) return text.error();
    const auto changed = edit(*text);
    if (!changed) return changed.error();
    remove_unfinished(path_);
    return settling_->write_own(path_, *changed);
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
