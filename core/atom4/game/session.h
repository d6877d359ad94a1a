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

/// What the person who starts the program asks for; what is not said is left to the saved match or the defaults.
struct SessionOptions {
    std::optional<Player> computer;  ///< the seat the computer takes; unset: two persons
    std::optional<Level> level;
    std::optional<BoardSize> size;
    std::optional<std::uint64_t> seed;  ///< of everything random; unset: another one at every start
    /// File to which the match is saved after every ply; a match in it is resumed. A later match is saved to
    /// "….-2.atom4" and so on.
    std::optional<std::filesystem::path> record;
    std::optional<std::filesystem::path> file;  ///< a saved game to open
    std::optional<std::string> file_text;       ///< what it holds, if it has been read: a pipe can be read but once
    bool fresh = false;                         ///< start a new match even if one could be resumed
};

/// Why the file for the record is left alone, though it holds a match that can be read.
enum class RecordRefusal : std::uint8_t {
    kHoldsAMatch,  ///< and the options ask for another one
};

/// Why a session does not begin.
struct SessionError {
    std::filesystem::path file;  ///< the one it is about
    std::variant<SystemError, RecordError, RecordRefusal> reason;
    bool about_record = false;  ///< the file is the one for the record, not the one to open
};

/// A match that was left while its players might still play: in the middle of a round, or between two.
struct UnfinishedMatch {
    std::filesystem::path path;
    std::chrono::sys_seconds time;  ///< when it was last played
    ByPlayer<Seat> seats;
    BoardSize size;
    int round = 1;
    ByPlayer<int> score{0, 0};
};

/// A match with all that keeps it: it is saved by itself after every change, resumed at the next start, opened from and
/// saved to files; one that is left unfinished is set aside. The front ends show session.match() and ask the
/// session for the rest.
class Session {
public:
    /// Opens options.file or resumes options.record, if given. Else resumes the last match, unless the options ask for
    /// a new one or for other seats, level or size; else starts a new match.
    static Result<std::unique_ptr<Session>, SessionError> begin(const SessionOptions& options);

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    /// Whether begin() found a match to resume.
    [[nodiscard]] bool was_resumed() const { return resumed_; }
    /// Whether the match in play began here, and was not read from a file of the person's or pasted: it may have been
    /// left meanwhile.
    [[nodiscard]] bool began_here() const { return began_here_; }
    /// Returns whether the match is a default one: begin() got no options for it and found none to resume.
    [[nodiscard]] bool nothing_chosen() const { return nothing_chosen_; }
    /// Whether the last match may be in another program that runs, so that this one has begun a new one.
    [[nodiscard]] bool is_beside_another() const { return nothing_chosen_ && kept_.is_beside_another(); }
    /// What begin() found where the match of last time should be, and could not read.
    struct Unreadable {
        std::filesystem::path path;  ///< where it lies from now on
        FileError error;
    };
    [[nodiscard]] const std::optional<Unreadable>& could_not_resume() const { return could_not_resume_; }

    /// The line of the file that the match was opened from in which something begins that is none of it.
    [[nodiscard]] const std::optional<int>& line_behind() const { return line_behind_; }

    /// The seed for the computer's choice at this position of this session.
    [[nodiscard]] std::uint64_t move_seed() const;

    /// Replaces the match with the one in the file. On an error the match stays.
    [[nodiscard]] std::optional<FileError> open(const std::filesystem::path& path);
    /// Writes the match to the file. EPERM for the files in which unfinished matches are kept: they are not the
    /// person's. kNameOfAnotherKind for a picture's name and the like.
    [[nodiscard]] std::optional<SystemError> save(const std::filesystem::path& path);
    /// Whether something is there that saving would take the place of: anything but what this match was read from or
    /// saved to last, as that is there still.
    [[nodiscard]] bool would_replace(const std::filesystem::path& path) const;
    /// The file last opened or saved in this match, if any; a pipe or a device is none to save to again. It is known at
    /// the next start, too, if it is still there.
    [[nodiscard]] const std::optional<std::filesystem::path>& path() const { return path_; }
    /// Whether it is written to a file after every ply.
    [[nodiscard]] bool is_recorded() const { return record_.has_value(); }
    /// Whether there is such a file and the match is no longer the one that was read from it or written to it.
    [[nodiscard]] bool differs_from_file() const;

    /// Whether the match in play will be one of these, if another begins now.
    [[nodiscard]] bool is_unfinished() const;
    /// The matches that were left unfinished, the last one played first.
    [[nodiscard]] std::vector<UnfinishedMatch> unfinished() const;
    /// Whether the match before the one in play has become one of them.
    [[nodiscard]] bool is_previous_kept() const { return kept_.has_set_aside_previous(); }
    /// Whether there may be any of them; costs less.
    [[nodiscard]] bool has_unfinished() const { return has_unfinished_; }
    /// Resumes one of them; the current match is set aside if it is unfinished. No effect on an error.
    [[nodiscard]] std::optional<FileError> go_on_with(const std::filesystem::path& path);

    /// The rounds that were played here to their ends.
    [[nodiscard]] const PastRounds& past_rounds() const { return past_rounds_; }
    /// Puts one of them on the board as a match of one round, as open() does a file, but the match belongs to none.
    [[nodiscard]] std::optional<FileError> open_past_round(const std::filesystem::path& path);

    /// Why the match as it is now is not kept, if so; views say it for as long as it lasts.
    [[nodiscard]] std::optional<SystemError> autosave_trouble() const { return trouble_; }
    /// The file that the match is kept in, or would be: the record, if there is one.
    [[nodiscard]] const std::filesystem::path& kept_in() const { return record_ ? *record_ : kept_.path(); }
    /// Whether something that a person has played and not finished would be lost with the program. Tries once more to
    /// save it first, if that failed before.
    [[nodiscard]] bool would_lose_a_match();

private:
    // A file of the person's, and what it was left with.
    struct SavedFile {
        std::filesystem::path path;
        std::uint64_t text;
    };
    [[nodiscard]] static std::optional<SavedFile> take_file(std::vector<GameRecord>& records);
    void tag_file(std::vector<GameRecord>& records) const;
    explicit Session(const SessionOptions& options);
    [[nodiscard]] std::optional<SessionError> begin_record(const SessionOptions& options);
    void resume(const SessionOptions& options);
    void heard(const MatchEvent& event);
    void settled();
    void note_play(const MatchEvent& event);
    void keep();
    void record_beside();
    [[nodiscard]] std::optional<SystemError> write_record(const std::string& text);
    std::optional<FileError> take_up(const std::filesystem::path& path, const std::optional<std::string>& text);
    void set_seats(const SessionOptions& options);
    void belong_to(const std::optional<SavedFile>& file);

    Match match_;
    AutosaveSlot kept_;
    PastRounds past_rounds_;
    bool plays_here_ = false;  // the round in play was played on, and not only opened
    std::uint64_t seed_;
    std::optional<std::filesystem::path> record_;
    bool recorded_ = false;  // the record holds the match in play, with a move at least
    std::string in_record_;  // what was read from or written to it last
    std::optional<std::filesystem::path> path_;
    std::uint64_t filed_ = 0;  // the match as it was read from or written to that file
    std::optional<SystemError> trouble_;
    bool resumed_ = false;
    bool began_here_ = true;
    bool goes_on_ = false;  // the match that is about to be restored is one that was left here
    bool nothing_chosen_ = false;
    bool has_unfinished_ = false;
    bool is_of_network_ = false;  // the match in play
    bool is_behind_ = false;      // what is kept, while more follows
    std::optional<Unreadable> could_not_resume_;
    std::optional<int> line_behind_;
    Subscription subscription_;
    Subscription settling_;
};

}  // namespace atom4
