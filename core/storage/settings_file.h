// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/storage/document_file.h"

namespace atom4 {

/// The text of settings.ini: groups in brackets with lines "name=value", compatible with QSettings 6. Lines that are
/// not set are preserved, including those of other versions and invalid ones. A key is "group/name".
class SettingsText {
public:
    using List = std::vector<std::string>;
    /// Binary data, such as the geometry of a window.
    struct Bytes {
        std::string bytes;
        friend bool operator==(const Bytes&, const Bytes&) = default;
    };
    /// UTF-8 text, a list of texts (separated by commas in the file), or binary data.
    using Value = std::variant<std::string, List, Bytes>;

    SettingsText() = default;
    explicit SettingsText(std::string whole) : whole_(std::move(whole)) {}

    /// Returns the last value of that key; std::nullopt if there is none, or its type is unknown.
    [[nodiscard]] std::optional<Value> value(std::string_view key) const;
    /// Returns the value if it is a text, else "".
    [[nodiscard]] std::string text(std::string_view key) const;
    void set(std::string_view key, const Value& value);
    void set(std::string_view key, bool value) { set(key, Value(std::string(value ? "true" : "false"))); }
    /// Removes all values of that key.
    void remove(std::string_view key);

    /// Returns the whole text; it ends with a line break unless it is empty.
    [[nodiscard]] const std::string& whole() const { return whole_; }

private:
    struct Place;
    [[nodiscard]] Place find(std::string_view key) const;

    std::string whole_;
};

/// The file settings.ini of all programs, in the configuration directory.
class SettingsFile {
public:
    SettingsFile();

    [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }
    /// Returns its contents; empty if there is no file, or it cannot be read.
    [[nodiscard]] SettingsText read() const;
    /// Applies an edit to the current contents. A file that is not text, or larger than a mebibyte, is renamed first:
    /// "settings.ini.old", "….old-2", ... Guarantees and errors are those of LockedFile::change().
    [[nodiscard]] std::optional<SystemError> change(const std::function<void(SettingsText& settings)>& edit) const;

private:
    LockedFile file_;
};

}  // namespace atom4
