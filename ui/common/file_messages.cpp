// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/file_messages.h"

#include <cerrno>

#include "core/storage/record_text.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {

QString FileMessages::withPassedOver(const QString& sentence, const std::optional<int>& lineBehind) {
    if (!lineBehind) return sentence;
    return (sentence + QLatin1Char(' ') + QString::fromStdString(passed_over_text(*lineBehind))).trimmed();
}

QString FileMessages::systemError(SystemError error) {
    switch (error.code) {
        case ENOENT: return tr("it is not there", "why a file cannot be opened or written");
        case EACCES:
        case EPERM: return tr("you are not allowed to", "why a file cannot be opened or written");
        case EISDIR: return tr("it is a folder", "why a file cannot be opened or written");
        case ENOTDIR: return tr("its folder is not there", "why a file cannot be opened or written");
        case EROFS: return tr("the disk can only be read", "why a file cannot be opened or written");
        case ENOSPC:
        case EDQUOT: return tr("the disk is full", "why a file cannot be opened or written");
        case EBUSY: return QString::fromStdString(system_reason(error));
        default: return qt_error_string(error.code);
    }
}

QString FileMessages::writeError(SystemError error) {
    return systemError(error.code == ENOENT ? SystemError{ENOTDIR} : error);
}

QString FileMessages::wrongEnding(const std::filesystem::path& file, const QString& endings) {
    return tr("Couldn't save %1: the name must end in %2.", "a file, and .png or the like")
        .arg(shownName(file), endings);
}

}  // namespace atom4::ui
