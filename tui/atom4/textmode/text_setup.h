// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/atom4/controller/position_editor.h"
#include "tui/atom4/textmode/text_commands.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// A position that is set up piece by piece in plain mode, as the start of a match.
class TextSetup {
public:
    TextSetup(Match& match, const LineWriter& say) : match_(match), say_(say) {}

    /// Returns whether a position is being set up.
    [[nodiscard]] bool is_open() const { return editor_.has_value(); }
    /// Returns the position set up so far. One must be open.
    [[nodiscard]] const Position& position() const { return editor_->position(); }

    /// Starts with the position `now`; or, if there is a text, starts a match from the position that it describes.
    void begin(const std::string& text, const Position& now);
    /// Carries out a command, which must be one that changes or completes a position being set up.
    void obey(TextVerb verb, const std::string& operand);
    /// Discards the position being set up.
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
