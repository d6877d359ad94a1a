// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDateTime>

namespace atom4::ui {

/// By what one sees that a file is no longer the one that was read or written.
struct FileStamp {
    QDateTime modified;
    qint64 size = -1;  ///< in bytes; none if the file is not there

    [[nodiscard]] static FileStamp of(const QString& file);
    [[nodiscard]] bool exists() const { return size >= 0; }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

}  // namespace atom4::ui
