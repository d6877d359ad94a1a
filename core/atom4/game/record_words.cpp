// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/record_words.h"

#include "core/base/translation.h"
#include "core/storage/record_text.h"

namespace atom4 {
namespace {

std::string illegal_move_reason(const RecordError& error) {
    switch (error.reason.value_or(IllegalMove::kNoAdjacentPair)) {
        case IllegalMove::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalMove::kOccupied: return fill(translated("there is already a piece at {0}"), {error.token});
        case IllegalMove::kNoAdjacentPair:
            return fill(translated("a piece at {0} would not touch two pieces that touch each other"), {error.token});
        case IllegalMove::kRoundOver: break;
    }
    return fill(translated("the round is over before {0}"), {error.token});
}

}  // namespace

std::string record_fault(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return translated("this is a saved game, but not one of Atom-4");
        case RecordFault::kBadRound: return translated("a round is a whole number, 1 or more");
        case RecordFault::kRoundOutOfOrder: return translated("this is not the round that follows the one before");
        case RecordFault::kBadSize: return translated("the size is ROWSxCOLUMNS, each 6 to 26");
        case RecordFault::kBadStart: return translated("the first piece is one of the letters R, Y, G, C, B and P");
        case RecordFault::kBadResult: return translated("a result is 1-0, 0-1, 1/2-1/2 or *");
        case RecordFault::kResultContradicts: return translated("the moves end otherwise than this result says");
        case RecordFault::kBadMoveNumber: return fill(translated("{0} is not the number of this move"), {token});
        case RecordFault::kNotACell: return fill(translated("\"{0}\" is not a cell, such as i9"), {token});
        case RecordFault::kIllegalMove: return illegal_move_reason(error);
        case RecordFault::kBadPosition:
            return fill(translated("Position \"{0}\" is none, or another than Size and Start say"), {token});
        case RecordFault::kBadVariation:
            return translated("a variation in parentheses is not closed, empty, or stands inside another");
        case RecordFault::kTooManyVariations: return translated("there are more variations than a file may hold");
        case RecordFault::kOpenComment: break;
    }
    return translated("the comment that begins here has no end");
}

}  // namespace atom4
