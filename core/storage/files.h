// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"

namespace atom4 {

/// An error of the system: an errno value, never 0.
struct SystemError {
    int code;
    friend bool operator==(SystemError, SystemError) = default;
};

/// The largest file that is read, in bytes; files of these programs are far smaller.
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

/// Reads a whole file. EFBIG if it is larger than kLargestFile, as an endless device is. A pipe without writers is
/// empty.
[[nodiscard]] Result<std::string, SystemError> read_file(const std::filesystem::path& path);

/// Returns whether the name has an extension of another kind of file: a picture, a page, or another game.
[[nodiscard]] bool is_name_of_another_kind(const std::filesystem::path& path, std::string_view extension);
/// The error for saving a game under such a name.
inline constexpr SystemError kNameOfAnotherKind{EMEDIUMTYPE};

/// What a written file survives with its old or new contents intact.
enum class Durability : std::uint8_t {
    kPowerCut,  ///< it is on the disk; blocks until then
    /// It is in the system's cache, visible to all programs. Until write_through(), a power cut may restore the old
    /// contents or, on file systems that do not order data before renames (XFS; not ext4 or Btrfs by default), leave
    /// the file empty; read_own_file() handles that.
    kKill,
};

/// Follows symbolic links to their target, which need not exist. EACCES for an unsafe link: one in a world-writable
/// folder that belongs neither to this user nor to the owner of the folder.
[[nodiscard]] Result<std::filesystem::path, SystemError> follow_links(std::filesystem::path path);

/// Replaces a file atomically: readers see the old text or the new one, even if the program is killed. The folder must
/// exist; links are followed as by follow_links(). Returns std::nullopt on success.
[[nodiscard]] std::optional<SystemError> write_file(const std::filesystem::path& path, std::string_view text,
                                                    Durability survives = Durability::kPowerCut);

/// Creates a folder and its missing parents, accessible to this user only, regardless of the umask.
[[nodiscard]] std::optional<SystemError> make_own_folders(const std::filesystem::path& path);

/// Writes a file of the program's own: as write_file(), and creates missing folders.
[[nodiscard]] std::optional<SystemError> write_own_file(const std::filesystem::path& path, std::string_view text,
                                                        Durability survives = Durability::kPowerCut);

/// Creates an empty file that only its owner can read, and missing folders. An existing file keeps its contents and
/// gets these permissions, as does what replaces it later. EPERM if it belongs to another user.
[[nodiscard]] std::optional<SystemError> make_private_file(const std::filesystem::path& path);
/// Reads such a file. EPERM if it belongs to another user, since its contents cannot be trusted.
[[nodiscard]] Result<std::string, SystemError> read_private_file(const std::filesystem::path& path);

/// Blocks until the file and its name are on the disk. Ignores a file that no longer exists.
void write_through(const std::filesystem::path& path);
/// The same for a file of the program's own, and keeps a hard link "….spare" to this state; later writes replace only
/// the first name. Returns std::nullopt on success.
std::optional<SystemError> write_own_through(const std::filesystem::path& path);
/// Reads a file of the program's own. If a power cut left it empty, zeroed or truncated, returns its last safe state.
[[nodiscard]] Result<std::string, SystemError> read_own_file(const std::filesystem::path& path);
/// Removes the "….spare" of a file. To be called before the file is renamed or removed.
void remove_spare(const std::filesystem::path& path);

/// Removes temporary files that a killed write_file() left. No one may be writing the file.
void remove_unfinished(const std::filesystem::path& path);

/// An exclusive lock on a file between programs, which the system releases when the program ends. Creates the file if
/// necessary, readable by its owner only, so that other users cannot lock it.
class FileLock {
public:
    /// Takes the lock, blocking for at most `patience`. EBUSY if another program still holds it.
    static Result<FileLock, SystemError> take(const std::filesystem::path& path,
                                              std::chrono::milliseconds patience = {});

    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

/// Returns the path of a file URL: file:/x, file:///x or file://localhost/x, in either case, also with this machine's
/// name; std::nullopt for any other text.
[[nodiscard]] std::optional<std::filesystem::path> path_of_file_address(std::string_view address);
/// Returns the path that a word of the command line names: a file URL or a path.
[[nodiscard]] std::filesystem::path path_of_word(std::string_view word);

/// Return the directories of state, data and settings (XDG base directories), each ending in "atom4". Without a home
/// directory, all are one private folder in the temporary directory; if that fails, a path where saving reports an
/// error.
[[nodiscard]] std::filesystem::path state_directory();
[[nodiscard]] std::filesystem::path data_directory();
[[nodiscard]] std::filesystem::path config_directory();

}  // namespace atom4
