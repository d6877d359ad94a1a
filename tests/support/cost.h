// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace atom4::test {

/// What a piece of work took.
struct Cost {
    double seconds = 0;     ///< of a processor, whatever else the machine does meanwhile
    std::size_t bytes = 0;  ///< by which the memory grew at its highest
    bool ended_well = false;
};

/// Does the work in a process of its own, so that nothing else counts. It returns whether all was well.
[[nodiscard]] Cost cost_of(const std::function<bool()>& work);

/// Sanitizers take time and memory of their own, many times what is measured.
[[nodiscard]] constexpr bool is_sanitized() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

/// How many times as long anything may take that a person would wait for.
inline constexpr int kSlowness = is_sanitized() ? 15 : 1;

/// A text of about that many bytes.
using TextOfSize = std::function<std::string(std::size_t bytes)>;
/// Pieces one behind the other until there are enough bytes.
[[nodiscard]] TextOfSize many(std::string begin, std::function<std::string(std::size_t)> piece, std::string end = "");
[[nodiscard]] TextOfSize repeated(std::string begin, std::string piece, std::string end = "");
/// Bytes at random, the same ones each time.
[[nodiscard]] std::string noise(std::size_t bytes);
/// Short names for tags that are all different.
[[nodiscard]] std::string short_name(std::size_t number);

/// Expects of a text of 10 MB that the work takes so many seconds, of a machine that has nothing else to do, and nine
/// times its size in memory at most, besides the text itself; and no more time than its share of that of a text a
/// quarter as long: that it is linear.
void expect_linear(const TextOfSize& text, double seconds, const std::function<bool(const std::string&)>& work);

}  // namespace atom4::test
