// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/record_text.h"

#include <algorithm>
#include <set>

#include "core/base/result.h"
#include "tests/fuzz/input.h"

namespace {

using namespace atom4;

bool is_name(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

// Finds the first repeated name in the simplest way.
std::optional<std::string_view> first_repeated(const std::vector<std::string_view>& names) {
    std::set<std::string_view> seen;
    for (const std::string_view name : names)
        if (!seen.insert(name).second) return name;
    return std::nullopt;
}

// Any value can be written and read; only characters that would break the line become blanks.
void check_value(std::string_view value) {
    std::string line;
    write_tag(line, "Name", value);
    require(line.ends_with("\"]\n") && std::ranges::count(line, '\n') == 1);
    const auto tag = parse_tag(std::string_view(line).substr(0, line.size() - 1));
    require(tag.has_value() && tag->name == "Name" && tag->value.size() == value.size());
    for (std::size_t i = 0; i < value.size(); ++i)
        require(tag->value[i] == (value[i] == '\n' || !is_text(value[i]) ? ' ' : value[i]));
}

}  // namespace

// Any bytes at all as the lines at the head of a saved game.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = test::text_of(data, size);
    check_value(text);
    TagNames names;
    std::vector<std::string_view> all;
    for (const std::string_view line : test::lines_of(text)) {
        const auto tag = parse_tag(line);
        if (!tag) {
            require(tag.error() == FormatFault::kBadTag || tag.error() == FormatFault::kBadText);
            continue;
        }
        require(is_name(tag->name) && std::ranges::all_of(tag->value, is_text));
        std::string written;
        write_tag(written, tag->name, tag->value);
        const auto again = parse_tag(written);
        require(again.has_value() && again->name == tag->name && again->value == tag->value);
        all.push_back(line.substr(1, tag->name.size()));
        names.add(all.back());
    }
    const auto repeated = names.first_repeated();
    const auto expected = first_repeated(all);
    require(repeated == expected);
    require(!repeated || repeated->data() == expected->data());
    return 0;
}
