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

/// Where settings.ini has the player's name for the high scores, shared by all programs.
inline constexpr const char* kPlayerKey = "lines/name";

/// Returns the saved name, or that of the account if there is none, for SessionOptions::player.
[[nodiscard]] std::string saved_player();
/// Returns the name of the account, for a player who has no other name.
[[nodiscard]] std::string account_player();

/// Options for the start of the program; those that are not set are left to the saved game or the defaults.
struct SessionOptions {
    std::optional<int> rows;
    std::optional<int> cols;
    std::optional<int> colours;
    std::optional<int> line;
    std::optional<int> first;
    std::optional<int> each;
    std::optional<bool> preview;                ///< unset: shown
    std::optional<std::uint64_t> seed;          ///< of the first game's throws; unset: random
    std::optional<std::filesystem::path> file;  ///< a saved game to open
    std::optional<std::string> file_text;       ///< its contents, if already read: a pipe can be read only once
    bool fresh = false;                         ///< start a new game even if one could be resumed
    std::string player;                         ///< name in the high scores; without line breaks

    /// Returns the setup of a new game.
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
    /// Opens options.file if it is set; otherwise resumes the game of the last start, unless it is over, a new one is
    /// requested, or it does not match the options; otherwise starts a new game.
    static Result<std::unique_ptr<Session>, FileError> begin(const SessionOptions& options);

    [[nodiscard]] const Game& game() const { return game_; }
    /// Returns whether the game is one that begin() resumed.
    [[nodiscard]] bool was_resumed() const { return resumed_; }
    /// Returns whether the game is a default one: begin() got no options for it and found none with moves.
    [[nodiscard]] bool nothing_chosen() const { return nothing_chosen_; }
    /// Returns whether another running program may have the last game, so that a new one was started here.
    [[nodiscard]] bool is_beside_another() const { return nothing_chosen_ && autosave_.is_beside_another(); }
    /// The last game, if begin() found it but could not read it.
    struct Unreadable {
        std::filesystem::path path;  ///< its path from now on
        FileError error;
    };
    [[nodiscard]] const std::optional<Unreadable>& could_not_resume() const { return could_not_resume_; }

    /// Returns the line of the opened file where ignored text after the game begins, if any.
    [[nodiscard]] const std::optional<int>& ignored_line() const { return ignored_line_; }

    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Cell from, Cell to, Mover mover = Mover::kHuman);
    /// Both return false and change nothing if there is nothing to undo or redo.
    bool undo();
    bool redo();
    void show_preview(bool shown);
    /// Marks the game as assisted by a hint or a demo, and removes its score.
    void assist();
    /// Leaves the game for a new one with next_configuration().
    void restart();
    /// Leaves the game for a new one. A game that is left unfinished is set aside, here and in open().
    void start(const GameSetup& setup, bool preview);
    /// Leaves the game for the one in the file. On an error nothing changes. Resumes the game if the file is one of
    /// autosave.
    [[nodiscard]] std::optional<FileError> open(const std::filesystem::path& file);
    /// Leaves the game for the one in the record.
    void open(GameRecord record);
    /// Returns the games that were left unfinished, the most recent first.
    [[nodiscard]] std::vector<UnfinishedGame> unfinished() const;
    /// Returns whether there may be any of them; faster.
    [[nodiscard]] bool has_unfinished() const { return has_unfinished_; }
    /// Leaves the game to resume one of them. On an error nothing changes.
    [[nodiscard]] std::optional<FileError> resume_from(const std::filesystem::path& path);
    /// Saves the game to a file, in addition to its slot. EPERM for files of autosave; kNameOfAnotherKind for names of
    /// other file types.
    [[nodiscard]] std::optional<SystemError> save(const std::filesystem::path& file) const;
    /// Enters the game's score in its list. To be called before the program ends, for whatever reason.
    void leave();

    /// Returns the name in the high scores for games that are over or left from now on; without line breaks.
    [[nodiscard]] const std::string& player() const { return player_; }
    void set_player(std::string name) { player_ = std::move(name); }
    /// Like set_player(), but a game that is already over gets the name, too.
    void name_player(std::string name);

    [[nodiscard]] Configuration configuration() const;
    /// Returns what another game like this one has: a preview only if it is shown now.
    [[nodiscard]] Configuration next_configuration() const;
    /// Returns whether the game can be on its list.
    [[nodiscard]] bool is_listed() const;
    /// Returns the best score of the configuration so far, this game's included if it is listed.
    [[nodiscard]] std::int64_t best() const;
    /// Returns the game's place in its list, from 1; 0 if it is not on it.
    [[nodiscard]] std::size_t place() const;
    /// Returns the configuration's list as it was last read or written.
    [[nodiscard]] const std::vector<HighScore>& high_scores() const { return high_scores_; }

    /// Returns whether the player has moved in the game, and it is not over.
    [[nodiscard]] bool is_unfinished() const;
    /// Returns whether the game is unfinished and has points.
    [[nodiscard]] bool has_points_in_play() const;

    /// Return why the current game, or the high scores, could not be saved or read, if so; views show it as long as it
    /// lasts.
    [[nodiscard]] std::optional<SystemError> autosave_trouble() const { return autosave_trouble_; }
    [[nodiscard]] std::optional<SystemError> scores_trouble() const { return scores_trouble_; }
    /// Returns whether quitting would lose an unfinished game of the player. If the last save failed, tries again
    /// first.
    [[nodiscard]] bool would_lose_a_game();

private:
    Session(const SessionOptions& options, AutosaveSlot autosave, Game game);
    void keep();
    void replace(Game game, bool may_be_listed);
    void enter_score(const Game& game);
    void withdraw();
    void read_scores();

    HighScores scores_;
    std::string player_;
    Game game_;
    AutosaveSlot autosave_;
    std::vector<HighScore> high_scores_;
    std::optional<SystemError> autosave_trouble_;
    std::optional<SystemError> scores_trouble_;
    bool resumed_ = false;
    bool nothing_chosen_ = false;
    bool has_unfinished_ = false;
    bool entered_ = false;  // this game may be on a list
    std::optional<Unreadable> could_not_resume_;
    std::optional<int> ignored_line_;
};

}  // namespace atom4::lines
