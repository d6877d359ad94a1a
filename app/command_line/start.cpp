// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/start.h"

#include "app/command_line/command_line.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/common/i18n.h"

namespace atom4 {

using tui::_;

std::variant<CommandLine, int> read_arguments(Program program, int argc, char** argv) {
    const auto count = static_cast<std::size_t>(argc);
    auto parsed = parse_command_line(program, {argv, count});
    hide_invitations({argv, count});
    if (const auto* exit = std::get_if<EarlyExit>(&parsed)) return say_and_exit(*exit);
    return std::get<CommandLine>(std::move(parsed));
}

namespace {

// Starts the session that was requested. A level without a computer is only worth a warning: the match may get a
// computer later.
Result<std::unique_ptr<Session>, SessionError> begin(CommandLine& line) {
    auto session = Session::begin(line.session);
    line.session.file_text.reset();
    if (!session || !line.session.level) return session;
    const auto& seats = (*session)->match().setup().seats;
    if (!seats[Player::kFirst].is_computer() && !seats[Player::kSecond].is_computer())
        tui::complain(fill(_("{0}: warning: -d has no effect without -a 1 or -a 2\n"), {name_of(line.program)}));
    return session;
}

}  // namespace

std::unique_ptr<Session> begin_session(CommandLine& line) {
    auto session = begin(line);
    if (session) return std::move(*session);
    tui::complain(tui::begin_error_text(session.error()) + "\n");
    return nullptr;
}

SessionForWindow begin_session_for_window(CommandLine& line) {
    auto session = begin(line);
    if (session) return {std::move(*session), std::nullopt};
    const SessionError& error = session.error();
    if (error.about_record) {
        tui::complain(tui::begin_error_text(error) + "\n");
        return {};
    }
    // Seats, size and record were meant for that file's match.
    SessionOptions plain;
    plain.seed = line.session.seed;
    const auto* system = std::get_if<SystemError>(&error.reason);
    const FileError reason = system != nullptr ? FileError(*system) : std::get<RecordError>(error.reason);
    return {std::move(Session::begin(plain).value()), OpenError{error.file, reason}};
}

}  // namespace atom4
