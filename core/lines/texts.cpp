// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/texts.h"

#include "core/base/translation.h"
#include "core/lines/notation.h"
#include "core/lines/refusal_words.h"

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
    if (hint.makes_room) return translated("What goes first makes room for the next line.");
    return translated("Not every chip is best used in the line that it is nearest to.");
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
    return fill(translated("Clear the most before anything falls: every move must complete a line. {0} chips can go."),
                {std::to_string(exercise.most)});
}

std::string exercise_result(const Exercise& exercise, int best) {
    if (best == 0) return {};
    return fill(translated("{0} of {1}"), {std::to_string(best), std::to_string(exercise.most)});
}

std::string exercise_outcome(const ExerciseRun& run) {
    if (!run.last()) return {};
    if (run.last()->refused) return refusal(*run.last());
    const std::string most = std::to_string(run.exercise().most);
    const std::string cleared = std::to_string(run.cleared());
    switch (run.standing()) {
        case ExerciseStanding::kGoesOn: return fill(translated("{0} of {1} are gone. Go on."), {cleared, most});
        case ExerciseStanding::kMost: return fill(translated("All {0} are gone: more cannot be cleared."), {most});
        case ExerciseStanding::kStuck:
            return fill(translated("{0} of {1} are gone, and no other line can be completed."), {cleared, most});
        case ExerciseStanding::kFell: break;
    }
    return fill(translated("That completes nothing, and chips fall. {0} of {1} are gone."), {cleared, most});
}

std::string exercise_hint(const ExerciseHint& hint, bool whole) {
    const std::string from = to_text(hint.move.from);
    if (!whole) return reason(hint) + ' ' + fill(translated("Look at the chip at {0}."), {from});
    return fill(counted(hint.chips, "{1} to {2} clears {0} chip.", "{1} to {2} clears {0} chips."),
                {"", from, to_text(hint.move.to)});
}

std::string exercise_without_hint(const ExerciseRun& run) {
    return fill(translated("From here {0} cannot be reached any more: begin again."),
                {std::to_string(run.exercise().most)});
}

}  // namespace atom4::lines
