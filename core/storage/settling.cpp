// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/settling.h"

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
    settle(file);
    return std::nullopt;
}

void Settling::settle(const std::filesystem::path& file) {
    {
        const std::lock_guard lock(mutex_);
        files_.insert(file);
    }
    if (!worker_.wake()) work();
}

void Settling::wait() {
    worker_.wait();
}

void Settling::work() {
    std::set<std::filesystem::path> files;
    {
        const std::lock_guard lock(mutex_);
        files = std::exchange(files_, {});
    }
    for (const std::filesystem::path& file : files) write_through(file);
}

}  // namespace atom4
