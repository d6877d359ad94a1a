// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/storage/files.h"
#include "core/storage/fsync_queue.h"

namespace atom4 {

/// What to do with a saved game when another one replaces it.
enum class SaveDisposition : std::uint8_t {
    kNothing,     ///< empty, finished, or without a human move: discard it
    kUnfinished,  ///< unfinished, with a human move: set it aside
    kUnreadable,  ///< unreadable: quarantine it
};

/// A kind of game, and the names of its files: "match.atom4", "match-2.atom4", ...
struct GameKind {
    std::string_view stem;
    std::string_view extension;  ///< including the dot
    SaveDisposition (*worth)(std::string_view text);
    /// Returns whether both are the same game at the same point, whatever files they belong to.
    bool (*same)(std::string_view text, std::string_view other);
};

/// A game that was set aside, or that another program left in its slot.
struct SetAsideGame {
    std::filesystem::path path;
    std::chrono::sys_seconds time;  ///< when it was last played

    friend bool operator==(const SetAsideGame&, const SetAsideGame&) = default;
};

/// Saves the current game of any kind to a slot in the state directory, from which the next start resumes it. A game
/// that is replaced before it is over is set aside.
///
/// Each running program holds the first free slot by a lock, which the system releases when the program ends. The last
/// kMaxSetAside games of a kind are in the folder "unfinished", unreadable files in "unreadable". A file is removed
/// only after its contents are safe elsewhere. Not thread-safe.
class AutosaveSlot {
public:
    static constexpr std::size_t kMaxSetAside = 20;
    static constexpr std::size_t kMaxNetworkSetAside =
        5;  ///< counted separately, so that a remote host cannot displace other games

    /// Where a game was started.
    enum class Origin : std::uint8_t { kHere, kNetwork };

    /// Takes the first free slot. If there is none, or it is not writable, trouble() returns why.
    static AutosaveSlot claim(const std::filesystem::path& directory, const GameKind& kind);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Returns whether another program had the first slot, and with it perhaps the last game.
    [[nodiscard]] bool is_beside_another() const { return is_beside_another_; }
    /// Returns why nothing can be saved here, as of the last save(), or of claim() before it.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }

    /// Returns the last saved text; ENOENT if there is none.
    [[nodiscard]] Result<std::string, SystemError> load() const;
    /// Resumes the game that load() returned. Without this call, the first save() sets it aside.
    void resume(std::string text);
    /// Moves an unreadable file to "unreadable". Returns its new path, or the old one if it cannot be moved.
    std::filesystem::path quarantine();

    /// Saves the game, and first sets aside what has to be. Failed steps are retried by the next call. Afterwards,
    /// killing the program loses nothing; a power cut may lose the last seconds, since this blocks for the disk only
    /// before it removes the only copy of something. Returns std::nullopt on success.
    [[nodiscard]] std::optional<SystemError> save(std::string text);
    /// Writes a file that the user chose, with the same guarantees.
    [[nodiscard]] std::optional<SystemError> save_beside(const std::filesystem::path& file,
                                                         std::string_view text) const;
    /// Starts another game: the next save() sets the current one aside if it is kUnfinished, and not the same game. If
    /// the new game is one of set_aside(), as when its file is opened, it is no longer one of them.
    void begin_another(Origin left = Origin::kHere);
    /// Returns whether saving the current game has set aside the one before it.
    [[nodiscard]] bool has_set_aside_previous() const { return set_aside_previous_; }
    /// Returns whether quitting now would lose an unfinished game, because the last save failed.
    [[nodiscard]] bool would_lose() const;

    /// Returns the games that can be resumed, the most recent first: those set aside, and unfinished ones in slots that
    /// no program holds.
    [[nodiscard]] std::vector<SetAsideGame> set_aside() const;
    /// Reads one of these to resume it here; the next save() removes it from its old place. EBUSY if another program
    /// has it open.
    [[nodiscard]] Result<std::string, SystemError> take(const std::filesystem::path& path);
    /// Cancels take().
    void give_back() { taken_.reset(); }
    /// Returns whether the file is one of those that this class manages.
    [[nodiscard]] bool owns(const std::filesystem::path& path) const;

private:
    struct Taken {
        std::filesystem::path path;
        std::optional<FileLock> lock;  // of the slot it is in, if any
    };

    AutosaveSlot(std::filesystem::path directory, const GameKind& kind)
        : directory_(std::move(directory)), kind_(kind) {}

    void take_place();
    void take_same();
    [[nodiscard]] std::filesystem::path place(int number, std::string_view extension) const;
    [[nodiscard]] std::filesystem::path free_name(std::string_view folder, Origin origin = Origin::kHere) const;
    [[nodiscard]] Result<std::filesystem::path, SystemError> move_to(std::string_view folder) const;
    [[nodiscard]] std::optional<SystemError> clear_place();
    [[nodiscard]] std::optional<SystemError> set_pending_aside();
    [[nodiscard]] std::optional<SystemError> try_to_save();
    void forget_oldest(const std::filesystem::path& newest) const;
    [[nodiscard]] bool is_left_in_place(const std::filesystem::path& path) const;
    [[nodiscard]] std::vector<SetAsideGame> files_in(const std::filesystem::path& folder) const;

    std::filesystem::path directory_;
    GameKind kind_;
    std::filesystem::path path_;
    std::optional<FileLock> lock_;
    bool is_beside_another_ = false;
    std::optional<SystemError> trouble_;
    std::string current_;  // the current game, as of the last save() or resume(); empty after begin_another()
    struct Pending {
        std::string text;
        Origin origin;
    };
    std::vector<Pending> pending_;  // games that still have to be set aside
    bool set_aside_previous_ = false;
    bool is_new_ = true;  // the current game was neither saved yet nor resumed
    std::optional<Taken> taken_;
    bool holds_another_ = true;  // the file in the slot is not the current game
    bool saved_ = true;          // the last save() succeeded
    std::unique_ptr<FsyncQueue> fsync_queue_ = std::make_unique<FsyncQueue>();
};

}  // namespace atom4
