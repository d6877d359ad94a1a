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
    std::filesystem::path path;     ///< its file
    std::chrono::sys_seconds time;  ///< when it ended
    GameRecord record;
};

/// The last kMax rounds that were played to their ends, each in a file of a folder that all programs of the user
/// share. Errors are not reported here: a disk that cannot save a round cannot save the match either, which is
/// reported. Not thread-safe.
class PastRounds {
public:
    static constexpr std::size_t kMax = 100;

    explicit PastRounds(std::filesystem::path folder = state_directory() / "rounds") : folder_(std::move(folder)) {}

    /// Returns the rounds, the latest first. Skips files that hold no round.
    [[nodiscard]] std::vector<PastRound> all() const;

    /// Saves a round that is over, replacing the one saved since begin_another().
    void keep(const GameRecord& round);
    /// Deletes the round saved since begin_another(), because its end was undone.
    void take_back();
    /// Makes the next keep() save another round.
    void begin_another() { current_.clear(); }

private:
    [[nodiscard]] std::vector<std::filesystem::path> files() const;
    [[nodiscard]] std::filesystem::path next_name() const;

    std::filesystem::path folder_;
    std::filesystem::path current_;  // the file saved since begin_another()
};

}  // namespace atom4
