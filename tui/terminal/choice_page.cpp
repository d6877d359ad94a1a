// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/choice_page.h"

#include <algorithm>

#include "tui/common/page.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {

std::optional<int> chosen_by_key(int key, int chosen, int count) {
    constexpr int kPage = 5;
    const auto by = [&](int entries) { return std::clamp(chosen + entries, 0, count - 1); };
    if (key >= '1' && key <= '9') return key - '1' < count ? std::optional(key - '1') : std::nullopt;
    switch (key) {
        case KEY_UP:
        case 'k':
        case KEY_BTAB: return by(-1);
        case KEY_DOWN:
        case 'j':
        case '\t': return by(1);
        case KEY_PPAGE:
        case KEY_A3: return by(-kPage);
        case KEY_NPAGE:
        case KEY_C3: return by(kPage);
        case KEY_HOME:
        case KEY_A1: return 0;
        case KEY_END:
        case KEY_C1: return count - 1;
        default: return std::nullopt;
    }
}

bool ChoicePage::is_redraw(int key) const {
    constexpr int kControlL = 'L' & 0x1F;
    return key == KEY_RESIZE || key == kControlL;
}

void ChoicePage::take_key(int key) {
    switch (key) {
        case '\n':
        case '\r':
        case KEY_ENTER:
        case KEY_B2:
        case ' ':
        case 'l':
        case KEY_RIGHT: return act(1);
        case 'h':
        case KEY_LEFT: return act(-1);
        case kEscapeKey:
        case 'q': left_ = true; return;
        default: chosen_ = chosen_by_key(key, chosen_, static_cast<int>(entries().size())).value_or(chosen_);
    }
}

ScreenPage::Shown ChoicePage::draw(Extent extent, Capabilities /*capabilities*/) {
    Shown shown{Grid(extent), {}, std::string(title_) + " - " + program_};
    draw_choices(shown.grid, title_, entries(), chosen_, act_);
    return shown;
}

}  // namespace atom4::tui
