// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/start_lines.h"

#include <utility>

#include "tui/common/i18n.h"
#include "tui/lines/app.h"
#include "tui/lines/texts.h"

namespace atom4 {

bool wants_lines(CommandLine& line) {
    SessionOptions& options = line.session;
    if (options.file && !options.file_text)
        if (auto text = read_file(*options.file)) options.file_text = std::move(*text);
    const std::string_view text = options.file_text ? std::string_view(*options.file_text) : std::string_view();
    return line.lines || (options.file && lines::is_lines_file(*options.file, text));
}

namespace {

lines::SessionOptions lines_options(CommandLine& line) {
    lines::SessionOptions options;
    if (line.session.size) {
        options.rows = line.session.size->rows;
        options.cols = line.session.size->cols;
    }
    options.seed = line.session.seed;
    options.file = line.session.file;
    options.file_text = std::exchange(line.session.file_text, std::nullopt);
    options.fresh = line.session.fresh;
    options.player = lines::saved_player();
    return options;
}

}  // namespace

std::unique_ptr<lines::Session> begin_lines_session(CommandLine& line) {
    const auto options = lines_options(line);
    auto session = lines::Session::begin(options);
    if (session) return std::move(*session);
    tui::complain(tui::lines_file_error_text(options.file.value_or(""), session.error()) + "\n");
    return nullptr;
}

LinesForWindow begin_lines_for_window(CommandLine& line) {
    const auto options = lines_options(line);
    auto session = lines::Session::begin(options);
    if (session) return {std::move(*session), std::nullopt};
    lines::SessionOptions plain;
    plain.seed = options.seed;
    plain.player = options.player;
    return {std::move(lines::Session::begin(plain).value()),
            lines::OpenError{options.file.value_or(""), session.error()}};
}

int run_lines_terminal(CommandLine& line) {
    const auto session = begin_lines_session(line);
    return session ? tui::run_lines(*session, {}, line.terminal.preferences, line.terminal.plain, line.terminal.learn)
                   : 1;
}

}  // namespace atom4
