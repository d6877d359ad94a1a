// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/texts.h"

#include "core/base/translation.h"
#include "core/lines/board.h"
#include "core/storage/record_text.h"

namespace atom4::lines {
namespace {

std::string refusal(const ExerciseMove& tried) {
    switch (*tried.refused) {
        case IllegalMove::kNoChip: return no_chip_text(tried.move.from);
        case IllegalMove::kNoPath: return no_path_text(tried.move);
        default: return taken_text(tried.move.to);
    }
}

std::string reason(const ExerciseHint& hint) {
    if (hint.crosses) return translated("One chip can complete two lines.");
    if (hint.makes_room) return translated("The first line to go makes room for the next.");
    return translated("Not every chip belongs in the nearest line.");
}

}  // namespace

std::string exercise_title(const Exercise& exercise) {
    return counted(static_cast<long>(exercise.moves.size()), "In {0} move", "In {0} moves");
}

std::string exercise_heading(const Exercise& exercise, std::size_t number) {
    return fill(counted(static_cast<long>(exercise.moves.size()), "Exercise {1} of {2}: in {0} move",
                        "Exercise {1} of {2}: in {0} moves"),
                {"", std::to_string(number + 1), std::to_string(exercises().size())});
}

std::string exercise_task(const Exercise& exercise) {
    return fill(
        translated("Clear as many chips as you can; every move must complete a line. {0} chips can be cleared."),
        {std::to_string(exercise.most)});
}

std::string exercise_result(const Exercise& exercise, int best) {
    if (best == 0) return {};
    return fill(translated("{0} of {1}"), {std::to_string(best), std::to_string(exercise.most)});
}

std::string exercise_outcome(const ExerciseSession& run) {
    if (!run.last()) return {};
    if (run.last()->refused) return refusal(*run.last());
    const std::string most = std::to_string(run.exercise().most);
    const std::string cleared = std::to_string(run.cleared());
    switch (run.standing()) {
        case ExerciseStanding::kOpen: return fill(translated("{0} of {1} cleared. Go on."), {cleared, most});
        case ExerciseStanding::kSolved: return fill(translated("All {0} cleared. That is the most possible."), {most});
        case ExerciseStanding::kStuck:
            return fill(translated("{0} of {1} cleared. No other line can be completed."), {cleared, most});
        case ExerciseStanding::kFell: break;
    }
    return fill(translated("That completes no line, so new chips appear. {0} of {1} cleared."), {cleared, most});
}

std::string exercise_hint(const ExerciseHint& hint, bool whole) {
    const std::string from = to_text(hint.move.from);
    if (!whole) return reason(hint) + ' ' + fill(translated("Look at the chip at {0}."), {from});
    return fill(counted(hint.chips, "{1} to {2} clears {0} chip.", "{1} to {2} clears {0} chips."),
                {"", from, to_text(hint.move.to)});
}

std::string exercise_without_hint(const ExerciseSession& run) {
    return fill(translated("From here, {0} can't be reached any more. Start again."),
                {std::to_string(run.exercise().most)});
}

std::string new_game_text() {
    return translated("New game.");
}

std::string resumed_text() {
    return translated("Game resumed.");
}

std::string undid_text() {
    return translated("Move undone.");
}

std::string beside_another_text() {
    return translated("Lines is already running, so a new game begins here.");
}

std::string counts_no_more_text() {
    return translated("The game will no longer be ranked.");
}

std::string autosave_works_text() {
    return translated("Autosave is working again.");
}

std::string unsaved_scores_text(std::string_view reason) {
    return fill(translated("Couldn't save the high scores: {0}."), {reason});
}

std::string line_rule(const GameSetup& setup) {
    return fill(translated("{0} or more chips of one colour in a straight line disappear, diagonals too, and you move "
                           "again at once."),
                {std::to_string(setup.line)});
}

std::string new_chips_rule(const GameSetup& setup) {
    return fill(translated("After a move that completes no line, {0} new chips appear. When they have no room, the "
                           "game is over."),
                {std::to_string(setup.each)});
}

std::string game_over_text() {
    return translated("Game over.");
}

std::string over_text(const Session& session) {
    const std::int64_t score = session.game().position().score();
    const bool is_best = session.is_listed() && score > 0 && score == session.best();
    return fill(is_best ? translated("Game over: {0}, the best score so far.") : translated("Game over: {0}."),
                {counted(score, "{0} point", "{0} points")});
}

std::string turn_text(const Session& session) {
    const auto turn = session.game().last_turn();
    long gone = 0;
    std::int64_t points = 0;
    for (const Change& change : turn) {
        gone += static_cast<long>(change.removed.size());
        points += change.gained;
    }
    std::string text;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    if (gone > 0)
        // TRANSLATORS: two parts of a sentence: what went, and what it is worth.
        add(fill(translated("{0}, {1}."),
                 {counted(gone, "{0} chip cleared", "{0} chips cleared"), counted(points, "{0} point", "{0} points")}));
    // Only if the board is empty does a throw follow a scoring move.
    if (turn.size() > 1 && !turn.front().removed.empty())
        add(translated("The board was cleared: the chain continues."));
    if (session.game().is_over()) add(over_text(session));
    return text;
}

std::string hint_sentence(const Hint& hint, const std::string& colour) {
    const std::string from = to_text(hint.move.from);
    const std::string to = to_text(hint.move.to);
    const Move after = hint.after.value_or(hint.move);
    const std::string then_from = to_text(after.from);
    const std::string then_to = to_text(after.to);
    const std::string move = fill(translated_in("a move: from a cell to a cell", "{0} to {1}"), {from, to});
    const std::string chips = counted(hint.chips, "{0} chip", "{0} chips");
    switch (hint.reason) {
        case HintReason::kClears:
            return fill(translated("{0} clears {1}: {2}."),
                        {move, chips, counted(hint.points, "{0} point", "{0} points")});
        case HintReason::kOpensWay:
            return fill(translated("{0} opens a path for {1} to {2}, which would clear {3}."),
                        {move, then_from, then_to, chips});
        case HintReason::kPrepares:
            return fill(translated("{0} prepares a line: then {1} to {2} would clear {3}."),
                        {move, then_from, then_to, chips});
        case HintReason::kGathers: return fill(translated("{0} groups {1} for a {2} line."), {move, chips, colour});
        case HintReason::kMakesWay:
            return fill(translated("{0} clears the way for a {2} line ({1} already there)."), {move, chips, colour});
        case HintReason::kJoins: return fill(translated("{0} connects separate free cells."), {move});
        case HintReason::kKeeps: return fill(translated("{0} keeps all free cells connected."), {move});
        case HintReason::kNone: break;
    }
    return fill(translated("A good move: {0} to {1}."), {from, to});
}

namespace {

std::string success(const LessonAttempt& tried) {
    if (tried.thrown) return translated("Yes, and three new chips appeared in the colours shown.");
    return counted(static_cast<long>(tried.move->gained), "Yes: that scores {0} point, and no new chips appear.",
                   "Yes: that scores {0} points, and no new chips appear.");
}

}  // namespace

std::string lesson_title(LessonId lesson) {
    switch (lesson) {
        case LessonId::kPaths: return translated("Paths");
        case LessonId::kPreview: return translated("The preview");
        case LessonId::kChains: break;
    }
    return translated("Chains");
}

std::string lesson_heading(LessonId lesson) {
    return fill(translated("Lesson {0} of {1}: {2}"), {std::to_string(static_cast<int>(lesson) + 1),
                                                       std::to_string(kLessonIds.size()), lesson_title(lesson)});
}

std::string lesson_task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kFiveInARow:
            return translated("Five chips of a colour in a line disappear. Move the last red one into the gap.");
        case LessonIdea::kWalledIn:
            return translated(
                "A chip moves over free cells only, never diagonally between others. Fill the gap with a red one that "
                "can get there.");
        case LessonIdea::kThreeFall:
            return translated(
                "After a move that completes no line, three new chips appear. Their colours are shown in advance. Move "
                "any chip.");
        case LessonIdea::kNothingFalls:
            return translated(
                "After a completed line no new chips appear: the three shown must wait. Complete the line of five.");
        case LessonIdea::kFirstOfAChain:
            return translated(
                "Consecutive scoring moves form a chain, and each is worth more. Start one: complete a line.");
        case LessonIdea::kSecondOfAChain:
            return translated("No new chips appeared. The second line of the chain is worth 6: complete it.");
        case LessonIdea::kThirdOfAChain: break;
    }
    return translated("The red chip left a gap when it moved, and the third line is worth 9. Complete it.");
}

std::string lesson_outcome(const LessonAttempt& tried) {
    if (tried.succeeded()) return success(tried);
    switch (*tried.miss) {
        case LessonMiss::kNoChip: return no_chip_text(tried.from);
        case LessonMiss::kTaken: return taken_text(tried.to);
        case LessonMiss::kNoPath: return no_path_text({tried.from, tried.to});
        case LessonMiss::kNoLine: break;
    }
    return fill(translated("{0} now has {1} in line, but five are needed. Three new chips appeared."),
                {to_text(tried.to), std::to_string(tried.in_line)});
}

namespace {

std::string bounds_text(SetupFault fault) {
    switch (fault) {
        case SetupFault::kRows:
        case SetupFault::kCols: return translated("Size must be ROWSxCOLUMNS, each 2 to 64");
        case SetupFault::kColours: return translated("Colours must be 2 to 20");
        case SetupFault::kLine: return translated("Line must be 2 or greater");
        case SetupFault::kFirst: return translated("First must be 1 or greater");
        case SetupFault::kEach: break;
    }
    return translated("Each must be 0 or greater");
}

std::string throw_text(const RecordError& error) {
    switch (std::get<IllegalThrow>(error.reason)) {
        case IllegalThrow::kNotDue: return translated("a move is expected here, not new chips");
        case IllegalThrow::kGameOver: return translated("the game is over before these new chips");
        case IllegalThrow::kWrongNumber: return translated("wrong number of new chips");
        case IllegalThrow::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalThrow::kTaken: return fill(translated("there is already a chip where {0} appears"), {error.token});
        case IllegalThrow::kNoSuchColour: break;
    }
    return fill(translated("{0} has a colour that this game does not have"), {error.token});
}

std::string move_text(const RecordError& error) {
    switch (std::get<IllegalMove>(error.reason)) {
        case IllegalMove::kNotDue: return translated("new chips are expected before this move");
        case IllegalMove::kGameOver: return translated("the game is over before this move");
        case IllegalMove::kOffBoard: return fill(translated("{0} is not on the board"), {error.token});
        case IllegalMove::kNoChip: return fill(translated("there is no chip at {0}"), {error.token});
        case IllegalMove::kTaken: return fill(translated("there is already a chip at {0}"), {error.token});
        case IllegalMove::kNoPath: break;
    }
    return fill(translated("no free path leads to {0}"), {error.token});
}

}  // namespace

std::string record_fault(const RecordError& error) {
    const std::string& token = error.token;
    if (const auto* form = std::get_if<FormatFault>(&error.fault)) return format_fault(*form, token);
    switch (std::get<RecordFault>(error.fault)) {
        case RecordFault::kWrongGame: return translated("this is a saved game, but not of Lines");
        case RecordFault::kBadValue: return fill(translated("invalid value for tag {0}"), {token});
        case RecordFault::kOutOfBounds: return bounds_text(std::get<SetupFault>(error.reason));
        case RecordFault::kScoreContradicts: return translated("the score in this tag does not match the game");
        case RecordFault::kNotAnEvent: return fill(translated("\"{0}\" is neither a move nor new chips"), {token});
        case RecordFault::kNotAChip: return fill(translated("\"{0}\" is not a chip, such as c5:2"), {token});
        case RecordFault::kNotACell: return fill(translated("\"{0}\" is not a cell, such as c5"), {token});
        case RecordFault::kNotTwoCells: return translated("a move must have two cells, from and to");
        case RecordFault::kTooLong: return translated("the game is too long for a board of this size");
        case RecordFault::kIllegalThrow: return throw_text(error);
        case RecordFault::kIllegalMove: break;
    }
    return move_text(error);
}

std::string refusal_text(IllegalMove reason, Cell to) {
    switch (reason) {
        case IllegalMove::kNoPath: return no_path_to_text(to);
        case IllegalMove::kTaken: return taken_text(to);
        case IllegalMove::kGameOver: return translated("The game is over. Start a new one, or undo.");
        default: return translated("Pick a chip first, then the cell where it should go.");
    }
}

std::string no_chip_text(Cell from) {
    return fill(translated("There is no chip at {0}."), {to_text(from)});
}

std::string taken_text(Cell to) {
    return fill(translated("There is already a chip at {0}."), {to_text(to)});
}

std::string no_path_to_text(Cell to) {
    return fill(translated("No free path leads to {0}."), {to_text(to)});
}

std::string no_path_text(Move move) {
    return fill(translated("No free path from {0} to {1}."), {to_text(move.from), to_text(move.to)});
}

}  // namespace atom4::lines
