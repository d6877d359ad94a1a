// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/progress.h"

#include <algorithm>

#include "core/base/strings.h"

namespace atom4 {
namespace {

constexpr std::string_view kTitle = "Atom-4 lessons 1";
constexpr std::string_view kOffered = "offered";
constexpr std::string_view kDone = "done ";

bool is_name(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

}  // namespace

std::optional<LessonProgress> LessonProgress::parse(std::string_view text) {
    if (take_until(text, "\n") != kTitle) return std::nullopt;
    LessonProgress progress;
    while (!text.empty()) {
        std::string_view line = take_until(text, "\n");
        if (line == kOffered) {
            progress.offer();
            continue;
        }
        if (!line.starts_with(kDone)) return std::nullopt;
        line.remove_prefix(kDone.size());
        if (!is_name(line)) return std::nullopt;
        progress.finish(line);
    }
    return progress;
}

std::string LessonProgress::to_text() const {
    std::string text(kTitle);
    text += '\n';
    if (offered_) text.append(kOffered).append("\n");
    for (const std::string& lesson : done_) text.append(kDone).append(lesson).append("\n");
    return text;
}

LessonProgress LessonProgressFile::progress() const {
    const auto progress = read();
    return progress ? *progress : LessonProgress();
}

std::optional<SystemError> LessonProgressFile::finish(std::string_view lesson) const {
    return change([&](LessonProgress& progress) {
        progress.offer();
        progress.finish(lesson);
    });
}

bool LessonProgressFile::take_offer() const {
    // Most starts need not write.
    const auto before = read();
    if (!before || before->was_offered()) return false;
    bool first = false;
    const auto trouble = change([&](LessonProgress& progress) {
        first = !progress.was_offered();
        progress.offer();
    });
    return first && !trouble;
}

namespace {

constexpr std::string_view kResultsTitle = "Atom-4 results 1";

bool is_exercise(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

}  // namespace

int BestResults::best(std::string_view exercise) const {
    const auto found = best_.find(exercise);
    return found == best_.end() ? 0 : found->second;
}

void BestResults::reach(std::string_view exercise, int result) {
    if (result > best(exercise)) best_.insert_or_assign(std::string(exercise), result);
}

std::optional<BestResults> BestResults::parse(std::string_view text) {
    if (take_until(text, "\n") != kResultsTitle) return std::nullopt;
    BestResults results;
    while (!text.empty()) {
        std::string_view line = take_until(text, "\n");
        const std::string_view name = take_until(line, " ");
        const auto result = parse_digits<int>(line);
        if (!is_exercise(name) || !result || *result == 0) return std::nullopt;
        results.reach(name, *result);
    }
    return results;
}

std::string BestResults::to_text() const {
    std::string text(kResultsTitle);
    text += '\n';
    for (const auto& [name, result] : best_) text += name + ' ' + std::to_string(result) + '\n';
    return text;
}

BestResults BestResultsFile::results() const {
    const auto results = read();
    return results ? *results : BestResults();
}

std::optional<SystemError> BestResultsFile::reach(std::string_view exercise, int result) const {
    return change([&](BestResults& results) { results.reach(exercise, result); });
}

}  // namespace atom4
