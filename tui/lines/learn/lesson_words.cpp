// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/learn/lesson_words.h"

#include <algorithm>
#include <system_error>

#include "core/lines/rules/notation.h"
#include "tui/language/i18n.h"

namespace atom4::tui {
namespace {

std::string success(const lines::LessonAttempt& tried) {
    if (tried.thrown) return _("Yes: and three chips fell, in the colours shown.");
    return counted(static_cast<long>(tried.move->gained), "Yes: that is worth {0} point, and nothing falls.",
                   "Yes: that is worth {0} points, and nothing falls.");
}

}  // namespace

const char* lines_lesson_title(lines::LessonId lesson) {
    switch (lesson) {
        case lines::LessonId::kPaths: return _("Paths");
        case lines::LessonId::kPreview: return _("The preview");
        case lines::LessonId::kChains: break;
    }
    return _("Chains");
}

std::string lines_lesson_heading(lines::LessonId lesson) {
    return fill(_("Lesson {0} of {1}: {2}"), {std::to_string(static_cast<int>(lesson) + 1),
                                              std::to_string(lines::kLessonIds.size()), lines_lesson_title(lesson)});
}

const char* lines_lesson_task(lines::LessonIdea idea) {
    switch (idea) {
        case lines::LessonIdea::kFiveInARow:
            return _("Five chips of a colour in a row disappear. Move the last red one into the gap.");
        case lines::LessonIdea::kWalledIn:
            return _(
                "A chip goes over free cells only, never past a corner of others. Fill the gap with a red one that "
                "gets there.");
        case lines::LessonIdea::kThreeFall:
            return _(
                "After a move that completes nothing, three chips fall. Their colours are shown before. Move any "
                "chip.");
        case lines::LessonIdea::kNothingFalls:
            return _(
                "Behind a row that is completed nothing falls: the three shown must wait. Complete the row of "
                "five.");
        case lines::LessonIdea::kFirstOfAChain:
            return _("Rows one behind the other are a chain, and each is worth more. Begin one: complete a row.");
        case lines::LessonIdea::kSecondOfAChain:
            return _("Nothing fell. The second row of the chain is worth 6: complete it.");
        case lines::LessonIdea::kThirdOfAChain: break;
    }
    return _("The red chip that went has left a gap, and the third row is worth 9. Complete it.");
}

std::string lines_lesson_outcome(const lines::LessonAttempt& tried) {
    if (tried.does_it()) return success(tried);
    switch (*tried.miss) {
        case lines::LessonMiss::kNoChip: return fill(_("There is no chip at {0}."), {to_text(tried.from)});
        case lines::LessonMiss::kTaken: return fill(_("There is a chip at {0} already."), {to_text(tried.to)});
        case lines::LessonMiss::kNoPath:
            return fill(_("No free way leads from {0} to {1}: others stand round it."),
                        {to_text(tried.from), to_text(tried.to)});
        case lines::LessonMiss::kNoLine: break;
    }
    return fill(_("{0} has {1} in line now, and five are wanted. Three chips fell."),
                {to_text(tried.to), std::to_string(tried.in_line)});
}

lines::LessonId first_undone_lesson(const LessonProgress& progress) {
    const auto found = std::find_if(lines::kLessonIds.begin(), lines::kLessonIds.end(),
                                    [&](lines::LessonId lesson) { return !progress.is_done(name_of(lesson)); });
    return found == lines::kLessonIds.end() ? lines::kLessonIds.front() : *found;
}

std::string lines_unkept_lesson_text(SystemError error) {
    return fill(_("It is not kept which lessons are done: {0}."), {std::generic_category().message(error.code)});
}

}  // namespace atom4::tui
