// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/screen.h"

#include <algorithm>

#include "tui/common/i18n.h"
#include "tui/common/page.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
namespace {

void draw_title(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    const int end = layout.origin.col + layout.extent.cols;
    int col = grid.put(layout.title_row, layout.origin.col, _("Lines"), Role::kTitle) + 3;
    if (layout.has_panel) return;
    const lines::Session& session = scene.session;
    const lines::Position& position = session.game().position();
    // In order of importance: what does not fit at the end is left out.
    for (const std::string& text : {fill(_("Score {0}"), {std::to_string(position.score())}),
                                    fill(_("Chain {0}"), {std::to_string(position.chain())}),
                                    fill(_("Best {0}"), {std::to_string(session.best())})}) {
        if (col + width_of(text) > end) return;
        col = grid.put(layout.title_row, col, text) + 2;
    }
    if (session.game().preview() == lines::Preview::kOn)
        (void)draw_lines_chips(grid, {layout.title_row, col}, {1, end - col}, session.game().next_colours(), scene,
                               capabilities);
}

// Whether the game is over and its last turn is no longer animated.
bool is_seen_over(const LinesScene& scene) {
    return scene.session.game().is_over() && scene.frame == nullptr;
}

// The last message; if it is too long, only its beginning is shown. A welcome that is too long is reduced to its last
// sentence, which says what to do.
std::vector<std::string> message_lines(const LinesScene& scene, Extent room) {
    if (scene.session.game().is_over() && scene.frame != nullptr) return {};
    auto lines = wrapped(scene.ui.news, room.cols);
    const bool is_welcome = !scene.session.could_not_resume() && scene.ui.news == lines_welcome_text(scene.session);
    if (static_cast<int>(lines.size()) <= room.rows || !is_welcome) return lines;
    return wrapped(sentences(scene.ui.news).back(), room.cols);
}

void draw_message(Grid& grid, const LinesScene& scene, Place place, Extent room) {
    const auto lines = message_lines(scene, room);
    for (int i = 0; i < std::min(room.rows, static_cast<int>(lines.size())); ++i)
        grid.put(place.row + i, place.col, lines[static_cast<std::size_t>(i)], Role::kNews, room.cols);
}

void draw_keys(Grid& grid, const LinesLayout& layout, const LinesScene& scene) {
    const lines::Game& game = scene.session.game();
    const bool over = is_seen_over(scene);
    const bool selected = scene.ui.selected.has_value();
    KeyHint hints[] = {
        // TRANSLATORS: a demo, in which the computer plays.
        {scene.ui.demonstrates, _("any key"), _("stop the demo")},
        {over, "n", _("new game")},
        {!over && !selected && !scene.ui.demonstrates, _("Enter"), _("pick")},
        {!over && selected, _("Enter"), _("move")},
        {true, "q", _("quit")},
        {true, "?", _("help")},
        {game.can_undo(), "u", _("undo")},
        {game.can_redo(), "r", _("redo")},
        {!over, "H", _("hint")},
        {!over, "n", _("new game")},
        // TRANSLATORS: the list of high scores.
        {true, "s", _("scores")},
        {scene.session.has_unfinished(), "o", _("resume another")},
        {!over, "p", _("pause")},
        // TRANSLATORS: the chips that appear next.
        {!over, "v", game.preview() == lines::Preview::kOn ? _("hide next") : _("show next")},
        {!over, "i", _("lessons")},
    };
    // Letters that are the player's own keys are replaced, or not shown.
    std::array<std::string, std::size(hints)> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (width_of(hints[i].key) > 1) continue;
        names[i] = scene.ui.keys.of(*hints[i].key);
        hints[i].key = names[i].c_str();
        hints[i].useful &= !names[i].empty();
    }
    int col = layout.origin.col;
    if (!scene.ui.trouble.empty())
        col = grid.put(layout.key_row, col, _("Not saved"), Role::kWin, layout.extent.cols) + 3;
    draw_key_line(grid, {layout.key_row, col}, layout.origin.col + layout.extent.cols - col, hints);
}

void draw_unfinished(Grid& grid, const LinesUi& ui) {
    std::vector<std::string> entries;
    for (const lines::UnfinishedGame& game : ui.unfinished) entries.push_back(lines_unfinished_text(game));
    draw_choices(grid, _("Resume"), entries, ui.chosen);
}

void draw_notice(Grid& grid, const std::vector<std::string>& paragraphs) {
    const int width = std::min(grid.extent().cols, 60);
    Page page;
    for (const std::string& paragraph : paragraphs) add_paragraph(page, paragraph, width);
    int row = std::max(0, (grid.extent().rows - static_cast<int>(page.size())) / 2);
    for (const PageLine& line : page) grid.put(row++, (grid.extent().cols - width) / 2, line.text, Role::kText, width);
}

}  // namespace

LinesScreen build_lines_screen(const LinesScene& scene, Extent extent, Capabilities capabilities) {
    const LinesUi& ui = scene.ui;
    LinesScreen screen{Grid(extent), {}, ui.scroll, ui.page_top};
    const LinesLayout layout(extent, scene.session.game().setup(), ui);
    if (layout.too_small) {
        draw_too_small(screen.grid, "clines", layout.smallest, ui.keys.of('q').c_str());
        return screen;
    }
    switch (ui.page) {
        case LinesPage::kHelp:
        case LinesPage::kScores: screen.page_top = draw_lines_page(screen.grid, scene); return screen;
        case LinesPage::kPaused:
            draw_notice(screen.grid, {_("Paused."), "", _("Press any key to continue.")});
            return screen;
        case LinesPage::kAskQuit:
            draw_notice(
                screen.grid,
                {ui.news, "", fill(_("Press {0} to quit anyway, any other key to continue."), {ui.keys.of('q')})});
            return screen;
        case LinesPage::kUnfinished: draw_unfinished(screen.grid, ui); return screen;
        case LinesPage::kGame: break;
    }
    if (layout.has_title) draw_title(screen.grid, layout, scene, capabilities);
    draw_lines_board(screen.grid, layout, scene, capabilities);
    int below = layout.panel.row;
    if (layout.has_panel) below = draw_lines_panel(screen.grid, layout, scene, capabilities);
    if (layout.has_message_in_panel)
        draw_message(screen.grid, scene, {below, layout.panel.col},
                     {layout.panel.row + layout.panel_extent.rows - below, layout.panel_extent.cols});
    else
        draw_message(screen.grid, scene, {layout.message_row, layout.origin.col},
                     {layout.message_rows, layout.extent.cols});
    draw_keys(screen.grid, layout, scene);
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(ui.cursor).value_or(Place{});
    return screen;
}

namespace {

constexpr std::size_t kScoresShown = 10;

Page help_page(const LinesScene& scene, int width) {
    Page page;
    page.push_back({_("Lines, the rules"), Role::kTitle});
    add_bullets(page, lines_rules_paragraphs(scene.session.game().setup()), width);
    page.push_back({});
    page.push_back({_("Keys"), Role::kTitle});
    const auto& keys = scene.look.keys;
    // TRANSLATORS: four letters.
    const std::string steps = fill(_("arrows {0}{1}{2}{3}"), {keys[0], keys[1], keys[2], keys[3]});
    // TRANSLATORS: two keys.
    const std::string act = keys[4] == " " ? std::string(_("Enter Space")) : fill(_("Enter {0}"), {keys[4]});
    // The names of the keys with these letters, as far as the player's own keys leave any.
    const auto names = [&](const char* letters) {
        std::string text;
        for (const char* letter = letters; *letter != '\0'; ++letter)
            if (const std::string name = scene.ui.keys.of(*letter); !name.empty())
                text += (text.empty() ? "" : " ") + name;
        return text;
    };
    const std::pair<std::string, const char*> entries[] = {
        {steps, _("move the cursor")},
        {act, _("pick a chip, put it back, or move it here (or click)")},
        {"Tab", _("next chip that can move, or next cell that the picked one can reach")},
        {_("Esc"), _("put the picked chip back, hide the hint, close a page")},
        {names("ur"), _("undo, redo: the game is then no longer ranked")},
        {names("Hd"), _("hint, demo: likewise")},
        {names("v"), _("show or hide the next colours")},
        {names("Lb"), _("letters on the chips; dark or light board")},
        {names("c"), _("settings")},
        {names("M"), _("leave the mouse to the terminal, or use it to play")},
        {names("no"), _("new game; resume an unfinished one")},
        {names("ps"), _("pause, high scores")},
        {names("i"), _("three short lessons")},
        {names("e"), _("exercises: clear the most")},
        {names("q"), _("quit; the game is saved for next time")},
        {"^L ^Z", _("redraw, suspend")},
    };
    std::vector<KeyMeaning> meanings;
    for (const auto& [keys_of, meaning] : entries)
        if (!keys_of.empty()) meanings.push_back({keys_of.c_str(), meaning});
    add_keys(page, meanings, width);
    return page;
}

Page scores_page(const LinesScene& scene) {
    Page page;
    page.push_back({_("High scores"), Role::kTitle});
    page.push_back({});
    const lines::HighScoreList list{scene.session.configuration(), scene.session.high_scores()};
    for (std::string& line : lines_score_lines(std::span(&list, 1), kScoresShown)) page.push_back({std::move(line)});
    if (list.scores.empty()) page.push_back({_("No high scores yet.")});
    return page;
}

}  // namespace

int draw_lines_page(Grid& grid, const LinesScene& scene) {
    const Page page =
        scene.ui.page == LinesPage::kHelp ? help_page(scene, page_width(grid.extent().cols)) : scores_page(scene);
    return draw_page(grid, page, scene.ui.page_top, scene.ui.keys.of('q'));
}

namespace {

// Draws a line with a name at its beginning and a number at its end.
void draw_number(Grid& grid, Place place, int width, const char* name, std::int64_t value, Role role) {
    const std::string text = std::to_string(value);
    grid.put(place.row, place.col, name, role, width - static_cast<int>(text.size()) - 1);
    grid.put(place.row, place.col + width - width_of(text), text, role);
}

}  // namespace

int draw_lines_panel(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    constexpr int kNumberCols = 20;
    const lines::Session& session = scene.session;
    const lines::Position& position = session.game().position();
    const bool is_roomy = layout.panel_extent.rows >= 10;
    const int width = layout.panel_extent.cols;
    const int col = layout.panel.col;
    const int end = layout.panel.row + layout.panel_extent.rows;
    const int numbers = std::min(width, kNumberCols);
    int row = layout.panel.row;
    if (!layout.has_title) grid.put(row++, col, _("Lines"), Role::kTitle, width);
    // TRANSLATORS: points.
    draw_number(grid, {row++, col}, numbers, _("Score"), position.score(), Role::kTitle);
    // TRANSLATORS: how many lines were completed one after the other.
    draw_number(grid, {row++, col}, numbers, _("Chain"), position.chain(), Role::kText);
    // TRANSLATORS: the most points so far.
    draw_number(grid, {row++, col}, numbers, _("Best"), session.best(), Role::kText);
    if (is_roomy) ++row;
    if (session.game().preview() == lines::Preview::kOn && !session.game().is_over()) {
        const auto colours = session.game().next_colours();
        // TRANSLATORS: the chips that appear next.
        const int label = width_of(_("Next"));
        const int needed = 2 * static_cast<int>(colours.size()) + 1;
        grid.put(row, col, _("Next"), Role::kText, width);
        // The chips are smaller than those on the board: in the row of the word, aligned with the numbers above, or
        // below it.
        const bool below =
            (layout.cell.rows > 2 && draws_lines_balls(scene.look, capabilities)) || label + 1 + needed > width;
        if (below) {
            const int most = std::clamp(layout.cell.rows - 1, 1, 5);
            const Extent room{std::min(end - row - 1, most / 2 * 2 + 1), width};
            row += 1 + draw_lines_chips(grid, {row + 1, col}, room, colours, scene, capabilities);
        } else {
            const int at = col + std::max(label + 1, numbers - needed);
            row += draw_lines_chips(grid, {row, at}, {1, col + width - at}, colours, scene, capabilities);
        }
        if (is_roomy) ++row;
    }
    const char* note = session.is_listed() ? "" : _("Not ranked.");
    for (const std::string& line : wrapped(note, width))
        if (row < end && *note != '\0') grid.put(row++, col, line, Role::kQuiet, width);
    return row;
}

}  // namespace atom4::tui
