// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/atom4/autosave.h"
#include "core/match/files.h"
#include "core/match/match.h"

namespace atom4 {

/// What the person who starts the program asks for; what is not said is left to the saved match or the defaults.
struct SessionOptions {
    std::optional<Player> computer;  ///< the seat the computer takes; unset: two persons
    std::optional<int> level;
    std::optional<BoardSize> size;
    std::optional<std::uint64_t> seed;            ///< of everything random; unset: another one at every start
    std::optional<std::filesystem::path> record;  ///< the match is written there after every ply
    std::optional<std::filesystem::path> file;    ///< a saved game to go on with
    std::optional<std::string> file_text;         ///< what it holds, if it has been read: a pipe can be read but once
    bool fresh = false;                           ///< start a new match even if one could be resumed
};

/// A match with all that keeps it: it is saved by itself after every change, resumed at the next start, opened from and
/// saved to files. The front ends show session.match() and ask the session for the rest.
class Session {
public:
    /// Opens options.file if one is named; else resumes the match of the last start, unless a new one is asked for or
    /// the options ask for other seats, level or size; else starts a new match.
    static Result<std::unique_ptr<Session>, FileError> begin(const SessionOptions& options);

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// Whether begin() found a match to resume.
    [[nodiscard]] bool was_resumed() const { return resumed_; }
    /// Whether begin() found one that it could not read; it becomes previous() once something is played.
    [[nodiscard]] bool could_not_resume() const { return could_not_resume_; }

    /// The seed for the computer's choice at this position of this session.
    [[nodiscard]] std::uint64_t move_seed() const;

    /// Replaces the match with the one in the file. On an error the match stays.
    [[nodiscard]] std::optional<FileError> open(const std::filesystem::path& path);
    [[nodiscard]] std::optional<SystemError> save(const std::filesystem::path& path);
    /// The file last opened or saved in this match, if any; a pipe or a device is none to save to again.
    [[nodiscard]] const std::optional<std::filesystem::path>& path() const { return path_; }
    /// Whether there is such a file and the match is no longer the one that was read from it or written to it.
    [[nodiscard]] bool differs_from_file() const;

    /// Where the last match is kept that another took the place of before it was over, if there is one.
    [[nodiscard]] std::optional<std::filesystem::path> previous() const;
    /// Goes on with that match; the present one takes its place there if it is not over. There must be one.
    [[nodiscard]] std::optional<FileError> resume_previous();

    /// What went wrong when the match was last saved by itself, if anything did; views show it once.
    [[nodiscard]] std::optional<SystemError> autosave_trouble() const { return trouble_; }

private:
    explicit Session(const SessionOptions& options);
    void keep();
    std::optional<FileError> take_up(const std::filesystem::path& path,
                                     Result<std::vector<GameRecord>, FileError> records);
    [[nodiscard]] bool is_unfinished() const { return !match_.is_fresh() && !match_.is_over(); }
    void set_seats(const SessionOptions& options);

    Match match_;
    std::optional<Autosave> autosave_;
    std::uint64_t seed_;
    std::optional<std::filesystem::path> record_;
    std::optional<std::filesystem::path> path_;
    std::string filed_;  // the match as it was read from or written to that file
    std::optional<SystemError> trouble_;
    std::optional<SystemError> no_place_;  // why nothing is saved by itself
    bool resumed_ = false;
    bool could_not_resume_ = false;
    bool replaces_saved_ = false;  // the next save would overwrite a match that was not resumed
    bool unfinished_ = false;      // what was saved last is a round in play
};

}  // namespace atom4
