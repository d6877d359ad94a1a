// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <vector>

#include "ui/lines/window.h"

/// A session of Lines in folders of its own, and a window that shows it.
class LinesTable {
public:
    explicit LinesTable(atom4::lines::SessionOptions options = {}, const atom4::ui::Settings& settings = {});
    /// With a board in play, "a1:2 c5:1": five colours, lines of five.
    explicit LinesTable(const char* chips, const atom4::ui::Settings& settings = {});
    ~LinesTable();

    [[nodiscard]] atom4::ui::LinesBoardView* board() { return window->board(); }
    [[nodiscard]] const atom4::lines::Game& game() { return window->session().game(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString label(const char* name) const;
    void click(const char* cell);
    void hover(const char* cell);
    /// Takes the chip by the mouse and lets it go there.
    void drag(const char* from, const char* to);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Picks and moves by clicks, and sees the turn to its end.
    void move(const char* from, const char* to);
    /// The same with any legal move; the seed tells which.
    void moveAtRandom(std::uint64_t seed);
    /// Closes the window and begins anew, as the program would.
    void reopen(atom4::lines::SessionOptions options = {});

    QTemporaryDir folder;
    std::unique_ptr<atom4::ui::LinesWindow> window;

private:
    void open(const atom4::lines::SessionOptions& options, const atom4::ui::Settings& settings);
};

[[nodiscard]] atom4::lines::Cell linesCell(const char* name);

/// Settings with which nothing moves.
[[nodiscard]] atom4::ui::Settings unmoved();
/// Waiting for The question whether the game is to be left; nothing if none to answer.
[[nodiscard]] QMessageBox* question(const LinesTable& table);
/// Clicks on the button of that name of the question, and sees it gone.
void answer(const LinesTable& table, const char* button);
/// What is kept for games like the one in play.
[[nodiscard]] std::vector<atom4::lines::HighScore> keptScores(const LinesTable& table);
/// Games that come to points soon.
[[nodiscard]] atom4::lines::Configuration gameOfPoints();
