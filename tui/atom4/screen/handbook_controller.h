// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/sheet.h"
#include "tui/terminal/line_prompt.h"

namespace atom4::tui {

/// The handbook on a full screen: its contents, the current page, the history of pages, the search, and the keys.
class HandbookController {
public:
    enum class Shown : std::uint8_t { kContents, kPage, kFindings };
    /// Value of ui().page_top that scrolls to the sentence found.
    static constexpr int kAtSentence = -1;

    /// Opens the page if `opened`, else the contents with the page selected. `look` sets the appearance of boards.
    HandbookController(HandbookPage page, bool opened, const UiState& look);

    [[nodiscard]] Shown shown() const { return shown_; }
    [[nodiscard]] HandbookPage page() const { return page_; }
    [[nodiscard]] const PageQuery& sought() const { return sought_; }
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
    /// Returns the entry selected in the contents or the search results, from 0.
    [[nodiscard]] int chosen() const { return chosen_; }
    /// Returns the search prompt, while it is open.
    [[nodiscard]] const std::optional<LinePrompt>& prompt() const { return prompt_; }
    /// Returns the last message: that nothing was found, or that a key does nothing.
    [[nodiscard]] const std::string& said() const { return said_; }
    [[nodiscard]] bool has_back() const { return !back_.empty(); }
    [[nodiscard]] UiState& ui() { return ui_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] bool has_left() const { return left_; }
    /// Returns the lesson for which the handbook was left, if any.
    [[nodiscard]] std::optional<LessonId> lesson() const { return lesson_; }

    /// Handles a key, as returned by curses' wgetch.
    void take_key(int key);

private:
    struct Place {
        HandbookPage page;
        int top;
    };

    void take_typed(int key);
    void take_on_page(int key);
    void take_on_list(int key);
    void scroll(int rows);
    void open(HandbookPage page);
    void step(int by);
    void go_back();
    void go_forward();
    void follow(std::size_t number);
    void find(const std::string& words);
    void show_finding(int number);
    void show_contents();

    HandbookPage page_;
    UiState ui_;
    Shown shown_;
    PageQuery sought_;
    std::vector<Finding> findings_;
    std::vector<Place> back_;
    std::vector<Place> forward_;
    std::optional<LinePrompt> prompt_;
    std::string said_;
    int chosen_;
    int finding_ = -1;
    bool left_ = false;
    std::optional<LessonId> lesson_;
};

}  // namespace atom4::tui
