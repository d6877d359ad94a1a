// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/words/file_words.h"

#include <system_error>

#include "core/base/printable.h"
#include "tui/language/format_words.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

std::string illegal_move_reason(const RecordError& error) {
    switch (error.reason.value_or(IllegalMove::kNoAdjacentPair)) {
        case IllegalMove::kOffBoard: return fill(_("{0} is not on the board"), {error.token});
        case IllegalMove::kOccupied: return fill(_("there is already a piece at {0}"), {error.token});
        case IllegalMove::kNoAdjacentPair:
            return fill(_("a piece at {0} would not touch two pieces that touch each other"), {error.token});
        case IllegalMove::kRoundOver: break;
    }
    return fill(_("the round is over before {0}"), {error.token});
}

}  // namespace

std::string record_error_reason(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault_reason(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return _("this is a saved game, but not one of Atom-4");
        case RecordFault::kBadRound: return _("a round is a whole number, 1 or more");
        case RecordFault::kRoundOutOfOrder: return _("this is not the round that follows the one before");
        case RecordFault::kBadSize: return _("the size is ROWSxCOLUMNS, each 6 to 26");
        case RecordFault::kBadStart: return _("the first piece is one of the letters R, Y, G, C, B and P");
        case RecordFault::kBadResult: return _("a result is 1-0, 0-1, 1/2-1/2 or *");
        case RecordFault::kResultContradicts: return _("the moves end otherwise than this result says");
        case RecordFault::kBadMoveNumber: return fill(_("{0} is not the number of this move"), {token});
        case RecordFault::kNotACell: return fill(_("\"{0}\" is not a cell"), {token});
        case RecordFault::kIllegalMove: return illegal_move_reason(error);
        case RecordFault::kBadPosition:
            return fill(_("Position \"{0}\" is none, or another than Size and Start say"), {token});
        case RecordFault::kBadVariation:
            return _("a variation in parentheses is not closed, empty, or stands inside another");
        case RecordFault::kTooManyVariations: return _("there are more variations than a file may hold");
        case RecordFault::kOpenComment: break;
    }
    return _("the comment that begins here has no end");
}

std::string file_error_text(const std::filesystem::path& file, const FileError& error) {
    const std::string name = printable(file.string());
    if (const auto* system = std::get_if<SystemError>(&error))
        return name + ": " + std::generic_category().message(system->code);
    const auto& record = std::get<RecordError>(error);
    return name + ":" + std::to_string(record.line) + ":" + std::to_string(record.column) + ": " +
           printable(record_error_reason(record));
}

std::string begin_error_text(const BeginError& error) {
    if (const auto* system = std::get_if<SystemError>(&error.reason)) return file_error_text(error.file, *system);
    if (const auto* record = std::get_if<RecordError>(&error.reason)) return file_error_text(error.file, *record);
    return fill(_("{0}: holds another match; name another file, or start without --new to go on with it"),
                {printable(error.file.string())});
}

}  // namespace atom4::tui
