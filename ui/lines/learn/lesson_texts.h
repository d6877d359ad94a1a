// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/lines/lessons/lesson.h"
#include "core/storage/files.h"

namespace atom4::ui {

/// What lessons of Lines say, in the person's language.
class LinesLessonTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LinesLessonTexts)

public:
    [[nodiscard]] static QString title(lines::LessonId lesson);
    /// What the step is about and what to do, in a sentence or two.
    [[nodiscard]] static QString task(lines::LessonIdea idea);
    /// What a try did, and if that was not it, why.
    [[nodiscard]] static QString outcome(const lines::LessonAttempt& tried);
    /// Why what was learned is not kept.
    [[nodiscard]] static QString trouble(SystemError error);
};

}  // namespace atom4::ui
