// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/lists.h"

#include <cstddef>

#include "core/base/translation.h"

namespace atom4 {

std::string in_a_row(std::span<const std::string> texts) {
    std::string text = texts.front();
    for (std::size_t i = 1; i < texts.size(); ++i)
        text = fill(translated_in("a list goes on", "{0}, {1}"), {text, texts[i]});
    return text;
}

std::string listed(std::span<const std::string> texts) {
    if (texts.size() == 1) return texts.front();
    const std::string before = in_a_row(texts.first(texts.size() - 1));
    return fill(translated_in("a list ends", "{0} and {1}"), {before, texts.back()});
}

}  // namespace atom4
