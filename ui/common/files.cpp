// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/files.h"

#include <QSaveFile>
#include <algorithm>
#include <cerrno>

#include "core/storage/files.h"
#include "core/storage/record_text.h"
#include "ui/common/untrusted_text.h"

namespace atom4::ui {

std::filesystem::path pathOf(const QString& text) {
    return text.toStdString();
}

std::optional<std::filesystem::path> pathOf(const QUrl& address) {
    return path_of_file_address(address.toEncoded(QUrl::RemoveQuery | QUrl::RemoveFragment).toStdString());
}

QString dialogText(const std::filesystem::path& file) {
    return QString::fromStdString(file.native());
}

std::optional<std::filesystem::path> draggedFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? pathOf(urls.constFirst()) : std::nullopt;
}

QString storedText(const std::filesystem::path& file) {
    const QString text = dialogText(file);
    if (pathOf(text) == file) return text;
    return QStringLiteral("file://") +
           QString::fromLatin1(QByteArray::fromStdString(file.native()).toPercentEncoding("/"));
}

std::optional<std::filesystem::path> pathStoredAs(const QString& text) {
    auto path = text.startsWith(QLatin1String("file:///")) ? pathOf(QUrl(text)) : pathOf(text);
    return path && path->is_absolute() ? path : std::nullopt;
}

bool endsInOneOf(const QString& name, const QStringList& endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](const QString& ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

// commit() does not notice when the data that it writes itself cannot be written (Qt 6.4): hence the flush().
bool writeWholeFile(const QByteArray& bytes, const QString& name) {
    if (!follow_links(pathOf(name))) return false;
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() && file.commit();
}

QString FileMessages::withPassedOver(const QString& sentence, const std::optional<int>& ignoredLine) {
    if (!ignoredLine) return sentence;
    return (sentence + QLatin1Char(' ') + QString::fromStdString(passed_over_text(*ignoredLine))).trimmed();
}

QString FileMessages::systemError(SystemError error) {
    switch (error.code) {
        case ENOENT: return tr("the file doesn't exist", "why a file cannot be opened or written");
        case EACCES:
        case EPERM: return tr("permission denied", "why a file cannot be opened or written");
        case EISDIR: return tr("it is a folder", "why a file cannot be opened or written");
        case ENOTDIR: return tr("the folder doesn't exist", "why a file cannot be opened or written");
        case EROFS: return tr("the disk is read-only", "why a file cannot be opened or written");
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
