// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The window's actions, menus and tool bar.
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>

#include "ui/help_dialog.h"
#include "ui/icons.h"
#include "ui/main_window.h"

namespace atom4::ui {

QAction* MainWindow::makeAction(const QString& text, const QString& name, QList<QKeySequence> keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    addAction(action);
    return action;
}

void MainWindow::makeActions() {
    new_ = makeAction(tr("&New Match..."), QStringLiteral("new"), {QKeySequence(Qt::CTRL | Qt::Key_N)});
    open_ = makeAction(tr("&Open..."), QStringLiteral("open"), {QKeySequence(Qt::CTRL | Qt::Key_O)});
    save_ = makeAction(tr("&Save"), QStringLiteral("save"), {QKeySequence(Qt::CTRL | Qt::Key_S)});
    saveAs_ = makeAction(tr("Save &As..."), QStringLiteral("saveAs"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    picture_ = makeAction(tr("Save Pi&cture..."), QStringLiteral("picture"), {});
    copyPosition_ =
        makeAction(tr("&Copy Position"), QStringLiteral("copyPosition"), {QKeySequence(Qt::CTRL | Qt::Key_C)});
    copyGame_ =
        makeAction(tr("Copy M&atch"), QStringLiteral("copyGame"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    paste_ = makeAction(tr("Pas&te Match"), QStringLiteral("paste"), {QKeySequence(Qt::CTRL | Qt::Key_V)});
    nextRound_ = makeAction(tr("Next &Round"), QStringLiteral("nextRound"), {QKeySequence(Qt::Key_N)});
    playLines_ = makeAction(tr("&Lines"), QStringLiteral("lines"), {QKeySequence(Qt::CTRL | Qt::Key_L)});
    quit_ =
        makeAction(tr("&Quit"), QStringLiteral("quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::Key_Q)});
    undo_ =
        makeAction(tr("&Undo"), QStringLiteral("undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_U)});
    redo_ = makeAction(
        tr("&Redo"), QStringLiteral("redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::Key_R)});
    pause_ = makeAction(tr("&Pause"), QStringLiteral("pause"), {QKeySequence(Qt::Key_P)});
    pause_->setCheckable(true);
    moveNow_ = makeAction(tr("&Move Now"), QStringLiteral("moveNow"), {QKeySequence(Qt::Key_M)});
    hint_ = makeAction(tr("&Hint"), QStringLiteral("hint"), {QKeySequence(Qt::Key_H)});
    hint_->setIcon(symbol_icon(Symbol::kHint));
    rematch_ =
        makeAction(tr("Re&match, Sides Changed"), QStringLiteral("rematch"), {QKeySequence(Qt::CTRL | Qt::Key_R)});
    firstPly_ = makeAction(tr("&First Position"), QStringLiteral("firstPly"), {QKeySequence(Qt::ALT | Qt::Key_Home)});
    previousPly_ =
        makeAction(tr("P&revious Position"), QStringLiteral("previousPly"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
    nextPly_ = makeAction(tr("Ne&xt Position"), QStringLiteral("nextPly"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
    lastPly_ = makeAction(tr("&Last Position"), QStringLiteral("lastPly"), {QKeySequence(Qt::ALT | Qt::Key_End)});
    fullScreen_ = makeAction(tr("&Full Screen"), QStringLiteral("fullScreen"), {QKeySequence(Qt::Key_F11)});
    fullScreen_->setCheckable(true);
    preferences_ = makeAction(tr("&Settings..."), QStringLiteral("settings"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    preferences_->setMenuRole(QAction::PreferencesRole);
    rules_ = makeAction(tr("&Rules"), QStringLiteral("rules"), {QKeySequence(Qt::Key_F1)});
    keys_ = makeAction(tr("&Keys"), QStringLiteral("keys"), {});
    about_ = makeAction(tr("&About Atom-4"), QStringLiteral("about"), {});
    about_->setMenuRole(QAction::AboutRole);
    quit_->setMenuRole(QAction::QuitRole);
    new_->setIconText(tr("New", "tool bar button: new match"));

    new_->setIcon(symbol_icon(Symbol::kNew));
    open_->setIcon(symbol_icon(Symbol::kOpen));
    save_->setIcon(symbol_icon(Symbol::kSave));
    nextRound_->setIcon(symbol_icon(Symbol::kNextRound));
    quit_->setIcon(symbol_icon(Symbol::kQuit));
    undo_->setIcon(symbol_icon(Symbol::kUndo));
    redo_->setIcon(symbol_icon(Symbol::kRedo));
    fullScreen_->setIcon(symbol_icon(Symbol::kFullScreen));
    rules_->setIcon(symbol_icon(Symbol::kRules));

    connect(new_, &QAction::triggered, this, &MainWindow::askForNewMatch);
    connect(open_, &QAction::triggered, this, &MainWindow::askForFile);
    connect(save_, &QAction::triggered, this, &MainWindow::save);
    connect(saveAs_, &QAction::triggered, this, &MainWindow::saveAs);
    connect(picture_, &QAction::triggered, this, &MainWindow::exportPicture);
    connect(copyPosition_, &QAction::triggered, this, &MainWindow::copyPosition);
    connect(copyGame_, &QAction::triggered, this, &MainWindow::copyGame);
    connect(paste_, &QAction::triggered, this, &MainWindow::pasteGame);
    connect(nextRound_, &QAction::triggered, this, &MainWindow::nextRound);
    connect(playLines_, &QAction::triggered, this, [this] { lines_->open(settings_); });
    connect(quit_, &QAction::triggered, this, &QWidget::close);
    connect(undo_, &QAction::triggered, this, &MainWindow::undo);
    connect(redo_, &QAction::triggered, this, &MainWindow::redo);
    connect(pause_, &QAction::triggered, this, &MainWindow::setPaused);
    connect(hint_, &QAction::triggered, this, &MainWindow::askForHint);
    connect(moveNow_, &QAction::triggered, this, &MainWindow::moveNow);
    connect(rematch_, &QAction::triggered, this, &MainWindow::rematch);
    connect(firstPly_, &QAction::triggered, this, [this] { lookAt(0); });
    connect(previousPly_, &QAction::triggered, this, [this] { lookAt(shownPly() - 1); });
    connect(nextPly_, &QAction::triggered, this, [this] { lookAt(shownPly() + 1); });
    connect(lastPly_, &QAction::triggered, this, &MainWindow::lookAtPresent);
    connect(fullScreen_, &QAction::triggered, this, &MainWindow::toggleFullScreen);
    connect(preferences_, &QAction::triggered, this, [this] { askForSettings(this); });
    connect(rules_, &QAction::triggered, this, [this] { showHelp(HelpPage::kRules); });
    connect(keys_, &QAction::triggered, this, [this] { showHelp(HelpPage::kKeys); });
    connect(about_, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::makeMenus() {
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    game->addActions({new_, rematch_, nextRound_, pause_});
    game->addSeparator();
    game->addActions({open_, save_, saveAs_, picture_});
    game->addSeparator();
    game->addActions({copyPosition_, copyGame_, paste_});
    game->addSeparator();
    game->addAction(playLines_);
    game->addSeparator();
    game->addAction(quit_);
    QMenu* move = menuBar()->addMenu(tr("&Move"));
    move->addActions({undo_, redo_, hint_, moveNow_});
    move->addSeparator();
    move->addActions({firstPly_, previousPly_, nextPly_, lastPly_});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(fullScreen_);
    view->addSeparator();
    view->addAction(preferences_);
    study_->fill(*menuBar()->addMenu(tr("&Learn", "menu: analysis, review")));
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({rules_, keys_});
    help->addSeparator();
    help->addAction(about_);
}

void MainWindow::makeToolBar() {
    QToolBar* bar = addToolBar(tr("Tool bar"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height() * 5 / 4;
    bar->setIconSize(QSize(side, side));
    bar->addActions({new_, undo_, redo_, hint_, study_->analysis().action()});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    roundLabel_->setObjectName(QStringLiteral("round"));
    roundLabel_->setContentsMargins(8, 0, 12, 0);
    QFont bold = font();
    bold.setBold(true);
    roundLabel_->setFont(bold);
    bar->addWidget(roundLabel_);
}

void MainWindow::showHelp(HelpPage page) {
    (new HelpDialog(page, settings_.pieces, this))->show();
}

void MainWindow::showAbout() {
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, tr("About Atom-4"),
                        tr("<h3>Atom-4 %1</h3><p>A game of colours on a triangular lattice, for two players or "
                           "one against the computer.</p><p>Free software under the GNU General Public License, "
                           "version 2 or later.</p>")
                            .arg(QCoreApplication::applicationVersion()),
                        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(program_icon().pixmap(64, 64));
    box->open();
}

}  // namespace atom4::ui
