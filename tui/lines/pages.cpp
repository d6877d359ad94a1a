// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/i18n.h"
#include "tui/common/page.h"
#include "tui/lines/rules_words.h"
#include "tui/lines/screen.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
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
    // Two letters, or what has become of them.
    const auto names = [&](const char* letters) {
        std::string text;
        for (const char* letter = letters; *letter != '\0'; ++letter)
            if (const std::string name = scene.ui.keys.of(*letter); !name.empty())
                text += (text.empty() ? "" : " ") + name;
        return text;
    };
    const std::pair<std::string, const char*> entries[] = {
        {steps, _("move the cursor")},
        {act, _("pick a chip, put it back, or move it here; a click does so, too")},
        {"Tab", _("to the next chip that can move, or to the next cell that the picked one can reach")},
        {_("Esc"), _("put the picked chip back, take the hint away, close a page")},
        {names("ur"), _("take back, play again: such a game no longer counts for the high scores")},
        {names("Hd"), _("a hint, a demonstration: likewise")},
        {names("v"), _("show or hide the colours that are thrown next")},
        {names("Lb"), _("letters on the chips, or none; a dark or a light board")},
        {names("M"), _("leave the mouse to the terminal, or take it back")},
        {names("no"), _("a new game; one that was left")},
        {names("ps"), _("pause, high scores")},
        {names("i"), _("lessons: three short ones")},
        {names("e"), _("exercises: clear the most")},
        {names("q"), _("quit; the game goes on at the next start")},
        {"^L ^Z", _("draw anew, suspend")},
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

}  // namespace atom4::tui
