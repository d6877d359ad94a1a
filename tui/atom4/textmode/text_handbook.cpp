// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_handbook.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_texts.h"
#include "core/base/strings.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
namespace {

std::string name_text(HandbookPage page) {
    return std::string(name_of(page));
}

std::optional<HandbookPage> page_meant(const std::string& operand) {
    const std::string word = in_small_letters(operand);
    if (const auto number = parse_digits<std::size_t>(word); number && *number >= 1 && *number <= kHandbookPages.size())
        return kHandbookPages[*number - 1];
    if (const auto page = handbook_page(word); page && *page != HandbookPage::kWindow) return page;
    std::vector<HandbookPage> meant;
    for (const HandbookPage page : kHandbookPages)
        if (name_of(page).starts_with(word) || in_small_letters(title_of(page)).starts_with(word))
            meant.push_back(page);
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

class BlockPrinter {
public:
    explicit BlockPrinter(const LineWriter& say) : say_(say) {}

    void operator()(const ParagraphBlock& block) const { say_.prose(block.text); }
    void operator()(const ListBlock& block) const {
        for (std::size_t i = 0; i < block.items.size(); ++i)
            say_.prose(block.numbered ? std::to_string(i + 1) + " " + block.items[i] : block.items[i]);
    }
    void operator()(const ExampleBlock& block) const {
        const Example example = example_of(block.example);
        say_.prose(board_text(example.position));
        say_.prose(block.caption);
        // A caption refers to several winning cells only as the marked ones.
        const auto wins = example.marked(MarkMeaning::kWins);
        if (wins.size() > 1) say_(listed_cells(wins) + ".");
        if (example.is_set_up) say_.prose(set_up_text());
    }
    // Pairs without a change, and goal pieces that pass on the action, are explained in the text of the pages.
    void operator()(const MixingTableBlock& /*table*/) const {
        for (const Colour played : kWheel)
            for (const Colour met : kColours) {
                const Colour made = combine(played, met);
                if (made != met)
                    // TRANSLATORS: three colours: the first, placed beside the second, makes the third of it.
                    say_(fill(_("{0} on {1}: {2}"), {colour_name(played), colour_name(met), colour_name(made)}));
            }
    }
    void operator()(const LinkBlock& block) const {
        // TRANSLATORS: what to type, and a title; "handbook" stays as it is.
        say_.prose(fill(_("handbook {0}: {1}"), {name_text(block.page), title_of(block.page)}));
    }

private:
    const LineWriter& say_;
};

}  // namespace

void print_page(const LineWriter& say, HandbookPage page) {
    say.prose(title_of(page) + ".");
    for (const HandbookBlock& block : blocks_of(page)) std::visit(BlockPrinter(say), block);
    for (const LessonId lesson : lessons_of(page)) {
        const std::string command = "learn " + std::to_string(static_cast<int>(lesson) + 1);
        say.prose(fill(_("{0}: {1}"), {command, lesson_title(lesson)}));
    }
}

void print_handbook(const LineWriter& say, const std::string& operand) {
    if (!operand.empty()) {
        if (const auto page = page_meant(operand)) return print_page(say, *page);
        return say.prose(fill(_("There is no page {0}. Type \"handbook\" for the list."), {quotable(operand)}));
    }
    for (const HandbookPage page : kHandbookPages) say(fill(_("{0}: {1}"), {name_text(page), title_of(page)}));
    say.prose(_("Type \"handbook\" and a name to read that page, \"find\" and a word to search."));
}

void print_findings(const LineWriter& say, const std::string& words) {
    if (words.empty()) return say.prose(_("Find what? For example: \"find row\""));
    const auto found = find_in_handbook(words);
    if (found.empty()) return say.prose(not_found_text(quotable(words)));
    for (const Finding& finding : found) say.prose(fill(_("{0}: {1}"), {name_text(finding.page), finding.sentence}));
}

}  // namespace atom4::tui
