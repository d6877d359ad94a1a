// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/handbook_controller.h"

#include <algorithm>

#include "tui/atom4/screen/keys.h"
#include "tui/common/i18n.h"
#include "tui/terminal/choice_page.h"

namespace atom4::tui {
namespace {

constexpr int kLeap = 8;  // rows that Page Down scrolls: the height of the smallest screen

constexpr int kPageCount = static_cast<int>(kHandbookPages.size());

}  // namespace

HandbookController::HandbookController(HandbookPage page, bool opened, const UiState& look)
    : page_(page), shown_(opened ? Shown::kPage : Shown::kContents), chosen_(static_cast<int>(page)) {
    ui_.letters = look.letters;
    ui_.paper = look.paper;
    ui_.mouse = look.mouse;
}

void HandbookController::take_key(int key) {
    said_.clear();
    if (prompt_) return take_typed(key);
    if (key == '/') {
        prompt_.emplace(PromptPurpose::kFind);
        return;
    }
    if (command_of_key(key) == Command::kQuit) {
        left_ = true;
        return;
    }
    shown_ == Shown::kPage ? take_on_page(key) : take_on_list(key);
}

void HandbookController::take_typed(int key) {
    switch (prompt_->take(key)) {
        case LinePrompt::Result::kDone: {
            const std::string words = prompt_->text();
            prompt_.reset();
            find(words);
            break;
        }
        case LinePrompt::Result::kLeft: prompt_.reset(); break;
        default: break;
    }
}

void HandbookController::take_on_page(int key) {
    if (key >= '1' && key <= '9') return follow(static_cast<std::size_t>(key - '1'));
    if (is_erasing_key(key)) return go_back();
    switch (command_of_key(key)) {
        case Command::kUp: scroll(-1); break;
        case Command::kDown: scroll(1); break;
        case Command::kNorthEast: scroll(-kLeap); break;
        case Command::kPlace:
        case Command::kSouthEast: scroll(kLeap); break;
        case Command::kNorthWest: ui_.page_top = 0; break;
        case Command::kSouthWest: scroll(10'000); break;
        case Command::kLeft:
        case Command::kStepBack: step(-1); break;
        case Command::kRight:
        case Command::kStepForward: step(1); break;
        case Command::kUndo: go_back(); break;
        case Command::kRedo: go_forward(); break;
        case Command::kNextRound:
            if (!findings_.empty()) show_finding((finding_ + 1) % static_cast<int>(findings_.size()));
            break;
        case Command::kBack: show_contents(); break;
        default: said_ = _("That key does nothing here."); break;
    }
}

void HandbookController::take_on_list(int key) {
    const bool is_contents = shown_ == Shown::kContents;
    const int count = is_contents ? kPageCount : static_cast<int>(findings_.size());
    if (const auto chosen = chosen_by_key(key, chosen_, count)) {
        chosen_ = *chosen;
        return;
    }
    switch (command_of_key(key)) {
        case Command::kPlace:
            if (!is_contents) return show_finding(chosen_);
            back_.clear();
            forward_.clear();
            sought_ = {};
            page_ = kHandbookPages[static_cast<std::size_t>(chosen_)];
            ui_.page_top = 0;
            shown_ = Shown::kPage;
            break;
        case Command::kBack:
            if (is_contents)
                left_ = true;
            else
                show_contents();
            break;
        default: said_ = _("That key does nothing here."); break;
    }
}

// build_handbook_screen() corrects a value beyond the end of the page.
void HandbookController::scroll(int rows) {
    ui_.page_top = std::max(0, ui_.page_top + rows);
}

void HandbookController::open(HandbookPage page) {
    back_.push_back({page_, std::max(0, ui_.page_top)});
    forward_.clear();
    page_ = page;
    ui_.page_top = 0;
    shown_ = Shown::kPage;
}

void HandbookController::step(int by) {
    const int next = static_cast<int>(page_) + by;
    if (next >= 0 && next < kPageCount) open(kHandbookPages[static_cast<std::size_t>(next)]);
}

void HandbookController::go_back() {
    if (back_.empty()) return;
    forward_.push_back({page_, std::max(0, ui_.page_top)});
    page_ = back_.back().page;
    ui_.page_top = back_.back().top;
    back_.pop_back();
}

void HandbookController::go_forward() {
    if (forward_.empty()) return;
    back_.push_back({page_, std::max(0, ui_.page_top)});
    page_ = forward_.back().page;
    ui_.page_top = forward_.back().top;
    forward_.pop_back();
}

void HandbookController::follow(std::size_t number) {
    const auto goals = goals_of(page_);
    if (number >= goals.size()) return;
    if (const auto* page = std::get_if<HandbookPage>(&goals[number])) return open(*page);
    lesson_ = std::get<LessonId>(goals[number]);
    left_ = true;
}

void HandbookController::find(const std::string& words) {
    auto found = find_in_handbook(words);
    if (found.empty()) {
        said_ = not_found_text(words);
        return;
    }
    findings_ = std::move(found);
    sought_.words = words;
    chosen_ = 0;
    shown_ = Shown::kFindings;
}

void HandbookController::show_finding(int number) {
    finding_ = number;
    const Finding& finding = findings_[static_cast<std::size_t>(number)];
    open(finding.page);
    sought_.sentence = finding.is_title ? std::string() : finding.sentence;
    ui_.page_top = finding.is_title ? 0 : kAtSentence;
}

void HandbookController::show_contents() {
    chosen_ = static_cast<int>(page_);
    shown_ = Shown::kContents;
}

}  // namespace atom4::tui
