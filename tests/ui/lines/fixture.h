// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

#include "ui/lines/window.h"

/// A session of Lines in its own folders, and a window that shows it.
class LinesTable {
public:
    explicit LinesTable(atom4::lines::SessionOptions options = {}, const atom4::ui::Settings& settings = {});
    /// Starts with these chips, such as "a1:2 c5:1", in a game of five colours and lines of five.
    explicit LinesTable(const char* chips, const atom4::ui::Settings& settings = {});
    ~LinesTable();

    [[nodiscard]] atom4::ui::LinesBoardView* board() { return window->board(); }
    [[nodiscard]] const atom4::lines::Game& game() { return window->session().game(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString label(const char* name) const;
    void click(const char* cell);
    void hover(const char* cell);
    /// Drags the chip with the mouse and drops it at `to`.
    void drag(const char* from, const char* to);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Picks and moves the chip by clicks, and finishes the animation of the turn.
    void move(const char* from, const char* to);
    /// Does the same with a random legal move, chosen by the seed.
    void moveAtRandom(std::uint64_t seed);
    /// Closes the window and opens a new session, like a restart of the program.
    void reopen(atom4::lines::SessionOptions options = {});

    QTemporaryDir folder;
    std::unique_ptr<atom4::ui::LinesWindow> window;

private:
    void open(const atom4::lines::SessionOptions& options, const atom4::ui::Settings& settings);
};

[[nodiscard]] atom4::lines::Cell linesCell(const char* name);

/// Returns settings without animation.
[[nodiscard]] atom4::ui::Settings unmoved();
/// Returns the question whether to leave the game; nullptr if none is open.
[[nodiscard]] QMessageBox* question(const LinesTable& table);
/// Clicks the button of that name in the question, and waits until the question has closed.
void answer(const LinesTable& table, const char* button);
/// Returns the saved high scores for games like the one in play.
[[nodiscard]] std::vector<atom4::lines::HighScore> keptScores(const LinesTable& table);
/// Returns a configuration in which points are scored soon.
[[nodiscard]] atom4::lines::Configuration gameOfPoints();
