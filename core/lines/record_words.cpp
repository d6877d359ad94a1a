// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/record_words.h"

#include "core/base/translation.h"
#include "core/storage/record_text.h"

namespace atom4::lines {
namespace {

std::string bounds_text(SetupFault fault) {
    switch (fault) {
        case SetupFault::kRows:
        case SetupFault::kCols: return translated("the Size is ROWSxCOLUMNS, each 2 to 64");
        case SetupFault::kColours: return translated("there are 2 to 20 Colours");
        case SetupFault::kLine: return translated("a Line has 2 chips or more");
        case SetupFault::kFirst: return translated("the First throw has 1 chip or more");
        case SetupFault::kEach: break;
    }
    return translated("Each throw has 0 chips or more");
}

std::string throw_text(const RecordError& error) {
    switch (std::get<IllegalThrow>(error.reason)) {
        case IllegalThrow::kNotDue: return translated("it is the player's move, not the computer's throw");
        case IllegalThrow::kGameOver: return translated("the game is over before this throw");
        case IllegalThrow::kWrongNumber: return translated("this is not the number of chips that a throw has here");
        case IllegalThrow::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalThrow::kTaken: return fill(translated("there is already a chip where {0} falls"), {error.token});
        case IllegalThrow::kNoSuchColour: break;
    }
    return fill(translated("{0} has a colour that this game does not have"), {error.token});
}

std::string move_text(const RecordError& error) {
    switch (std::get<IllegalMove>(error.reason)) {
        case IllegalMove::kNotDue: return translated("the computer has to throw before this move");
        case IllegalMove::kGameOver: return translated("the game is over before this move");
        case IllegalMove::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalMove::kNoChip: return fill(translated("there is no chip at {0}"), {error.token});
        case IllegalMove::kTaken: return fill(translated("there is already a chip at {0}"), {error.token});
        case IllegalMove::kNoPath: break;
    }
    return fill(translated("no free path leads to {0}"), {error.token});
}

}  // namespace

std::string record_fault(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return translated("this is a saved game, but not one of Lines");
        case RecordFault::kBadValue: return fill(translated("the tag {0} cannot have this value"), {token});
        case RecordFault::kOutOfBounds: return bounds_text(std::get<SetupFault>(error.reason));
        case RecordFault::kScoreContradicts: return translated("the game has another score than this tag says");
        case RecordFault::kNotAnEvent: return fill(translated("\"{0}\" is neither throw nor move"), {token});
        case RecordFault::kNotAChip: return fill(translated("\"{0}\" is not a chip, such as c5:2"), {token});
        case RecordFault::kNotACell: return fill(translated("\"{0}\" is not a cell, such as c5"), {token});
        case RecordFault::kNotTwoCells: return translated("a move has two cells, from where and to where");
        case RecordFault::kTooLong: return translated("the game is too long for so large a board");
        case RecordFault::kIllegalThrow: return throw_text(error);
        case RecordFault::kIllegalMove: break;
    }
    return move_text(error);
}

}  // namespace atom4::lines
