// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

// The only place that includes curses. Not to be included in headers, to keep curses' macros out of them.
#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#undef lines
#undef columns
#undef tab
