// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/handbook_pages.h"

#include <cmath>

#include "core/base/translation.h"

namespace atom4 {

std::vector<HandbookBlock> advice_page() {
    return {
        ListBlock{{
            translated(
                "Your goal colour comes from the opposite colour: red turns cyan white, green turns purple white, blue "
                "turns yellow white; cyan turns red black, purple turns green black, yellow turns blue black."),
            translated("You know your next colour: red, then green, then blue; yellow, then cyan, then purple. Leave "
                       "pieces of its opposite where they would lengthen your row."),
            translated("Your row is a wire: a piece at one end acts on what lies beyond the other end."),
            translated("Break an opponent's row from a cell next to it: your piece gives a piece of that row its own "
                       "colour. In the middle of three it leaves only single pieces."),
            translated("Before you place a piece, ask what the next colour can do to the pieces you change."),
            translated("A cell where your next colour would win is a threat: your opponent must stop it. Two such "
                       "threats often win."),
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
                      translated("Can I make four now? Look for the opposite of your colour in one of your rows."),
                      translated("Where would the next colour make four, if I did nothing?"),
                      translated("Does my piece stop that? Look at the board as it will be after your move."),
                      translated("Where will my next colour make four, and can one piece stop all of it?"),
                      translated("What else does my piece turn, also through my own white or black?"),
                  },
                  true},
        ParagraphBlock{
            fill(translated("The second question alone saves many rounds. In {0} of the rounds that were won, the "
                            "loser's last piece could still have stopped the row, but went elsewhere."),
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
        ParagraphBlock{translated("There are three ways to stop a four. Take the cell, if there is only one. Touch the "
                                  "row, so that one of its pieces takes your colour. Or change the piece that still "
                                  "has to be turned, so that it is no longer the opposite.")},
        ExampleBlock{ExampleId::kManyDefences, translated("Purple to play; red would win at d2 or d4. Purple at b2, "
                                                          "c2, d2, b4 or d4 touches the row and stops it.")},
        ExampleBlock{ExampleId::kOneDefence,
                     translated("Yellow would win at f6. Of the eight cells, only f6 itself stops it.")},
        ExampleBlock{ExampleId::kTwoStoppedAtOnce,
                     translated("Cyan would win at d3 and at f6. Green at g4 stops both.")},
        ParagraphBlock{fill(translated("You can see a four coming. In all {0} won rounds, the winning cell was already "
                                       "there before the loser's last move. Your own move can open a cell for your "
                                       "opponent, but it never makes a piece of their goal colour."),
                            {std::to_string(measured().won)})},
        LinkBlock{HandbookPage::kForks},
    };
}

std::vector<HandbookBlock> forks_page() {
    return {
        ParagraphBlock{translated("Threaten two rows at once, and one piece can rarely stop both. You win if the "
                                  "opponent has no four to make, and no cell that stops all of yours.")},
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
        ParagraphBlock{fill(translated("In {0} of the rounds that were won, the loser's last piece could no longer "
                                       "stop the row; each time there were at least two winning cells."),
                            {share_text(measured().won - measured().could_be_stopped, measured().won)})},
        LinkBlock{HandbookPage::kPlans},
    };
}

std::vector<HandbookBlock> plans_page() {
    return {
        ParagraphBlock{translated(
            "You always know your next colour. It turns its opposite to your goal colour, so make that opposite now:")},
        ListBlock{{
            translated("Red turns blue purple; then green turns it white."),
            translated("Green turns red yellow; then blue turns it white."),
            translated("Blue turns green cyan; then red turns it white."),
            translated("Yellow turns purple red; then cyan turns it black."),
            translated("Cyan turns yellow green; then purple turns it black."),
            translated("Purple turns cyan blue; then yellow turns it black."),
        }},
        ExampleBlock{ExampleId::kPlan, translated("Cyan at e3 turns the yellow at d2 green. It is in line with three "
                                                  "blacks: purple would win at c2 or e2.")},
        ParagraphBlock{
            translated("The opponent moves between your two pieces and can stop a single threat. So plan for two.")},
        LinkBlock{HandbookPage::kForks},
        LinkBlock{HandbookPage::kEnd},
    };
}

std::vector<HandbookBlock> end_page() {
    return {
        ParagraphBlock{translated("An action starts at an empty cell and runs along straight lines. A piece with no "
                                  "empty cell on any of its three lines never changes again.")},
        ParagraphBlock{fill(translated("Pieces rarely change once they are enclosed: {0} of those next to an empty "
                                       "cell changed colour later, but only {1} of those that weren't."),
                            {share_text(measured().beside_empty_changed, measured().beside_empty),
                             share_text(measured().enclosed_changed, measured().enclosed)})},
        ExampleBlock{ExampleId::kDeadRow,
                     translated("Three whites from b4 to d4, but the red at a4 never changes again: those four are "
                                "dead. Here neither player can make four any more, whatever is played.")},
        ParagraphBlock{
            translated("So count lines, not pieces: three whites are worth nothing where each four with them "
                       "is dead. Your white and black are safe, too, where nothing can reach them.")},
        ParagraphBlock{
            translated("Late in a round there is hardly ever anything left to win. Of 60 boards from real rounds with "
                       "eight empty cells or fewer, all 60 were draws with best play on both sides; that is proved.")},
        LinkBlock{HandbookPage::kNumbers},
    };
}

const SelfPlayFigures& measured() {
    static constexpr SelfPlayFigures kMeasured{
        .rounds = 4000,
        .won = 2599,
        .won_by_starter = 1328,
        .won_by_player_1 = 1263,
        .half_within_least = 78,
        .half_within_most = 87,
        .won_at_best = 245,
        .stood_before = 2599,
        .could_be_stopped = 1241,
        .won_through_propagators = 1422,
        .turned_two = 512,
        .first_threat_won = 1559,
        .beside_empty = 64960,
        .beside_empty_changed = 56669,
        .enclosed = 68526,
        .enclosed_changed = 6806,
        .reviewed = 1745,
        .fewer_mistakes_won = 1471,
        .losing_moves = 3182,
        .losing_moves_by_four = 835,
        .losing_moves_by_own = 142,
        .losing_moves_by_two = 842,
        .decided_late = 1042,
    };
    return kMeasured;
}

std::string share_text(int count, int all) {
    constexpr double kNormal = 1.96;
    const double n = all;
    const double share = count / n;
    const double square = kNormal * kNormal;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double spread = kNormal * std::sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n);
    const auto percent = [](double part) { return std::to_string(std::lround(100 * part)); };
    return fill(translated("{0}% ({1} to {2})"), {percent(share), percent(middle - spread), percent(middle + spread)});
}

std::vector<HandbookBlock> rules_page() {
    return {
        ParagraphBlock{translated("Player 1 plays red, green and blue and wants four whites in a row; player 2 plays "
                                  "yellow, cyan and purple and wants four blacks.")},
        ExampleBlock{ExampleId::kFour, translated("Red goes to d4. It turns the cyan at e3 white, and four whites lie "
                                                  "in a row: player 1 wins.")},
        ParagraphBlock{translated("The colours take turns round the wheel; you choose only the place.")},
        ParagraphBlock{translated("A piece goes on an empty cell that touches two pieces which touch each other.")},
        ParagraphBlock{
            translated("The piece acts on each of its six neighbours. The same colour, or next to it on the wheel: no "
                       "change. Two steps away: the neighbour takes the colour between. Opposite: red, green and "
                       "blue make it white, the others black.")},
        ParagraphBlock{translated("Red, green and blue turn a black piece to their own colour; yellow, cyan and purple "
                                  "do so with a white one.")},
        ParagraphBlock{translated("Pieces of your goal colour pass the action on, in a straight line, to the first "
                                  "other piece.")},
        ParagraphBlock{translated("Four or more in a row win the round and a point. When no piece can go anywhere, the "
                                  "round is a draw. The next round begins with the next colour of the wheel.")},
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
        ParagraphBlock{translated("Colours do not matter for this, neither yours nor your opponent's. A piece on the "
                                  "board stays for the whole round; only its colour changes.")},
        LinkBlock{HandbookPage::kMixing},
    };
}

std::vector<HandbookBlock> mixing_page() {
    return {
        ParagraphBlock{translated("Your new piece acts on the pieces around it and keeps its own colour. Player 1's "
                                  "colours add their light to what they reach; player 2's take light away.")},
        MixingTableBlock{translated("Your piece"), translated("The piece that it reaches")},
        ParagraphBlock{translated("The wheel says the same. A colour next to yours stays. A colour two steps away "
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
        ParagraphBlock{
            translated("Your pieces never change a piece of your goal colour. Only your opponent's pieces can.")},
        LinkBlock{HandbookPage::kPropagators},
    };
}

std::vector<HandbookBlock> propagators_page() {
    return {
        ParagraphBlock{translated("A piece of your goal colour is a propagator: it passes your action on. The action "
                                  "runs straight through it, and through all such pieces in line, to the first piece "
                                  "of another colour. It acts on that piece as on a neighbour.")},
        ExampleBlock{ExampleId::kPassing,
                     translated("Red goes to b5. Its action runs through the whites at c5 and d5 and turns the blue at "
                                "e5 purple.")},
        ExampleBlock{ExampleId::kPassingBlack,
                     translated("Blacks pass on what player 2 plays: purple at b5 turns the yellow at e5 red.")},
        ParagraphBlock{
            translated("If the line reaches an empty cell or the edge first, nothing happens in that direction.")},
        ParagraphBlock{fill(translated("So your row is a wire, and its far end counts as near. In {0} of the rounds "
                                       "that were won, the last action ran through a propagator into the row."),
                            {share_text(measured().won_through_propagators, measured().won)})},
        LinkBlock{HandbookPage::kThreats},
    };
}

std::vector<HandbookBlock> window_page() {
    return {
        ParagraphBlock{translated("Beside the board, the panel says whose turn it is, which colour comes next and what "
                                  "the last move did.")},
        ListBlock{{
            translated("Point at a cell to see what your piece would do there; click to place it. The arrow keys and "
                       "Enter do the same."),
            translated("The view follows the game. Turn the mouse wheel to zoom and drag the board to move it; "
                       "View > Whole Board shows all of it."),
            translated("Click a player's card to change who plays, the level or the name."),
            translated("Move > Hint shows a good move. A round with hints or undone moves is not rated."),
            translated("Your rating comes from your rounds against the computer on a 16x16 board. Game > Statistics "
                       "shows it."),
            translated("Click a move in the list to go back to it. If you place a piece there, the moves that you "
                       "played before are kept as a variation."),
            translated("Learn > Review Round finds the mistakes of a round. Best Line plays what would have been "
                       "better, and with Try It you play on from there yourself."),
            translated("Right-click the board, a move or a card to see what you can do with it."),
            translated("Matches are saved automatically. Game > Resume brings back those you left, and Game > Past "
                       "Rounds lists the rounds you finished."),
            translated("Help > Keys lists all keys, and Settings > Shortcuts changes them. Settings > Configure Atom-4 "
                       "changes the board, the pieces, the language and more."),
        }},
        LinkBlock{HandbookPage::kRules},
    };
}

std::vector<HandbookBlock> numbers_page() {
    const SelfPlayFigures& m = measured();
    return {
        ParagraphBlock{fill(
            translated(
                "The computer played {0} rounds against itself on a 16x16 board, at levels 1, 3, 5 and 7; {1} were "
                "won. The figures below come from those. The range after each percentage is its margin of error."),
            {std::to_string(m.rounds), std::to_string(m.won)})},
        ListBlock{{
            fill(translated(
                     "The player who began won {0} of those rounds, player 1 {1}: neither is much of an advantage."),
                 {share_text(m.won_by_starter, m.won), share_text(m.won_by_player_1, m.won)}),
            fill(translated("Half of the won rounds ended within {0} to {1} moves, depending on the level."),
                 {std::to_string(m.half_within_least), std::to_string(m.half_within_most)}),
            fill(translated(
                     "The first player to threaten four won {0} of them. A first threat helps but decides nothing."),
                 {share_text(m.first_threat_won, m.won)}),
            fill(translated("In {0} of them the loser's last piece could have stopped the row. At level 7, in none of "
                            "{1}: every round there was won by a double threat."),
                 {share_text(m.could_be_stopped, m.won), std::to_string(m.won_at_best)}),
        }},
        ParagraphBlock{fill(
            translated("{0} of the won rounds were reviewed. A losing move allows a forced win, as far as the review "
                       "can see, where another move would have avoided it; or it throws away a forced win."),
            {std::to_string(m.reviewed)})},
        ListBlock{{
            fill(translated("The player with fewer losing moves won {0} of them."),
                 {share_text(m.fewer_mistakes_won, m.reviewed)}),
            fill(translated("In {0} the loser's last losing move was one of their last two."),
                 {share_text(m.decided_late, m.reviewed)}),
            fill(translated("{0} of the losing moves left a four that could have been stopped."),
                 {share_text(m.losing_moves_by_four, m.losing_moves)}),
            fill(translated("{0} allowed a double threat."), {share_text(m.losing_moves_by_two, m.losing_moves)}),
            fill(translated("{0} missed a four."), {share_text(m.losing_moves_by_own, m.losing_moves)}),
        }},
        ParagraphBlock{
            fill(translated("So if you see every four in time, yours and your opponent's, and allow no double threat, "
                            "you avoid {0} of the losing moves."),
                 {share_text(m.losing_moves_by_four + m.losing_moves_by_own + m.losing_moves_by_two, m.losing_moves)})},
        LinkBlock{HandbookPage::kQuestions},
        LinkBlock{HandbookPage::kDefence},
        LinkBlock{HandbookPage::kForks},
    };
}

}  // namespace atom4
