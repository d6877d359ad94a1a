// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include "core/atom4/match/session.h"
#include "ui/atom4/dialogs/help_dialog.h"
#include "ui/atom4/export/animation_export.h"
#include "ui/atom4/play/match_clock.h"
#include "ui/atom4/play/opponent.h"
#include "ui/atom4/play/sounds.h"
#include "ui/atom4/play/statistics_keeper.h"
#include "ui/atom4/study/study.h"
#include "ui/atom4/view/match_view.h"
#include "ui/atom4/window/file_stamp.h"
#include "ui/game/unfinished_menu.h"
#include "ui/game/unkept_notice.h"
#include "ui/settings/settings.h"
#include "ui/settings/settings_keeper.h"
#include "ui/system/file_names.h"

namespace atom4::ui {

/// The window of a session: shows its match, takes the person's moves and has the computer answer. The session must
/// outlive the window.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Session& session, Thinker thinker = think_until_hurried);

    [[nodiscard]] BoardView* board() const { return view_->board(); }
    [[nodiscard]] bool isThinking() const { return opponent_.isThinking(); }
    [[nodiscard]] Study* study() const { return study_; }
    [[nodiscard]] bool isAnalysing() const { return study_->analysis().isSearching(); }

    /// Replaces the match by the one in the file; on an error says so and changes nothing.
    void openFile(const std::filesystem::path& file);
    void openFile(const QString& file) { openFile(path_of(file)); }
    /// Says why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const FileError& error);
    void startMatch(const MatchSetup& setup);
    /// Writes a picture of the position on the board; if that fails, says so.
    void savePicture(const QString& file);
    /// Takes the place and size of last time; false if there are none.
    bool restorePlace();
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] SettingsKeeper& settingsKeeper() { return keeper_; }
    /// Another game's window, asked about every file before it is opened here; true if it took the file.
    void setFileTaker(std::function<bool(const std::filesystem::path&)> takes) { anotherTakes_ = std::move(takes); }

signals:
    void linesWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void makeMenus();
    void makeToolBar();
    QMenu* makeMenu(const char* title);
    /// The text as QT_TR_NOOP marks it; it follows the language.
    QAction* makeAction(const char* text, const QString& name, const QList<QKeySequence>& keys);

    void heard(const MatchEvent& event);
    void refresh();
    void showTitle();
    void place(Cell cell);
    void say(const QString& text);
    void sayAgain();
    void tellWhatIsNotKept();

    void seeWhoIsNext();
    void paceTheComputer();
    void answerIfItIsTime();

    void undo();
    void redo();
    void nextRound();
    void setPaused(bool paused);
    void moveNow();
    void askForHint();
    void showHint(quint64 generation, const Hint& hint);
    void rematch();
    void resign();
    [[nodiscard]] bool isDemonstration() const;
    void lookAt(int ply);
    void lookAtPresent();
    void backToTheRound();
    void placeWhileLookingBack(Cell cell);
    void followVariation(int variation);
    [[nodiscard]] bool mayPlace() const;
    [[nodiscard]] int shownPly() const;
    void askForNewMatch();
    void goOnWith(const std::filesystem::path& file);
    [[nodiscard]] bool mayLeave();
    void askForFile();
    bool save();
    bool saveAs();
    bool saveTo(const std::filesystem::path& file);
    bool askBeforeReplacing(const std::filesystem::path& file);
    void tookFile(const std::filesystem::path& file, const FileStamp& stamp);
    void toggleFullScreen();

    void copyPosition();
    void copyGame();
    void pasteGame();
    [[nodiscard]] QImage boardPicture() const;
    void exportPicture();
    [[nodiscard]] bool savePixels(const QString& file) const;
    [[nodiscard]] bool saveDrawing(const QString& file) const;
    void askForPrinter();
    void setUpPosition();
    void keepPlace();

    void applySettings(const Settings& settings);

    void showStatistics();
    void showHelp(HelpPage page);
    void showAbout();

    Session& session_;
    SettingsKeeper keeper_;
    Settings settings_;
    MatchView* view_;
    QLabel* roundLabel_;
    Opponent opponent_;
    Study* study_;
    StatisticsKeeper statistics_;
    AnimationExport* animations_;
    SoundPlayer sounds_;
    MatchClock clock_;
    QTimer soon_;      // after all that an event brings, the computer is asked
    QTimer patience_;  // the computer's time for this move: when it ends, the best move found is played
    QTimer pace_;      // the computer does not answer before it ends
    std::optional<std::pair<std::uint64_t, Cell>> answer_;
    UnkeptNotice* unkept_;
    std::optional<SystemError> toldTrouble_;
    std::function<bool(const std::filesystem::path&)> anotherTakes_;
    FileStamp stamp_;  // of the match's file, when it was last read or written here
    bool wasMaximized_ = false;
    bool paused_ = false;
    std::optional<int> lookedAt_;  // the ply on the board, where it is not the last one

    QAction* new_ = nullptr;
    UnfinishedMenu* unfinished_ = nullptr;
    QAction* open_ = nullptr;
    QAction* save_ = nullptr;
    QAction* saveAs_ = nullptr;
    QAction* picture_ = nullptr;
    QAction* animation_ = nullptr;
    QAction* print_ = nullptr;
    QAction* setUp_ = nullptr;
    QAction* resign_ = nullptr;
    QAction* copyPosition_ = nullptr;
    QAction* copyGame_ = nullptr;
    QAction* paste_ = nullptr;
    QAction* nextRound_ = nullptr;
    QAction* playLines_ = nullptr;
    QAction* showStatistics_ = nullptr;
    QAction* quit_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* pause_ = nullptr;
    QAction* moveNow_ = nullptr;
    QAction* hint_ = nullptr;
    QAction* rematch_ = nullptr;
    QAction* firstPly_ = nullptr;
    QAction* previousPly_ = nullptr;
    QAction* nextPly_ = nullptr;
    QAction* lastPly_ = nullptr;
    QAction* fullScreen_ = nullptr;
    QAction* preferences_ = nullptr;
    QAction* rules_ = nullptr;
    QAction* keys_ = nullptr;
    QAction* about_ = nullptr;
    Subscription subscription_;
};

}  // namespace atom4::ui
