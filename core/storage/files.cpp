// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/files.h"

#include <fcntl.h>
#include <strings.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <thread>
#include <utility>

#include "core/base/strings.h"

namespace atom4 {
namespace {

namespace fs = std::filesystem;

// Follows the name of a file in that of the temporary file that is to replace it.
const std::string kUnfinishedMark = ".unfinished-";

// The ending of the spare, a hard link to the last version of a file that is safely on the disk, and the ending of the
// temporary name under which the spare is made.
constexpr const char* kSpareEnding = ".spare";
constexpr const char* kNewSpareEnding = ".spare-new";

// Disks write files in blocks of this many bytes, or a multiple.
constexpr std::size_t kMinBlock = 512;

// How many folders above a new file are flushed. Three may be new with it: the state directory, the program's own in
// it, and one for games set aside. The fourth holds the name of the first.
constexpr int kNewFolders = 4;

// A file descriptor that closes itself.
class File {
public:
    explicit File(int descriptor) : descriptor_(descriptor) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    [[nodiscard]] int get() const { return descriptor_; }
    // Closing can report that a write has failed, for example on network file systems.
    [[nodiscard]] bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

private:
    int descriptor_;
};

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Returns whether another user may have put the file there to lead this program astray. Linux makes the same check
// before it follows a link in a folder like /tmp, unless fs.protected_symlinks is off.
bool may_be_a_trap(const fs::path& path) {
    struct stat entry {};
    struct stat folder {};
    const fs::path parent = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (::lstat(path.c_str(), &entry) != 0 || ::stat(parent.c_str(), &folder) != 0) return false;
    if ((folder.st_mode & (S_ISVTX | S_IWOTH)) == 0) return false;
    return entry.st_uid != ::geteuid() && entry.st_uid != folder.st_uid;
}

// Returns whether a link on the path may be such a trap.
bool leads_through_a_trap(const fs::path& path) {
    std::error_code error;
    fs::path way;
    for (const fs::path& name : fs::absolute(path, error)) {
        way /= name;
        if (fs::is_symlink(fs::symlink_status(way, error)) && may_be_a_trap(way)) return true;
    }
    return false;
}

// Creates a file next to the target, with the default permissions of new files, and sets `name` to its path. Only a
// kill in the middle of a write leaves it behind.
int open_beside(const fs::path& target, fs::path& name) {
    for (int attempt = 0;; ++attempt) {
        name = target;
        name += kUnfinishedMark + std::to_string(::getpid()) + '-' + std::to_string(attempt);
        const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0 || errno != EEXIST || attempt == 1'000) return descriptor;
    }
}

fs::path with_ending(fs::path path, const char* ending) {
    return path += ending;
}

// Flushes the folders above a file, which hold the names on its path. Returns false on an I/O error; ignores folders
// that may not be opened, or that the file system cannot flush by themselves.
bool sync_names(const fs::path& path) {
    fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (int i = 0; i < kNewFolders && !folder.empty(); ++i) {
        const File names(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (names.get() >= 0 && ::fsync(names.get()) != 0 && errno == EIO) return false;
        if (folder == folder.parent_path()) break;
        folder = folder.parent_path();
    }
    return true;
}

// Gives the open file its second name. File systems without hard links have no spare.
void keep_spare(const fs::path& path, int descriptor) {
    const fs::path spare = with_ending(path, kSpareEnding);
    const fs::path name = with_ending(path, kNewSpareEnding);
    const std::string opened = "/proc/self/fd/" + std::to_string(descriptor);
    ::unlink(name.c_str());
    // Links the open file itself: its name may be another file's by now.
    if (::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0) return;
    // rename() does nothing if both are names of the same file.
    if (::rename(name.c_str(), spare.c_str()) != 0 || ::access(name.c_str(), F_OK) == 0) ::unlink(name.c_str());
}

// Returns whether a power cut may have damaged the file before it was on the disk. All files of these programs end with
// a line break.
bool is_torn(const std::string& text) {
    if (text.empty() || text.find('\0') != std::string::npos) return true;
    return text.size() % kMinBlock == 0 && text.back() != '\n';
}

std::optional<SystemError> write_through_as(const fs::path& path, bool is_own) {
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.get() < 0 || ::fdatasync(file.get()) != 0) return SystemError{errno};
    if (is_own) keep_spare(path, file.get());
    return sync_names(path) ? std::nullopt : std::optional(SystemError{EIO});
}

// Creates a folder in the temporary directory that only this user can access. Other users can guess its name and may
// have made it first: an existing one is used only if it is a folder and not a link, belongs to this user, and others
// could not write to it.
bool make_private_directory(const fs::path& path) {
    if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) return false;
    const File folder(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat found {};
    if (folder.get() < 0 || ::fstat(folder.get(), &found) != 0) return false;
    if (found.st_uid != ::geteuid() || (found.st_mode & (S_IWGRP | S_IWOTH)) != 0) return false;
    return ::fchmod(folder.get(), 0700) == 0;
}

// Interval at which a held lock is tried again.
constexpr std::chrono::milliseconds kAgain{2};

bool is_same_name(std::string_view one, std::string_view other) {
    return one.size() == other.size() && ::strncasecmp(one.data(), other.data(), one.size()) == 0;
}

bool is_this_machine(std::string_view name) {
    std::array<char, 256> own{};
    const bool has_own = ::gethostname(own.data(), own.size() - 1) == 0;
    return name.empty() || is_same_name(name, "localhost") || (has_own && is_same_name(name, own.data()));
}

// Nothing can be created there: every attempt to save fails with an error.
constexpr const char* kNowhere = "/dev/null/atom4";

fs::path base_directory(const char* variable, const char* below_home) {
    // The XDG specification says that relative paths must be ignored.
    if (const char* base = std::getenv(variable); base != nullptr && base[0] == '/') return fs::path(base) / "atom4";
    if (const char* home = std::getenv("HOME"); home != nullptr && home[0] == '/')
        return fs::path(home) / below_home / "atom4";
    std::error_code error;
    const fs::path path = fs::temp_directory_path(error) / ("atom4-" + std::to_string(::geteuid()));
    return !error && path.is_absolute() && make_private_directory(path) ? path : fs::path(kNowhere);
}

}  // namespace

bool is_name_of_another_kind(const fs::path& path, std::string_view extension) {
    constexpr std::array<std::string_view, 12> kKinds{".atom4", ".lines", ".png", ".jpg",  ".jpeg", ".gif",
                                                      ".svg",   ".webp",  ".bmp", ".tiff", ".pdf",  ".ps"};
    std::string ending = path.extension().string();
    for (char& letter : ending)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A')) : letter;
    return ending != extension && std::find(kKinds.begin(), kKinds.end(), ending) != kKinds.end();
}

Result<std::string, SystemError> read_file(const fs::path& path) {
    // Without O_NONBLOCK, opening a pipe would block until its other end is opened.
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.get() < 0 || ::fcntl(file.get(), F_SETFL, 0) != 0) return Failure{SystemError{errno}};
    struct stat status {};
    if (::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode) &&
        static_cast<std::uint64_t>(status.st_size) > kLargestFile)
        return Failure{SystemError{EFBIG}};
    std::string text;
    std::array<char, 65536> buffer;
    while (true) {
        const ssize_t count = ::read(file.get(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return Failure{SystemError{errno}};
        if (count == 0) return text;
        if (text.size() + static_cast<std::size_t>(count) > kLargestFile) return Failure{SystemError{EFBIG}};
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

void remove_unfinished(const fs::path& path) {
    std::error_code error;
    const std::string mark = path.filename().string() + kUnfinishedMark;
    for (fs::directory_iterator entry(path.parent_path(), error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry->path().filename().string().starts_with(mark)) fs::remove(entry->path(), ignored);
    }
}

// A link stays a link: what is replaced is the file at its end.
Result<fs::path, SystemError> follow_links(fs::path path) {
    constexpr int kMaxLinks = 40;
    for (int links = 0; links <= kMaxLinks; ++links) {
        if (leads_through_a_trap(path)) return Failure{SystemError{EACCES}};
        std::error_code error;
        const fs::path next = fs::read_symlink(path, error);
        if (error) return path;  // not a link, or an error that writing will report
        path = path.parent_path() / next;
    }
    return Failure{SystemError{ELOOP}};
}

std::optional<SystemError> write_file(const fs::path& path, std::string_view text, Durability survives) {
    const auto followed = follow_links(path);
    if (!followed) return followed.error();
    const fs::path& target = *followed;
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode)) {  // a device or a pipe cannot be replaced
        if (may_be_a_trap(target)) return SystemError{EACCES};
        // Without O_NONBLOCK, this would wait for a reader of the pipe.
        File file(::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK));
        if (file.get() < 0 || ::fcntl(file.get(), F_SETFL, 0) != 0 || !write_all(file.get(), text) || !file.close())
            return SystemError{errno};
        return std::nullopt;
    }
    fs::path name;
    File file(open_beside(target, name));
    if (file.get() < 0) return SystemError{errno};
    if (exists && ::fchmod(file.get(), old.st_mode & 07777U) != 0) {
        const SystemError failure{errno};
        ::unlink(name.c_str());
        return failure;
    }
    // Without the sync a power cut could leave the new name with no content.
    const auto is_there = [&] { return survives == Durability::kKill || ::fdatasync(file.get()) == 0; };
    if (write_all(file.get(), text) && is_there() && file.close() && ::rename(name.c_str(), target.c_str()) == 0) {
        // A caller that removes another copy after this relies on the name being on the disk, too.
        if (survives == Durability::kPowerCut && !sync_names(target)) return SystemError{EIO};
        return std::nullopt;
    }
    const SystemError failure{errno};
    ::unlink(name.c_str());
    return failure;
}

std::optional<SystemError> write_own_file(const fs::path& path, std::string_view text, Durability survives) {
    const auto followed = follow_links(path);
    if (!followed) return followed.error();
    if (const auto trouble = make_own_folders(followed->parent_path())) return trouble;
    return write_file(*followed, text, survives);
}

std::optional<SystemError> make_own_folders(const fs::path& path) {
    struct stat found {};
    if (path.empty()) return std::nullopt;
    if (::stat(path.c_str(), &found) == 0)
        return S_ISDIR(found.st_mode) ? std::nullopt : std::optional(SystemError{ENOTDIR});
    if (errno != ENOENT) return SystemError{errno};
    if (const auto trouble = make_own_folders(path.parent_path())) return trouble;
    if (::mkdir(path.c_str(), 0700) != 0)  // another program may have been faster
        return errno == EEXIST ? std::nullopt : std::optional(SystemError{errno});
    // A umask can remove even the permissions of the owner.
    return ::chmod(path.c_str(), 0700) == 0 ? std::nullopt : std::optional(SystemError{errno});
}

std::optional<SystemError> make_private_file(const fs::path& path) {
    const auto followed = follow_links(path);
    if (!followed) return followed.error();
    if (const auto trouble = make_own_folders(followed->parent_path())) return trouble;
    const File file(::open(followed->c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600));
    if (file.get() < 0) return SystemError{errno};
    struct stat found {};
    if (::fstat(file.get(), &found) == 0 && found.st_uid != ::geteuid()) return SystemError{EPERM};
    return ::fchmod(file.get(), 0600) == 0 ? std::nullopt : std::optional(SystemError{errno});
}

Result<std::string, SystemError> read_private_file(const fs::path& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) == 0 && found.st_uid != ::geteuid()) return Failure{SystemError{EPERM}};
    return read_file(path);
}

void write_through(const fs::path& path) {
    (void)write_through_as(path, false);
}

std::optional<SystemError> write_own_through(const fs::path& path) {
    return write_through_as(path, true);
}

Result<std::string, SystemError> read_own_file(const fs::path& path) {
    auto text = read_file(path);
    if (!text || !is_torn(*text)) return text;
    auto spare = read_file(with_ending(path, kSpareEnding));
    return spare && !is_torn(*spare) ? spare : text;
}

void remove_spare(const fs::path& path) {
    for (const char* ending : {kSpareEnding, kNewSpareEnding}) ::unlink(with_ending(path, ending).c_str());
}

Result<FileLock, SystemError> FileLock::take(const fs::path& path, std::chrono::milliseconds patience) {
    int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    const SystemError failure{errno};
    // Locking an existing file does not require permission to write.
    if (descriptor < 0 && (failure.code == EACCES || failure.code == EROFS))
        descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return Failure{failure};
    FileLock lock(descriptor);
    // Lock files of older versions could be opened, and so locked, by every user.
    struct stat found {};
    if (::fstat(descriptor, &found) == 0 && (found.st_mode & 07777U) != 0600) (void)::fchmod(descriptor, 0600);
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + patience;
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR) continue;
        if (errno != EWOULDBLOCK) return Failure{SystemError{errno}};
        if (Clock::now() >= end) return Failure{SystemError{EBUSY}};
        std::this_thread::sleep_for(kAgain);
    }
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<fs::path> path_of_file_address(std::string_view address) {
    constexpr std::string_view kScheme = "file:";
    if (!is_same_name(address.substr(0, kScheme.size()), kScheme)) return std::nullopt;
    address.remove_prefix(kScheme.size());
    if (address.starts_with("//")) {
        address.remove_prefix(2);
        const std::string_view machine = address.substr(0, address.find('/'));
        if (!is_this_machine(machine)) return std::nullopt;
        address.remove_prefix(machine.size());
    }
    std::string path = percent_decoded(address);
    if (!path.starts_with('/') || path.find('\0') != std::string::npos) return std::nullopt;
    return path;
}

fs::path path_of_word(std::string_view word) {
    return path_of_file_address(word).value_or(word);
}

fs::path state_directory() {
    return base_directory("XDG_STATE_HOME", ".local/state");
}
fs::path data_directory() {
    return base_directory("XDG_DATA_HOME", ".local/share");
}
fs::path config_directory() {
    return base_directory("XDG_CONFIG_HOME", ".config");
}

}  // namespace atom4
