// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/storage/document_file.h"

namespace atom4 {

/// Which lessons of a game somebody has done, by the names that they are kept under, and whether he was told that there
/// are lessons. What a later version has added stays as it is.
class LessonProgress {
public:
    [[nodiscard]] bool is_done(std::string_view lesson) const { return done_.contains(lesson); }
    /// The name is of small letters and hyphens.
    void finish(std::string_view lesson) { done_.emplace(lesson); }

    /// Whether lessons were offered once, or begun without that.
    [[nodiscard]] bool was_offered() const { return offered_; }
    void offer() { offered_ = true; }

    /// Reads what to_text wrote; nothing else.
    [[nodiscard]] static std::optional<LessonProgress> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;

private:
    std::set<std::string, std::less<>> done_;
    bool offered_ = false;
};

/// The progress of one person's home in the lessons of a game; window and terminal share it.
class LessonProgressFile : public DocumentFile<LessonProgress> {
public:
    explicit LessonProgressFile(std::filesystem::path path) : DocumentFile(std::move(path)) {}

    /// What has been done so far; nothing where that cannot be read.
    [[nodiscard]] LessonProgress progress() const;
    [[nodiscard]] std::optional<SystemError> finish(std::string_view lesson) const;
    /// Whether lessons are to be offered now: where they never were, once, whichever program asks first. Where it
    /// cannot be kept that they were, they are not.
    [[nodiscard]] bool take_offer() const;
};

/// The best that somebody has reached in each of a game's exercises, by the names that they are kept under.
class BestResults {
public:
    /// 0 where nothing was reached.
    [[nodiscard]] int best(std::string_view exercise) const;
    /// Keeps it if it is better than before. The name is of small letters, digits and hyphens.
    void reach(std::string_view exercise, int result);

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<BestResults> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const BestResults&, const BestResults&) = default;

private:
    std::map<std::string, int, std::less<>> best_;
};

/// The results of one person's home; window and terminal share them.
class BestResultsFile : public DocumentFile<BestResults> {
public:
    explicit BestResultsFile(std::filesystem::path path) : DocumentFile(std::move(path)) {}

    /// What was reached so far; nothing where that cannot be read.
    [[nodiscard]] BestResults results() const;
    [[nodiscard]] std::optional<SystemError> reach(std::string_view exercise, int result) const;
};

}  // namespace atom4
