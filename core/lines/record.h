// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lines/events.h"
#include "core/lines/position.h"
#include "core/storage/files.h"
#include "core/storage/record_text.h"

namespace atom4::lines {

/// Whether the player sees the colours of the next throw, and whether the game has ever shown them.
enum class Preview : std::uint8_t { kOff, kOn, kHidden };

/// A game as a file keeps it ("Contracts", saved game of Lines). What parse_record returns is always a legal game, in
/// play or over; score and board follow from the events.
struct GameRecord {
    GameSetup setup;
    EventList events;
    std::string date = "????.??.??";    ///< year.month.day of the start
    std::optional<std::uint64_t> seed;  ///< of the throws to come
    std::string id;                     ///< tells the game from every other one; empty for games of other programs
    Preview preview = Preview::kOff;
    bool assisted = false;       ///< something was undone, or a hint was asked for
    bool demonstration = false;  ///< the computer has made every move
    std::string other_tags;      ///< tags of other programs in order, as write_tag writes them

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The position after all events. They must be legal.
[[nodiscard]] Position replay(const GameRecord& record);

/// What is wrong with a game of Lines that has the form of a saved game.
enum class RecordFault : std::uint8_t {
    kWrongGame,         ///< Game is not "Lines"
    kBadValue,          ///< of a tag; token: its name
    kOutOfBounds,       ///< reason: which part of the setup
    kScoreContradicts,  ///< the events lead to another score
    kNotAnEvent,        ///< a line that begins neither with "throw" nor with "move"
    kNotAChip,
    kNotACell,
    kNotTwoCells,   ///< a move of fewer or more cells than two
    kIllegalThrow,  ///< reason: why
    kIllegalMove,   ///< reason: why
    kTooLong,       ///< more moves across a large board than can be checked in a second or so
};

using RecordError = FaultInRecord<RecordFault, std::variant<std::monostate, SetupFault, IllegalThrow, IllegalMove>>;

/// Reads a file of one game: nothing but a legal game is accepted. Where the computer throws nothing (Each "0"), the
/// lines that say so may be left out. Where something stands behind it that is none of it (RecordText), `line_behind`
/// is told in which line.
[[nodiscard]] Result<GameRecord, RecordError> parse_record(std::string_view text,
                                                           std::optional<int>* line_behind = nullptr);
/// Writes what parse_record reads back to the same record.
[[nodiscard]] std::string to_text(const GameRecord& record);

/// Whether the file is a game of Lines, good or bad: by its Game tag, or by the ending of its name.
[[nodiscard]] bool is_lines_file(const std::filesystem::path& path);
/// The same for a file that has been read, which holds this text.
[[nodiscard]] bool is_lines_file(const std::filesystem::path& path, std::string_view text);

using FileError = std::variant<SystemError, RecordError>;
/// A file that could not be opened, and why.
struct UnopenedFile {
    std::filesystem::path file;
    FileError error;
};
[[nodiscard]] Result<GameRecord, FileError> read_record(std::string_view text,
                                                        std::optional<int>* line_behind = nullptr);
[[nodiscard]] Result<GameRecord, FileError> load_record(const std::filesystem::path& path,
                                                        std::optional<int>* line_behind = nullptr);

}  // namespace atom4::lines
