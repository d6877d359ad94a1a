// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The actions, menus and tool bar of the window of Lines.
#include <QMenu>
#include <QMenuBar>

#include "ui/lines/dialogs/help_dialog.h"
#include "ui/lines/dialogs/scores_dialog.h"
#include "ui/lines/dialogs/setup_dialog.h"
#include "ui/lines/window/window.h"
#include "ui/lines/words/messages.h"
#include "ui/look/icons.h"
#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui {

QAction* LinesWindow::makeAction(const char* name, QList<QKeySequence> keys) {
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    addAction(action);
    return action;
}

void LinesWindow::makeActions() {
    new_ = makeAction("new", {QKeySequence(Qt::CTRL | Qt::Key_N), QKeySequence(Qt::Key_N)});
    setup_ = makeAction("setup", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    open_ = makeAction("open", {QKeySequence(Qt::CTRL | Qt::Key_O)});
    save_ = makeAction("save", {QKeySequence(Qt::CTRL | Qt::Key_S), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    scores_ = makeAction("scores", {QKeySequence(Qt::Key_S)});
    close_ = makeAction(
        "close", {QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::Key_Q), QKeySequence(Qt::CTRL | Qt::Key_W)});
    undo_ = makeAction("undo", {QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_U)});
    redo_ = makeAction("redo", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y),
                                QKeySequence(Qt::Key_R)});
    hint_ = makeAction("hint", {QKeySequence(Qt::Key_H)});
    demonstrate_ = makeAction("demonstration", {QKeySequence(Qt::Key_D)});
    demonstrate_->setCheckable(true);
    preview_ = makeAction("preview", {QKeySequence(Qt::Key_V)});
    preview_->setCheckable(true);
    fullScreen_ = makeAction("fullScreen", {QKeySequence(Qt::Key_F11)});
    fullScreen_->setCheckable(true);
    preferences_ = makeAction("settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    rules_ = makeAction("rules", {QKeySequence(Qt::Key_F1)});

    new_->setIcon(symbol_icon(Symbol::kNew));
    open_->setIcon(symbol_icon(Symbol::kOpen));
    save_->setIcon(symbol_icon(Symbol::kSave));
    close_->setIcon(symbol_icon(Symbol::kQuit));
    undo_->setIcon(symbol_icon(Symbol::kUndo));
    redo_->setIcon(symbol_icon(Symbol::kRedo));
    hint_->setIcon(symbol_icon(Symbol::kHint));
    fullScreen_->setIcon(symbol_icon(Symbol::kFullScreen));
    rules_->setIcon(symbol_icon(Symbol::kRules));

    connect(new_, &QAction::triggered, this, &LinesWindow::askToRestart);
    connect(setup_, &QAction::triggered, this, &LinesWindow::askForSetup);
    connect(open_, &QAction::triggered, this, &LinesWindow::askForFile);
    connect(save_, &QAction::triggered, this, &LinesWindow::askWhereToSave);
    connect(scores_, &QAction::triggered, this, &LinesWindow::showScores);
    connect(close_, &QAction::triggered, this, &QWidget::close);
    connect(undo_, &QAction::triggered, this, &LinesWindow::undo);
    connect(redo_, &QAction::triggered, this, &LinesWindow::redo);
    connect(hint_, &QAction::triggered, this, &LinesWindow::askForHint);
    connect(demonstrate_, &QAction::triggered, this, &LinesWindow::setDemonstration);
    connect(preview_, &QAction::triggered, this, &LinesWindow::setPreview);
    connect(fullScreen_, &QAction::triggered, this, &LinesWindow::toggleFullScreen);
    connect(preferences_, &QAction::triggered, this, &LinesWindow::settingsWanted);
    connect(rules_, &QAction::triggered, this, &LinesWindow::showHelp);
}

void LinesWindow::makeMenus() {
    gameMenu_ = menuBar()->addMenu(QString());
    gameMenu_->addActions({new_, setup_});
    unfinished_ = new UnfinishedMenu(
        [this] {
            std::vector<UnfinishedEntry> entries;
            for (const lines::UnfinishedGame& game : session_->unfinished())
                entries.push_back({LinesMessages::unfinished(game), game.path});
            return entries;
        },
        this);
    connect(unfinished_, &UnfinishedMenu::chosen, this, &LinesWindow::goOnWith);
    gameMenu_->addMenu(unfinished_);
    gameMenu_->addSeparator();
    gameMenu_->addActions({open_, save_});
    gameMenu_->addSeparator();
    gameMenu_->addAction(scores_);
    gameMenu_->addSeparator();
    gameMenu_->addAction(close_);
    moveMenu_ = menuBar()->addMenu(QString());
    moveMenu_->addActions({undo_, redo_, hint_});
    moveMenu_->addSeparator();
    moveMenu_->addAction(demonstrate_);
    viewMenu_ = menuBar()->addMenu(QString());
    viewMenu_->addActions({preview_, fullScreen_});
    viewMenu_->addSeparator();
    viewMenu_->addAction(preferences_);
    helpMenu_ = menuBar()->addMenu(QString());
    helpMenu_->addAction(rules_);
}

void LinesWindow::makeToolBar() {
    toolBar_ = new PlainToolBar(this);
    addToolBar(toolBar_);
    toolBar_->setObjectName(QStringLiteral("linesToolBar"));
    toolBar_->addActions({new_, undo_, redo_, hint_});
}

void LinesWindow::retranslate() {
    setWindowTitle(tr("Lines"));
    gameMenu_->setTitle(tr("&Game"));
    moveMenu_->setTitle(tr("&Move"));
    viewMenu_->setTitle(tr("&View"));
    helpMenu_->setTitle(tr("&Help"));
    toolBar_->setWindowTitle(tr("Tool bar"));
    new_->setText(tr("&New Game"));
    new_->setIconText(tr("New", "tool bar button: new game"));
    setup_->setText(tr("New Game &With..."));
    open_->setText(tr("&Open..."));
    save_->setText(tr("&Save As..."));
    scores_->setText(tr("&High Scores"));
    close_->setText(tr("&Close"));
    undo_->setText(tr("&Undo"));
    redo_->setText(tr("&Redo"));
    hint_->setText(tr("&Hint"));
    demonstrate_->setText(tr("&Demonstration"));
    preview_->setText(tr("&Next Chips"));
    fullScreen_->setText(tr("&Full Screen"));
    preferences_->setText(tr("&Settings..."));
    rules_->setText(tr("&Rules and Keys"));
    view_->panel()->retranslate();
    board()->retranslate();
    refresh();
}

void LinesWindow::askForSetup() {
    auto* dialog = new LinesSetupDialog({session_->game().setup(), session_->game().preview() == lines::Preview::kOn},
                                        settings_.pieces, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { start(dialog->configuration()); });
    dialog->open();
}

void LinesWindow::showScores() {
    auto lists = lines::HighScores(lines::HighScores::default_file()).load();
    auto* dialog = new LinesScoresDialog(lists ? std::move(*lists) : std::vector<lines::HighScoreList>{},
                                         session_->configuration(), session_->game().id(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LinesWindow::showHelp() {
    (new LinesHelpDialog(session_->game().setup(), this))->show();
}

}  // namespace atom4::ui
