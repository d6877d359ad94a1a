// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/file_stamp.h"

namespace atom4::ui {

FileStamp FileStamp::of(const std::filesystem::path& file) {
    std::error_code trouble;
    const std::filesystem::directory_entry entry(file, trouble);
    if (trouble || !entry.exists(trouble)) return {};
    FileStamp stamp{entry.last_write_time(trouble), 0};
    if (entry.is_regular_file(trouble)) stamp.size = entry.file_size(trouble);
    return stamp;
}

}  // namespace atom4::ui
