// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_run.h"
#include "core/storage/document_file.h"

namespace atom4 {

/// A puzzle from a game of one's own.
struct MyPuzzle {
    static constexpr int kSits = 4;  ///< the step at which it is asked no more

    Puzzle puzzle;
    int step = 0;     ///< how often it was solved one time after the other
    std::string due;  ///< the day from which on it is to be asked again, as today() writes it

    [[nodiscard]] bool sits() const { return step >= kSits; }
    /// The day from which on it is asked, as far as is known today: a day farther off than its step makes it comes from
    /// a clock that was wrong, and it is asked today.
    [[nodiscard]] std::string due_as_of(std::string_view today) const;
    [[nodiscard]] bool is_due(std::string_view today) const { return !sits() && due_as_of(today) <= today; }
    friend bool operator==(const MyPuzzle&, const MyPuzzle&) = default;
};

/// The puzzles from one's own games. Each is asked at once, and when it was solved after a day, a week and a month; one
/// that was not solved after a day, and then as from the start.
class MyPuzzles {
public:
    /// Adds it under an id of its own, which it returns; nothing if one that shows the same is there already.
    std::optional<std::string> add(Puzzle puzzle, std::string_view today);
    void answer(std::string_view id, PuzzleResult result, std::string_view today);
    void remove(std::string_view id);

    /// The oldest first.
    [[nodiscard]] const std::vector<MyPuzzle>& all() const { return puzzles_; }
    [[nodiscard]] const MyPuzzle* find(std::string_view id) const;
    /// Those to be asked on that day, the one that waits longest first.
    [[nodiscard]] std::vector<MyPuzzle> due(std::string_view today) const;

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<MyPuzzles> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const MyPuzzles&, const MyPuzzles&) = default;

private:
    std::vector<MyPuzzle> puzzles_;
};

/// The puzzles of one person's home.
class MyPuzzlesFile : public DocumentFile<MyPuzzles> {
public:
    explicit MyPuzzlesFile(std::filesystem::path path = data_directory() / "my-puzzles")
        : DocumentFile(std::move(path)) {}
};

}  // namespace atom4
