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

/// The text of settings.ini: groups in brackets, and below each its values, "name=value" a line, in the syntax of
/// QSettings 6, so that each reads what the other wrote. No line changes how another one is read, and what is not set
/// stays as it was: what other versions or a person wrote, and what cannot be read. A key is "group/name".
class SettingsText {
public:
    using List = std::vector<std::string>;
    /// Bytes that are no text, such as the geometry of a window.
    struct Bytes {
        std::string bytes;
        friend bool operator==(const Bytes&, const Bytes&) = default;
    };
    /// A text in UTF-8, a list of texts where there are commas, or bytes.
    using Value = std::variant<std::string, List, Bytes>;

    SettingsText() = default;
    explicit SettingsText(std::string whole) : whole_(std::move(whole)) {}

    /// The last value of that key; nothing if there is none, or one of a type that these programs never write.
    [[nodiscard]] std::optional<Value> value(std::string_view key) const;
    /// The same where it is a text; else an empty one.
    [[nodiscard]] std::string text(std::string_view key) const;
    void set(std::string_view key, const Value& value);
    void set(std::string_view key, bool value) { set(key, Value(std::string(value ? "true" : "false"))); }
    /// Removes all values of that key.
    void remove(std::string_view key);

    /// Ends with a line, if there is any.
    [[nodiscard]] const std::string& whole() const { return whole_; }

private:
    struct Place;
    [[nodiscard]] Place find(std::string_view key) const;

    std::string whole_;
};

/// settings.ini, the settings of all programs, below the configuration directory of the environment.
class SettingsFile {
public:
    SettingsFile();

    [[nodiscard]] const std::filesystem::path& path() const { return file_.path(); }
    /// What it holds now; nothing where there is no file, or none that can be read.
    [[nodiscard]] SettingsText read() const;
    /// Changes what it holds by then, whatever other programs wrote meanwhile. One that is no text, or longer than a
    /// mebibyte, gets another name first, "settings.ini.old", "….old-2", ... Promises and errors are those of
    /// LockedFile::change.
    [[nodiscard]] std::optional<SystemError> change(const std::function<void(SettingsText& settings)>& edit) const;

private:
    LockedFile file_;
};

}  // namespace atom4
