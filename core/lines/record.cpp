// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/record.h"

#include <algorithm>

#include "core/lines/notation.h"
#include "core/lines/record_names.h"
#include "core/storage/record_text.h"

namespace atom4::lines {

Position replay(const GameRecord& record) {
    Position position(record.setup);
    for (const Event& event : record.events) {
        if (const auto* move = std::get_if<Move>(&event))
            position.move_legal(move->from, move->to);
        else
            require(position.throw_chips(std::get<Throw>(event)).has_value());
    }
    return position;
}

std::string to_text(const GameRecord& record) {
    constexpr std::size_t kTags = 256;
    constexpr std::size_t kEvent = 16;
    std::string text;
    // A text that grows by doubling is there twice when it does.
    text.reserve(kTags + record.id.size() + record.other_tags.size() + record.events.size() * kEvent);
    write_tag(text, "Game", "Lines");
    write_tag(text, "Date", record.date);
    write_tag(text, "Size", size_text(record.setup));
    for (const NumberTag& tag : kNumberTags) write_tag(text, tag.name, std::to_string(record.setup.*tag.value));
    write_tag(text, "Score", std::to_string(replay(record).score()));
    if (record.seed) write_tag(text, "Seed", std::to_string(*record.seed));
    if (!record.id.empty()) write_tag(text, "Id", record.id);
    for (const PreviewName& any : kPreviewNames)
        if (any.preview == record.preview) write_tag(text, "Preview", any.name);
    write_tag(text, "Assisted", record.assisted ? "yes" : "no");
    if (record.demonstration) write_tag(text, "Demonstration", "yes");
    text += record.other_tags;
    text += '\n';
    for (const Event& event : record.events) {
        if (const auto* move = std::get_if<Move>(&event)) {
            text += "move " + to_text(move->from) + ' ' + to_text(move->to) + '\n';
            continue;
        }
        text += "throw";
        for (const Chip& chip : std::get<Throw>(event)) text += ' ' + to_text(chip);
        text += '\n';
    }
    return text;
}

bool is_lines_file(const std::filesystem::path& path) {
    if (path.extension() == ".lines") return true;
    const auto text = read_file(path);
    return text && is_lines_file(path, *text);
}

bool is_lines_file(const std::filesystem::path& path, std::string_view text) {
    return path.extension() == ".lines" || game_of(text) == "Lines";
}

Result<GameRecord, FileError> read_record(std::string_view text, std::optional<int>* line_behind) {
    auto record = parse_record(text, line_behind);
    if (!record) return Failure{FileError{record.error()}};
    return std::move(*record);
}

Result<GameRecord, FileError> load_record(const std::filesystem::path& path, std::optional<int>* line_behind) {
    const auto text = read_file(path);
    if (!text) return Failure{FileError{text.error()}};
    return read_record(*text, line_behind);
}

}  // namespace atom4::lines
