// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLatin1String>
#include <QVariant>
#include <QWidget>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/storage/files.h"

namespace atom4::ui {

/// Groups in brackets, and below each its values, "name=value" a line, written in the way of QSettings 6 so that either
/// reads what the other wrote. No line has a say in how another is read, and what is not changed stays as it was: what
/// other versions or a person wrote, and what nobody can read.
class IniText {
public:
    IniText() = default;
    explicit IniText(std::string text) : text_(std::move(text)) {}

    /// What stands under "group/name", the last of them: a QString, a QStringList where there are commas, or a
    /// QByteArray; an invalid value if there is nothing, or what these programs never write.
    [[nodiscard]] QVariant value(QLatin1String key) const;
    /// Takes text, a list of it, bytes, a number or a truth value; an invalid value removes what is there.
    void setValue(QLatin1String key, const QVariant& value);

    /// Ends with a line, if there is any.
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    struct Place;
    [[nodiscard]] Place find(QLatin1String key) const;

    std::string text_;
};

/// The file that settings are kept in, below the configuration directory of the environment.
[[nodiscard]] std::filesystem::path settingsPath();

/// What it holds now; nothing where there is no file, or none that can be read.
[[nodiscard]] IniText readSettings();

/// Changes what it holds by then, whatever other programs wrote meanwhile; the file is the old one or the new one,
/// whole, whatever fails. One that is no text, or far too long, gets another name first, "settings.ini.old", "….old-2",
/// ... Returns nothing when all is well.
[[nodiscard]] std::optional<SystemError> changeSettings(const std::function<void(IniText& settings)>& edit);

// Small things that the program remembers beside the settings, in the same file: where a window stood, whether a panel
// was open. What another program wrote there meanwhile is seen, and stays.

/// The value kept under that key, "group/name"; an invalid one if there is none.
[[nodiscard]] QVariant storedValue(const char* key);
/// Keeps it for next time; false if that could not be done.
bool storeValue(const char* key, const QVariant& value);

/// Gives the window the place and size that were kept under that key, as far as the screen has room for them; false if
/// there are none.
bool restoreWindowPlace(QWidget& window, const char* key);
void keepWindowPlace(const QWidget& window, const char* key);

}  // namespace atom4::ui
