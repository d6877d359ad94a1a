// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The window's actions, menus and tool bar.
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "ui/atom4/dialogs/help_dialog.h"
#include "ui/atom4/dialogs/statistics_dialog.h"
#include "ui/atom4/window/main_window.h"
#include "ui/atom4/words/messages.h"
#include "ui/language/language.h"
#include "ui/look/icons.h"
#include "ui/settings/recent_files.h"
#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui {

QAction* MainWindow::makeAction(const char* text, const QString& name, const QList<QKeySequence>& keys) {
    auto* action = new QAction(this);
    keep_translated(this, [=] { action->setText(tr(text)); });
    action->setObjectName(name);
    action->setShortcuts(keys);
    addAction(action);
    return action;
}

void MainWindow::makeActions() {
    new_ = makeAction(QT_TR_NOOP("&New Match..."), QStringLiteral("new"), {QKeySequence(Qt::CTRL | Qt::Key_N)});
    open_ = makeAction(QT_TR_NOOP("&Open..."), QStringLiteral("open"), {QKeySequence(Qt::CTRL | Qt::Key_O)});
    save_ = makeAction(QT_TR_NOOP("&Save"), QStringLiteral("save"), {QKeySequence(Qt::CTRL | Qt::Key_S)});
    saveAs_ = makeAction(QT_TR_NOOP("Save &As..."), QStringLiteral("saveAs"),
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    picture_ = makeAction(QT_TR_NOOP("Save Pictu&re..."), QStringLiteral("picture"), {});
    animation_ = makeAction(QT_TR_NOOP("Sa&ve Animation..."), QStringLiteral("animation"), {});
    print_ = makeAction(QT_TR_NOOP("Pr&int..."), QStringLiteral("print"), {QKeySequence(Qt::CTRL | Qt::Key_P)});
    setUp_ =
        makeAction(QT_TR_NOOP("Set &Up a Position..."), QStringLiteral("setUp"), {QKeySequence(Qt::CTRL | Qt::Key_E)});
    resign_ = makeAction(QT_TR_NOOP("Resi&gn"), QStringLiteral("resign"), {});
    resign_->setIcon(symbol_icon(Symbol::kResign));
    copyPosition_ =
        makeAction(QT_TR_NOOP("&Copy Position"), QStringLiteral("copyPosition"), {QKeySequence(Qt::CTRL | Qt::Key_C)});
    copyGame_ = makeAction(QT_TR_NOOP("Cop&y Match"), QStringLiteral("copyGame"),
                           {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    paste_ = makeAction(QT_TR_NOOP("Paste &Match"), QStringLiteral("paste"), {QKeySequence(Qt::CTRL | Qt::Key_V)});
    nextRound_ = makeAction(QT_TR_NOOP("Next Roun&d"), QStringLiteral("nextRound"), {QKeySequence(Qt::Key_N)});
    showStatistics_ = makeAction(QT_TR_NOOP("S&tatistics..."), QStringLiteral("statistics"), {});
    playLines_ = makeAction(QT_TR_NOOP("&Lines"), QStringLiteral("lines"), {QKeySequence(Qt::CTRL | Qt::Key_L)});
    quit_ = makeAction(QT_TR_NOOP("&Quit"), QStringLiteral("quit"),
                       {QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::Key_Q)});
    undo_ = makeAction(QT_TR_NOOP("&Undo"), QStringLiteral("undo"),
                       {QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_U)});
    redo_ = makeAction(
        QT_TR_NOOP("&Redo"), QStringLiteral("redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::Key_R)});
    pause_ = makeAction(QT_TR_NOOP("&Pause"), QStringLiteral("pause"), {QKeySequence(Qt::Key_P)});
    pause_->setCheckable(true);
    moveNow_ = makeAction(QT_TR_NOOP("&Move Now"), QStringLiteral("moveNow"), {QKeySequence(Qt::Key_M)});
    hint_ = makeAction(QT_TR_NOOP("&Hint"), QStringLiteral("hint"), {QKeySequence(Qt::Key_H)});
    hint_->setIcon(symbol_icon(Symbol::kHint));
    rematch_ = makeAction(QT_TR_NOOP("Rematc&h, Sides Changed"), QStringLiteral("rematch"),
                          {QKeySequence(Qt::CTRL | Qt::Key_R)});
    firstPly_ =
        makeAction(QT_TR_NOOP("&First Position"), QStringLiteral("firstPly"), {QKeySequence(Qt::ALT | Qt::Key_Home)});
    previousPly_ = makeAction(QT_TR_NOOP("&Previous Position"), QStringLiteral("previousPly"),
                              {QKeySequence(Qt::ALT | Qt::Key_Left)});
    nextPly_ =
        makeAction(QT_TR_NOOP("Ne&xt Position"), QStringLiteral("nextPly"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
    lastPly_ =
        makeAction(QT_TR_NOOP("&Last Position"), QStringLiteral("lastPly"), {QKeySequence(Qt::ALT | Qt::Key_End)});
    fullScreen_ = makeAction(QT_TR_NOOP("&Full Screen"), QStringLiteral("fullScreen"), {QKeySequence(Qt::Key_F11)});
    fullScreen_->setCheckable(true);
    preferences_ =
        makeAction(QT_TR_NOOP("&Settings..."), QStringLiteral("settings"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    preferences_->setMenuRole(QAction::PreferencesRole);
    rules_ = makeAction(QT_TR_NOOP("&Rules"), QStringLiteral("rules"), {QKeySequence(Qt::Key_F1)});
    keys_ = makeAction(QT_TR_NOOP("&Keys"), QStringLiteral("keys"), {});
    about_ = makeAction(QT_TR_NOOP("&About Atom-4"), QStringLiteral("about"), {});
    about_->setMenuRole(QAction::AboutRole);
    quit_->setMenuRole(QAction::QuitRole);
    keep_translated(this, [this] { new_->setIconText(tr("New", "tool bar button: new match")); });

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
    connect(animation_, &QAction::triggered, this, [this] {
        animations_->ask(session_.match(), {board()->palette(), font(), settings_.pieces, settings_.markLastMove});
    });
    connect(print_, &QAction::triggered, this, &MainWindow::askForPrinter);
    connect(setUp_, &QAction::triggered, this, &MainWindow::setUpPosition);
    connect(resign_, &QAction::triggered, this, &MainWindow::resign);
    connect(copyPosition_, &QAction::triggered, this, &MainWindow::copyPosition);
    connect(copyGame_, &QAction::triggered, this, &MainWindow::copyGame);
    connect(paste_, &QAction::triggered, this, &MainWindow::pasteGame);
    connect(nextRound_, &QAction::triggered, this, &MainWindow::nextRound);
    connect(playLines_, &QAction::triggered, this, &MainWindow::linesWanted);
    connect(showStatistics_, &QAction::triggered, this, &MainWindow::showStatistics);
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
    connect(preferences_, &QAction::triggered, this, [this] { keeper_.ask(this); });
    connect(rules_, &QAction::triggered, this, [this] { showHelp(HelpPage::kRules); });
    connect(keys_, &QAction::triggered, this, [this] { showHelp(HelpPage::kKeys); });
    connect(about_, &QAction::triggered, this, &MainWindow::showAbout);
}

QMenu* MainWindow::makeMenu(const char* title) {
    QMenu* menu = menuBar()->addMenu(QString());
    keep_translated(this, [=] { menu->setTitle(tr(title)); });
    return menu;
}

void MainWindow::makeMenus() {
    QMenu* game = makeMenu(QT_TR_NOOP("&Game"));
    unfinished_ = new UnfinishedMenu(
        [this] {
            std::vector<UnfinishedEntry> entries;
            for (const UnfinishedMatch& match : session_.unfinished())
                entries.push_back({Messages::unfinished(match), match.path});
            return entries;
        },
        this);
    connect(unfinished_, &UnfinishedMenu::chosen, this, &MainWindow::goOnWith);
    game->addAction(new_);
    game->addMenu(unfinished_);
    game->addActions({setUp_, rematch_, nextRound_, pause_, resign_});
    game->addSeparator();
    game->addAction(open_);
    auto* recent = new RecentFilesMenu(this);
    connect(recent, &RecentFilesMenu::fileChosen, this, [this](const std::filesystem::path& file) { openFile(file); });
    game->addMenu(recent);
    game->addActions({save_, saveAs_, picture_, animation_, print_});
    game->addSeparator();
    game->addActions({copyPosition_, copyGame_, paste_});
    game->addSeparator();
    game->addAction(playLines_);
    game->addAction(showStatistics_);
    game->addSeparator();
    game->addAction(quit_);
    QMenu* move = makeMenu(QT_TR_NOOP("&Move"));
    move->addActions({undo_, redo_, hint_, moveNow_});
    move->addSeparator();
    move->addActions({firstPly_, previousPly_, nextPly_, lastPly_});
    QMenu* view = makeMenu(QT_TR_NOOP("&View"));
    view->addAction(fullScreen_);
    view->addSeparator();
    view->addAction(preferences_);
    // Analysis and review.
    study_->fill(*makeMenu(QT_TR_NOOP("&Learn")));
    QMenu* help = makeMenu(QT_TR_NOOP("&Help"));
    help->addActions({rules_, keys_});
    help->addSeparator();
    help->addAction(about_);
}

void MainWindow::makeToolBar() {
    auto* bar = new PlainToolBar(this);
    addToolBar(bar);
    keep_translated(bar, [bar] { bar->setWindowTitle(tr("Tool bar")); });
    bar->setObjectName(QStringLiteral("toolBar"));
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

void MainWindow::showStatistics() {
    auto* dialog = new StatisticsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showHelp(HelpPage page) {
    (new HelpDialog(page, settings_.pieces, this))->show();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(QMessageBox::NoIcon, {}, {}, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::RichText);
    keep_translated(box, [box] {
        box->setWindowTitle(tr("About Atom-4"));
        box->setText(tr("<h3>Atom-4 %1</h3><p>A game of colours on a triangular lattice, for two players or "
                        "one against the computer.</p><p>Free software under the GNU General Public License, "
                        "version 2 or later.</p>")
                         .arg(QCoreApplication::applicationVersion()));
    });
    box->setIconPixmap(program_icon(128).pixmap(64, 64));
    box->open();
}

}  // namespace atom4::ui
