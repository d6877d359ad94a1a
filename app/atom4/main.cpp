// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <cstring>
#include <iostream>
#include <span>
#include <variant>

#include "app/command_line.h"
#include "tui/run_terminal.h"
#include "ui/run_window.h"

namespace {

int refuse(const atom4::CommandLine& line, const atom4::FileError& error) {
    const std::string file = line.session.file ? line.session.file->string() : "atom4";
    if (const auto* system = std::get_if<atom4::SystemError>(&error)) {
        std::cerr << file << ": " << std::strerror(system->code) << '\n';
    } else {
        const auto& record = std::get<atom4::RecordError>(error);
        std::cerr << file << ':' << record.line << ':' << record.column << ": this is not a legal game of Atom-4\n";
    }
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::span<const char* const> arguments(argv, static_cast<std::size_t>(argc));
    const auto parsed = atom4::parse_command_line(atom4::Program::kAtom4, arguments);
    if (const auto* leave = std::get_if<atom4::CommandLineExit>(&parsed)) {
        (leave->status == 0 ? std::cout : std::cerr) << leave->text;
        return leave->status;
    }
    const auto& line = std::get<atom4::CommandLine>(parsed);

    const bool window = line.mode != atom4::DisplayMode::kTerminal && atom4::ui::can_open_display();
    if (line.mode == atom4::DisplayMode::kWindow && !window) {
        std::cerr << "atom4: no display can be opened for the window; use -mt to play in the terminal\n";
        return 1;
    }
    auto session = atom4::Session::begin(line.session);
    if (!session) return refuse(line, session.error());
    return window ? atom4::ui::run_window(argc, argv, **session) : atom4::tui::run_terminal(**session);
}
