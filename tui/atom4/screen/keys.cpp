// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/keys.h"

#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

constexpr int kEscape = 27;

constexpr int control(char letter) {
    return letter & 0x1F;
}

}  // namespace

Command command_of_key(int key) {
    switch (key) {
        case KEY_UP:
        case 'k':
        case '8': return Command::kUp;
        case KEY_DOWN:
        case 'j':
        case '2': return Command::kDown;
        case KEY_LEFT:
        case 'h':
        case '4': return Command::kLeft;
        case KEY_RIGHT:
        case 'l':
        case '6': return Command::kRight;
        // The corners of the keypad, with and without Num Lock.
        case KEY_A1:
        case KEY_HOME:
        case '7': return Command::kNorthWest;
        case KEY_A3:
        case KEY_PPAGE:
        case '9': return Command::kNorthEast;
        case KEY_C1:
        case KEY_END:
        case '1': return Command::kSouthWest;
        case KEY_C3:
        case KEY_NPAGE:
        case '3': return Command::kSouthEast;
        case '\n':
        case '\r':
        case KEY_ENTER:
        case ' ':
        case KEY_B2:
        case '5': return Command::kPlace;
        case '\t': return Command::kNextLegal;
        case KEY_BTAB: return Command::kPreviousLegal;
        case 'u': return Command::kUndo;
        case 'r': return Command::kRedo;
        case 'n': return Command::kNextRound;
        case 'N': return Command::kNewMatch;
        case kEscape: return Command::kBack;
        case 'H': return Command::kHint;
        case 'm': return Command::kMoveNow;
        case '<':
        case ',': return Command::kStepBack;
        case '>':
        case '.': return Command::kStepForward;
        case 'g':
        case ':':
        case '/': return Command::kGoTo;
        case 's': return Command::kSave;
        case 'o': return Command::kOpen;
        case 'a': return Command::kAnalysis;
        case 'A': return Command::kAnalysisLines;
        case 'v': return Command::kReview;
        case 'V': return Command::kPreviousMistake;
        case 'f': return Command::kFollow;
        case 'C': return Command::kComment;
        case 'O': return Command::kPromote;
        case 'D': return Command::kDeleteLine;
        case 'R': return Command::kResign;
        case '+': return Command::kStronger;
        case '-': return Command::kWeaker;
        case 'L': return Command::kLetters;
        case 'b': return Command::kPaper;
        case 'z': return Command::kCloseView;
        case 'c': return Command::kSettings;
        case 'w': return Command::kWhy;
        case 'W': return Command::kStatistics;
        case 'p': return Command::kPause;
        case 'M': return Command::kMouse;
        case 'B': return Command::kCall;
        case 'e': return Command::kSetUp;
        case 't': return Command::kLearn;
        case 'P': return Command::kPuzzles;
        case 'i': return Command::kHandbook;
        case 'K': return Command::kKeepMistakes;
        case 'I': return Command::kNetwork;
        case 'T': return Command::kTalk;
        case 'S': return Command::kMute;
        case 'y': return Command::kYes;
        case 'x': return Command::kNo;
        case '?':
        case KEY_F(1): return Command::kHelp;
        case control('L'): return Command::kRedraw;
        case KEY_RESIZE: return Command::kResize;
        case 'q': return Command::kQuit;
        default: return Command::kNone;
    }
}

bool is_erasing_key(int key) {
    return key == KEY_DC || key == KEY_BACKSPACE || key == '\b' || key == 0x7F;
}

std::optional<CursorStep> step_of(Command command) {
    switch (command) {
        case Command::kUp: return CursorStep::kUp;
        case Command::kDown: return CursorStep::kDown;
        case Command::kLeft: return CursorStep::kLeft;
        case Command::kRight: return CursorStep::kRight;
        case Command::kNorthWest: return CursorStep::kNorthWest;
        case Command::kNorthEast: return CursorStep::kNorthEast;
        case Command::kSouthWest: return CursorStep::kSouthWest;
        case Command::kSouthEast: return CursorStep::kSouthEast;
        default: return std::nullopt;
    }
}

}  // namespace atom4::tui
