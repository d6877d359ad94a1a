// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QMimeData>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <filesystem>
#include <optional>

#include "core/storage/files.h"

namespace atom4::ui {

// File names are bytes and not always valid text, so our own code keeps them as paths. These functions convert between
// Qt and paths. untrusted_text.h shows file names to players.

/// Returns the path for a text from Qt's dialogs or settings.
[[nodiscard]] std::filesystem::path pathOf(const QString& text);
/// Returns the local file that a URL refers to, whatever the bytes of its name; std::nullopt for other URLs.
[[nodiscard]] std::optional<std::filesystem::path> pathOf(const QUrl& address);
/// Returns the file name for Qt's dialogs; it differs from the file's own name if that is not valid text.
[[nodiscard]] QString dialogText(const std::filesystem::path& file);
/// Returns the dragged file, if exactly one file is dragged.
[[nodiscard]] std::optional<std::filesystem::path> draggedFile(const QMimeData* data);

/// Returns a text that identifies the file in a stored list: its path if that is valid text, else a URL.
[[nodiscard]] QString storedText(const std::filesystem::path& file);
/// Returns the path that storedText() wrote; std::nullopt if it is invalid.
[[nodiscard]] std::optional<std::filesystem::path> pathStoredAs(const QString& text);

/// Returns whether the name has one of these extensions, such as ".png" (with the dot), in upper or lower case.
[[nodiscard]] bool endsInOneOf(const QString& name, const QStringList& endings);
/// Writes the bytes to a file of that name, and replaces an existing one. Returns false on failure; an existing file is
/// then unchanged.
[[nodiscard]] bool writeWholeFile(const QByteArray& bytes, const QString& name);

/// Messages about files in the player's language, for all games.
class FileMessages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::FileMessages)

public:
    /// Returns the sentence, with a note if the file has ignored text.
    [[nodiscard]] static QString withPassedOver(const QString& sentence, const std::optional<int>& ignoredLine);
    /// Returns why a file cannot be opened, as the end of a sentence.
    [[nodiscard]] static QString systemError(SystemError error);
    /// Returns why a file cannot be written. The file need not exist, so ENOENT means that its folder does not.
    [[nodiscard]] static QString writeError(SystemError error);
    /// Returns that the file was not saved because its name does not end in one of `endings`.
    [[nodiscard]] static QString wrongEnding(const std::filesystem::path& file, const QString& endings);
};

}  // namespace atom4::ui
