// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/lines/game.h"
#include "core/lines/high_scores.h"
#include "core/storage/autosave.h"

namespace atom4::lines {

/// What the person who starts the program asks for; what is not said is left to the saved game or the defaults.
struct SessionOptions {
    std::optional<int> rows;
    std::optional<int> cols;
    std::optional<int> colours;
    std::optional<int> line;
    std::optional<int> first;
    std::optional<int> each;
    std::optional<bool> preview;                ///< unset: shown
    std::optional<std::uint64_t> seed;          ///< of the first game's throws; unset: another one at every start
    std::optional<std::filesystem::path> file;  ///< a saved game to open
    std::optional<std::string> file_text;       ///< what it holds, if it has been read: a pipe can be read but once
    bool fresh = false;                         ///< start a new game even if one could be resumed
    std::string player;                         ///< whose high scores these are; without line breaks

    /// The setup of a new game.
    [[nodiscard]] GameSetup setup() const;
};

/// A game that was left before it was over.
struct UnfinishedGame {
    std::filesystem::path path;
    std::chrono::sys_seconds time;  ///< when it was last played
    GameSetup setup;
    std::int64_t score = 0;
};

/// A game with its storage: saved automatically after every change, resumed at the next start, set aside when it is
/// left unfinished, and its score recorded. Front ends show session.game() and change it through the session.
///
/// The score of an unassisted game is listed when the game is over or left, and updated if it is resumed; undo or a
/// hint removes it.
class Session {
public:
    /// Opens options.file if one is named; else resumes the game of the last start, unless it is over, or a new one is
    /// asked for, or the options ask for another one; else starts a new game.
    static Result<std::unique_ptr<Session>, FileError> begin(const SessionOptions& options);

    [[nodiscard]] const Game& game() const { return game_; }
    /// Whether begin() found a game to resume.
    [[nodiscard]] bool was_resumed() const { return resumed_; }
    /// Returns whether the game is a default one: begin() got no options for it and found none with moves.
    [[nodiscard]] bool nothing_chosen() const { return nothing_chosen_; }
    /// What begin() found where the game of last time should be, and could not read.
    struct Unreadable {
        std::filesystem::path path;  ///< where it lies from now on
        FileError error;
    };
    [[nodiscard]] const std::optional<Unreadable>& could_not_resume() const { return could_not_resume_; }

    /// The line of the file that the game was opened from in which something begins that is none of it.
    [[nodiscard]] const std::optional<int>& line_behind() const { return line_behind_; }

    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Cell from, Cell to, Mover mover = Mover::kPerson);
    /// Both return false, and nothing changes, if there is nothing to take back or to play again.
    bool undo();
    bool redo();
    void show_preview(bool shown);
    /// A hint or a demonstration takes part from now on.
    void assist();
    /// Leaves the game for a new one of the same setup.
    void restart();
    /// Leaves the game for a new one, with the preview or without. A game left in the middle is set aside, here and in
    /// open().
    void start(const GameSetup& setup, bool preview);
    /// Leaves the game for the one in the file. On an error nothing changes.
    [[nodiscard]] std::optional<FileError> open(const std::filesystem::path& file);
    /// Leaves the game for that one.
    void open(GameRecord record);
    /// The games that were left before they were over, the last one played first.
    [[nodiscard]] std::vector<UnfinishedGame> unfinished() const;
    /// Whether there may be any of them; costs less.
    [[nodiscard]] bool has_unfinished() const { return has_unfinished_; }
    /// Leaves the game for one of them. On an error nothing changes.
    [[nodiscard]] std::optional<FileError> go_on_with(const std::filesystem::path& path);
    /// Saves the game to a file, in addition to its slot. EPERM for files of autosave; kNameOfAnotherKind for names of
    /// other file types.
    [[nodiscard]] std::optional<SystemError> save(const std::filesystem::path& file) const;
    /// Leaves the game for now: enters its score. To be called at the end, however it comes.
    void leave();

    /// Whose high scores these are: of the games that are over or left from now on. A name without line breaks.
    [[nodiscard]] const std::string& player() const { return player_; }
    void set_player(std::string name) { player_ = std::move(name); }
    /// The same, and the score of a game that is over already gets the name, too.
    void name_player(std::string name);

    [[nodiscard]] Configuration configuration() const;
    /// Whether the game can come onto its list.
    [[nodiscard]] bool is_listed() const;
    /// The best score of the configuration so far, this game's included if it is listed.
    [[nodiscard]] std::int64_t best() const;
    /// Its place in its list, from 1; 0 if it is not on it.
    [[nodiscard]] std::size_t place() const;
    /// The configuration's list as it was last read or written.
    [[nodiscard]] const std::vector<HighScore>& high_scores() const { return high_scores_; }

    /// Whether a person has moved in the game, and it is not over.
    [[nodiscard]] bool is_unfinished() const;
    /// Whether such a game, which has points, would be given up for another one.
    [[nodiscard]] bool has_points_in_play() const;

    /// Why the game as it is now is not kept, or its score, if so; views say it for as long as it lasts.
    [[nodiscard]] std::optional<SystemError> autosave_trouble() const { return autosave_trouble_; }
    [[nodiscard]] std::optional<SystemError> scores_trouble() const { return scores_trouble_; }
    /// Whether a game that a person has played and not finished would be lost with the program. Tries once more to save
    /// it first, if that failed before.
    [[nodiscard]] bool would_lose_a_game();

private:
    Session(const SessionOptions& options, AutosaveSlot kept, Game game);
    void keep();
    void replace(Game game, bool may_be_listed);
    void enter_score(const Game& game);
    void withdraw();
    void read_scores();

    HighScores scores_;
    std::string player_;
    Game game_;
    AutosaveSlot kept_;
    std::vector<HighScore> high_scores_;
    std::optional<SystemError> autosave_trouble_;
    std::optional<SystemError> scores_trouble_;
    bool resumed_ = false;
    bool nothing_chosen_ = false;
    bool has_unfinished_ = false;
    bool entered_ = false;  // this game may be on a list
    std::optional<Unreadable> could_not_resume_;
    std::optional<int> line_behind_;
};

}  // namespace atom4::lines
