// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/atom4/files.h"

namespace atom4 {

/// A place for one game in the state directory. Programs that run side by side each hold one of their own: the first
/// that is free, by a lock that the system releases however the program ends.
class Autosave {
public:
    /// What the files of one kind of game are called: "match.atom4", "match-2.atom4", ...
    struct Names {
        std::string_view stem;
        std::string_view extension;  ///< with its dot
    };

    /// Takes the first free place, or says why there is none.
    static Result<Autosave, SystemError> claim(const std::filesystem::path& directory, Names names);

    /// What was saved here last, if anything.
    [[nodiscard]] std::optional<std::string> load() const;
    /// Keeps what was saved here under another name, "….previous.atom4", before something else takes its place.
    void set_aside() const;
    /// Where set_aside() puts it.
    [[nodiscard]] std::filesystem::path aside() const;
    [[nodiscard]] std::optional<SystemError> save(std::string_view text) const;

private:
    Autosave(std::filesystem::path path, FileLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    std::filesystem::path path_;
    FileLock lock_;
};

}  // namespace atom4
