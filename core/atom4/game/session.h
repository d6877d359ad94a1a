// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/atom4/game/match.h"
#include "core/atom4/game/past_rounds.h"
#include "core/atom4/game/record.h"
#include "core/storage/autosave.h"

namespace atom4 {

/// What the user asks for at the start; options that are unset are left to the saved match or the defaults.
struct SessionOptions {
    std::optional<Player> computer;  ///< the seat of the computer; unset: two human players
    std::optional<Level> level;
    std::optional<BoardSize> size;
    std::optional<std::uint64_t> seed;  ///< seed of all random choices; unset: another one at every start
    /// File to which the match is saved after every change; a match in it is resumed. Each later match is saved to the
    /// first free name that adds "-2", "-3", ... to this one.
    std::optional<std::filesystem::path> record;
    std::optional<std::filesystem::path> file;  ///< a saved game to open
    std::optional<std::string> file_text;       ///< its contents, if already read: a pipe can be read only once
    bool fresh = false;                         ///< start a new match even if one could be resumed
};

/// Why the record file is left alone, although it holds a readable match.
enum class RecordRefusal : std::uint8_t {
    kHoldsAMatch,  ///< the options ask for another match
};

/// Why a session could not begin.
struct SessionError {
    std::filesystem::path file;  ///< the file with the problem
    std::variant<SystemError, RecordError, RecordRefusal> reason;
    bool about_record = false;  ///< whether `file` is the record, not the file to open
};

/// A match that was left before its end, in the middle of a round or between two rounds.
struct UnfinishedMatch {
    std::filesystem::path path;
    std::chrono::sys_seconds time;  ///< when it was last played
    ByPlayer<Seat> seats;
    BoardSize size;
    int round = 1;
    ByPlayer<int> score{0, 0};
};

/// A match and its files: it is autosaved after every change, resumed at the next start, opened from and saved to
/// files, and set aside if it is left unfinished. Front ends show session.match() and leave the files to the session.
class Session {
public:
    /// Opens options.file or resumes options.record, if given. Else resumes the last match, unless the options ask for
    /// a new one or for other seats, level or size; else starts a new match.
    static Result<std::unique_ptr<Session>, SessionError> begin(const SessionOptions& options);

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// Returns whether begin() resumed a match.
    [[nodiscard]] bool was_resumed() const { return resumed_; }
    /// Returns whether the current match was started in this program, or resumed from an autosave or the record; false
    /// if it was opened from a file of the user, from a past round, or pasted, and not resumed since.
    [[nodiscard]] bool began_here() const { return began_here_; }
    /// Returns whether the match is a default one: begin() got no options for it and found none to resume.
    [[nodiscard]] bool nothing_chosen() const { return nothing_chosen_; }
    /// Returns whether another running program may have the last match, so that a new one was started here.
    [[nodiscard]] bool is_beside_another() const { return nothing_chosen_ && autosave_.is_beside_another(); }
    /// The last match, if begin() could not read it.
    struct Unreadable {
        std::filesystem::path path;  ///< where it is now
        FileError error;
    };
    [[nodiscard]] const std::optional<Unreadable>& could_not_resume() const { return could_not_resume_; }

    /// Returns the line, from 1, where ignored text begins in the file that the match was read from, if any.
    [[nodiscard]] const std::optional<int>& ignored_line() const { return ignored_line_; }

    /// Returns the seed of the computer's random choice for the position on the board.
    [[nodiscard]] std::uint64_t move_seed() const;

    /// Replaces the match with the one in the file. On an error the match is unchanged.
    [[nodiscard]] std::optional<FileError> open(const std::filesystem::path& path);
    /// Saves the match to the file. EPERM for the files of the autosave, which are not the user's. kNameOfAnotherKind
    /// for names such as that of a picture.
    [[nodiscard]] std::optional<SystemError> save(const std::filesystem::path& path);
    /// Returns whether saving would overwrite something other than the match that was last read from or saved to
    /// path(): another file, or path() if it has changed since. False for folders and names of another kind.
    [[nodiscard]] bool would_replace(const std::filesystem::path& path) const;
    /// Returns the file that the match was opened from or saved to last, if any; not a pipe or device that was opened.
    /// Still known when the autosave is resumed, if it is a regular file; not with a record.
    [[nodiscard]] const std::optional<std::filesystem::path>& path() const { return path_; }
    /// Returns whether the match is saved to a record file after every change.
    [[nodiscard]] bool is_recorded() const { return record_.has_value(); }
    /// Returns whether there is a path(), and the match has changed since it was read from or saved to it.
    [[nodiscard]] bool differs_from_file() const;

    /// Returns whether the current match would be set aside as unfinished if another one began now.
    [[nodiscard]] bool is_unfinished() const;
    /// Returns the unfinished matches, the last one played first.
    [[nodiscard]] std::vector<UnfinishedMatch> unfinished() const;
    /// Returns whether the previous match has been set aside as unfinished.
    [[nodiscard]] bool is_previous_saved() const { return autosave_.has_set_aside_previous(); }
    /// Returns whether there may be unfinished matches; cheaper than unfinished().
    [[nodiscard]] bool has_unfinished() const { return has_unfinished_; }
    /// Resumes an unfinished match; the current one is set aside if it is unfinished. Has no effect on an error.
    [[nodiscard]] std::optional<FileError> resume_from(const std::filesystem::path& path);

    /// Returns the finished rounds that were played here.
    [[nodiscard]] const PastRounds& past_rounds() const { return past_rounds_; }
    /// Opens a past round as a match of one round, like open(), but without a path().
    [[nodiscard]] std::optional<FileError> open_past_round(const std::filesystem::path& path);

    /// Returns why the current match is not saved, if so; views show it as long as it lasts.
    [[nodiscard]] std::optional<SystemError> autosave_trouble() const { return trouble_; }
    /// Returns the file for autosaves of the match: the record, if there is one.
    [[nodiscard]] const std::filesystem::path& saved_in() const { return record_ ? *record_ : autosave_.path(); }
    /// Returns whether quitting now would lose an unfinished match of a human player. Retries a failed save first.
    [[nodiscard]] bool would_lose_a_match();

private:
    // A file of the user, and the fingerprint of the match in it.
    struct SavedFile {
        std::filesystem::path path;
        std::uint64_t text;
    };
    [[nodiscard]] static std::optional<SavedFile> take_file(std::vector<GameRecord>& records);
    void tag_file(std::vector<GameRecord>& records) const;
    explicit Session(const SessionOptions& options);
    [[nodiscard]] std::optional<SessionError> begin_record(const SessionOptions& options);
    void resume(const SessionOptions& options);
    void handle(const MatchEvent& event);
    void all_changed();
    void note_play(const MatchEvent& event);
    void keep();
    void record_beside();
    [[nodiscard]] std::optional<SystemError> write_record(const std::string& text);
    std::optional<FileError> take_up(const std::filesystem::path& path, const std::optional<std::string>& text);
    void set_seats(const SessionOptions& options);
    void belong_to(const std::optional<SavedFile>& file);

    Match match_;
    AutosaveSlot autosave_;
    PastRounds past_rounds_;
    bool plays_here_ = false;  // the current round was played on here, not only opened
    std::uint64_t seed_;
    const std::optional<std::filesystem::path> first_record_;
    std::optional<std::filesystem::path> record_;  // first_record_, or the file of a later match beside it
    bool recorded_ = false;                        // the record holds the current match, with at least one move
    std::string in_record_;                        // its text when last read or written
    std::optional<std::filesystem::path> path_;
    std::uint64_t filed_ = 0;  // fingerprint of the match when last read from or saved to path_
    std::optional<SystemError> trouble_;
    bool resumed_ = false;
    bool began_here_ = true;
    bool is_resuming_ = false;  // the match that is about to be restored was autosaved here
    bool nothing_chosen_ = false;
    bool has_unfinished_ = false;
    bool is_of_network_ = false;  // the current match is played over the network
    bool is_behind_ = false;      // the autosave lacks changes, because more follow
    std::optional<Unreadable> could_not_resume_;
    std::optional<int> ignored_line_;
    Subscription subscription_;
    Subscription all_changed_;
};

}  // namespace atom4
