// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/autosave.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace atom4 {
namespace {

constexpr int kPlaces = 64;

}  // namespace

Result<Autosave, SystemError> Autosave::claim(const std::filesystem::path& directory) {
    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) return Failure{SystemError{error.value()}};
    for (int place = 1; place <= kPlaces; ++place) {
        const std::string name = place == 1 ? "match" : "match-" + std::to_string(place);
        // The lock is a file of its own because saving replaces the other one.
        const int lock = ::open((directory / (name + ".lock")).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (lock < 0) return Failure{SystemError{errno}};
        if (::flock(lock, LOCK_EX | LOCK_NB) == 0) {
            Autosave autosave(directory / (name + ".atom4"), lock);
            remove_unfinished(autosave.path_);
            return autosave;
        }
        ::close(lock);
    }
    return Failure{SystemError{EBUSY}};
}

Autosave& Autosave::operator=(Autosave&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(lock_, other.lock_);
    return *this;
}

Autosave::~Autosave() {
    if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> Autosave::load() const {
    auto text = read_file(path_);
    if (!text) return std::nullopt;
    return std::move(*text);
}

void Autosave::set_aside() const {
    std::filesystem::path previous = path_;
    previous.replace_extension("previous.atom4");
    std::error_code ignored;  // there may be nothing to keep
    std::filesystem::rename(path_, previous, ignored);
}

std::optional<SystemError> Autosave::save(std::string_view text) const {
    return write_file(path_, text);
}

}  // namespace atom4
