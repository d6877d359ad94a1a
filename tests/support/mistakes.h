// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/base/random.h"

namespace atom4::test {

/// The text with so many small accidents at random places: bytes changed, added, lost, repeated, the end cut off.
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

/// So many bytes at most, any of them.
inline std::string any_bytes(std::size_t most, Random& random) {
    std::string text;
    for (auto length = random.below(most); length > 0; --length) text += static_cast<char>(random.below(256));
    return text;
}

}  // namespace atom4::test
