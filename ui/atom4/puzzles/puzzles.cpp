// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/puzzles/puzzles.h"

#include "ui/atom4/puzzles/my_puzzles_dialog.h"
#include "ui/atom4/puzzles/puzzle_statistics.h"
#include "ui/common/actions.h"

namespace atom4::ui {

Puzzles::Puzzles(QStackedWidget& pages, QMainWindow& window)
    : PageSwitcher(
          pages, window, [] { return tr("Pu&zzles"); }, "puzzles"),
      day_(makeAction(window, [] { return tr("Puzzle of the &Day"); }, "dayPuzzle", {})) {
    connect(day_, &QAction::triggered, this, &Puzzles::openToday);
}

void Puzzles::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

void Puzzles::openToday() {
    open();
    page()->beginToday();
}

void Puzzles::openMine() {
    open();
    page()->beginMine();
}

QWidget* Puzzles::makePage() {
    auto* page = new PuzzlePage(settings_);
    connect(page, &PuzzlePage::backWanted, this, &Puzzles::close);
    connect(page, &PuzzlePage::said, this, &Puzzles::said);
    connect(page, &PuzzlePage::listWanted, this, &Puzzles::showList);
    connect(page, &PuzzlePage::statisticsWanted, this, &Puzzles::showStatistics);
    return page;
}

void Puzzles::showList() {
    auto* dialog = new MyPuzzlesDialog(page()->desk(), page());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MyPuzzlesDialog::chosen, page(), &PuzzlePage::begin);
    connect(dialog, &MyPuzzlesDialog::changed, page(), &PuzzlePage::showChoices);
    dialog->open();
}

void Puzzles::showStatistics() {
    auto* dialog = new PuzzleStatisticsDialog(page()->desk(), page());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace atom4::ui
