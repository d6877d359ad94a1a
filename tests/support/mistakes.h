// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/random.h"

namespace atom4::test {

/// Returns the text with `edits` small errors at random places: bytes changed, added, lost, repeated, the end cut off.
inline std::string with_mistakes(std::string text, std::uint64_t edits, Random& random) {
    for (; edits > 0 && !text.empty(); --edits) {
        const auto at = static_cast<std::size_t>(random.below(text.size()));
        const auto some = static_cast<std::size_t>(random.below(12));
        switch (random.below(5)) {
            case 0: text[at] = static_cast<char>(random.below(256)); break;
            case 1: text.insert(at, 1, static_cast<char>(random.below(256))); break;
            case 2: text.erase(at, 1 + some / 4); break;
            case 3: text.insert(at, text.substr(static_cast<std::size_t>(random.below(text.size())), some)); break;
            default: text.resize(at + 1); break;
        }
    }
    return text;
}

/// Returns copies of the text with each bit flipped in turn, then each beginning of it, with the offset of the fault.
inline std::vector<std::pair<std::size_t, std::string>> with_each_fault(const std::string& text) {
    std::vector<std::pair<std::size_t, std::string>> faulty;
    for (std::size_t at = 0; at < text.size(); ++at)
        for (unsigned bit = 0; bit < 8; ++bit) {
            faulty.emplace_back(at, text);
            char& byte = faulty.back().second[at];
            byte = static_cast<char>(static_cast<unsigned char>(byte) ^ 1U << bit);
        }
    for (std::size_t length = 0; length < text.size(); ++length) faulty.emplace_back(length, text.substr(0, length));
    return faulty;
}

/// Returns fewer than `most` random bytes.
inline std::string any_bytes(std::size_t most, Random& random) {
    std::string text;
    for (auto length = random.below(most); length > 0; --length) text += static_cast<char>(random.below(256));
    return text;
}

}  // namespace atom4::test
