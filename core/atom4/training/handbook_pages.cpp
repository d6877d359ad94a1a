// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook_pages.h"
#include "core/atom4/training/measured.h"
#include "core/base/translation.h"

namespace atom4 {

std::vector<HandbookBlock> advice_page() {
    return {
        ListBlock{{
            translated("Your goal colour comes from the opposite one: red makes white of cyan, green of purple, blue "
                       "of yellow; cyan makes black of red, purple of green, yellow of blue."),
            translated("You know your next colour: red, then green, then blue; yellow, then cyan, then purple. Leave "
                       "pieces of its opposite where they lengthen your row."),
            translated("A row of yours is a wire: a piece at one end acts on what lies behind the other end."),
            translated("Break a row of the opponent's from a cell beside it: your piece gives a piece of that row its "
                       "own colour. In the middle of three it leaves only single ones."),
            translated("Before you place a piece, ask what the next colour can do to the pieces that it makes."),
            translated("A place where your next colour would win must be answered. Two such places often win."),
        }},
        LinkBlock{HandbookPage::kQuestions},
        LinkBlock{HandbookPage::kThreats},
        LinkBlock{HandbookPage::kDefence},
        LinkBlock{HandbookPage::kNumbers},
    };
}

std::vector<HandbookBlock> questions_page() {
    return {
        ParagraphBlock{translated("Ask these before every move, in this order:")},
        ListBlock{{
                      translated("Can I make four now? Look for the opposite of your colour in a row of yours."),
                      translated("Where would the next colour make four, if I did nothing?"),
                      translated("Does my piece stop that? Look at the board as it will be after it."),
                      translated("Where will my next colour make four, and can one piece stop all of it?"),
                      translated("What else does my piece turn, also through my own white or black?"),
                  },
                  true},
        ParagraphBlock{
            fill(translated("The second question alone saves many a round. In {0} of the rounds that were won, "
                            "the loser's last piece could still have stopped the row, but went "
                            "elsewhere."),
                 {share_text(measured().could_be_stopped, measured().won)})},
        LinkBlock{HandbookPage::kDefence},
        LinkBlock{HandbookPage::kPlans},
    };
}

std::vector<HandbookBlock> threats_page() {
    return {
        ParagraphBlock{translated("Four in a line, and all of them your goal colour or the opposite of what you play: "
                                  "if one piece of yours can reach each that is still missing, you win.")},
        ExampleBlock{ExampleId::kGap,
                     translated("Red wins at each of the four marked cells: the cyan at d3 is the only "
                                "one missing. From f3 red reaches it through the white at e3.")},
        ExampleBlock{ExampleId::kTwoTurned,
                     translated("Two are missing here. At c2 or c4 red touches both cyans and turns them at once.")},
        ExampleBlock{ExampleId::kWire,
                     translated("The three whites are a wire. At f3 red acts on the cyan at the other "
                                "end.")},
        ParagraphBlock{fill(translated("The piece that you place is never one of the four: it keeps its own colour. In "
                                       "{0} of the rounds that were won, it turned two pieces of the row or more."),
                            {share_text(measured().turned_two, measured().won)})},
        LinkBlock{HandbookPage::kDefence},
        LinkBlock{HandbookPage::kForks},
    };
}

std::vector<HandbookBlock> defence_page() {
    return {
        ParagraphBlock{translated("There are three ways to stop a four. Take the cell, where it is the only one. Touch "
                                  "the row, and one of its pieces takes your colour. Or turn the piece that was still "
                                  "to be turned, so that it is no opposite any more.")},
        ExampleBlock{ExampleId::kManyDefences,
                     translated("Purple is to play, and red would win at d2 or d4. Purple at b2, c2, d2, b4 or d4 "
                                "touches the row and stops it.")},
        ExampleBlock{ExampleId::kOneDefence,
                     translated("Yellow would win at f6. Of eight cells only f6 itself stops it.")},
        ExampleBlock{ExampleId::kTwoStoppedAtOnce,
                     translated("Cyan would win at d3 and at f6. Green at g4 stops both.")},
        ParagraphBlock{fill(
            translated("A four can be seen coming. In all {0} rounds that were won, there was a winning cell before "
                       "the loser placed his last piece: what you place can at most open a cell for the other "
                       "player, and never makes a goal piece of his."),
            {std::to_string(measured().won)})},
        LinkBlock{HandbookPage::kForks},
    };
}

std::vector<HandbookBlock> forks_page() {
    return {
        ParagraphBlock{translated("Threaten two rows at once, and one piece can rarely stop both. You win if the "
                                  "opponent has no four of his own to make, and no cell that stops all of yours.")},
        ExampleBlock{ExampleId::kFork,
                     translated("Red goes to d5 and turns two blues purple. Now green wins at b4, e4, c5 and e5, in "
                                "two rows. No yellow piece stops them all.")},
        ExampleBlock{
            ExampleId::kForkInGame,
            translated("Green to play, in a round of the computer's. After green at d6, blue wins at c5 and at "
                       "f7. Whatever cyan does, blue makes four.")},
        ParagraphBlock{
            translated("Each of the two rows may still lack a piece or two. What counts is that one piece of "
                       "yours works for both: where two rows cross, or on the pieces between them.")},
        ParagraphBlock{
            fill(translated("In {0} of the rounds that were won, the loser's last piece could not stop the row any "
                            "more; each time there were two winning cells or more."),
                 {share_text(measured().won - measured().could_be_stopped, measured().won)})},
        LinkBlock{HandbookPage::kPlans},
    };
}

std::vector<HandbookBlock> plans_page() {
    return {
        ParagraphBlock{translated("Your next colour is always known. What it turns to your goal is its opposite, so "
                                  "make that now:")},
        ListBlock{{
            translated("Red makes purple of blue; then green makes it white."),
            translated("Green makes yellow of red; then blue makes it white."),
            translated("Blue makes cyan of green; then red makes it white."),
            translated("Yellow makes red of purple; then cyan makes it black."),
            translated("Cyan makes green of yellow; then purple makes it black."),
            translated("Purple makes blue of cyan; then yellow makes it black."),
        }},
        ExampleBlock{ExampleId::kPlan,
                     translated("Cyan at e3 makes green of the yellow at d2. It lies in line with three blacks: "
                                "purple would win at c2 or e2.")},
        ParagraphBlock{translated("Between your two pieces the opponent plays one, and a single threat is there to be "
                                  "stopped. So plan for two.")},
        LinkBlock{HandbookPage::kForks},
        LinkBlock{HandbookPage::kEnd},
    };
}

std::vector<HandbookBlock> end_page() {
    return {
        ParagraphBlock{translated("An action runs along straight lines and begins at an empty cell. A piece with no "
                                  "empty cell on any of its three lines never changes again.")},
        ParagraphBlock{
            fill(translated("Long before that, a piece grows quiet. Of the pieces with an empty cell beside them, {0} "
                            "took another colour later in the round; of those without, {1}."),
                 {share_text(measured().beside_empty_changed, measured().beside_empty),
                  share_text(measured().enclosed_changed, measured().enclosed)})},
        ExampleBlock{ExampleId::kDeadRow,
                     translated("Three whites from b4 to d4, but the red at a4 never changes again: those four are "
                                "dead. Here neither player can make four any more, whatever is played.")},
        ParagraphBlock{
            translated("So count lines, not pieces: three whites are worth nothing where each four with them "
                       "is dead. Your white and black are safe, too, where nothing can reach them.")},
        ParagraphBlock{translated("Late in a round there is hardly ever something left to win. Of 60 boards from real "
                                  "rounds with eight empty cells or fewer, all 60 were draws with best play of both; "
                                  "that is proved.")},
        LinkBlock{HandbookPage::kNumbers},
    };
}

}  // namespace atom4
