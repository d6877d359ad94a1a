// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/atom4/training/lessons.h"
#include "core/storage/files.h"

namespace atom4::ui {

/// What lessons say, in the person's language.
class LessonTexts {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LessonTexts)

public:
    [[nodiscard]] static QString title(LessonId lesson);
    /// What the step is about and what to do, in a sentence or two.
    [[nodiscard]] static QString task(LessonIdea idea);
    /// What a try did, and if that was not it, why.
    [[nodiscard]] static QString outcome(const LessonStep& step, const LessonAttempt& tried);
    /// Why what was learned is not kept.
    [[nodiscard]] static QString trouble(SystemError error);
};

}  // namespace atom4::ui
