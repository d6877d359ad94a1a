// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace atom4::test {

/// The cost of a piece of work.
struct Cost {
    double seconds = 0;     ///< of processor time, whatever else the machine does meanwhile
    std::size_t bytes = 0;  ///< the highest growth of resident memory
    bool ended_well = false;
};

/// Runs the work in a process of its own, so that nothing else counts. `work` returns whether all was well.
[[nodiscard]] Cost cost_of(const std::function<bool()>& work);

/// Returns whether a sanitizer is built in: they take many times the time and memory that is measured.
[[nodiscard]] constexpr bool is_sanitized() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

/// The factor by which a sanitizer may slow down what a person waits for.
inline constexpr int kSlowness = is_sanitized() ? 15 : 1;

/// Returns a text of about that many bytes.
using TextOfSize = std::function<std::string(std::size_t bytes)>;
/// Joins pieces until there are enough bytes.
[[nodiscard]] TextOfSize many(std::string begin, std::function<std::string(std::size_t)> piece, std::string end = "");
[[nodiscard]] TextOfSize repeated(std::string begin, std::string piece, std::string end = "");
/// Returns random bytes, the same ones each time.
[[nodiscard]] std::string noise(std::size_t bytes);
/// Returns a short name for a tag, a different one for each number.
[[nodiscard]] std::string short_name(std::size_t number);

/// Expects the work to take linear time: for a text of 10 MB at most `seconds` on an idle machine (twice that is
/// allowed, for a busy one), and at most six times as long as for a quarter of it. Besides the text itself, it may take
/// nine times its size in memory.
void expect_linear(const TextOfSize& text, double seconds, const std::function<bool(const std::string&)>& work);

}  // namespace atom4::test
