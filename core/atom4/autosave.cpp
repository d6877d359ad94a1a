// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/autosave.h"

#include <cerrno>

namespace atom4 {
namespace {

constexpr int kPlaces = 64;

}  // namespace

Result<Autosave, SystemError> Autosave::claim(const std::filesystem::path& directory, Names names) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) return Failure{SystemError{error.value()}};
    for (int place = 1; place <= kPlaces; ++place) {
        std::string name(names.stem);
        if (place > 1) name += '-' + std::to_string(place);
        // The lock is a file of its own because saving replaces the other one.
        auto lock = FileLock::take(directory / (name + ".lock"), FileLock::IfHeld::kFail);
        if (lock) {
            Autosave autosave(directory / (name + std::string(names.extension)), std::move(*lock));
            remove_unfinished(autosave.path_);
            return autosave;
        }
        if (lock.error().code != EWOULDBLOCK) return Failure{lock.error()};
    }
    return Failure{SystemError{EBUSY}};
}

std::optional<std::string> Autosave::load() const {
    auto text = read_file(path_);
    if (!text) return std::nullopt;
    return std::move(*text);
}

std::filesystem::path Autosave::aside() const {
    std::filesystem::path previous = path_;
    return previous.replace_extension("previous" + path_.extension().string());
}

void Autosave::set_aside() const {
    std::error_code ignored;  // there may be nothing to keep
    std::filesystem::rename(path_, aside(), ignored);
}

std::optional<SystemError> Autosave::save(std::string_view text) const {
    return write_own_file(path_, text);
}

}  // namespace atom4
