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

/// What the games of one high-score list have in common: the setup, and whether the preview was shown. The default
/// setup has the lists of the original game, one with preview and one without; every other configuration has a list of
/// its own. A game that was assisted (undo, hints, demo) is on none.
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
    std::vector<HighScore> scores;  ///< the highest first; equal scores in the order of entry
};

/// The high scores of all games of a user account, in one file that any number of programs may use at once: every
/// change reads and replaces the whole file under a lock. A game has one entry, which is updated with its score. Lines
/// of the file that are not understood are preserved.
class HighScores {
public:
    explicit HighScores(std::filesystem::path file);
    /// Returns the usual file, in the data directory.
    static std::filesystem::path default_file();

    /// Returns all lists, the default setup's first, the others in the order of the file. A missing file counts as
    /// empty.
    [[nodiscard]] Result<std::vector<HighScoreList>, SystemError> load() const;
    /// Returns the list of one configuration.
    [[nodiscard]] Result<std::vector<HighScore>, SystemError> load(const Configuration& configuration) const;

    /// Writes the game's entry; replaces its old one, if any.
    [[nodiscard]] std::optional<SystemError> enter(const Configuration& configuration, const HighScore& score) const;
    /// Removes the game from every list.
    [[nodiscard]] std::optional<SystemError> withdraw(const std::string& id) const;

    /// Most scores in a list; views show fewer.
    static constexpr std::size_t kMaxScores = 1'000;

private:
    struct Content;
    template <class Edit>
    std::optional<SystemError> change(const Edit& edit) const;

    LockedFile file_;
};

}  // namespace atom4::lines
