// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/help.h"

#include "tui/common/i18n.h"

namespace atom4 {

using tui::_;

const char* name_of(Program program) {
    return program == Program::kAtom4 ? "atom4" : "atom4-tui";
}

std::string help_text(Program program) {
    const bool both = program == Program::kAtom4;
    std::string text = fill(both ? _("Usage: {0} [OPTION]... [FILE]\n"
                                     "Play Atom-4, a two-player game of colours, in a window or on the terminal.\n")
                                 : _("Usage: {0} [OPTION]... [FILE]\n"
                                     "Play Atom-4, a two-player game of colours, on the terminal.\n"),
                            {name_of(program)});
    text +=
        _("\nThe match of the last start goes on, unless the options ask for another one.\n"
          "FILE is a saved game (.atom4) to go on with instead.\n"
          "\n"
          "  -a, --ai 1|2        the computer plays for player 1 or 2; without it, two\n"
          "                      persons play\n"
          "  -d, --level LEVEL   how well the computer plays: 0, 1, 2, ... (default 2)\n");
    if (both)
        text +=
            _("  -m, --mode t|x      t: on the terminal, x: in a window; without it, in a\n"
              "                      window if there is a display, else on the terminal\n");
    text +=
        _("      --host [WHERE]  play against somebody elsewhere: wait at an address and\n"
          "                      port, or a path, and show an invitation to be sent\n"
          "      --join INVITATION\n"
          "                      play against whoever has sent this invitation\n"
          "      --watch INVITATION\n"
          "                      look on at the match\n");
    text += _("  -c                  colours on the terminal, as in 2003; the default now\n");
    text +=
        _("      --size RxC      a board of R rows and C columns, each 6 to 26\n"
          "                      (default 16x16)\n"
          "      --new           start a new match\n"
          "      --learn         begin with nine short lessons\n"
          "      --lines         play Console Lines instead, a game for one\n"
          "      --plain         play line by line in words, as screen readers, braille\n"
          "                      lines and pipes like it\n"
          "      --ascii         on the terminal, draw with nothing but ASCII\n"
          "      --paper WHICH   on the terminal, a board that is dark, light, or auto,\n"
          "                      as the terminal is (default: as it was left)\n"
          "      --no-animation  on the terminal, nothing moves by itself\n"
          "      --no-mouse      on the terminal, leave the mouse to it, to select text\n"
          "      --call HOW      on the terminal, when a long think is over: never, bell,\n"
          "                      or message, on the desktop (default: as it was left)\n"
          "      --color WHEN    colours on the terminal: auto, always, never, or how\n"
          "                      many: 8, 16, 256, true (default auto)\n"
          "      --record FILE   write the match to FILE after every move\n"
          "      --seed N        let the computer's choices follow from the number N\n"
          "  -h, --help          show this help and end\n"
          "      --version       show the version and end\n");
    return text;
}

}  // namespace atom4
