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

/// What becomes of a saved game when another takes its place.
enum class SaveDisposition : std::uint8_t {
    kNothing,     ///< empty, over, or without a person's part in it: it may go
    kUnfinished,  ///< a game in play that a person has moved in: it is set aside
    kUnreadable,  ///< nobody can tell: it is put by, where it takes nobody's room
};

/// A kind of game, and how its files are called: "match.atom4", "match-2.atom4", ...
struct GameKind {
    std::string_view stem;
    std::string_view extension;  ///< with its dot
    SaveDisposition (*worth)(std::string_view text);
};

/// A game that was set aside, or that another program left in its place.
struct SetAsideGame {
    std::filesystem::path path;
    std::chrono::sys_seconds time;  ///< when it was last played

    friend bool operator==(const SetAsideGame&, const SetAsideGame&) = default;
};

/// How every game is kept, whatever its rules: in a place of its own in the state directory while it is played, so that
/// it goes on at the next start, and set aside when another game takes that place before it is over.
///
/// Programs that run side by side each hold a place, the first that is free, by a lock that the system releases however
/// the program ends. The games set aside, the last kMostSetAside of a kind, stand in the folder "unfinished"; what
/// cannot be read is put by in "unreadable". A file is removed only when what it holds is safe elsewhere.
class AutosaveSlot {
public:
    static constexpr std::size_t kMostSetAside = 20;
    static constexpr std::size_t kMostOfNetwork =
        5;  ///< besides: whoever is on another machine cannot push out the others

    /// Where a game was begun.
    enum class Origin : std::uint8_t { kHere, kNetwork };

    /// Takes the first free place. Where there is none, or nothing can be written, trouble() says why.
    static AutosaveSlot claim(const std::filesystem::path& directory, const GameKind& kind);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Why nothing can be kept here, as far as is known before anything is saved.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }

    /// What was kept here last; ENOENT if there is nothing, or not even a folder for it.
    [[nodiscard]] Result<std::string, SystemError> load() const;
    /// The game that load() found goes on here. Without this it is set aside before anything is saved.
    void go_on(std::string text);
    /// Moves what load() could not read, or nobody understands, out of the way. Returns where it lies now: where it was
    /// if it cannot be moved.
    std::filesystem::path quarantine();

    /// Keeps the game as it is now, after what has to be set aside. Whatever fails is tried again the next time. From
    /// then on a kill at any moment loses nothing; a power cut may lose what was saved in the last seconds, for the
    /// disk is not waited for unless something is removed that was only there.
    [[nodiscard]] std::optional<SystemError> save(std::string text);
    /// Writes a file of the person's with the same promise.
    [[nodiscard]] std::optional<SystemError> save_beside(const std::filesystem::path& file,
                                                         std::string_view text) const;
    /// Another game begins: the one in play, which was begun there, is set aside with the next save, if it is worth it.
    void begin_another(Origin left = Origin::kHere);
    /// Whether a game worth keeping is gone with the program: the last save failed.
    [[nodiscard]] bool would_lose() const;

    /// What can be gone on with, the last one played first: what was set aside, and what lies unfinished in places that
    /// no program holds.
    [[nodiscard]] std::vector<SetAsideGame> set_aside() const;
    /// Reads one of these, in order to go on with it here: once that is saved, it is gone from where it was. EBUSY if
    /// another program plays it.
    [[nodiscard]] Result<std::string, SystemError> take(const std::filesystem::path& path);
    /// What was taken stays where it is after all.
    void give_back() { taken_.reset(); }
    /// Whether the file is one of those that belong to games kept here, and to nobody else.
    [[nodiscard]] bool owns(const std::filesystem::path& path) const;

private:
    struct Taken {
        std::filesystem::path path;
        std::optional<FileLock> lock;  // of the place it lies in, if it is one
    };

    AutosaveSlot(std::filesystem::path directory, const GameKind& kind)
        : directory_(std::move(directory)), kind_(kind) {}

    void take_place();
    [[nodiscard]] std::filesystem::path place(int number, std::string_view extension) const;
    [[nodiscard]] std::filesystem::path free_name(std::string_view folder, Origin origin = Origin::kHere) const;
    [[nodiscard]] Result<std::filesystem::path, SystemError> move_to(std::string_view folder) const;
    [[nodiscard]] std::optional<SystemError> clear_place();
    [[nodiscard]] std::optional<SystemError> settle();
    [[nodiscard]] std::optional<SystemError> try_to_save();
    void forget_oldest(const std::filesystem::path& newest) const;
    [[nodiscard]] bool is_left_in_place(const std::filesystem::path& path) const;
    [[nodiscard]] std::vector<SetAsideGame> files_in(const std::filesystem::path& folder) const;

    std::filesystem::path directory_;
    GameKind kind_;
    std::filesystem::path path_;
    std::optional<FileLock> lock_;
    std::optional<SystemError> trouble_;
    std::string current_;  // the game in play, as it was last to be saved
    struct Unsettled {
        std::string text;
        Origin origin;
    };
    std::vector<Unsettled> unsettled_;  // games that still have to be set aside
    std::optional<Taken> taken_;
    bool holds_another_ = true;  // what lies in the place is not the game in play
    bool saved_ = true;          // as it is now
    std::unique_ptr<FsyncQueue> settling_ = std::make_unique<FsyncQueue>();
};

}  // namespace atom4
