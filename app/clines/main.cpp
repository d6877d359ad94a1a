// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Console Lines, in the terminal only.

#include "app/clines/commands.h"
#include "app/command_line/errors.h"
#include "core/base/environment.h"
#include "tui/common/i18n.h"
#include "tui/lines/app.h"
#include "tui/lines/texts.h"

int main(int argc, char** argv) {
    using namespace atom4;
    prepare_process();
    end_plainly_as("clines");
    tui::set_up_locale();
    auto parsed = parse_clines_arguments({argv, static_cast<std::size_t>(argc)});
    if (const auto* exit = std::get_if<EarlyExit>(&parsed)) return say_and_exit(*exit);
    auto& arguments = std::get<ClinesArguments>(parsed);
    const auto said = [](int status) { return tui::finish_output() ? status : 1; };
    if (arguments.check) return said(check_lines_game(*arguments.check));
    if (arguments.list_scores) return said(list_lines_scores());
    if (arguments.self_play) return said(measure_lines_player(*arguments.self_play));
    arguments.session.player = lines::saved_player();
    const auto session = lines::Session::begin(arguments.session);
    if (!session) {
        tui::complain(tui::lines_file_error_text(arguments.session.file.value_or(""), session.error()) + "\n");
        return 1;
    }
    return tui::run_lines(**session, arguments.look, arguments.preferences, arguments.plain, arguments.learn);
}
