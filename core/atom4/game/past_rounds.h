// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <vector>

#include "core/atom4/game/record.h"
#include "core/base/environment.h"

namespace atom4 {

/// A round that was played to its end.
struct PastRound {
    std::filesystem::path path;     ///< the file that keeps it
    std::chrono::sys_seconds time;  ///< when it ended
    GameRecord record;
};

/// The last rounds that were played to their ends, each in a file of a folder that all programs of the user share.
/// Nothing here reports errors: a disk that takes no file does not take the match either, and that is said.
/// Not thread-safe.
class PastRounds {
public:
    static constexpr std::size_t kMost = 100;

    explicit PastRounds(std::filesystem::path folder = state_directory() / "rounds") : folder_(std::move(folder)) {}

    /// The latest first; without files that hold no round.
    [[nodiscard]] std::vector<PastRound> all() const;

    /// Keeps a round that is over, in place of what was kept since begin_another().
    void keep(const GameRecord& round);
    /// Forgets what was kept since begin_another(), as its end was undone.
    void take_back();
    /// The next round to be kept is another one.
    void begin_another() { current_.clear(); }

private:
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    [[nodiscard]] std::filesystem::path next_name() const;

    std::filesystem::path folder_;
    std::filesystem::path current_;  // what was kept since begin_another()
};

}  // namespace atom4
