// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/settling.h"

#include <utility>

#include "core/storage/files.h"

namespace atom4 {

Settling::Settling() : worker_([this] { work(); }) {}

Settling::~Settling() {
    worker_.wait();
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
