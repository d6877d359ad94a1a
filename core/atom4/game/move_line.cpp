// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/move_line.h"

#include <algorithm>

#include "core/base/result.h"
#include "core/storage/record_text.h"

namespace atom4 {

MoveLine::MoveLine(std::initializer_list<RecordedMove> moves) {
    for (const RecordedMove& move : moves) add(move);
}

std::string_view MoveLine::comment(std::size_t index) const {
    if (!comments_) return {};
    const auto& places = comments_->places;
    const auto place = std::lower_bound(places.begin(), places.end(), index,
                                        [](const Comments::Place& any, std::size_t move) { return any.move < move; });
    if (place == places.end() || place->move != index) return {};
    const std::size_t begin = place == places.begin() ? 0 : std::prev(place)->end;
    return std::string_view(comments_->text).substr(begin, place->end - begin);
}

// The move must come after all those that have a comment.
void MoveLine::add_comment(std::size_t index, std::string_view text) {
    if (text.empty()) return;
    Comments& comments = comments_.edit();
    comments.text += text;
    require(comments.text.size() <= UINT32_MAX);
    comments.places.push_back({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(comments.text.size())});
}

void MoveLine::add(const RecordedMove& move) {
    cells_.push_back(move.cell);
    add_comment(size() - 1, move.comment);
}

void MoveLine::comment_last(std::string_view text) {
    if (text.empty()) return;
    if (!comments_ || comments_->places.back().move + 1 != size()) return add_comment(size() - 1, text);
    Comments& comments = comments_.edit();
    comments.places.pop_back();
    comments.text += ' ';
    add_comment(size() - 1, text);
}

void MoveLine::set_comment(std::size_t index, std::string_view text) {
    MoveLine changed;
    for (std::size_t i = 0; i < size(); ++i) changed.add({cells_[i], i == index ? text : comment(i)});
    *this = std::move(changed);
}

MoveLine MoveLine::part(std::size_t first, std::size_t count) const {
    const std::size_t end = first + std::min(count, size() - first);
    MoveLine line(cells().subspan(first, end - first));
    if (comments_)
        for (std::size_t i = first; i < end; ++i) line.add_comment(i - first, comment(i));
    return line;
}

void MoveLine::append(const MoveLine& line) {
    const std::size_t before = size();
    cells_.insert(cells_.end(), line.cells_.begin(), line.cells_.end());
    if (line.comments_)
        for (std::size_t i = 0; i < line.size(); ++i) add_comment(before + i, line.comment(i));
}

void MoveLine::cut(std::size_t count) {
    cells_.resize(std::min(count, size()));
    if (!comments_) return;
    Comments& comments = comments_.edit();
    while (!comments.places.empty() && comments.places.back().move >= size()) comments.places.pop_back();
    comments.text.resize(comments.places.empty() ? 0 : comments.places.back().end);
    if (comments.places.empty()) comments_.reset();
}

std::string_view sign(MoveMark mark) {
    switch (mark) {
        case MoveMark::kNone: break;
        case MoveMark::kGood: return "!";
        case MoveMark::kBad: return "?";
        case MoveMark::kVeryGood: return "!!";
        case MoveMark::kVeryBad: return "??";
        case MoveMark::kInteresting: return "!?";
        case MoveMark::kDoubtful: return "?!";
    }
    return {};
}

Annotation annotation_of(std::string_view comment) {
    const std::string_view first = comment.substr(0, comment.find_first_of(" \n"));
    for (const MoveMark mark : kMoveMarks) {
        if (mark == MoveMark::kNone || first != sign(mark)) continue;
        const std::size_t words = std::min(first.size() + 1, comment.size());
        return {mark, std::string(comment.substr(words))};
    }
    return {MoveMark::kNone, std::string(comment)};
}

std::string comment_of(const Annotation& annotation) {
    std::string words;
    for (const char letter : annotation.words)
        if (letter == '}')
            words += ')';
        else if (is_text(letter))
            words += letter;
    const std::size_t last = words.find_last_not_of(" \t\r\n");
    words.erase(last == std::string::npos ? 0 : last + 1);
    std::string comment(sign(annotation.mark));
    if (!comment.empty() && !words.empty()) comment += ' ';
    return comment + words;
}

}  // namespace atom4
