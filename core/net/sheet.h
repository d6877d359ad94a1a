// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/net/message.h"

namespace atom4::link {

/// The most steps that a sheet has, and the most of them that are gone through in a turn of the loop.
inline constexpr std::size_t kMostSteps = 10'000;
inline constexpr std::size_t kMostStepsATurn = 16;

/// What has been agreed upon, step by step: the host writes it, everybody else copies it, so that all have the same.
/// Each step is a word whose meaning is not known here.
class Sheet {
public:
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] bool is_empty() const { return entries_.empty(); }
    [[nodiscard]] const std::vector<std::string>& entries() const { return entries_; }

    void write(std::string entry);
    /// Strikes out what was written after the first so many.
    void cut(std::size_t size);

    /// A word that stands for the first so many steps: two sheets with the same word have the same steps. There must
    /// be as many.
    [[nodiscard]] std::string digest(std::size_t size) const;

    /// "I have so many of them."
    [[nodiscard]] Message have() const;
    /// Whether a message like that speaks of a beginning of this sheet.
    [[nodiscard]] bool begins_with(const Message& have) const;
    /// The steps from there on, as many as go on a line; none where nothing is missing.
    [[nodiscard]] Message copy(std::size_t from) const;

    friend bool operator==(const Sheet& a, const Sheet& b) { return a.entries_ == b.entries_; }

private:
    std::vector<std::string> entries_;
    std::vector<std::uint64_t> digests_;  // of the steps up to each
};

}  // namespace atom4::link
