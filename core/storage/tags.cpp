// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/tags.h"

#include <algorithm>
#include <functional>

namespace atom4 {

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
bool is_text(char c) {
    return is_space(c) || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
}

Result<Tag, FormatFault> parse_tag(std::string_view line) {
    const Failure bad{FormatFault::kBadTag};
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    if (line.size() < 2 || line.front() != '[' || line.back() != ']') return bad;
    std::string_view inside = line.substr(1, line.size() - 2);
    const std::size_t space = inside.find(' ');
    if (space == 0 || space == std::string_view::npos) return bad;
    Tag tag{std::string(inside.substr(0, space)), {}};
    if (!std::all_of(tag.name.begin(), tag.name.end(), [](char c) {
            return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        }))
        return bad;
    inside.remove_prefix(space + 1);
    if (inside.size() < 2 || inside.front() != '"' || inside.back() != '"') return bad;
    inside = inside.substr(1, inside.size() - 2);
    tag.value.reserve(inside.size());
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (!is_text(inside[i])) return Failure{FormatFault::kBadText};
        if (inside[i] == '"') return bad;
        if (inside[i] == '\\') {
            if (++i == inside.size() || (inside[i] != '"' && inside[i] != '\\')) return bad;
        }
        tag.value += inside[i];
    }
    return tag;
}

void write_tag(std::string& text, std::string_view name, std::string_view value) {
    text += '[';
    text += name;
    text += " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || !is_text(c) ? ' ' : c;
    }
    text += "\"]\n";
}

std::optional<std::string_view> TagNames::first_repeated() {
    std::sort(names_.begin(), names_.end(), [](std::string_view a, std::string_view b) {
        const int order = a.compare(b);
        return order != 0 ? order < 0 : std::less<>()(a.data(), b.data());
    });
    std::optional<std::string_view> first;
    for (std::size_t i = 1; i < names_.size(); ++i)
        if (names_[i] == names_[i - 1] && (!first || std::less<>()(names_[i].data(), first->data()))) first = names_[i];
    return first;
}

}  // namespace atom4
