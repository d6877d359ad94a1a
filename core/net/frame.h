// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace atom4::link {

/// The longest line that travels, its end included (PROTOCOL.md, "Lines").
inline constexpr std::size_t kLongestLine = 4096;

/// The check sum of the bytes (CRC-32 of ISO 3309).
[[nodiscard]] std::uint32_t check_sum(std::string_view bytes);

/// The line that carries this text as the so-manieth of its direction.
[[nodiscard]] std::string framed(std::uint64_t number, std::string_view text);

/// What is wrong with a line: from there on nothing that comes can be relied upon.
enum class FrameFault : std::uint8_t {
    kTooLong,
    kDamaged,  ///< its check sum is another, or its form
    kGap,      ///< a line before it is missing
};

/// Makes lines of bytes, however they are cut. Keeps no more than a line and what it is handed. A line that comes once
/// more is passed over.
class FrameReader {
public:
    /// Bytes that have come. Nothing is taken any more after a fault.
    void put(std::string_view bytes);
    /// The text of the next line; nothing until more has come, or after a fault.
    [[nodiscard]] std::optional<std::string> take();
    [[nodiscard]] const std::optional<FrameFault>& fault() const { return fault_; }

private:
    [[nodiscard]] std::optional<std::string> open(std::string_view line);

    std::string bytes_;
    std::size_t taken_ = 0;  // of the bytes
    std::uint64_t last_ = 0;
    std::optional<FrameFault> fault_;
};

}  // namespace atom4::link
