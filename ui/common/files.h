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

// A file's name is bytes, and not all names are text: our own code keeps them as paths. These are the ways from Qt to a
// path and back. How a name is shown to a person is in untrusted_text.h.

/// The file that Qt's dialogs and settings mean by that text.
[[nodiscard]] std::filesystem::path pathOf(const QString& text);
/// The file on this machine that the address names, whatever the bytes of its name; nothing for other addresses.
[[nodiscard]] std::optional<std::filesystem::path> pathOf(const QUrl& address);
/// What Qt's dialogs take for that file; another name where its own is no text.
[[nodiscard]] QString dialogText(const std::filesystem::path& file);
/// The one file that is dragged here, if it is one.
[[nodiscard]] std::optional<std::filesystem::path> draggedFile(const QMimeData* data);

/// Names the file for good in a list of texts: by its path where that is text, else by an address.
[[nodiscard]] QString keptText(const std::filesystem::path& file);
/// Returns the path that keptText() wrote; std::nullopt if it is invalid.
[[nodiscard]] std::optional<std::filesystem::path> pathKeptAs(const QString& text);

/// Whether the name ends in one of these, such as ".png", in whatever letters; the dot belongs to it.
[[nodiscard]] bool endsInOneOf(const QString& name, const QStringList& endings);
/// Puts the bytes into a file of that name, in the place of any that is there. False if that failed; then the old file
/// is there as it was.
[[nodiscard]] bool writeWholeFile(const QByteArray& bytes, const QString& name);

/// What files are blamed for, in the person's language, whatever game they hold.
class FileMessages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::FileMessages)

public:
    /// Returns the sentence, with a note if the file has ignored text.
    [[nodiscard]] static QString withPassedOver(const QString& sentence, const std::optional<int>& lineBehind);
    /// Why a file cannot be opened; a sentence without its beginning.
    [[nodiscard]] static QString systemError(SystemError error);
    /// Why it cannot be written: a new file need not be there, but its folder must be.
    [[nodiscard]] static QString writeError(SystemError error);
    /// That it is not saved under a name that says something else than what it would hold.
    [[nodiscard]] static QString wrongEnding(const std::filesystem::path& file, const QString& endings);
};

}  // namespace atom4::ui
