// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "core/storage/files.h"

namespace atom4::ui {

/// What files are blamed for, in the person's language, whatever game they hold.
class FileMessages {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::FileMessages)

public:
    /// The sentence, and what is to be said of a file with something behind its saved game.
    [[nodiscard]] static QString withPassedOver(const QString& sentence, const std::optional<int>& lineBehind);
    /// Why a file cannot be opened; a sentence without its beginning.
    [[nodiscard]] static QString systemError(SystemError error);
    /// Why it cannot be written: a new file need not be there, but its folder must be.
    [[nodiscard]] static QString writeError(SystemError error);
    /// That it is not saved under a name that says something else than what it would hold.
    [[nodiscard]] static QString wrongEnding(const std::filesystem::path& file, const QString& endings);
};

}  // namespace atom4::ui
