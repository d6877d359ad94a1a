// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_setup.h"

#include "core/atom4/game/match_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
void TextSetup::begin(const std::string& text, const Position& now) {
    if (text.empty()) {
        editor_.emplace(now);
        say_.prose(_("Setting up a position, starting from the current board."));
        say_.prose(_("Type \"put CELL COLOUR\" to put a piece there."));
        say_.prose(_("Type \"take CELL\" to remove one, \"clear\" to remove all."));
        say_.prose(_("Type \"begin COLOUR\" to choose the colour to play first."));
        return say_.prose(_("Type \"done\" to start the match, \"leave\" to cancel."));
    }
    const auto position = parse_position(text);
    if (position) return start(*position);
    say_.prose(fill(_("Invalid position at character {0}."), {std::to_string(position.error().offset + 1)}));
    say_.prose(_("Type \"position\" to see the position as text."));
}

void TextSetup::close() {
    editor_.reset();
    say_.prose(_("Setup cancelled."));
}

void TextSetup::obey(TextVerb verb, const std::string& operand) {
    if (!is_open()) return say_.prose(_("Type \"setup\" first, to set up a position."));
    switch (verb) {
        case TextVerb::kPut: return put(operand);
        case TextVerb::kTake: return take(operand);
        case TextVerb::kClear: return clear(operand);
        case TextVerb::kReset: return reset();
        case TextVerb::kSize: return resize(operand);
        case TextVerb::kToPlay: return set_to_play(operand);
        case TextVerb::kUndo: return step_through_changes(true);
        case TextVerb::kRedo: return step_through_changes(false);
        default: break;
    }
    start(position());
}

void TextSetup::put_piece(Cell cell, std::optional<Colour> piece) {
    if (!position().size().contains(cell)) return say_(refusal_text(Refusal::kOffBoard, cell));
    if (!editor_->put(cell, piece)) return say_.prose(remark_text(*editor_->remark()));
    say_(cell_text(position(), cell));
}

void TextSetup::put(const std::string& operand) {
    const TextLine words = read_text_line(operand);
    const auto cell = parse_cell(words.word);
    const auto colour = read_colour(words.operand);
    if (!cell || !colour) return say_.prose(_("Type \"put\", a cell and a colour: \"put i9 red\"."));
    put_piece(*cell, colour);
}

void TextSetup::take(const std::string& operand) {
    const auto cell = parse_cell(in_small_letters(operand));
    if (!cell) return say_.prose(_("Which cell? Type a letter and a number, such as i9."));
    put_piece(*cell, std::nullopt);
}

void TextSetup::clear(const std::string& operand) {
    const BoardSize now = position().size();
    const auto size = operand.empty() ? std::optional(now) : parse_size(in_small_letters(operand));
    if (!size) return say_.prose(_("The size must be ROWSxCOLUMNS, each 6 to 26: \"clear 9x9\"."));
    editor_->clear();
    (void)editor_->resize(size->rows - now.rows, size->cols - now.cols);
    say_.prose(_("The board is empty."));
}

void TextSetup::reset() {
    editor_->set_first_pieces();
    say_.prose(_("The board has only the first two pieces."));
}

void TextSetup::resize(const std::string& operand) {
    const auto size = parse_size(in_small_letters(operand));
    if (!size) return say_.prose(_("The size must be ROWSxCOLUMNS, each 6 to 26: \"size 9x9\"."));
    const BoardSize now = position().size();
    const int gone = editor_->resize(size->rows - now.rows, size->cols - now.cols);
    say_(fill(_("Board: {0} rows, {1} columns."), {std::to_string(size->rows), std::to_string(size->cols)}));
    if (gone > 0)
        say_.prose(counted(gone, "{0} piece was removed. Type \"undo\" to restore it.",
                           "{0} pieces were removed. Type \"undo\" to restore them."));
}

void TextSetup::set_to_play(const std::string& operand) {
    const auto colour = read_colour(operand);
    if (!colour || !is_on_wheel(*colour)) return say_.prose(_("Which colour of the wheel? For example: \"begin red\""));
    editor_->set_to_play(*colour);
    say_.prose(fill(_("{0} is played first."), {colour_name(*colour)}));
}

void TextSetup::step_through_changes(bool back) {
    if (!(back ? editor_->undo() : editor_->redo()))
        return say_.prose(back ? _("Nothing to undo.") : _("Nothing to redo."));
    say_(back ? _("Undone.") : _("Redone."));
}

void TextSetup::start(const Position& position) {
    const auto remark = remark_on(position);
    if (remark) say_.prose(remark_text(*remark));
    if (position.is_over()) return;
    const MatchSetup setup = setup_from(match_.setup(), position);
    editor_.reset();
    match_.start(setup);
}

}  // namespace atom4::tui
