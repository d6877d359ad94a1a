// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Where a key takes the choice in a list of `count` numbered entries, counted from 0: one entry or a page up or down,
/// to an end, or to the entry with that number. Returns std::nullopt for any other key.
[[nodiscard]] std::optional<int> chosen_by_key(int key, int chosen, int count);

/// A page with a list, and something to do with the chosen entry. Escape and q leave it.
class ChoicePage : public AnimatedPage {
public:
    /// `act` is what Enter does with the chosen entry, in a word or two. All three texts must last.
    ChoicePage(Terminal& terminal, const char* program, const char* title, const char* act)
        : AnimatedPage(terminal, true), program_(program), title_(title), act_(act) {}

    [[nodiscard]] bool has_left() const override { return left_; }
    [[nodiscard]] bool is_redraw(int key) const override;
    void take_key(int key) override;
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override;

protected:
    /// At least one, a sentence each.
    [[nodiscard]] virtual std::vector<std::string> entries() const = 0;
    /// Does it with the chosen entry: on Enter and to the right by 1, to the left by -1.
    virtual void act(int by) = 0;

    [[nodiscard]] std::size_t chosen() const { return static_cast<std::size_t>(chosen_); }

private:
    const char* program_;
    const char* title_;
    const char* act_;
    int chosen_ = 0;
    bool left_ = false;
};

}  // namespace atom4::tui
