// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QFileDialog>
#include <QMainWindow>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/lines/game/session.h"
#include "ui/game/unfinished_menu.h"
#include "ui/game/unkept_notice.h"
#include "ui/lines/window/thinker.h"
#include "ui/lines/window/view.h"
#include "ui/settings/settings.h"
#include "ui/system/file_names.h"

namespace atom4::ui {

/// The window of a game of Lines: shows it, takes the person's moves, gives hints, plays by itself if asked. When it is
/// closed, the game is kept for next time and its score is entered.
class LinesWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit LinesWindow(std::unique_ptr<lines::Session> session, const Settings& settings = {});
    ~LinesWindow() override;

    [[nodiscard]] LinesBoardView* board() const { return view_->board(); }
    [[nodiscard]] const lines::Session& session() const { return *session_; }
    [[nodiscard]] bool isDemonstration() const { return demonstration_; }

    void setSettings(const Settings& settings);
    /// Replaces the game by the one in the file; on an error says so and changes nothing.
    void openFile(const std::filesystem::path& file);
    void openFile(const QString& file) { openFile(path_of(file)); }
    /// Says why a file could not be opened.
    void couldNotOpen(const std::filesystem::path& file, const lines::FileError& error);
    void start(const lines::Configuration& configuration);
    /// Takes the place and size of last time; false if there are none.
    bool restorePlace();

signals:
    /// Settings belong to the program: whoever keeps them asks for them.
    void settingsWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private slots:
    bool saveTo(const QString& file);

private:
    void makeActions();
    void makeMenus();
    void makeToolBar();
    QAction* makeAction(const char* name, QList<QKeySequence> keys);
    void retranslate();
    [[nodiscard]] QString reminder() const;

    void refresh();
    void describe();
    void say(const QString& text);
    void tellWhatIsNotKept();
    [[nodiscard]] bool givesUpScores(QAction* what, const QString& question);
    void dropQuestion();
    void goOnWith(const std::filesystem::path& file);
    [[nodiscard]] bool mayLeave();
    void showGame(const QString& text);

    void play(lines::Move move);
    void refuse(lines::IllegalMove reason, lines::Cell cell);
    void undo();
    void redo();
    void restart();
    void askToRestart();
    void askForSetup();
    void askForFile();
    void askWhereToSave();
    bool saveAs();
    static void prepareToSave(QFileDialog& dialog);
    void showScores();
    void showHelp();
    void setPreview(bool shown);
    void toggleFullScreen();

    void askForHint();
    void setDemonstration(bool on);
    void paceTheComputer();
    void askTheComputer();
    void hear(lines::Move move);

    std::unique_ptr<lines::Session> session_;
    Settings settings_;
    LinesView* view_;
    LinesThinker thinker_;
    QTimer pace_;  // between moves of the demonstration
    bool demonstration_ = false;
    QAction* asked_ = nullptr;  // whether it is meant, though it ends the claim to the high scores
    UnkeptNotice* unkept_;
    std::optional<SystemError> toldTrouble_;

    QMenu* gameMenu_ = nullptr;
    UnfinishedMenu* unfinished_ = nullptr;
    QMenu* moveMenu_ = nullptr;
    QMenu* viewMenu_ = nullptr;
    QMenu* helpMenu_ = nullptr;
    QToolBar* toolBar_ = nullptr;
    QAction* new_ = nullptr;
    QAction* setup_ = nullptr;
    QAction* open_ = nullptr;
    QAction* save_ = nullptr;
    QAction* scores_ = nullptr;
    QAction* close_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* hint_ = nullptr;
    QAction* demonstrate_ = nullptr;
    QAction* preview_ = nullptr;
    QAction* fullScreen_ = nullptr;
    QAction* preferences_ = nullptr;
    QAction* rules_ = nullptr;
};

}  // namespace atom4::ui
