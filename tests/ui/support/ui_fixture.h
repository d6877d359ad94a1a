// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <memory>

#include "ui/atom4/window/main_window.h"

/// A session of its own in a folder of its own, and a window that shows it.
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
    /// Puts the moves on the board at once, as a file with them would.
    void playAll(const std::vector<const char*>& cells);
    /// Goes on to the end of the round with the first move that leads there, found by playing at random.
    void playToTheEnd(atom4::Outcome outcome, std::uint64_t seed);

    QTemporaryDir folder;
    std::unique_ptr<atom4::Session> session;
    std::unique_ptr<atom4::ui::MainWindow> window;
};

/// Where the settings are kept, for Qt's own reader of such files: what it finds there is what is meant.
[[nodiscard]] QString settingsFile();

/// Options for a match against the computer.
[[nodiscard]] atom4::SessionOptions against_computer(atom4::Player computer, int level);

/// A computer that thinks until it is stopped; `asked` counts the questions.
[[nodiscard]] atom4::MoveFinder endlessThinker(std::atomic<int>& asked, std::atomic<int>& ended);

/// A computer that tells what it looks at, and thinks until it is hurried: then it plays the first legal move.
[[nodiscard]] atom4::MoveFinder patientThinker();

/// Has the widget painted, and saves the picture in the folder ATOM4_SCREENSHOTS, if that is set.
void takePicture(QWidget& widget, const QString& name);

[[nodiscard]] atom4::Cell cell(const char* name);
