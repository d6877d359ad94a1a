// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/atom4/controller/position_editor.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// A position that is being set up in words, piece by piece, for a match to begin with.
class TextSetup {
public:
    TextSetup(Match& match, const LineWriter& say) : match_(match), say_(say) {}

    /// Whether one is being set up.
    [[nodiscard]] bool is_open() const { return editor_.has_value(); }
    /// As it is now. One must be open.
    [[nodiscard]] const Position& position() const { return editor_->position(); }

    /// Begins with that position; or starts a match with the one that the text names.
    void begin(const std::string& text, const Position& now);
    /// Does what the command says, which must be one of those that change a position that is set up.
    void obey(TextVerb verb, const std::string& operand);
    /// Forgets what was set up.
    void close();

private:
    void put(const std::string& operand);
    void take(const std::string& operand);
    void clear(const std::string& operand);
    void reset();
    void resize(const std::string& operand);
    void set_to_play(const std::string& operand);
    void put_piece(Cell cell, std::optional<Colour> piece);
    void step_through_changes(bool back);
    void start(const Position& position);

    Match& match_;
    const LineWriter& say_;
    std::optional<PositionEditor> editor_;
};

}  // namespace atom4::tui
