// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tui/common/grid.h"

namespace atom4::tui {

/// What a line is typed for.
enum class PromptPurpose : std::uint8_t { kCell, kSave, kOpen, kFind, kTalk, kNetwork, kName, kComment, kPuzzle };
/// Returns whether the prompt is about the network.
constexpr bool is_of_network(PromptPurpose purpose) {
    return purpose == PromptPurpose::kTalk || purpose == PromptPurpose::kNetwork;
}

/// A line of text that the player types at the foot of the screen, byte by byte as the terminal sends it. Every key
/// treats a character in UTF-8 as one.
class LinePrompt {
public:
    static constexpr std::size_t kLongest = 4096;
    enum class Result : std::uint8_t {
        kEdited,    ///< or a key without a meaning
        kDone,      ///< Enter
        kLeft,      ///< Escape
        kComplete,  ///< Tab: the caller may complete the text
    };

    /// What is typed first replaces the proposal, unless a key that moves the cursor, deletes, completes or accepts has
    /// made it the player's own.
    explicit LinePrompt(PromptPurpose purpose, std::string proposal = {})
        : purpose_(purpose), text_(std::move(proposal)), cursor_(text_.size()), is_proposal_(!text_.empty()) {}

    /// Handles a key, numbered as by curses' wgetch.
    Result take(int key);

    /// Inserts pasted text at the cursor, with one blank for each run of blanks and line ends, and none at its ends.
    /// Nothing in it counts as a key.
    void paste(std::string_view text);

    [[nodiscard]] PromptPurpose purpose() const { return purpose_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Whether what is typed next replaces the text.
    [[nodiscard]] bool is_proposal() const { return is_proposal_; }
    /// Where the next character goes, in bytes.
    [[nodiscard]] std::size_t cursor() const { return cursor_; }
    /// Replaces the text, which is no proposal any more; the cursor goes to its end.
    void set_text(std::string text);

private:
    [[nodiscard]] std::size_t before(std::size_t place) const;
    [[nodiscard]] std::size_t behind(std::size_t place) const;
    void erase_back_to(std::size_t place);

    PromptPurpose purpose_;
    std::string text_;
    std::size_t cursor_;
    bool is_proposal_;
};

/// Draws the label and the text, of which the part at the cursor is shown if it is long. Returns where the next
/// character goes.
Place draw_prompt(Grid& grid, Place place, int width, const LinePrompt& prompt);

}  // namespace atom4::tui
