// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/autosave.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <tuple>
#include <utility>

namespace atom4 {
namespace {

namespace fs = std::filesystem;

constexpr int kPlaces = 64;
constexpr std::string_view kUnfinishedFolder = "unfinished";
constexpr std::string_view kUnreadableFolder = "unreadable";
// Follows the stem in the names of games that were started over the network.
constexpr std::string_view kNetworkMark = "-network-";

// "20260131-175959", in local time, since users may look into the folder.
std::string stamp_of_now() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    std::string text(15, '\0');
    std::strftime(text.data(), text.size() + 1, "%Y%m%d-%H%M%S", &local);
    return text;
}

// "match.previous.atom4" is where 5.0 set one match aside.
bool is_previous(const fs::path& path) {
    return path.stem().extension() == ".previous";
}

}  // namespace

fs::path AutosaveSlot::place(int number, std::string_view extension) const {
    std::string name(kind_.stem);
    if (number > 1) name += '-' + std::to_string(number);
    return directory_ / name.append(extension);
}

AutosaveSlot AutosaveSlot::claim(const fs::path& directory, const GameKind& kind) {
    AutosaveSlot game(directory, kind);
    game.take_place();
    return game;
}

void AutosaveSlot::take_place() {
    path_ = place(1, kind_.extension);
    trouble_ = make_own_folders(directory_);
    if (trouble_) return;
    std::error_code ignored;
    // The canonical path, so that other paths can be compared with it.
    if (const fs::path real = fs::canonical(directory_, ignored); !real.empty()) directory_ = real;
    for (int number = 1; number <= kPlaces; ++number) {
        // The lock is a file of its own, because saving replaces the game's file.
        auto lock = FileLock::take(place(number, ".lock"));
        if (!lock && lock.error().code == EBUSY) continue;
        is_beside_another_ = number > 1;
        path_ = place(number, kind_.extension);
        if (!lock) {
            trouble_ = lock.error();
            return;
        }
        lock_ = std::move(*lock);
        // An existing lock file can be locked even in a folder that is no longer writable.
        if (::faccessat(AT_FDCWD, directory_.c_str(), W_OK, AT_EACCESS) != 0) trouble_ = SystemError{errno};
        remove_unfinished(path_);
        return;
    }
    trouble_ = SystemError{EBUSY};
}

Result<std::string, SystemError> AutosaveSlot::load() const {
    auto text = read_own_file(path_);
    if (!text && text.error().code == ENOTDIR) return Failure{SystemError{ENOENT}};
    return text;
}

// Returns a path in that folder which no file has yet. The process id distinguishes it from those of other programs.
fs::path AutosaveSlot::free_name(std::string_view folder, Origin origin) const {
    const std::string_view mark = origin == Origin::kNetwork ? kNetworkMark : "-";
    const std::string name = std::string(kind_.stem).append(mark) + stamp_of_now() + '-' + std::to_string(::getpid());
    std::error_code ignored;
    for (int attempt = 1;; ++attempt) {
        const std::string number = attempt == 1 ? "" : '-' + std::to_string(attempt);
        const fs::path path = directory_ / folder / (name + number + std::string(kind_.extension));
        if (!fs::exists(fs::symlink_status(path, ignored))) return path;
    }
}

// Moves the file in the slot to the folder, and returns its new path.
Result<fs::path, SystemError> AutosaveSlot::move_to(std::string_view folder) const {
    std::error_code error;
    const bool is_there = fs::exists(directory_ / folder, error);
    if (const auto trouble = make_own_folders(directory_ / folder)) return Failure{*trouble};
    // A new folder must be on the disk before anything is moved into it.
    if (!is_there) write_through(directory_ / folder);
    const fs::path name = free_name(folder);
    remove_spare(path_);
    fs::rename(path_, name, error);
    if (error) return Failure{SystemError{error.value()}};
    // The next file in the slot must not be on the disk before this one.
    write_through(name);
    return name;
}

fs::path AutosaveSlot::quarantine() {
    if (!lock_) return path_;
    const auto moved = move_to(kUnreadableFolder);
    return moved ? *moved : path_;
}

// Frees the slot for the current game if another one is in it.
std::optional<SystemError> AutosaveSlot::clear_place() {
    if (!holds_another_) return std::nullopt;
    const auto text = load();
    // A lack of descriptors or memory says nothing about the file.
    if (const int code = text ? 0 : text.error().code; code == EMFILE || code == ENFILE || code == ENOMEM)
        return text.error();
    const bool nothing = text ? kind_.same(*text, current_) : text.error().code == ENOENT;
    const SaveDisposition worth = nothing ? SaveDisposition::kNothing
                                  : text  ? kind_.worth(*text)
                                          : SaveDisposition::kUnreadable;
    if (worth != SaveDisposition::kNothing) {
        const auto moved = move_to(worth == SaveDisposition::kUnfinished ? kUnfinishedFolder : kUnreadableFolder);
        if (!moved) return moved.error();
        forget_oldest(*moved);
        set_aside_previous_ = worth == SaveDisposition::kUnfinished;
    }
    holds_another_ = false;
    return std::nullopt;
}

// Sets aside the games that were replaced. The current game may be one of them, opened again.
std::optional<SystemError> AutosaveSlot::set_pending_aside() {
    std::erase_if(pending_, [&](const Pending& left) { return kind_.same(left.text, current_); });
    while (!pending_.empty()) {
        const auto& [text, origin] = pending_.front();
        const fs::path name = free_name(kUnfinishedFolder, origin);
        if (const auto trouble = write_own_file(name, text)) return trouble;
        pending_.erase(pending_.begin());
        forget_oldest(name);
        set_aside_previous_ = true;
    }
    return std::nullopt;
}

// A game that the user opened from a file may have been set aside before.
void AutosaveSlot::take_same() {
    if (taken_ || kind_.worth(current_) != SaveDisposition::kUnfinished) return;
    for (const SetAsideGame& file : set_aside()) {
        const auto text = read_file(file.path);
        if (!text || !kind_.same(*text, current_)) continue;
        (void)take(file.path);
        return;
    }
}

std::optional<SystemError> AutosaveSlot::try_to_save() {
    if (!lock_) {
        // The obstacle may be gone by now. Meanwhile another program may have taken the slot.
        const fs::path before = path_;
        take_place();
        holds_another_ = holds_another_ || path_ != before;
    }
    if (!lock_) return trouble_;
    if (std::exchange(is_new_, false)) take_same();
    if (taken_ && taken_->path == path_) {
        holds_another_ = false;
        taken_.reset();
    }
    if (const auto trouble = clear_place()) return trouble;
    if (const auto trouble = set_pending_aside()) return trouble;
    if (!taken_) return fsync_queue_->write_own(path_, current_);
    // The game is removed from its old place only once it is on the disk here, under both names.
    if (const auto trouble = write_own_file(path_, current_, Durability::kKill)) return trouble;
    if (const auto trouble = write_own_through(path_)) return trouble;
    std::error_code ignored;
    remove_spare(taken_->path);
    fs::remove(taken_->path, ignored);
    taken_.reset();
    return std::nullopt;
}

std::optional<SystemError> AutosaveSlot::save_beside(const fs::path& file, std::string_view text) const {
    return fsync_queue_->write(file, text);
}

void AutosaveSlot::resume(std::string text) {
    current_ = std::move(text);
    holds_another_ = false;
    is_new_ = false;
}

std::optional<SystemError> AutosaveSlot::save(std::string text) {
    current_ = std::move(text);
    trouble_ = try_to_save();
    saved_ = !trouble_;
    return trouble_;
}

void AutosaveSlot::begin_another(Origin left) {
    if (kind_.worth(current_) == SaveDisposition::kUnfinished) pending_.push_back({current_, left});
    current_.clear();
    set_aside_previous_ = false;
    is_new_ = true;
}

bool AutosaveSlot::would_lose() const {
    return !saved_ && (!pending_.empty() || kind_.worth(current_) == SaveDisposition::kUnfinished);
}

std::vector<SetAsideGame> AutosaveSlot::files_in(const fs::path& folder) const {
    std::vector<SetAsideGame> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path& path = entry->path();
        const std::string name = path.filename().string();
        struct stat status {};
        if (!name.starts_with(kind_.stem) || !name.ends_with(kind_.extension)) continue;
        if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
        files.push_back({path, std::chrono::sys_seconds(std::chrono::seconds(status.st_mtime))});
    }
    std::sort(files.begin(), files.end(), [](const SetAsideGame& a, const SetAsideGame& b) {
        return std::tie(b.time, b.path) < std::tie(a.time, a.path);
    });
    return files;
}

// Keeps the newest game, even if the clock says that others are newer.
void AutosaveSlot::forget_oldest(const fs::path& newest) const {
    auto files = files_in(directory_ / kUnfinishedFolder);
    std::stable_partition(files.begin(), files.end(), [&](const SetAsideGame& file) { return file.path == newest; });
    std::size_t here = 0;
    std::size_t of_network = 0;
    std::error_code ignored;
    for (const SetAsideGame& file : files) {
        const bool is_of_network =
            file.path.filename().string().starts_with(std::string(kind_.stem).append(kNetworkMark));
        const bool is_kept = is_of_network ? ++of_network <= kMaxNetworkSetAside : ++here <= kMaxSetAside;
        if (!is_kept) fs::remove(file.path, ignored);
    }
}

bool AutosaveSlot::is_left_in_place(const fs::path& path) const {
    fs::path lock_file = path;
    std::optional<FileLock> held;
    if (path == path_) {
        if (!holds_another_) return false;
    } else if (!is_previous(path)) {
        auto lock = FileLock::take(lock_file.replace_extension(".lock"));
        if (!lock) return false;
        held = std::move(*lock);
    }
    const auto text = read_file(path);
    return text && kind_.worth(*text) == SaveDisposition::kUnfinished;
}

std::vector<SetAsideGame> AutosaveSlot::set_aside() const {
    std::vector<SetAsideGame> files = files_in(directory_ / kUnfinishedFolder);
    for (const SetAsideGame& file : files_in(directory_))
        if (is_left_in_place(file.path)) files.push_back(file);
    std::stable_sort(files.begin(), files.end(),
                     [](const SetAsideGame& a, const SetAsideGame& b) { return a.time > b.time; });
    return files;
}

Result<std::string, SystemError> AutosaveSlot::take(const fs::path& path) {
    std::error_code ignored;
    Taken taken{fs::weakly_canonical(path, ignored), std::nullopt};
    if (taken.path.parent_path() == directory_ && taken.path != path_ && !is_previous(taken.path)) {
        fs::path lock_file = taken.path;
        auto lock = FileLock::take(lock_file.replace_extension(".lock"));
        if (!lock) return Failure{lock.error()};
        taken.lock = std::move(*lock);
    }
    auto text = read_file(path);
    if (text) taken_ = std::move(taken);
    return text;
}

bool AutosaveSlot::owns(const fs::path& path) const {
    std::error_code ignored;
    const fs::path folder = fs::weakly_canonical(path, ignored).parent_path();
    return folder == directory_ || folder == directory_ / kUnfinishedFolder || folder == directory_ / kUnreadableFolder;
}

}  // namespace atom4
