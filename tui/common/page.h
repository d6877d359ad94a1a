// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

/// A line of a page of text that covers the game, such as the help or a list.
struct PageLine {
    std::string text;
    Role role = Role::kText;
    bool fills_row = false;  ///< from the first column on, without the margins of the page
};
using Page = std::vector<PageLine>;

/// A key or several, and what they do.
struct KeyMeaning {
    const char* keys;
    const char* meaning;
};

/// Returns how wide a page is on a screen of that width.
[[nodiscard]] int page_width(int screen_cols);

/// Adds the paragraphs, each with a dash before it.
void add_bullets(Page& page, std::span<const std::string> paragraphs, int width);
void add_paragraph(Page& page, const std::string& paragraph, int width);
/// Adds a word to copy, which may be longer than a row; the terminal wraps it.
void add_word_to_copy(Page& page, const std::string& word, int screen_cols);
/// Adds a line or more for each entry, the meanings below each other.
void add_keys(Page& page, std::span<const KeyMeaning> keys, int width);

/// An entry of the line of keys at the foot of the screen.
struct KeyHint {
    bool useful;
    const char* key;  ///< the usual key; texts name the one assigned in its place
    const char* meaning;
    int code = 0;  ///< key number as in curses; 0: the single letter that names it, or no single key
};
// The codes of keys that have longer names.
inline constexpr int kEnterKey = '\n';
inline constexpr int kEscapeKey = '\033';
inline constexpr int kTabKey = '\t';
/// Draws the useful hints, the first ones first, as many as fit. A click on one counts as its key.
void draw_key_line(Grid& grid, Place place, int width, std::span<const KeyHint> hints,
                   const KeyBindings& bindings = key_bindings());
/// Returns all useful hints as a sentence, for a player who has asked for help or pressed a key without a use.
[[nodiscard]] std::string keys_text(std::span<const KeyHint> hints);
/// Returns the message for a key without a use; `help` is the key that lists the others.
[[nodiscard]] std::string useless_key_text(const char* help);

/// Draws the page from line `top`, with its keys below. Returns the first line actually shown.
int draw_page(Grid& grid, const Page& page, int top, std::span<const KeyHint> keys);
/// The same for a page that any key closes, except the one that quits, if there is one.
int draw_page(Grid& grid, const Page& page, int top, const std::string& quit_key);

/// Says that the screen is too small for a page: how large it would have to be, and the key that leaves it, if there is
/// one.
void draw_too_small(Grid& grid, const char* game, Extent smallest, const char* leave);

/// Draws a list of choices, with its keys below. Wide entries wrap; the list scrolls so that the chosen one is visible.
/// `act` says what Enter does with it, if not "go on".
void draw_choices(Grid& grid, const std::string& title, std::span<const std::string> entries, int chosen,
                  const char* act = nullptr);

}  // namespace atom4::tui
