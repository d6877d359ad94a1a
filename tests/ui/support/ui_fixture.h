// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <memory>

#include "ui/atom4/window/main_window.h"

/// A session in its own folder, and a window that shows it.
class Table {
public:
    explicit Table(atom4::SessionOptions options = {}, atom4::MoveFinder find = atom4::find_move);

    [[nodiscard]] atom4::Match& match() { return session->match(); }
    [[nodiscard]] atom4::ui::BoardView* board() { return window->board(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString state() const;
    void click(atom4::Cell cell);
    void hover(atom4::Cell cell);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Plays the moves, and finishes their animation.
    void playAll(const std::vector<const char*>& cells);
    /// Plays random moves to the end of the round: those of the first seed, from `seed` on, that lead to that outcome.
    void playToTheEnd(atom4::Outcome outcome, std::uint64_t seed);

    QTemporaryDir folder;
    std::unique_ptr<atom4::Session> session;
    std::unique_ptr<atom4::ui::MainWindow> window;
};

/// Returns the path of the settings file, for tests that read and write it with QSettings instead of our own code.
[[nodiscard]] QString settingsFile();

/// Options for a match against the computer.
[[nodiscard]] atom4::SessionOptions against_computer(atom4::Player computer, int level);

/// Returns a computer that thinks until it is stopped; `asked` counts its searches, `ended` those that have stopped.
[[nodiscard]] atom4::MoveFinder endlessThinker(std::atomic<int>& asked, std::atomic<int>& ended);

/// Returns a computer that reports a line, and thinks until it is told to move: then it plays the first legal move.
[[nodiscard]] atom4::MoveFinder patientThinker();

/// Paints the widget, and saves the picture in the folder named by ATOM4_SCREENSHOTS, if that is set.
void takePicture(QWidget& widget, const QString& name);

[[nodiscard]] atom4::Cell cell(const char* name);
