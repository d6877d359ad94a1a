// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lesson_texts.h"

#include "core/atom4/training/lesson_texts.h"
#include "ui/atom4/words/messages.h"
#include "ui/common/files.h"

namespace atom4::ui {

QString LessonTexts::title(LessonId lesson) {
    return QString::fromStdString(lesson_title(lesson));
}

QString LessonTexts::task(LessonIdea idea) {
    return QString::fromStdString(lesson_task(idea));
}

QString LessonTexts::outcome(const LessonStep& step, const LessonAttempt& tried) {
    const QString does = tried.reaction ? Messages::reaction(*tried.reaction) + QLatin1Char('.') : QString();
    return QString::fromStdString(lesson_outcome(step, tried, does.toStdString()));
}

QString LessonTexts::trouble(SystemError error) {
    return tr("It cannot be kept which lessons are done: %1. Make room, or look at who may write in your home folder.")
        .arg(FileMessages::systemError(error));
}

}  // namespace atom4::ui
