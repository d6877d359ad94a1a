// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/lesson_words.h"

#include "core/base/translation.h"
#include "core/lines/notation.h"
#include "core/lines/refusal_words.h"

namespace atom4::lines {
namespace {

std::string success(const LessonAttempt& tried) {
    if (tried.thrown) return translated("Yes: and three chips fell, in the colours shown.");
    return counted(static_cast<long>(tried.move->gained), "Yes: that is worth {0} point, and nothing falls.",
                   "Yes: that is worth {0} points, and nothing falls.");
}

}  // namespace

std::string lesson_title(LessonId lesson) {
    switch (lesson) {
        case LessonId::kPaths: return translated("Paths");
        case LessonId::kPreview: return translated("The preview");
        case LessonId::kChains: break;
    }
    return translated("Chains");
}

std::string lesson_heading(LessonId lesson) {
    return fill(translated("Lesson {0} of {1}: {2}"), {std::to_string(static_cast<int>(lesson) + 1),
                                                       std::to_string(kLessonIds.size()), lesson_title(lesson)});
}

std::string lesson_task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kFiveInARow:
            return translated("Five chips of a colour in a line disappear. Move the last red one into the gap.");
        case LessonIdea::kWalledIn:
            return translated(
                "A chip goes over free cells only, never past a corner of others. Fill the gap with a red one that "
                "gets there.");
        case LessonIdea::kThreeFall:
            return translated(
                "After a move that completes nothing, three chips fall. Their colours are shown before. Move any "
                "chip.");
        case LessonIdea::kNothingFalls:
            return translated(
                "Behind a line that is completed nothing falls: the three shown must wait. Complete the line of "
                "five.");
        case LessonIdea::kFirstOfAChain:
            return translated(
                "Lines one behind the other are a chain, and each is worth more. Begin one: complete a line.");
        case LessonIdea::kSecondOfAChain:
            return translated("Nothing fell. The second line of the chain is worth 6: complete it.");
        case LessonIdea::kThirdOfAChain: break;
    }
    return translated("The red chip that went has left a gap, and the third line is worth 9. Complete it.");
}

std::string lesson_outcome(const LessonAttempt& tried) {
    if (tried.does_it()) return success(tried);
    switch (*tried.miss) {
        case LessonMiss::kNoChip: return no_chip_text(tried.from);
        case LessonMiss::kTaken: return taken_text(tried.to);
        case LessonMiss::kNoPath: return no_path_text({tried.from, tried.to});
        case LessonMiss::kNoLine: break;
    }
    return fill(translated("{0} has {1} in line now, and five are wanted. Three chips fell."),
                {to_text(tried.to), std::to_string(tried.in_line)});
}

}  // namespace atom4::lines
