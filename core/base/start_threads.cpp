// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/start_threads.h"

#include <cstddef>
#include <memory>
#include <new>
#include <system_error>

namespace atom4 {
namespace {

// What a thread needs besides its stack and what its work brings along: a searcher takes 8,000 bytes.
constexpr std::size_t kSpare = 65'536;

}  // namespace

void start_threads(std::vector<std::jthread>& threads, int wanted, const std::function<std::function<void()>()>& make) {
    // Held until all have been started: else the stack of the last might take what the others are about to need.
    std::vector<std::unique_ptr<std::byte[]>> spare;
    try {
        threads.reserve(static_cast<std::size_t>(wanted));
        spare.push_back(std::make_unique_for_overwrite<std::byte[]>(kSpare));
        while (std::ssize(threads) < wanted) {
            spare.push_back(std::make_unique_for_overwrite<std::byte[]>(kSpare));
            threads.emplace_back(make());
        }
    } catch (const std::bad_alloc&) {
    } catch (const std::system_error&) {
    }
}

}  // namespace atom4
