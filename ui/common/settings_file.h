// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "core/storage/files.h"
#include "ui/common/ini_text.h"

namespace atom4::ui {

/// The file that settings are kept in, below the configuration directory of the environment.
[[nodiscard]] std::filesystem::path settingsPath();

/// What it holds now; nothing where there is no file, or none that can be read.
[[nodiscard]] IniText readSettings();

/// Changes what it holds by then, whatever other programs wrote meanwhile; the file is the old one or the new one,
/// whole, whatever fails. One that is no text, or far too long, gets another name first, "settings.ini.old", "….old-2",
/// ... Returns nothing when all is well.
[[nodiscard]] std::optional<SystemError> changeSettings(const std::function<void(IniText& settings)>& edit);

}  // namespace atom4::ui
