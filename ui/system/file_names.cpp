// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/system/file_names.h"

namespace atom4::ui {

std::filesystem::path path_of(const QString& text) {
    return text.toStdString();
}

std::optional<std::filesystem::path> path_of(const QUrl& address) {
    if (!address.isLocalFile()) return std::nullopt;
    // As QUrl::toLocalFile() has it, of another machine.
    if (!address.host().isEmpty()) return path_of(address.toLocalFile());
    return QByteArray::fromPercentEncoding(address.path(QUrl::FullyEncoded).toLatin1()).toStdString();
}

QString dialog_text(const std::filesystem::path& file) {
    return QString::fromStdString(file.native());
}

std::optional<std::filesystem::path> dragged_file(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? path_of(urls.constFirst()) : std::nullopt;
}

QString kept_text(const std::filesystem::path& file) {
    const QString text = dialog_text(file);
    if (path_of(text) == file) return text;
    return QStringLiteral("file://") +
           QString::fromLatin1(QByteArray::fromStdString(file.native()).toPercentEncoding("/"));
}

std::optional<std::filesystem::path> path_kept_as(const QString& text) {
    auto path = text.startsWith(QLatin1String("file:///")) ? path_of(QUrl(text)) : path_of(text);
    return path && path->is_absolute() ? path : std::nullopt;
}

}  // namespace atom4::ui
