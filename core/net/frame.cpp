// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/frame.h"

#include <array>

#include "core/base/strings.h"

namespace atom4::link {
namespace {

constexpr auto kSums = [] {
    std::array<std::uint32_t, 256> sums{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t sum = byte;
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        sums[byte] = sum;
    }
    return sums;
}();

constexpr std::size_t kSumLength = 8;

std::string in_hex(std::uint32_t sum) {
    std::string text(kSumLength, '0');
    for (std::size_t i = kSumLength; i-- > 0; sum >>= 4U) text[i] = "0123456789abcdef"[sum & 15U];
    return text;
}

}  // namespace

std::uint32_t check_sum(std::string_view bytes) {
    std::uint32_t sum = ~std::uint32_t{0};
    for (const char byte : bytes) sum = (sum >> 8U) ^ kSums[(sum ^ static_cast<unsigned char>(byte)) & 255U];
    return ~sum;
}

std::string framed(std::uint64_t number, std::string_view text) {
    std::string line = std::to_string(number);
    line += ' ';
    line += text;
    const std::uint32_t sum = check_sum(line);
    line += " *" + in_hex(sum) + '\n';
    return line;
}

void FrameReader::put(std::string_view bytes) {
    if (!fault_) bytes_ += bytes;
}

std::optional<std::string> FrameReader::take() {
    while (!fault_) {
        const std::string_view rest = std::string_view(bytes_).substr(taken_);
        const std::size_t end = rest.substr(0, kLongestLine).find('\n');
        if (end == std::string_view::npos) {
            if (rest.size() >= kLongestLine) fault_ = FrameFault::kTooLong;
            break;
        }
        auto text = open(rest.substr(0, end));
        taken_ += end + 1;
        if (text) return text;
    }
    // What is left is the beginning of a line.
    bytes_.erase(0, fault_ ? std::string::npos : taken_);
    taken_ = 0;
    return std::nullopt;
}

// The text of a line; nothing where it has come before, or is damaged.
std::optional<std::string> FrameReader::open(std::string_view line) {
    fault_ = FrameFault::kDamaged;
    constexpr std::size_t kTail = kSumLength + 2;
    if (line.size() < kTail) return std::nullopt;
    const std::string_view body = line.substr(0, line.size() - kTail);
    if (line.substr(body.size()) != " *" + in_hex(check_sum(body))) return std::nullopt;
    const std::size_t blank = body.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto number = parse_digits<std::uint64_t>(body.substr(0, blank));
    if (!number || *number == 0) return std::nullopt;
    fault_.reset();
    if (*number <= last_) return std::nullopt;
    if (*number != last_ + 1) {
        fault_ = FrameFault::kGap;
        return std::nullopt;
    }
    last_ = *number;
    return std::string(body.substr(blank + 1));
}

}  // namespace atom4::link
