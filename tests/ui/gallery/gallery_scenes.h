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

/// A window or dialog in a state worth seeing, with `keeper` owning all that it needs.
struct Exhibit {
    QWidget* widget = nullptr;
    std::shared_ptr<void> keeper;
    std::function<bool()> isAtRest = {};  ///< returns whether the state is reached; empty if it is at once
};

/// A scene of the gallery: `make` creates it in a language.
struct Scene {
    const char* name;
    bool isDialog;
    std::function<Exhibit(atom4::ui::LanguageChoice)> make;
    /// Whether the scene is also checked in upright windows of several sizes.
    bool upright = false;
};

[[nodiscard]] const std::vector<Scene>& scenes();

// Helpers for the scenes.

/// Hides the window from the screen, so that it can be larger than the screen.
void takeOffScreen(QWidget& window);
void sayIn(atom4::ui::LanguageChoice language);
/// Gives unfinished games a fixed date, so that the pictures do not depend on today's.
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
/// Plays fixed pseudo-random moves, which bring all colours on the board.
void playSome(Table& table, int plies);
[[nodiscard]] Exhibit shown(std::shared_ptr<Table> table);
/// Shows a dialog.
template <class Dialog>
[[nodiscard]] Exhibit shown(std::shared_ptr<Dialog> dialog) {
    dialog->show();
    atom4::require(QTest::qWaitForWindowExposed(dialog.get()));
    QWidget* widget = dialog.get();
    return {widget, std::move(dialog)};
}

// Scenes of the board: the move pointed at lets the opponent win; a winning four; the whole board; a part of it.
[[nodiscard]] Exhibit danger(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit won(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit wholeBoard(atom4::ui::LanguageChoice language);
[[nodiscard]] Exhibit near(atom4::ui::LanguageChoice language);

/// Returns the scenes that show who plays, and the computer's turn.
[[nodiscard]] std::vector<Scene> seatScenes();
/// Returns the scenes of analysis and review.
[[nodiscard]] std::vector<Scene> studyScenes();
/// Returns the scenes of network play.
[[nodiscard]] std::vector<Scene> networkScenes();
/// Returns the scenes of Lines.
[[nodiscard]] std::vector<Scene> linesScenes();
/// Returns the scenes of puzzles.
[[nodiscard]] std::vector<Scene> puzzleScenes();
/// Returns the scenes of comments and of keyboard shortcuts.
[[nodiscard]] std::vector<Scene> aroundScenes();
