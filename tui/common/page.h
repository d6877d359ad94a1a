// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

/// A page of text that covers the game: help, lists.
struct PageLine {
    std::string text;
    Role role = Role::kText;
    bool fills_row = false;  ///< from the first column on, whatever margins the page has
};
using Page = std::vector<PageLine>;

/// A key or several, and what they do.
struct KeyMeaning {
    const char* keys;
    const char* meaning;
};

/// How wide a page is on a screen of that width.
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
    const char* key;  ///< the usual one; texts name the one in its place
    const char* meaning;
    int code = 0;  ///< the key as curses counts it; 0: the one letter that is its name, or no single key
};
// The codes of keys that have longer names.
inline constexpr int kEnterKey = '\n';
inline constexpr int kEscapeKey = '\033';
inline constexpr int kTabKey = '\t';
/// Draws those that are useful, the first ones first, as many as fit. A click on one is that key.
void draw_key_line(Grid& grid, Place place, int width, std::span<const KeyHint> hints,
                   const KeyBindings& bindings = key_bindings());
/// All of those that are useful, as a sentence: for a player who has asked for help, or pressed a key without a use.
[[nodiscard]] std::string keys_text(std::span<const KeyHint> hints);
/// What is said of a key without a use, where `help` is the key that lists the others.
[[nodiscard]] std::string useless_key_text(const char* help);

/// Draws the page from line `top`, with its keys below. Returns the first line actually shown.
int draw_page(Grid& grid, const Page& page, int top, std::span<const KeyHint> keys);
/// The same where every key goes back but the one that quits, if there is one.
int draw_page(Grid& grid, const Page& page, int top, const std::string& quit_key);

/// All that there is room for on a screen smaller than a page needs: how large it would have to be, and the key that
/// leaves it, if there is one.
void draw_too_small(Grid& grid, const char* game, Extent smallest, const char* leave);

/// Draws a list of choices, with its keys below. Wide entries wrap; the list scrolls so that the chosen one is visible.
/// `act` is what Enter does with it, if that is not to go on.
void draw_choices(Grid& grid, const std::string& title, std::span<const std::string> entries, int chosen,
                  const char* act = nullptr);

}  // namespace atom4::tui
