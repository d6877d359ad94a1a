// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook_pages.h"
#include "core/atom4/training/measured.h"
#include "core/base/translation.h"

namespace atom4 {

std::vector<HandbookBlock> rules_page() {
    return {
        ParagraphBlock{
            translated("Player 1 plays red, green and blue and wants four white in a row; player 2 plays yellow, cyan "
                       "and purple and wants four black.")},
        ExampleBlock{ExampleId::kFour, translated("Red goes to d4. It turns the cyan at e3 white, and four whites lie "
                                                  "in a row: player 1 wins.")},
        ParagraphBlock{translated("The colours take turns round the wheel; you choose only the place.")},
        ParagraphBlock{translated("A piece goes on an empty cell that touches two pieces which touch each other.")},
        ParagraphBlock{
            translated("The piece acts on each of its six neighbours. Next to it on the wheel: no change. Two steps "
                       "away: the neighbour takes the colour between. Opposite: red, green and blue make it white, "
                       "the others black.")},
        ParagraphBlock{translated("Red, green and blue turn a black piece to their own colour; yellow, cyan and purple "
                                  "do so with a white one.")},
        ParagraphBlock{translated("Pieces of your goal colour pass the action on, in a straight line, to the first "
                                  "other piece.")},
        ParagraphBlock{translated("Four in a row win the round and a point. When no piece can go anywhere, the round "
                                  "is a draw. The next round begins with the next colour of the wheel.")},
        LinkBlock{HandbookPage::kPlaces},
        LinkBlock{HandbookPage::kMixing},
        LinkBlock{HandbookPage::kAdvice},
    };
}

std::vector<HandbookBlock> places_page() {
    return {
        ParagraphBlock{translated("A piece goes on an empty cell. Two of the six cells around it must hold pieces, and "
                                  "those two must touch each other.")},
        ExampleBlock{ExampleId::kStart,
                     translated("A round begins with two pieces in the middle. Red may go to c2 or to c4: they alone "
                                "touch both.")},
        ExampleBlock{ExampleId::kApart, translated("d3 touches the green at c3 and the blue at e3. Those do not touch "
                                                   "each other, so nothing may go there.")},
        ParagraphBlock{translated("The colour does not matter for this, neither yours nor theirs. A piece that lies "
                                  "there stays for the whole round; only its colour changes.")},
        LinkBlock{HandbookPage::kMixing},
    };
}

std::vector<HandbookBlock> mixing_page() {
    return {
        ParagraphBlock{translated("Your new piece acts on the pieces around it, and stays as it is itself. Player 1's "
                                  "colours add their light to what they reach; player 2's take light away.")},
        MixingTableBlock{},
        ParagraphBlock{translated("The wheel says the same. A colour beside yours stays. A colour two steps away "
                                  "becomes the one between. The opposite colour becomes your goal colour.")},
        ExampleBlock{ExampleId::kAdding, translated("Red goes to c4. The cyan at d3 is its opposite and turns white. "
                                                    "The green at d4 turns yellow.")},
        ExampleBlock{ExampleId::kTakingAway,
                     translated("Cyan goes to c4. The red at d3 is its opposite and turns black. The yellow at d4 "
                                "turns green.")},
        ParagraphBlock{translated("Learn the three pairs of opposites first: red and cyan, green and purple, blue and "
                                  "yellow. They make the rows.")},
        LinkBlock{HandbookPage::kGoals},
    };
}

std::vector<HandbookBlock> goals_page() {
    return {
        ParagraphBlock{translated("A white piece is not safe. Yellow, cyan or purple beside it turns it to that "
                                  "colour. Red, green and blue do the same to a black one.")},
        ExampleBlock{ExampleId::kTheirGoal, translated("Red goes to c4. The black at d3 turns red. The blue at d4 "
                                                       "turns purple.")},
        ParagraphBlock{translated("What you play never changes a piece of your own goal colour. Only the other player "
                                  "can take it from you.")},
        LinkBlock{HandbookPage::kPropagators},
    };
}

std::vector<HandbookBlock> propagators_page() {
    return {
        ParagraphBlock{translated("A piece of your goal colour is a propagator: it passes your action on. The action "
                                  "runs straight through it, and through all such pieces in line, to the first piece "
                                  "of another colour. On that one it acts as on a neighbour.")},
        ExampleBlock{ExampleId::kPassing,
                     translated("Red goes to b5. Its action runs through the whites at c5 and d5 and turns the blue at "
                                "e5 purple.")},
        ExampleBlock{ExampleId::kPassingBlack,
                     translated("Blacks pass on what player 2 plays: purple at b5 turns the yellow at e5 red.")},
        ParagraphBlock{translated("Where the line comes to an empty cell or to the edge first, nothing happens in that "
                                  "direction.")},
        ParagraphBlock{fill(translated("So a row of yours is a wire, and its far end counts as near. In {0} of the "
                                       "rounds that were won, the last action ran through a propagator into the row."),
                            {share_text(measured().won_through_propagators, measured().won)})},
        LinkBlock{HandbookPage::kThreats},
    };
}

}  // namespace atom4
