// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/run_plain.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cstdio>

#include "tui/atom4/computer/computer.h"
#include "tui/atom4/plain/line_source.h"
#include "tui/atom4/plain/plain_game.h"
#include "tui/language/i18n.h"

namespace atom4::tui {

int run_plain(Session& session) {
    Computer computer(session);
    PlainGame game(session, [](const std::string& line) { std::puts(in_locale(line).c_str()); });
    LineSource lines(STDIN_FILENO);
    const bool in_turn = ::isatty(STDIN_FILENO) == 0;
    game.welcome();
    while (!game.has_quit()) {
        computer.keep_thinking();
        game.tell_of_trouble();
        // Nobody reads any more.
        if (std::fflush(stdout) != 0) return 1;
        const bool waits = in_turn && computer.is_thinking();
        if (const auto line = waits ? std::nullopt : lines.next()) {
            game.take(*line);
            if (game.take_hint_wish()) computer.want_hint();
            if (game.take_hurry()) computer.hurry();
            continue;
        }
        if (lines.has_ended() && !waits) break;
        // poll() passes over negative descriptors.
        std::array<pollfd, 2> sources{
            {{waits ? -1 : lines.descriptor(), POLLIN, 0}, {computer.descriptor(), POLLIN, 0}}};
        if (::poll(sources.data(), sources.size(), -1) < 0) continue;
        if (sources[0].revents != 0) lines.read();
        computer.take_answers();
        if (const auto hint = computer.take_hint()) game.tell_hint(*hint);
    }
    computer.rest();
    return std::fflush(stdout) == 0 ? 0 : 1;
}

}  // namespace atom4::tui
