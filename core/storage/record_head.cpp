// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/record_head.h"

#include <algorithm>

namespace atom4 {
namespace {

bool is_among(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

// The first needed name that has no tag.
std::optional<std::string_view> missing(const RecordHead& head, const KnownTags& known) {
    const auto name = std::find_if(known.needed.begin(), known.needed.end(),
                                   [&](std::string_view any) { return head.find(any) == nullptr; });
    return name == known.needed.end() ? std::nullopt : std::optional(*name);
}

// What is wrong with the tags of a head, once they have all been seen or nothing more can be.
std::optional<HeadFault> repeated(const RecordText& text, TagNames& names) {
    const auto name = names.first_repeated();
    if (!name) return std::nullopt;
    return HeadFault{FormatFault::kRepeatedTag, text.offset_of(*name) - 1, *name};
}

}  // namespace

const PlacedTag* RecordHead::find(std::string_view name) const {
    const auto tag = std::find_if(known.begin(), known.end(), [&](const Tag& any) { return any.name == name; });
    return tag == known.end() ? nullptr : &*tag;
}

Result<RecordHead, HeadFault> read_record_head(RecordText& text, const KnownTags& known, GamesInText games) {
    RecordHead head;
    head.offset = text.offset();
    TagNames names;
    int line_breaks = 0;
    for (; !text.at_end() && text.peek() == '['; line_breaks = text.skip_space()) {
        const std::string_view line = text.line();
        const std::size_t offset = text.offset();
        auto tag = parse_tag(line);
        if (!tag) {
            if (const auto before = repeated(text, names)) return Failure{*before};
            const bool is_text = tag.error() != FormatFault::kBadText;
            return Failure{HeadFault{tag.error(), offset, is_text ? line : std::string_view()}};
        }
        if (games == GamesInText::kAnyNumber && tag->name == "Game" && line_breaks > 1 && !missing(head, known)) break;
        names.add(line.substr(1, tag->name.size()));
        text.skip_line();
        if (!is_among(known.needed, tag->name) && !is_among(known.optional, tag->name))
            write_tag(head.other, tag->name, tag->value);
        else if (head.find(tag->name) == nullptr)
            head.known.push_back({std::move(*tag), offset});
    }
    if (const auto fault = repeated(text, names)) return Failure{*fault};
    if (const auto name = missing(head, known)) return Failure{HeadFault{FormatFault::kMissingTag, head.offset, *name}};
    return head;
}

std::optional<std::string> game_of(std::string_view text) {
    RecordText rest(text);
    for (rest.skip_space(); !rest.at_end() && rest.peek() == '['; rest.skip_space()) {
        auto tag = parse_tag(rest.line());
        if (!tag) break;
        if (tag->name == "Game") return std::move(tag->value);
        rest.skip_line();
    }
    return std::nullopt;
}

}  // namespace atom4
