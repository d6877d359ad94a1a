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

/// What the system said about a file: an errno value, never 0.
struct SystemError {
    int code;
    friend bool operator==(SystemError, SystemError) = default;
};

/// The largest file that is read; nothing that these programs write comes near it.
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

/// A file larger than that, or a device that never ends, is refused with EFBIG. A pipe that nobody writes to is empty.
[[nodiscard]] Result<std::string, SystemError> read_file(const std::filesystem::path& path);

/// Whether a file of that name would be taken for something else than a text with that extension: a picture, a page, or
/// another game.
[[nodiscard]] bool is_name_of_another_kind(const std::filesystem::path& path, std::string_view extension);
/// What is said of such a name when a game is to be saved under it.
inline constexpr SystemError kNameOfAnotherKind{EMEDIUMTYPE};

/// What a file that was just written survives as a whole, old or new.
enum class Durability : std::uint8_t {
    kPowerCut,  ///< the disk has it, which may take it a while
    /// The system has it, which every program sees from then on. Until write_through() a power cut may take the file
    /// back to what it was, or, on file systems that do not write a file before its new name (XFS; not ext4 or Btrfs as
    /// they are by default), empty it; read_own_file() knows what to do then.
    kKill,
};

/// The file at the end of the links, which need not be there yet. EACCES where one of them may be a trap: it stands in
/// a folder that everybody may write into, and is neither this person's nor that of the folder's owner.
[[nodiscard]] Result<std::filesystem::path, SystemError> follow_links(std::filesystem::path path);

/// Replaces the file as a whole: whoever reads it, even after a kill in the middle, sees the old text or the new one.
/// The folder must be there, and links to the file are followed as follow_links() does it. Returns nothing when all is
/// well.
[[nodiscard]] std::optional<SystemError> write_file(const std::filesystem::path& path, std::string_view text,
                                                    Durability survives = Durability::kPowerCut);

/// Makes a folder and those above it that are missing, all of them for this person alone, whatever the umask says.
[[nodiscard]] std::optional<SystemError> make_own_folders(const std::filesystem::path& path);

/// The same for a file that is written without anybody being asked: makes missing folders.
[[nodiscard]] std::optional<SystemError> write_own_file(const std::filesystem::path& path, std::string_view text,
                                                        Durability survives = Durability::kPowerCut);

/// Makes an empty file that nobody but its owner can read, from its first moment on, with missing folders; one that is
/// there stays, and from now on nobody else can read it, either, nor what replaces it later. EPERM if it is another
/// person's.
[[nodiscard]] std::optional<SystemError> make_private_file(const std::filesystem::path& path);
/// Reads such a file. EPERM if it is another person's, who may want this one to believe what is in it.
[[nodiscard]] Result<std::string, SystemError> read_private_file(const std::filesystem::path& path);

/// Waits until the disk has the file and its name. A file that is gone is no failure of anybody's.
void write_through(const std::filesystem::path& path);
/// The same for a file of our own, which has a second name from then on, "….spare", for what the disk has now: what is
/// written later replaces the first one only. Returns nothing when the disk has it.
std::optional<SystemError> write_own_through(const std::filesystem::path& path);
/// Reads a file of our own. Where a power cut has left it empty, zeroed or cut off, this is what the disk had before.
[[nodiscard]] Result<std::string, SystemError> read_own_file(const std::filesystem::path& path);
/// Before the file gets another name, or goes: what the disk has of it is no longer of use under this one.
void remove_spare(const std::filesystem::path& path);

/// Removes what a write_file of that path left behind when it was killed. Nobody may be writing the file meanwhile.
void remove_unfinished(const std::filesystem::path& path);

/// Holds a file, made if it is missing, against every other program that wants to hold it. The system lets it go
/// however the program ends. Nobody but its owner can open it, or anybody could hold it.
class FileLock {
public:
    /// Takes the lock. If another program still holds it after that time, EBUSY.
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

/// The file that an address names, as desktops and browsers write it: file:/x, file:///x or file://localhost/x, in
/// letters of either case, also with this machine's name. Nothing for any other text.
[[nodiscard]] std::optional<std::filesystem::path> path_of_file_address(std::string_view address);
/// The file that a word means: such an address, or its name.
[[nodiscard]] std::filesystem::path path_of_word(std::string_view word);

/// Where this program's state, data and settings live (XDG base directories), each with "atom4" at its end. Without a
/// home all are one folder below the temporary directory, which is made and is this person's alone; where there can be
/// none, a place where nothing can be kept, as whoever tries is told.
[[nodiscard]] std::filesystem::path state_directory();
[[nodiscard]] std::filesystem::path data_directory();
[[nodiscard]] std::filesystem::path config_directory();

}  // namespace atom4
