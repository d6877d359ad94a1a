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

/// The handbook on a full screen: its contents, the page that is read and those read before, what is looked for, and
/// what keys do there.
class HandbookController {
public:
    enum class Shown : std::uint8_t { kContents, kPage, kFindings };
    /// ui().page_top that asks for the sentence that was found.
    static constexpr int kAtSentence = -1;

    /// Opens the page, or else the contents with the page proposed. `look` says how boards look.
    HandbookController(HandbookPage page, bool opened, const UiState& look);

    [[nodiscard]] Shown shown() const { return shown_; }
    [[nodiscard]] HandbookPage page() const { return page_; }
    [[nodiscard]] const PageQuery& sought() const { return sought_; }
    [[nodiscard]] const std::vector<Finding>& findings() const { return findings_; }
    /// Of the contents or the findings, from 0.
    [[nodiscard]] int chosen() const { return chosen_; }
    /// The words that are being typed.
    [[nodiscard]] const std::optional<LinePrompt>& prompt() const { return prompt_; }
    /// What was not found.
    [[nodiscard]] const std::string& said() const { return said_; }
    [[nodiscard]] bool has_back() const { return !back_.empty(); }
    [[nodiscard]] UiState& ui() { return ui_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] bool has_left() const { return left_; }
    /// The lesson that it was left for.
    [[nodiscard]] std::optional<LessonId> lesson() const { return lesson_; }

    /// Takes what curses' wgetch returned.
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
