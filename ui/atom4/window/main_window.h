// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointer>
#include <QStackedWidget>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/game/round_scores.h"
#include "core/atom4/game/session.h"
#include "ui/atom4/model/sounds.h"
#include "ui/atom4/pages/handbook_window.h"
#include "ui/atom4/pages/lesson_page.h"
#include "ui/atom4/pages/puzzle_page.h"
#include "ui/atom4/panels/match_view.h"
#include "ui/atom4/panels/move_edits.h"
#include "ui/atom4/window/line_player.h"
#include "ui/atom4/window/main_actions.h"
#include "ui/atom4/window/match_exports.h"
#include "ui/atom4/window/match_files.h"
#include "ui/atom4/window/match_starter.h"
#include "ui/atom4/window/move_browser.h"
#include "ui/atom4/window/network_game.h"
#include "ui/atom4/window/player_actions.h"
#include "ui/atom4/window/sandbox.h"
#include "ui/atom4/window/study.h"
#include "ui/common/files.h"
#include "ui/common/game_window.h"
#include "ui/common/settings.h"

namespace atom4::ui {

/// The window of a session: shows its match, takes the user's moves and lets the computer answer. It connects the parts
/// that do the work. The session must outlive the window.
class MainWindow : public GameWindow {
    Q_OBJECT

public:
    explicit MainWindow(Session& session, MoveFinder find = find_move);
    ~MainWindow() override;

    /// Shows the text in the panel beside the board; while a page covers it, in the status bar.
    void say(const QString& text) override;
    [[nodiscard]] BoardView* board() const { return view_->board(); }
    [[nodiscard]] bool isThinking() const { return turns_.is_thinking(); }
    [[nodiscard]] bool clocksRun() const { return turns_.clock_runs(); }
    [[nodiscard]] Study* study() const { return study_; }
    [[nodiscard]] bool isAnalysing() const { return study_->analysis().isSearching(); }

    /// Replaces the match by the one in the file; on an error, warns the user and changes nothing.
    void openFile(const std::filesystem::path& file) { files_.open(file); }
    void openFile(const QString& file) { openFile(pathOf(file)); }
    /// Warns the user that a file could not be opened, and why.
    void couldNotOpen(const std::filesystem::path& file, const FileError& error) { files_.couldNotOpen(file, error); }
    void startMatch(const MatchSetup& setup) { starter_.start(setup); }
    /// Shows the start page, with an offer of lessons at the first start.
    void welcome();
    /// Opens the lessons in place of the board.
    void learn() { lessons_->open(); }
    [[nodiscard]] Lessons* lessons() const { return lessons_; }
    [[nodiscard]] Puzzles* puzzles() const { return puzzles_; }
    [[nodiscard]] Trial* trial() const { return trial_; }
    /// Returns the handbook while it is open, else nullptr.
    [[nodiscard]] HandbookWindow* handbook() const { return handbook_; }
    /// Returns the part that hosts, joins and plays network matches.
    [[nodiscard]] NetworkGame* network() const { return network_; }
    /// Returns the start page, which asks for a new match, while it is shown; else nullptr.
    [[nodiscard]] StartPage* startPage() const { return starter_.page(); }
    /// Saves a picture of the position on the board; on an error, warns the user.
    void savePicture(const QString& file) { exports_.savePicture(file); }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] SettingsManager& settingsManager() { return keeper_; }
    /// Sets the callback that is asked before a file is opened here; it returns whether another game took the file.
    void setFileTaker(std::function<bool(const std::filesystem::path&)> takes) {
        files_.setFileTaker(std::move(takes));
    }

signals:
    void linesRequested();

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void connectParts();
    void connectGameActions();
    void connectOtherActions();
    void connectZoom();

    void handle(const MatchEvent& event);
    void showEdit(const MatchEvent& event);
    void showWhatHappened(const MatchEvent& event);
    void followNetwork();
    void refresh();
    void showTitle();
    void showPause();
    void showThought();
    void showViewTip();
    void report(const QString& sentence);
    [[nodiscard]] GameController::Options gameOptions(MoveFinder find);
    void setAlarm();
    void handle(const TurnEvent& event);
    void setPaused(bool paused);
    [[nodiscard]] QString wordsOfPause() const;
    void askForHint();
    void sayFirstWords();
    void sayAgain();

    void applySettings(const Settings& settings);
    void askToQuit();
    void showStatistics();
    void showPastRounds();
    void openHandbook(HandbookPage page);

    Session& session_;
    SettingsManager keeper_;
    Settings settings_;
    QStackedWidget* pages_;
    QLabel* viewTip_;  // in the status bar
    MatchView* view_;
    RoundScores scores_;
    Lessons* lessons_;
    Puzzles* puzzles_;
    Trial* trial_ = nullptr;
    QPointer<HandbookWindow> handbook_;
    NetworkGame* network_;
    std::tuple<std::optional<Player>, bool, bool> seats_;  // as followNetwork() saw them last
    SoundPlayer sounds_;
    QTimer alarm_{this};  // calls turns_.tick() at its deadline
    GameController game_;
    TurnKeeper& turns_;
    Study* study_;
    MoveEdits* edits_;
    MoveBrowser moveBrowser_;
    LinePlayer linePlayer_;
    MatchStarter starter_;
    PlayerActions playerActions_;
    MatchExports exports_;
    MatchFiles files_;
    std::unique_ptr<MainActions> actions_;
    Subscription subscription_;
};

}  // namespace atom4::ui
