// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "core/net/discovery.h"

namespace atom4::net::test {

/// Waits for the callbacks of a Discovery.
class Ear {
public:
    [[nodiscard]] Discovery::OnChange on_change() {
        return [this] {
            const std::lock_guard lock(mutex_);
            ++told_;
            changed_.notify_all();
        };
    }
    [[nodiscard]] bool until(const std::function<bool()>& is_so) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (true) {
            const int before = count();
            if (is_so()) return true;
            std::unique_lock lock(mutex_);
            if (!changed_.wait_until(lock, end, [&] { return told_ != before; })) return false;
        }
    }
    [[nodiscard]] int count() {
        const std::lock_guard lock(mutex_);
        return told_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int told_ = 0;
};

/// Returns the labels of the neighbours that are seen.
[[nodiscard]] inline std::vector<std::string> labels(const Discovery& nearby) {
    std::vector<std::string> all;
    for (const Neighbour& one : nearby.neighbours()) all.push_back(one.label);
    return all;
}

}  // namespace atom4::net::test
