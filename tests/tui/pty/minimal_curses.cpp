// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// The smallest full-screen program: the start of the game is compared with it.

#include <clocale>

#include "tui/terminal/curses_header.h"

int main() {
    std::setlocale(LC_ALL, "");
    ::initscr();
    ::cbreak();
    ::noecho();
    ::keypad(::stdscr, TRUE);
    ::mvaddstr(0, 0, "ready");
    ::refresh();
    while (::getch() != 'q') {
    }
    ::endwin();
}
