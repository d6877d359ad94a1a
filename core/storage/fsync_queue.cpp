// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/fsync_queue.h"

#include <utility>

namespace atom4 {

Settling::Settling() : worker_([this] { work(); }) {}

Settling::~Settling() {
    worker_.wait();
}

std::optional<SystemError> Settling::write(const std::filesystem::path& file, std::string_view text) {
    if (const auto trouble = write_file(file, text, Survives::kKill)) return trouble;
    settle(file);
    return std::nullopt;
}

std::optional<SystemError> Settling::write_own(const std::filesystem::path& file, std::string_view text) {
    if (const auto trouble = write_own_file(file, text, Survives::kKill)) return trouble;
    settle_own(file);
    return std::nullopt;
}

void Settling::settle(const std::filesystem::path& file) {
    hand_over(file, false);
}

void Settling::settle_own(const std::filesystem::path& file) {
    hand_over(file, true);
}

void Settling::hand_over(const std::filesystem::path& file, bool is_own) {
    {
        const std::lock_guard lock(mutex_);
        files_[file] = is_own;
    }
    if (!worker_.wake()) work();
}

void Settling::wait() {
    worker_.wait();
}

void Settling::work() {
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
