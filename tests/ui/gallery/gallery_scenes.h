// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDateTime>
#include <QFile>
#include <QTest>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/common/language.h"

/// A window or dialog in a state worth seeing, and all that it needs to stay there.
struct Exhibit {
    QWidget* widget = nullptr;
    std::shared_ptr<void> keeper;
    std::function<bool()> isAtRest = {};  ///< where something else is seen a moment before
};

/// Something to be hung in the gallery.
struct Scene {
    const char* name;
    bool isDialog;
    std::function<Exhibit(atom4::ui::LanguageChoice)> make;
    /// Also of interest in windows that stand upright, of several sizes.
    bool upright = false;
};

[[nodiscard]] const std::vector<Scene>& scenes();

// What scenes begin with.

/// The window can be larger than the screen there is.
void takeOffScreen(QWidget& window);
void sayIn(atom4::ui::LanguageChoice language);
/// What was left unfinished was left on a certain day.
template <class Unfinished>
void leaveOnADay(const std::vector<Unfinished>& unfinished) {
    for (const Unfinished& one : unfinished) {
        QFile file(QString::fromStdString(one.path.string()));
        atom4::require(file.open(QIODevice::ReadWrite) &&
                       file.setFileTime(QDateTime({2026, 1, 31}, {17, 5}), QFileDevice::FileModificationTime));
    }
}
[[nodiscard]] std::shared_ptr<Table> tableIn(atom4::ui::LanguageChoice language,
                                             const atom4::SessionOptions& options = {});
[[nodiscard]] std::shared_ptr<Table> tableIn(atom4::ui::LanguageChoice language, const atom4::SessionOptions& options,
                                             atom4::MoveFinder find);
/// Moves that bring all colours on the board.
void playSome(Table& table, int plies);
[[nodiscard]] Exhibit shown(std::shared_ptr<Table> table);
/// A dialog.
template <class Dialog>
[[nodiscard]] Exhibit shown(std::shared_ptr<Dialog> dialog) {
    dialog->show();
    atom4::require(QTest::qWaitForWindowExposed(dialog.get()));
    QWidget* widget = dialog.get();
    return {widget, std::move(dialog)};
}

// Scenes of the board: the placement that is pointed at lets the other side win; a row that won; all of the board; a
// part of it.
[[nodiscard]] Exhibit danger(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit won(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit wholeBoard(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit near(atom4::ui::LanguageChoice language);

/// Those of them that show who plays: the computer's turn.
[[nodiscard]] std::vector<Scene> seatScenes();
/// Those of them that show how one learns from a round.
[[nodiscard]] std::vector<Scene> studyScenes();
/// Those of the play over the network.
[[nodiscard]] std::vector<Scene> networkScenes();
/// Those of Lines.
[[nodiscard]] std::vector<Scene> linesScenes();
/// Those of puzzles.
[[nodiscard]] std::vector<Scene> puzzleScenes();
/// And those that show how one gets around in it.
[[nodiscard]] std::vector<Scene> aroundScenes();
