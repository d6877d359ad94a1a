// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/storage/files.h"
#include "core/storage/progress.h"

namespace atom4::lines {

/// Where it is kept which lessons of Lines are done.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lines-lessons");
}

}  // namespace atom4::lines
