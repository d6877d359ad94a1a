// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/annotation.h"

#include "core/storage/record_text.h"

namespace atom4 {

std::string_view sign(MoveMark mark) {
    switch (mark) {
        case MoveMark::kNone: break;
        case MoveMark::kGood: return "!";
        case MoveMark::kBad: return "?";
        case MoveMark::kVeryGood: return "!!";
        case MoveMark::kVeryBad: return "??";
        case MoveMark::kInteresting: return "!?";
        case MoveMark::kDoubtful: return "?!";
    }
    return {};
}

Annotation annotation_of(std::string_view comment) {
    const std::string_view first = comment.substr(0, comment.find_first_of(" \n"));
    for (const MoveMark mark : kMoveMarks) {
        if (mark == MoveMark::kNone || first != sign(mark)) continue;
        const std::size_t words = std::min(first.size() + 1, comment.size());
        return {mark, std::string(comment.substr(words))};
    }
    return {MoveMark::kNone, std::string(comment)};
}

std::string comment_of(const Annotation& annotation) {
    std::string words;
    for (const char letter : annotation.words)
        if (letter == '}')
            words += ')';
        else if (is_text(letter))
            words += letter;
    const std::size_t last = words.find_last_not_of(" \t\r\n");
    words.erase(last == std::string::npos ? 0 : last + 1);
    std::string comment(sign(annotation.mark));
    if (!comment.empty() && !words.empty()) comment += ' ';
    return comment + words;
}

}  // namespace atom4
