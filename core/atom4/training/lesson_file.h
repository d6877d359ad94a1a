// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/storage/files.h"
#include "core/storage/progress.h"

namespace atom4 {

/// Where it is kept which lessons of Atom-4 are done.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lessons");
}

}  // namespace atom4
