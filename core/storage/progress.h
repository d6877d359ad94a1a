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

/// Which lessons of a game were done, by their stored names, and whether lessons were offered. Entries of later
/// versions are preserved.
class LessonProgress {
public:
    [[nodiscard]] bool is_done(std::string_view lesson) const { return done_.contains(lesson); }
    /// Marks a lesson as done. Names consist of lower-case letters and hyphens.
    void finish(std::string_view lesson) { done_.emplace(lesson); }

    /// Returns whether any lesson is done.
    [[nodiscard]] bool has_begun() const { return !done_.empty(); }
    /// Returns the first of these lessons that is not done, by its name_of(); std::nullopt if all are.
    template <class Lessons>
    [[nodiscard]] std::optional<typename Lessons::value_type> first_open(const Lessons& lessons) const {
        for (const auto& lesson : lessons)
            if (!is_done(name_of(lesson))) return lesson;
        return std::nullopt;
    }

    /// Returns whether lessons were offered or started.
    [[nodiscard]] bool was_offered() const { return offered_; }
    void offer() { offered_ = true; }

    /// Parses what to_text() writes; std::nullopt for anything else.
    [[nodiscard]] static std::optional<LessonProgress> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;

private:
    std::set<std::string, std::less<>> done_;
    bool offered_ = false;
};

/// The stored progress of a user in the lessons of a game, shared by window and terminal.
class LessonProgressFile : public DocumentFile<LessonProgress> {
public:
    explicit LessonProgressFile(std::filesystem::path path) : DocumentFile(std::move(path)) {}

    /// Returns the progress so far; empty if the file cannot be read.
    [[nodiscard]] LessonProgress progress() const;
    [[nodiscard]] std::optional<SystemError> finish(std::string_view lesson) const;
    /// Returns whether to offer lessons now, and records it: true once, for the first program that asks. False if that
    /// cannot be recorded.
    [[nodiscard]] bool take_offer() const;
};

/// The best result in each exercise of a game, by its stored name.
class BestResults {
public:
    /// Returns 0 if there is no result.
    [[nodiscard]] int best(std::string_view exercise) const;
    /// Stores a result if it is better. Names consist of lower-case letters, digits and hyphens.
    void reach(std::string_view exercise, int result);

    /// Parses what to_text() writes; std::nullopt for anything else.
    [[nodiscard]] static std::optional<BestResults> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const BestResults&, const BestResults&) = default;

private:
    std::map<std::string, int, std::less<>> best_;
};

/// The stored results of a user, shared by window and terminal.
class BestResultsFile : public DocumentFile<BestResults> {
public:
    explicit BestResultsFile(std::filesystem::path path) : DocumentFile(std::move(path)) {}

    /// Returns the results so far; empty if the file cannot be read.
    [[nodiscard]] BestResults results() const;
    [[nodiscard]] std::optional<SystemError> reach(std::string_view exercise, int result) const;
};

}  // namespace atom4
