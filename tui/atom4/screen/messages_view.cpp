// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/screen.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

// Describes the cell under the cursor.
std::string cursor_text(const Scene& scene) {
    if (scene.is_set_up()) return cell_text(scene.position, scene.ui.cursor);
    if (scene.is_over())
        return scene.match.is_watched() ? "" : fill(_("Press {0} for the next round."), {key_name("n")});
    if (const auto reaction = reaction_under_cursor(scene.match, scene.ui.cursor)) return trial_text(*reaction);
    return cell_text(scene.position, scene.ui.cursor);
}

std::string looked_back_text(const Scene& scene) {
    if (scene.ui.judged > 0) return before_move_text(scene.match, scene.ui.judged);
    return scene.last_ply == nullptr ? std::string(_("Start of the round."))
                                     : played_text(scene.match, *scene.last_ply);
}

std::string verdict_text(const Scene& scene) {
    const int ply = described_ply(scene.match, scene.ui);
    const Match& match = scene.match;
    const ReviewedMove* move = review_of(scene.match, scene.ui, ply);
    const std::string judgement =
        move == nullptr ? std::string() : judgement_text(match.setup(), match.position_after(ply - 1), *move);
    const bool is_annotated = ply > 0 && match.annotation(match.line_of_plies(ply)) != Annotation();
    const std::string annotated = is_annotated ? annotated_move_text(match, ply) : std::string();
    if (judgement.empty()) return is_annotated ? annotated : variation_text(match, scene.ui);
    const std::string judged = list_head(match, match.plies()[as_size(ply - 1)].mover()) + ": " + judgement;
    return is_annotated ? judged + ' ' + annotated : judged;
}

void draw_position_keys(Grid& grid, const Layout& layout) {
    const KeyHint hints[] = {
        // TRANSLATORS: a key and, as short as can be, what it does. Play on: from the position on the board.
        {true, _("Enter"), _("play on"), kEnterKey},
        {true, _("Esc"), _("back"), kEscapeKey},
        // TRANSLATORS: the piece under the cursor, off the board.
        {true, "x", _("remove")},
        // TRANSLATORS: for the piece under the cursor.
        {true, "t", _("next colour")},
        {true, "u", _("undo")},
        {true, "?", _("help")},
        // TRANSLATORS: the board, with more rows and columns.
        {true, ">", _("larger")},
        // TRANSLATORS: the board.
        {true, "<", _("smaller")},
        // TRANSLATORS: take all pieces off the board.
        {true, "c", _("clear")},
        {true, "q", _("quit")},
    };
    draw_key_line(grid, {layout.help_row, layout.origin.col}, layout.extent.cols, hints, KeyBindings());
}

void draw_keys(Grid& grid, const Layout& layout, const Scene& scene) {
    if (scene.is_set_up()) return draw_position_keys(grid, layout);
    const Match& match = scene.match;
    const bool over = match.is_over();
    const bool now = !scene.looks_back();
    const bool in_play = now && match.seat_to_move() != nullptr;
    const bool alone = waits_for_an_opponent(match);
    const bool demo = !match.setup().has_human();
    const bool paused = scene.ui.paused;
    const bool watches = match.is_watched();
    const KeyHint hints[] = {
        // TRANSLATORS: keys with arrows; they go through the moves one by one.
        {!now, _("arrows"), _("step")},
        // TRANSLATORS: try a move in a round that is over; play on from the move that is shown.
        {!now, _("Enter"), over ? _("try") : _("play on"), kEnterKey},
        // TRANSLATORS: the key Escape; back to where one was.
        {!now, _("Esc"), _("back"), kEscapeKey},
        {now && match.is_trying(), _("Esc"), _("back to the round"), kEscapeKey},
        {now && over && !watches, "n", _("next round")},
        // TRANSLATORS: a demo, or a match that is paused.
        {in_play && (demo || paused), "p", paused ? _("go on") : _("pause")},
        // TRANSLATORS: let the computer play one move.
        {in_play && demo, _("Enter"), _("one move"), kEnterKey},
        // TRANSLATORS: the key Enter; to put the piece on the board.
        {in_play && !demo && !watches, _("Enter"), _("place"), kEnterKey},
        {true, "q", _("quit")},
        {true, "?", _("help")},
        // TRANSLATORS: make the computer stop thinking and move.
        {now && match.is_computers_turn(), "m", _("move now")},
        // TRANSLATORS: show a good move.
        {scene.is_users_turn() && !match.forbids_engine_help(), "H", _("hint")},
        // TRANSLATORS: let the computer go through the moves and look for mistakes.
        {!now || over, "v", has_mistake(scene.ui.reviewed) ? _("next mistake") : _("review")},
        {now && (match.can_undo_turn() || (match.remote() && !watches && match.undoable_plies() > 0)), "u", _("undo")},
        // TRANSLATORS: send a message to the opponent.
        {match.remote() && !watches, "T", _("chat")},
        // TRANSLATORS: a network match.
        {match.remote().has_value(), "I", _("leave")},
        // TRANSLATORS: what the computer thinks of the position.
        {!now, "a", _("analysis")},
        {now && alone && !match.remote(), "N", _("play the computer")},
        // TRANSLATORS: the key Tab; a dot is a cell where a piece may be placed.
        {in_play && !demo && !watches, _("Tab"), _("next dot"), kTabKey},
        // TRANSLATORS: a new match.
        {now && !alone && !match.remote(), "N", _("new")},
        // TRANSLATORS: redo what was undone.
        {now && match.can_redo_turn(), "r", _("redo")},
        // TRANSLATORS: at the moves that were played.
        {now && match.undoable_plies() > 0, "<", _("earlier")},
        {in_play && !match.forbids_engine_help(), "a", _("analysis")},
        // TRANSLATORS: arrows move the cursor; in Lines the word means: move the chip that is picked.
        {in_play, _("arrows"), _("move")},
        // TRANSLATORS: the match, in a file.
        {true, "s", _("save")},
    };
    // That autosave fails is shown for as long as it lasts, however little room there is.
    int col = layout.origin.col;
    if (!scene.ui.trouble.empty())
        // TRANSLATORS: a warning: the match cannot be written to the disk.
        col = grid.put(layout.help_row, col, _("Not saved"), Role::kWin, layout.extent.cols) + 3;
    // The state of the connection is always shown, too. It has a fixed width, so that the keys after it do not move
    // when it changes.
    constexpr int kStateCols = 10;
    if (!scene.ui.network.empty())
        col = std::max(col + kStateCols,
                       grid.put(layout.help_row, col, scene.ui.network, Role::kNews, layout.extent.cols)) +
              3;
    draw_key_line(grid, {layout.help_row, col}, layout.origin.col + layout.extent.cols - col, hints);
}

std::string thought_text(const EngineProgress& thought) {
    const std::string seconds = std::to_string(thought.seconds);
    if (thought.of_hint) return fill(_("Looking for a good move: {0} s"), {seconds});
    // TRANSLATORS: seconds.
    if (!thought.best) return fill(_("Thinking: {0} s"), {seconds});
    return fill(_("Thinking: depth {0}, {1} is best so far, {2} s"),
                {std::to_string(thought.depth), to_text(*thought.best), seconds});
}

}  // namespace

// The answers are where nothing could be clicked before, and nothing else can be clicked meanwhile.
void draw_question(Grid& grid, Place place, Extent extent, const UiState& ui) {
    const KeyHint answers[] = {
        // TRANSLATORS: the answer to a question, like "no".
        {true, "y", _("yes")},
        {true, "n", _("no")},
        // TRANSLATORS: enter one's name.
        {ui.is_proposal, "I", _("name")},
    };
    draw_key_line(grid, place, extent.cols, answers);
    int col = place.col;
    for (const KeyHint& answer : answers)
        if (answer.useful) col += 1 + 1 + width_of(answer.meaning) + 3;
    // The message that announced the question would repeat what is shown below.
    if (ui.news_fresh && ui.news.find(ui.question) == std::string::npos)
        grid.put(place.row, col, ui.news, Role::kNews, place.col + extent.cols - col);
    const auto lines = wrapped(ui.question, extent.cols);
    for (int i = 0; i < std::min(extent.rows - 1, static_cast<int>(lines.size())); ++i)
        grid.put(place.row + 1 + i, place.col, lines[static_cast<std::size_t>(i)], Role::kTitle, extent.cols);
}

// Shows news above and the cell under the cursor below; if there is room for only one, fresh news, else the cell.
void draw_messages(Grid& grid, const Layout& layout, const Scene& scene) {
    const UiState& ui = scene.ui;
    const int col = layout.origin.col;
    const int width = layout.extent.cols;
    if (has_to_answer(ui))
        return draw_question(grid, {layout.message_row, col}, {layout.help_row - layout.message_row + 1, width}, ui);
    const bool back = scene.looks_back();
    const bool in_trouble = ui.prompt && !ui.prompt_trouble.empty();
    const std::string below = back ? verdict_text(scene) : cursor_text(scene);
    // A comment that was just entered may follow a judgement.
    const bool is_shown_below = back && !ui.news.empty() && below.ends_with(ui.news);
    const bool news = in_trouble || (ui.news_fresh && !is_shown_below) || ui.armed != PendingConfirmation::kNothing;
    const std::string above = in_trouble ? ui.prompt_trouble
                              : ui.thought && ui.armed == PendingConfirmation::kNothing && !back
                                  ? thought_text(*ui.thought)
                              : back && !news ? looked_back_text(scene)
                                              : ui.news;
    std::vector<std::string> lines;
    if (layout.message_rows == 2 && width_of(above) <= width && width_of(below) <= width)
        lines = {above, below};
    else if (back)
        lines = wrapped(news || below.empty() ? above : below, width);
    else
        lines = wrapped(news ? above : below, width);
    const int rows = std::min(layout.message_rows, static_cast<int>(lines.size()));
    for (int i = 0; i < rows; ++i)
        grid.put(layout.message_row + i, col, lines[static_cast<std::size_t>(i)], i == 0 ? Role::kNews : Role::kText,
                 width);
}

std::optional<Place> draw_foot(Grid& grid, const Layout& layout, const Scene& scene) {
    if (scene.ui.prompt)
        return draw_prompt(grid, {layout.help_row, layout.origin.col}, layout.extent.cols, *scene.ui.prompt);
    if (!has_to_answer(scene.ui)) draw_keys(grid, layout, scene);
    return std::nullopt;
}

}  // namespace atom4::tui
