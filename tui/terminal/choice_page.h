// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Returns the entry, counted from 0, that a key chooses in a list of `count` numbered entries: one entry or a page up
/// or down, the first or last one, or the one with that number. Returns std::nullopt for any other key.
[[nodiscard]] std::optional<int> chosen_by_key(int key, int chosen, int count);

/// A page with a list, and something to do with the chosen entry. Escape and q leave it.
class ChoicePage : public AnimatedPage {
public:
    /// `act` says what Enter does with the chosen entry, in a word or two. All three texts must outlive the page.
    ChoicePage(Terminal& terminal, const char* program, const char* title, const char* act)
        : AnimatedPage(terminal, true), program_(program), title_(title), act_(act) {}

    [[nodiscard]] bool has_left() const override { return left_; }
    [[nodiscard]] bool is_redraw(int key) const override;
    void take_key(int key) override;
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override;

protected:
    /// Returns the entries: at least one, a sentence each.
    [[nodiscard]] virtual std::vector<std::string> entries() const = 0;
    /// Acts on the chosen entry: `by` is 1 on Enter and the right arrow, -1 on the left arrow.
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
