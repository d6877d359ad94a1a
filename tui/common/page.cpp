// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/page.h"

#include <algorithm>

#include "core/base/strings.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

constexpr int kKeyCols = 17;

// Adds the text with a hanging indent: the first line after `head`, the others indented as far.
void add_hanging(Page& page, std::string head, const std::string& text, int width) {
    const int indent = width_of(head);
    for (const std::string& line : wrapped(text, width - indent)) {
        page.push_back({head + line});
        head = std::string(static_cast<std::size_t>(indent), ' ');
    }
}

// Draws the page into all rows but the last, which is for the keys.
int draw_lines(Grid& grid, const Page& page, int top) {
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    const int count = static_cast<int>(page.size());
    const int shown = extent.rows - 1;
    top = std::clamp(top, 0, std::max(0, count - shown));
    const int margin = std::max(0, (shown - count) / 2);
    for (int i = 0; i < std::min(shown, count - top); ++i) {
        const PageLine& line = page[static_cast<std::size_t>(top + i)];
        if (line.fills_row)
            grid.put(margin + i, 0, line.text, line.role);
        else
            grid.put(margin + i, (extent.cols - width) / 2, line.text, line.role, width);
    }
    for (int i = 0; i < count; ++i) {
        RunOn whole{margin + i - top, {}};
        const int first = i;
        for (; i < count && page[static_cast<std::size_t>(i)].fills_row; ++i)
            whole.text += page[static_cast<std::size_t>(i)].text;
        if (i - first > 1 && first >= top && i <= top + shown) grid.add_run_on(std::move(whole));
    }
    return top;
}

}  // namespace

int page_width(int screen_cols) {
    return std::min(screen_cols, 78);
}

void add_bullets(Page& page, std::span<const std::string> paragraphs, int width) {
    for (const std::string& paragraph : paragraphs) add_hanging(page, "- ", paragraph, width);
}

void add_paragraph(Page& page, const std::string& paragraph, int width) {
    add_hanging(page, "", paragraph, width);
}

void add_word_to_copy(Page& page, const std::string& word, int screen_cols) {
    if (width_of(word) <= page_width(screen_cols)) return page.push_back({word});
    const auto cols = static_cast<std::size_t>(screen_cols);
    for (std::size_t at = 0; at < word.size(); at += cols) page.push_back({word.substr(at, cols), Role::kText, true});
}

void add_keys(Page& page, std::span<const KeyMeaning> keys, int width) {
    for (const KeyMeaning& key : keys) {
        std::string head;
        for (const std::string_view name : words_of(key.keys)) head += (head.empty() ? "" : " ") + key_name(name);
        head += std::string(static_cast<std::size_t>(std::max(1, kKeyCols - width_of(head))), ' ');
        add_hanging(page, head, key.meaning, width);
    }
}

int draw_page(Grid& grid, const Page& page, int top, std::span<const KeyHint> keys) {
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    top = draw_lines(grid, page, top);
    draw_key_line(grid, {extent.rows - 1, (extent.cols - width) / 2}, width, keys);
    return top;
}

int draw_page(Grid& grid, const Page& page, int top, const std::string& quit_key) {
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    top = draw_lines(grid, page, top);
    const bool scrolls = static_cast<int>(page.size()) > extent.rows - 1;
    const char* foot = quit_key.empty()
                           ? (scrolls ? _("up, down: more   other: back") : _("any key: back"))
                           : (scrolls ? _("up, down: more   other: back   {0}: quit") : _("any key: back   {0}: quit"));
    const std::string quits = key_name(quit_key);
    const std::string text = fill(foot, {quits});
    const Place place{extent.rows - 1, (extent.cols - width) / 2};
    const int end = grid.put(place.row, place.col, text, Role::kQuiet, width);
    // Quitting comes last, and each language separates a key from its meaning in its own way.
    const std::size_t quit = quits.size() == 1 ? std::string_view(foot).find("{0}") : std::string::npos;
    if (quit == std::string::npos) return top;
    const int col = place.col + width_of(std::string_view(text).substr(0, quit));
    grid.add_key({{place.row, col}, end - col, quits[0]});
    return top;
}

void draw_key_line(Grid& grid, Place place, int width, std::span<const KeyHint> hints, const KeyBindings& bindings) {
    int col = place.col;
    for (const KeyHint& hint : hints) {
        const std::string key = key_name(hint.key, bindings);
        const int needed = width_of(key) + 1 + width_of(hint.meaning);
        if (!hint.useful || col + needed > place.col + width) continue;
        const bool is_letter = hint.code == 0 && key.size() == 1;
        if (const int code = is_letter ? key[0] : hint.code; code != 0) grid.add_key({{place.row, col}, needed, code});
        col = grid.put(place.row, col, key, Role::kKey) + 1;
        col = grid.put(place.row, col, hint.meaning, Role::kQuiet) + 3;
    }
}

std::string keys_text(std::span<const KeyHint> hints) {
    std::string list;
    for (const KeyHint& hint : hints)
        if (hint.useful) list += (list.empty() ? "" : ", ") + key_name(hint.key) + ' ' + hint.meaning;
    // TRANSLATORS: a list of keys, each followed by what it does.
    return fill(_("Keys: {0}."), {list});
}

std::string useless_key_text(const char* help) {
    return fill(_("That key does nothing here. Press {0} for all keys."), {key_name(help)});
}

void draw_too_small(Grid& grid, const char* game, Extent smallest, const char* leave) {
    std::string text = fill(_("Too small: {0} needs {1} columns by {2} rows."),
                            {game, std::to_string(smallest.cols), std::to_string(smallest.rows)});
    if (*leave != '\0') text += ' ' + fill(_("Press {0} to leave."), {key_name(leave)});
    int row = 0;
    for (const std::string& line : wrapped(text, grid.extent().cols)) grid.put(row++, 0, line);
}

void draw_choices(Grid& grid, const std::string& title, std::span<const std::string> entries, int chosen,
                  const char* act) {
    constexpr int kMark = 2;  // columns for what marks the chosen one
    struct Line {
        std::string text;
        int entry;
        bool first;
    };
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    const int left = (extent.cols - width) / 2;
    std::vector<Line> lines;
    for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
        bool first = true;
        for (std::string& text : wrapped(entries[static_cast<std::size_t>(i)], width - kMark)) {
            lines.push_back({std::move(text), i, first});
            first = false;
        }
    }
    // The title and a blank line above, the keys below.
    const int shown = std::max(1, std::min(static_cast<int>(lines.size()), extent.rows - 3));
    const auto is_chosen = [&](const Line& line) { return line.entry == chosen; };
    const auto begin = std::find_if(lines.begin(), lines.end(), is_chosen) - lines.begin();
    const auto end = std::find_if_not(lines.begin() + begin, lines.end(), is_chosen) - lines.begin();
    const int top = std::max(0, static_cast<int>(end) - shown);
    int row = std::max(0, (extent.rows - shown - 3) / 2);
    grid.put(row, left, title, Role::kTitle, width);
    row += 2;
    for (int i = top; i < std::min(top + shown, static_cast<int>(lines.size())); ++i, ++row) {
        const Line& line = lines[static_cast<std::size_t>(i)];
        if (line.first && is_chosen(line)) grid.put(row, left, ">", Role::kKey);
        grid.put(row, left + kMark, line.text, Role::kText, width - kMark, is_chosen(line) ? kReverse : kPlain);
    }
    const KeyHint hints[] = {
        {true, _("Enter"), act != nullptr ? act : _("go on"), kEnterKey},
        {true, _("Esc"), _("back"), kEscapeKey},
        // TRANSLATORS: a line of the list.
        {entries.size() > 1, _("arrows"), _("choose")},
    };
    draw_key_line(grid, {extent.rows - 1, left}, width, hints);
}

}  // namespace atom4::tui
