// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/lines/board.h"
#include "core/storage/document_file.h"

namespace atom4::lines {

/// What games are compared within: the setup, and whether the preview was ever shown. The default setup has the
/// high-score list that the original had, one with preview and one without; every other configuration has a list of its
/// own. A game that was assisted (undo, hints, demonstration) is on none.
struct Configuration {
    GameSetup setup;
    bool preview = false;

    friend bool operator==(const Configuration&, const Configuration&) = default;
};

struct HighScore {
    std::int64_t points = 0;
    std::string date;  ///< year.month.day
    std::string id;    ///< of the game, as in its record
    std::string name;  ///< of the player; without line breaks

    friend bool operator==(const HighScore&, const HighScore&) = default;
};

struct HighScoreList {
    Configuration configuration;
    std::vector<HighScore> scores;  ///< the highest first; of equals, the one that was there first
};

/// The high scores of all games on this machine's account, in one file that any number of programs may use at once:
/// every change reads, changes and replaces the file as a whole under a lock. A game has one entry, which follows its
/// score. Lines of the file that are not understood are kept.
class HighScores {
public:
    /// In the data directory, if nothing else is said.
    explicit HighScores(std::filesystem::path file);
    static std::filesystem::path default_file();

    /// All lists, the default setup's first, else in the order of the file. A file that is not there is an empty one.
    [[nodiscard]] Result<std::vector<HighScoreList>, SystemError> load() const;
    /// The list of one configuration.
    [[nodiscard]] Result<std::vector<HighScore>, SystemError> load(const Configuration& configuration) const;

    /// Writes the game's entry, in place of the one that it has, if any.
    [[nodiscard]] std::optional<SystemError> enter(const Configuration& configuration, const HighScore& score) const;
    /// Takes the game off every list.
    [[nodiscard]] std::optional<SystemError> withdraw(const std::string& id) const;

    /// How many scores a list keeps; views show fewer.
    static constexpr std::size_t kMostScores = 1'000;

private:
    struct Content;
    template <class Edit>
    std::optional<SystemError> change(const Edit& edit) const;

    LockedFile file_;
};

}  // namespace atom4::lines
