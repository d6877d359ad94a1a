// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/keys.h"

#include <utility>

#include "tui/common/grid.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

constexpr int kEscape = 27;

constexpr int control(char letter) {
    return letter & 0x1F;
}

// The keys that give way to the player's own (LinesKeyNames).
constexpr std::pair<char, LinesCommand> kLetters[] = {
    {'u', LinesCommand::kUndo},     {'r', LinesCommand::kRedo},     {'n', LinesCommand::kNew},
    {'o', LinesCommand::kOpen},     {'H', LinesCommand::kHint},     {'t', LinesCommand::kHint},
    {'v', LinesCommand::kPreview},  {'b', LinesCommand::kPaper},    {'L', LinesCommand::kLetters},
    {'p', LinesCommand::kPause},    {'s', LinesCommand::kScores},   {'d', LinesCommand::kDemo},
    {'M', LinesCommand::kMouse},    {'?', LinesCommand::kHelp},     {'i', LinesCommand::kLearn},
    {'e', LinesCommand::kExercise}, {'c', LinesCommand::kSettings}, {'q', LinesCommand::kQuit},
};

LinesCommand common_meaning(int key) {
    switch (key) {
        case KEY_LEFT: return LinesCommand::kLeft;
        case KEY_DOWN: return LinesCommand::kDown;
        case KEY_UP: return LinesCommand::kUp;
        case KEY_RIGHT: return LinesCommand::kRight;
        case KEY_PPAGE: return LinesCommand::kPageUp;
        case KEY_NPAGE: return LinesCommand::kPageDown;
        case '\n':
        case '\r':
        case KEY_ENTER: return LinesCommand::kAct;
        case kEscape: return LinesCommand::kBack;
        case '\t': return LinesCommand::kNext;
        case KEY_BTAB: return LinesCommand::kPrevious;
        case KEY_F(1): return LinesCommand::kHelp;
        case control('L'): return LinesCommand::kRedraw;
        case KEY_RESIZE: return LinesCommand::kResize;
        default: return LinesCommand::kNone;
    }
}

}  // namespace

LinesCommand LinesKeys::meaning_of(const std::string& letter) const {
    constexpr LinesCommand kOwn[] = {LinesCommand::kLeft, LinesCommand::kDown, LinesCommand::kUp, LinesCommand::kRight,
                                     LinesCommand::kAct};
    for (std::size_t i = 0; i < look_.keys.size(); ++i)
        if (letter == look_.keys[i]) return kOwn[i];
    const LinesKeyNames names(look_.keys);
    for (const auto& [usual, command] : kLetters)
        if (letter == names.of(usual)) return command;
    return LinesCommand::kNone;
}

LinesCommand LinesKeys::command_of_key(int key) {
    is_within_letter_ = false;
    if (key < 0 || key > 0xFF) {
        bytes_.clear();
        (void)letters_.take(key);
        return common_meaning(key);
    }
    // A byte that does not continue the character begins a new one.
    if ((key & 0xC0) != 0x80 || bytes_.size() >= 4) bytes_.clear();
    bytes_ += static_cast<char>(key);
    if (const LinesCommand own = meaning_of(bytes_); own != LinesCommand::kNone) {
        letters_ = {};
        return own;
    }
    const auto meant = letters_.take(key);
    is_within_letter_ = !meant && letters_.unknown().empty();
    if (!meant) return LinesCommand::kNone;
    if (const LinesCommand command = meaning_of({static_cast<char>(*meant)}); command != LinesCommand::kNone)
        return command;
    return common_meaning(*meant);
}

}  // namespace atom4::tui
