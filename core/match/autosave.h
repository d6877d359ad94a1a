// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/match/files.h"

namespace atom4 {

/// A place for one match in the state directory. Programs that run side by side each hold one of their own: the first
/// that is free, by a lock that the system releases however the program ends.
class Autosave {
public:
    /// Takes the first free place, or says why there is none.
    static Result<Autosave, SystemError> claim(const std::filesystem::path& directory);

    Autosave(Autosave&& other) noexcept : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}
    Autosave& operator=(Autosave&& other) noexcept;
    ~Autosave();

    /// What was saved here last, if anything.
    [[nodiscard]] std::optional<std::string> load() const;
    /// Keeps what was saved here under another name, "….previous.atom4", before something else takes its place.
    void set_aside() const;
    [[nodiscard]] std::optional<SystemError> save(std::string_view text) const;

private:
    Autosave(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::filesystem::path path_;
    int lock_;
};

}  // namespace atom4
