// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/learn/lesson_texts.h"

#include "ui/language/file_messages.h"
#include "ui/lines/words/messages.h"

namespace atom4::ui {

QString LinesLessonTexts::title(lines::LessonId lesson) {
    switch (lesson) {
        case lines::LessonId::kPaths: return tr("Paths", "title of a lesson");
        case lines::LessonId::kPreview: return tr("The preview", "title of a lesson");
        case lines::LessonId::kChains: break;
    }
    return tr("Chains", "title of a lesson");
}

QString LinesLessonTexts::task(lines::LessonIdea idea) {
    switch (idea) {
        case lines::LessonIdea::kFiveInARow:
            return tr("Five chips of a colour in a row disappear. Move the last red one into the gap.");
        case lines::LessonIdea::kWalledIn:
            return tr(
                "A chip goes over free cells only, never past a corner of others. Fill the gap with a red one "
                "that gets there.");
        case lines::LessonIdea::kThreeFall:
            return tr(
                "After a move that completes nothing, three chips fall. Their colours are shown before. Move any "
                "chip.");
        case lines::LessonIdea::kNothingFalls:
            return tr(
                "Behind a row that is completed nothing falls: the three shown must wait. Complete the row of "
                "five.");
        case lines::LessonIdea::kFirstOfAChain:
            return tr("Rows one behind the other are a chain, and each is worth more. Begin one: complete a row.");
        case lines::LessonIdea::kSecondOfAChain:
            return tr("Nothing fell. The second row of the chain is worth 6: complete it.");
        case lines::LessonIdea::kThirdOfAChain: break;
    }
    return tr("The red chip that went has left a gap, and the third row is worth 9. Complete it.");
}

QString LinesLessonTexts::outcome(const lines::LessonAttempt& tried) {
    if (tried.does_it())
        return tried.thrown ? tr("Yes: and three chips fell, in the colours shown.")
                            : tr("Yes: that brings %1, and nothing falls.", "%1 is '5 points'")
                                  .arg(LinesMessages::points(tried.move->gained));
    switch (*tried.miss) {
        case lines::LessonMiss::kNoChip: return tr("There is no chip at %1.").arg(LinesMessages::name(tried.from));
        case lines::LessonMiss::kTaken: return tr("There is a chip at %1 already.").arg(LinesMessages::name(tried.to));
        case lines::LessonMiss::kNoPath:
            return tr("No free way leads from %1 to %2: others stand round it.")
                .arg(LinesMessages::name(tried.from), LinesMessages::name(tried.to));
        case lines::LessonMiss::kNoLine: break;
    }
    return tr("%1 has %2 in line now, and five are wanted. Three chips fell.", "%1 is a cell, %2 a number")
        .arg(LinesMessages::name(tried.to))
        .arg(tried.in_line);
}

QString LinesLessonTexts::trouble(SystemError error) {
    return tr("It cannot be kept which lessons are done: %1. Make room, or look at who may write in your home folder.")
        .arg(FileMessages::systemError(error));
}

}  // namespace atom4::ui
