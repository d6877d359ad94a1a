// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/words/file_words.h"

#include <system_error>

#include "core/base/printable.h"
#include "tui/language/format_words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

using lines::IllegalMove;
using lines::IllegalThrow;
using lines::RecordError;
using lines::RecordFault;
using lines::SetupFault;

std::string bounds_text(SetupFault fault) {
    switch (fault) {
        case SetupFault::kRows:
        case SetupFault::kCols: return _("the Size is ROWSxCOLUMNS, each 2 to 64");
        case SetupFault::kColours: return _("there are 2 to 20 Colours");
        case SetupFault::kLine: return _("a Line has 2 chips or more");
        case SetupFault::kFirst: return _("the First throw has 1 chip or more");
        case SetupFault::kEach: break;
    }
    return _("Each throw has 0 chips or more");
}

std::string throw_text(const RecordError& error) {
    switch (std::get<IllegalThrow>(error.reason)) {
        case IllegalThrow::kNotDue: return _("it is the player's move, not the computer's throw");
        case IllegalThrow::kGameOver: return _("the game is over before this throw");
        case IllegalThrow::kWrongNumber: return _("this is not the number of chips that a throw has here");
        case IllegalThrow::kOffBoard: return fill(_("{0} is not on the board"), {error.token});
        case IllegalThrow::kTaken: return fill(_("there is already a chip where {0} falls"), {error.token});
        case IllegalThrow::kNoSuchColour: break;
    }
    return fill(_("{0} has a colour that this game does not have"), {error.token});
}

std::string move_text(const RecordError& error) {
    switch (std::get<IllegalMove>(error.reason)) {
        case IllegalMove::kNotDue: return _("the computer has to throw before this move");
        case IllegalMove::kGameOver: return _("the game is over before this move");
        case IllegalMove::kOffBoard: return fill(_("{0} is not on the board"), {error.token});
        case IllegalMove::kNoChip: return fill(_("there is no chip at {0}"), {error.token});
        case IllegalMove::kTaken: return fill(_("there is already a chip at {0}"), {error.token});
        case IllegalMove::kNoPath: break;
    }
    return fill(_("no free path leads to {0}"), {error.token});
}

std::string reason_text(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault_reason(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return _("this is a saved game, but not one of Lines");
        case RecordFault::kBadValue: return fill(_("the tag {0} cannot have this value"), {token});
        case RecordFault::kOutOfBounds: return bounds_text(std::get<SetupFault>(error.reason));
        case RecordFault::kScoreContradicts: return _("the game has another score than this tag says");
        case RecordFault::kNotAnEvent: return fill(_("\"{0}\" is neither throw nor move"), {token});
        case RecordFault::kNotAChip: return fill(_("\"{0}\" is not a chip, such as c5:2"), {token});
        case RecordFault::kNotACell: return fill(_("\"{0}\" is not a cell"), {token});
        case RecordFault::kNotTwoCells: return _("a move has two cells, from where and to where");
        case RecordFault::kTooLong: return _("the game is too long for so large a board");
        case RecordFault::kIllegalThrow: return throw_text(error);
        case RecordFault::kIllegalMove: break;
    }
    return move_text(error);
}

}  // namespace

std::string lines_file_error_text(const std::filesystem::path& file, const lines::FileError& error) {
    const std::string name = printable(file.string());
    if (const auto* system = std::get_if<SystemError>(&error))
        return name + ": " + std::generic_category().message(system->code);
    const auto& record = std::get<RecordError>(error);
    return name + ":" + std::to_string(record.line) + ": " + printable(reason_text(record));
}

}  // namespace atom4::tui
