// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/record_text.h"

#include <algorithm>
#include <cerrno>
#include <functional>
#include <system_error>

#include "core/base/translation.h"

namespace atom4 {

bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
bool is_text(char c) {
    return is_space(c) || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
}

bool looks_like_record(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '[';
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

RecordText::RecordText(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
    constexpr std::string_view kFill("\0\x1A", 2);
    std::size_t end = text_.size();
    while (end > 0 && (is_space(text_[end - 1]) || kFill.find(text_[end - 1]) != std::string_view::npos)) --end;
    const std::size_t fill = text_.find_first_of(kFill, end);
    if (end == 0 || fill == std::string_view::npos) return;
    // Zeros directly after a word are not padding: a power cut may have left them.
    if (text_[fill] != '\0' || fill > end) end_at(fill);
}

void RecordText::end_at(std::size_t offset) {
    ignored_line_ = place(offset).line;
    text_ = text_.substr(0, offset);
}

int RecordText::skip_space() {
    int line_breaks = 0;
    for (; !at_end() && is_space(peek()); ++offset_)
        if (peek() == '\n') ++line_breaks;
    if (line_breaks > 0 && !at_end() && peek() == '-' && line() == "--") end_at(offset_);
    return line_breaks;
}

std::string_view RecordText::line() const {
    std::string_view line = text_.substr(offset_, text_.find('\n', offset_) - offset_);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    return line;
}

void RecordText::skip_line() {
    offset_ = std::min(text_.find('\n', offset_), text_.size());
}

RecordText::Place RecordText::place(std::size_t offset) const {
    const std::string_view before = text_.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = lines == 0 ? 0 : before.rfind('\n') + 1;
    return {static_cast<int>(lines) + 1, static_cast<int>(offset - line_start) + 1};
}

namespace {

bool is_among(std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

// Returns the first needed name that has no tag.
std::optional<std::string_view> missing(const RecordHeader& head, const KnownTags& known) {
    const auto name = std::find_if(known.needed.begin(), known.needed.end(),
                                   [&](std::string_view any) { return head.find(any) == nullptr; });
    return name == known.needed.end() ? std::nullopt : std::optional(*name);
}

// Returns the error for the first repeated tag, once all tags up to the end or the first invalid one were added.
std::optional<HeadFault> repeated(const RecordText& text, TagNames& names) {
    const auto name = names.first_repeated();
    if (!name) return std::nullopt;
    return HeadFault{FormatFault::kRepeatedTag, text.offset_of(*name) - 1, *name};
}

}  // namespace

const PlacedTag* RecordHeader::find(std::string_view name) const {
    const auto tag = std::find_if(known.begin(), known.end(), [&](const Tag& any) { return any.name == name; });
    return tag == known.end() ? nullptr : &*tag;
}

Result<RecordHeader, HeadFault> read_record_head(RecordText& text, const KnownTags& known, GamesInText games) {
    RecordHeader head;
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

std::string format_fault(FormatFault fault, const std::string& token) {
    switch (fault) {
        case FormatFault::kNoGame: return translated("this is not a saved game");
        case FormatFault::kBadTag: return translated("a tag must look like [Name \"value\"]");
        case FormatFault::kRepeatedTag: return fill(translated("tag {0} appears twice"), {token});
        case FormatFault::kMissingTag: return fill(translated("tag {0} is missing"), {token});
        case FormatFault::kBadText: break;
    }
    return translated("this is not text");
}

std::string passed_over_text(int line) {
    return fill(translated("The saved game ends before line {0}. The rest of the file was ignored."),
                {std::to_string(line)});
}

std::string system_reason(SystemError error) {
    if (error.code == EBUSY) return translated("another program is using it");
    return std::generic_category().message(error.code);
}

}  // namespace atom4
