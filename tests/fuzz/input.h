// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace atom4::test {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Returns the lines of the text, without the line breaks.
inline std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

/// A source of decisions, one byte each; zeros when there are no more bytes.
class Decisions {
public:
    explicit Decisions(std::string_view bytes) : bytes_(bytes) {}
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }
    /// Returns a number below the bound, which must be positive.
    std::size_t below(std::size_t bound) {
        if (bytes_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return byte % bound;
    }

private:
    std::string_view bytes_;
};

}  // namespace atom4::test
