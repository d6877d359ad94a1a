// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/start_lines.h"

#include "app/clines/lines_text.h"
#include "core/atom4/outside.h"
#include "core/atom4/printable.h"
#include "tui/i18n.h"
#include "tui/run_lines.h"

namespace atom4 {

bool wants_lines(const CommandLine& line) {
    return line.lines || (line.session.file && lines::is_lines_file(*line.session.file));
}

std::unique_ptr<lines::Session> begin_lines_session(const CommandLine& line) {
    lines::SessionOptions options;
    if (line.session.size) {
        options.rows = line.session.size->rows;
        options.cols = line.session.size->cols;
    }
    options.seed = line.session.seed;
    options.file = line.session.file;
    options.fresh = line.session.fresh;
    options.player = printable(account_name());
    auto session = lines::Session::begin(options);
    if (session) return std::move(*session);
    tui::complain(lines_file_error_text(options.file.value_or(""), session.error()) + "\n");
    return nullptr;
}

int run_lines_terminal(const CommandLine& line) {
    const auto session = begin_lines_session(line);
    return session ? tui::run_lines(*session, {}, line.terminal.wishes) : 1;
}

}  // namespace atom4
