// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/position_controller.h"

#include <algorithm>

#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/common/i18n.h"
#include "tui/common/settings.h"

namespace atom4::tui {
namespace {

// Returns the colour of a capital letter, as on the pieces; other keys are commands.
std::optional<Colour> colour_of_key(int key) {
    for (const Colour colour : kColours)
        if (key == letter(colour)) return colour;
    return std::nullopt;
}

// Says what is odd about the position, if anything. Without room for both, the cell under the cursor is shown instead,
// unless both players have won.
void show_remark(UiState& ui) {
    const auto remark = ui.editor->remark();
    show_message(ui, remark ? remark_text(*remark) : std::string());
    ui.news_fresh = remark && remark->kind == PositionRemark::Kind::kBothWon;
}

void keep_cursor_on_board(UiState& ui) {
    const BoardSize size = ui.editor->position().size();
    ui.cursor = Cell(std::min(ui.cursor.row(), size.rows - 1), std::min(ui.cursor.col(), size.cols - 1));
}

void resize(int rows, int cols, UiState& ui) {
    const int gone = ui.editor->resize(rows, cols);
    keep_cursor_on_board(ui);
    const BoardSize size = ui.editor->position().size();
    const std::string text = fill(_("{0} rows, {1} columns."), {std::to_string(size.rows), std::to_string(size.cols)});
    if (gone == 0) return show_message(ui, text);
    show_message(ui, text + ' ' +
                         counted(gone, "{0} piece was removed. Press u to restore it.",
                                 "{0} pieces were removed. Press u to restore them."));
}

// Starts a match from the position, or says why it cannot be played.
void play(Match& match, UiState& ui) {
    const auto remark = ui.editor->remark();
    if (!ui.editor->can_be_played()) return show_message(ui, remark_text(*remark));
    MatchSetup setup = setup_from(match.setup(), ui.editor->position());
    ui.page = PageShown::kGame;
    ui.editor.reset();
    match.start(std::move(setup));
    if (remark) show_message(ui, remark_text(*remark));
}

void show_keys(UiState& ui) {
    show_message(ui, _("t: next colour; < > columns; - + rows; c: clear; i: first two pieces; u r: undo, redo."));
}

// Handles keys with their usual meaning.
Effect take_common(int key, Match& match, UiState& ui) {
    const Command command = command_of_key(key);
    const BoardSize size = ui.editor->position().size();
    if (const auto step = step_of(command)) {
        ui.cursor = step_cursor(ui.cursor, *step, size);
        ui.news_fresh = false;
        return Effect::kShow;
    }
    if (is_erasing_key(key)) {
        (void)ui.editor->put(ui.cursor, std::nullopt);
        show_remark(ui);
    }
    switch (command) {
        case Command::kPlace: play(match, ui); break;
        case Command::kBack:
            ui.page = PageShown::kGame;
            ui.editor.reset();
            ui.news.clear();
            break;
        case Command::kHelp: show_keys(ui); break;
        case Command::kLetters: ui.letters = !ui.letters; break;
        case Command::kCloseView: ui.looks_closely = !ui.looks_closely; break;
        case Command::kRedraw:
        case Command::kResize: return Effect::kRepaint;
        case Command::kQuit: return Effect::kQuit;
        case Command::kPaper:
            ui.paper = next_paper_preference(ui.paper);
            show_message(ui, paper_text(ui.paper));
            break;
        case Command::kGoTo: return Effect::kGoTo;
        default:
            if (is_erasing_key(key)) break;
            show_message(ui, _("That key does nothing here. Pieces are capital letters: R G B Y C P W K."));
            break;
    }
    return Effect::kShow;
}

}  // namespace

void open_position_editor(const Match& match, UiState& ui) {
    ui.editor.emplace(shown_position(match, ui));
    ui.page = PageShown::kPosition;
    ui.viewed.reset();
    ui.hint.reset();
    ui.frames.clear();
    show_message(ui, _("R G B Y C P W K: place a piece; x: remove it; Enter: play from here."));
}

Effect take_position_key(int key, Match& match, UiState& ui) {
    if (key != 'q') disarm(ui);
    PositionEditor& editor = *ui.editor;
    if (const auto colour = colour_of_key(key)) {
        (void)editor.put(ui.cursor, colour);
        show_remark(ui);
        return Effect::kShow;
    }
    switch (key) {
        case ' ':
            (void)editor.dab(ui.cursor);
            show_remark(ui);
            break;
        case 'x':
            (void)editor.put(ui.cursor, std::nullopt);
            show_remark(ui);
            break;
        case 't':
            editor.step_to_play(1);
            show_remark(ui);
            break;
        case 'T':
            editor.step_to_play(-1);
            show_remark(ui);
            break;
        case '<': resize(0, -1, ui); break;
        case '>': resize(0, 1, ui); break;
        case '-': resize(-1, 0, ui); break;
        case '+': resize(1, 0, ui); break;
        case 'c':
            editor.clear();
            show_remark(ui);
            break;
        case 'i':
            editor.set_first_pieces();
            show_remark(ui);
            break;
        case 'u': editor.undo() ? show_remark(ui) : show_message(ui, _("Nothing to undo.")); break;
        case 'r': editor.redo() ? show_remark(ui) : show_message(ui, _("Nothing to redo.")); break;
        default: return take_common(key, match, ui);
    }
    if (ui.editor) keep_cursor_on_board(ui);
    return Effect::kShow;
}

void paste_position(const std::string& text, UiState& ui) {
    if (const auto error = ui.editor->set_text(text))
        return show_message(ui, fill(_("Invalid position at character {0}."), {std::to_string(error->offset + 1)}));
    keep_cursor_on_board(ui);
    show_remark(ui);
}

void click_position(Cell cell, UiState& ui) {
    ui.cursor = cell;
    (void)ui.editor->dab(cell);
    show_remark(ui);
}

}  // namespace atom4::tui
