// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_study.h"

#include <algorithm>
#include <sstream>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/record.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle_texts.h"
#include "core/base/strings.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

using std::chrono::milliseconds;

void TextStudy::obey(TextVerb verb, const std::string& operand) {
    switch (verb) {
        case TextVerb::kFirst: return look_back_to(0);
        case TextVerb::kBack: return step(operand, -1);
        case TextVerb::kForward: return step(operand, 1);
        case TextVerb::kLast: return look_back_to(match_.undoable_plies());
        case TextVerb::kGo: return go(operand);
        case TextVerb::kReview: return review(operand);
        case TextVerb::kPrevious: return go_to_mistake(false);
        case TextVerb::kKeep: return save_mistakes(operand);
        case TextVerb::kAnalysis: return analyse(operand);
        case TextVerb::kVariations: return list_lines();
        case TextVerb::kEnter: return enter(operand);
        case TextVerb::kLeave: return leave();
        case TextVerb::kComment: return comment(operand);
        case TextVerb::kPromote: return promote(operand);
        case TextVerb::kDelete: return remove(operand);
        default: break;
    }
}

bool TextStudy::may_show(TextVerb verb) {
    const auto asked = std::pair(verb, match_.generation());
    if (game_.is_rated() && asked_ != asked) {
        asked_ = asked;
        say_.prose(help_cost_text());
        say_.prose(fill(_("Type \"{0}\" again to show it."), {command_of(verb).name}));
        return false;
    }
    match_.note_help();
    return true;
}

// Turns the mistake that is shown into a puzzle, or all of them.
void TextStudy::save_mistakes(const std::string& operand) {
    const bool one = in_small_letters(operand) == "this";
    if (!operand.empty() && !one)
        return say_.prose(_("Type \"keep\" to turn all mistakes into puzzles, \"keep this\" for the one shown."));
    if (!review_.is_open()) return say_.prose(_("This round hasn't been reviewed. Type \"review\" to review it."));
    if (review_.is_running()) return review("");
    if (one ? !review_.offers_puzzle(browser_.described_ply()) : !review_.offers_puzzles())
        return say_.prose(saved_puzzles_text({one}));
    say_.prose(proving_mistakes_text());
    one ? review_.save_mistake(browser_.described_ply()) : review_.save_mistakes();
}

// Earlier positions.

void TextStudy::look_back_to(int plies) {
    const int count = match_.undoable_plies();
    if (count == 0) return say_.prose(_("No moves in this round yet."));
    browser_.look_at(plies);
    print_place();
}

void TextStudy::step(const std::string& operand, int direction) {
    const auto count = operand.empty() ? std::optional(1) : parse_digits<int>(operand, TooLarge::kTheLargest);
    if (!count || *count < 1) return say_.prose(_("How many moves? A whole number, such as 3."));
    if (direction > 0 && browser_.is_present()) return say_.prose(_("Current position of the round."));
    const int most = match_.undoable_plies();
    look_back_to(shown_plies() + direction * std::min(*count, most));
}

// "3", "3...", "move 3".
void TextStudy::go(const std::string& operand) {
    TextLine words = read_text_line(operand);
    while (words.word == "to" || words.word == "move") words = read_text_line(words.operand);
    std::string number = words.word;
    const bool second = number.ends_with("...");
    while (number.ends_with('.')) number.pop_back();
    const auto move = parse_digits<int>(number);
    const Colour start = match_.first_colour();
    const int last = move_number(std::max(1, match_.undoable_plies()), start);
    if (match_.undoable_plies() == 0 || !move || *move < 1 || *move > last)
        return say_.prose(fill(_("Which move? Type a number from 1 to {0}."), {std::to_string(last)}));
    // If player 2 begins, player 1 has no ply in move 1.
    const int absent = player_of(start) == Player::kFirst ? 0 : 1;
    look_back_to(std::max(1, 2 * *move - (second ? 0 : 1) - absent));
}

void TextStudy::print_place() {
    if (browser_.is_present()) say_.prose(_("Current position."));
    const int ply = browser_.described_ply();
    if (browser_.judged() > 0) say_(before_move_text(match_, ply));
    if (ply == 0) {
        say_.prose(_("Start of the round."));
    } else {
        say_(move_number_text(ply, match_.first_colour()) + ' ' +
             played_text(match_, match_.plies()[static_cast<std::size_t>(ply) - 1], Detail::kFull));
        print_review_of(ply);
        const std::string comment = comment_of(browser_.annotation());
        if (!comment.empty()) say_(_("Comment:") + (' ' + on_one_line(comment)));
    }
    if (looks_back()) say_.prose(fill(_("Next: {0}."), {colour_name(shown_position().to_play())}));
    if (const auto variation = variation_at(match_, shown_plies()))
        say_.prose(
            fill(_("Variation: {0}. Type \"enter {1}\" to follow it."),
                 {listed_cells(first_cells(match_.variations()[*variation].moves)), std::to_string(*variation + 1)}));
}

// Review.

void TextStudy::print_review_of(int ply) {
    const ReviewedMove* move = review_.of(ply);
    if (move == nullptr || move->judgement == Judgement::kGood) return;
    const Position before = match_.position_after(ply - 1);
    say_.prose(judgement_text(match_.setup(), before, *move));
    const ReviewReason reason = review_reason(match_.setup(), before, *move);
    for (const std::string& sentence : {reason.happens, reason.better})
        if (!sentence.empty()) say_.prose(sentence);
}

void TextStudy::review(const std::string& operand) {
    const std::string word = in_small_letters(operand);
    if (word == "list") return list_mistakes();
    if (!operand.empty()) return say_.prose(_("Type \"review\" to find mistakes, \"review list\" to list them."));
    if (const std::string bar = review_.bar_text(); !bar.empty()) return say_.prose(bar);
    const auto number = [&](int ply) { return std::to_string(move_number(ply, match_.first_colour())); };
    if (review_.is_running())
        return say_.prose(
            fill(_("Reviewing the round: move {0} of {1}."),
                 {number(std::max(1, static_cast<int>(review_.reviewed().size()))), number(review_.plies())}));
    if (review_.is_up_to_date()) return print_review();
    if (!may_show(TextVerb::kReview)) return;
    deadline_.reset();
    game_.analysis.set_on(false);
    say_.prose(_("Reviewing the round..."));
    review_.begin();
}

void TextStudy::print_review() {
    say_(review_count_text(review_.reviewed()));
    for (const std::string& text : accuracy_texts(match_, review_.start(), review_.reviewed())) say_.prose(text + '.');
    if (has_mistake(review_.reviewed())) say_.prose(_("Type \"next mistake\" to go from one to the next."));
    if (review_.offers_puzzles()) say_.prose(_("Type \"keep\" to turn them into puzzles."));
}

void TextStudy::handle(const ReviewEvent& event) {
    if (std::holds_alternative<OutOfResources>(event)) return say_.prose(out_of_resources_text());
    if (std::holds_alternative<ReviewEnded>(event)) return print_review();
    const auto* saved = std::get_if<MistakesSaved>(&event);
    if (saved == nullptr) return;
    say_.prose(saved_puzzles_text(*saved));
    if (saved->due > 0) say_.prose(_("Type \"puzzles mine\" to start them."));
}

void TextStudy::list_mistakes() {
    if (!has_mistake(review_.reviewed()))
        return say_.prose(review_.reviewed().empty() ? _("No mistakes known. Type \"review\" to find them.")
                                                     : _("No mistakes found."));
    for (int ply = 1; ply <= review_.plies_in_common(); ++ply)
        if (review_.of(ply)->judgement != Judgement::kGood)
            say_(move_number_text(ply, match_.first_colour()) + ' ' +
                 judgement_text(match_.setup(), match_.position_after(ply - 1), *review_.of(ply)));
}

void TextStudy::go_to_mistake(bool next) {
    if (review_.is_running()) return review("");
    if (const auto ply = review_.next_mistake(next ? 1 : -1)) {
        review_.show(*ply);
        return print_place();
    }
    if (!review_.is_open()) return say_.prose(_("This round hasn't been reviewed. Type \"review\" to review it."));
    say_.prose(browser_.judged() > 0 ? _("The review found no other mistakes.") : _("No mistakes found."));
}

// Analysis.

void TextStudy::analyse(const std::string& operand) {
    std::istringstream words(in_small_letters(operand));
    for (std::string word, value; words >> word;) {
        std::optional<int> number;
        if (word == "stop") {
            if (!deadline_) return say_.prose(_("Analysis is not running."));
            return end_analysis();
        }
        if (words >> value) number = parse_digits<int>(value);
        constexpr int kMaxSeconds = 180;
        if (word == "lines" && number && *number >= 1 && *number <= AnalysisSession::kMaxLines)
            game_.analysis.set_lines(*number);
        else if (word == "seconds" && number && *number >= 1 && *number <= kMaxSeconds)
            seconds_ = std::chrono::seconds(*number);
        else
            return say_.prose(
                _("Type \"analysis\", \"analysis stop\", \"analysis lines 3\" (1 to 9) or \"analysis seconds 10\" (1 "
                  "to 180)."));
    }
    if (match_.forbids_engine_help()) return say_.prose(help_barred_text());
    if (review_.is_running()) return review("");
    if (!may_show(TextVerb::kAnalysis)) return;
    AnalysisSession& analysis = game_.analysis;
    analysis.set_on(false);
    analysis.set_on(true);
    if (analysis.state() == AnalysisSession::State::kOver) return end_analysis();
    deadline_ = Clock::now() + seconds_;
    say_.prose(counted(static_cast<long>(seconds_.count()), "Analysing for {0} second.", "Analysing for {0} seconds."));
}

void TextStudy::end_analysis() {
    deadline_.reset();
    AnalysisSession& analysis = game_.analysis;
    const SearchReport report = analysis.report();
    const auto verdict = analysis.verdict();
    if (const std::string bar = analysis.bar_text(); !bar.empty())
        say_.prose(bar);
    else if (!verdict)
        say_.prose(_("No result in so short a time."));
    else if (report.lines.empty())
        say_.prose(verdict_sentence(match_.setup(), *verdict) + '.');
    else
        say_.prose(report_text(analysis.position(), report));
    analysis.set_on(false);
}

std::optional<milliseconds> TextStudy::time_to_wait() const {
    if (!deadline_) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*deadline_ - Clock::now()));
}

void TextStudy::tick() {
    if (deadline_ && Clock::now() >= *deadline_) end_analysis();
}

void TextStudy::handle_analysis() {
    const auto state = game_.analysis.state();
    if (deadline_ && state > AnalysisSession::State::kSearching) end_analysis();
}

// Variations.

void TextStudy::list_lines() {
    const auto variations = match_.variations();
    if (variations.empty()) return say_.prose(_("The round has no variations."));
    for (std::size_t i = 0; i < variations.size(); ++i) {
        const bool decided = match_.decided_variation() == i;
        const std::string number = std::to_string(i + 1);
        const std::string cells = listed_cells(first_cells(variations[i].moves));
        const std::string move =
            std::to_string(move_number(static_cast<int>(variations[i].ply) + 1, match_.first_colour()));
        say_.prose(fill(decided ? _("{0}. At move {1}, as the round continued: {2}.") : _("{0}. At move {1}: {2}."),
                        {number, move, cells}));
    }
    say_.prose(_("Type \"enter 1\" for the first of these."));
}

std::optional<std::size_t> TextStudy::line_of(const std::string& operand) {
    const auto number = parse_digits<std::size_t>(operand);
    const std::size_t count = match_.variations().size();
    if (number && *number >= 1 && *number <= count) return *number - 1;
    say_.prose(count == 0 ? std::string(_("The round has no variations."))
                          : fill(_("Which variation? Type a number from 1 to {0}; \"lines\" lists them."),
                                 {std::to_string(count)}));
    return std::nullopt;
}

void TextStudy::enter(const std::string& operand) {
    if (operand.empty()) {
        if (!looks_back())
            return say_.prose(
                _("First go to an earlier position: \"back\", \"first\", \"go 3\". Or to a variation: \"enter 1\"."));
        const int left = match_.undoable_plies() - shown_plies();
        if (const auto bar = browser_.continue_from_here()) return say_.prose(bar_text(*bar));
        say_.prose(counted(left, "{0} move set aside. Type \"lines\" to see it.",
                           "{0} moves set aside. Type \"lines\" to see them."));
    } else {
        const auto line = line_of(operand);
        if (!line) return;
        if (const auto bar = browser_.follow(*line)) return say_.prose(bar_text(*bar));
        say_.prose(_("The variation is on the board."));
    }
    if (match_.is_trying())
        say_.prose(_("This is a trial move: the result stands. Type \"leave\" to return to the round."));
    looks_back() ? print_place() : say_(state_text(match_, game_.turns.is_waiting()));
}

void TextStudy::leave() {
    if (looks_back()) {
        stop_looking_back();
        if (!match_.is_trying()) say_.prose(_("Back to the round."));
    }
    if (match_.is_trying()) {
        match_.end_try();
        say_.prose(_("End of the round. Your trial moves are still there."));
    }
    say_(state_text(match_, game_.turns.is_waiting()));
}

// Comments on the move shown.
void TextStudy::comment(const std::string& text) {
    if (browser_.described_ply() == 0)
        return say_.prose(match_.plies().empty() ? _("No moves in this round yet.") : _("Start of the round."));
    browser_.annotate(annotation_of(text));
    say_(annotated_move_text(match_, browser_.described_ply()));
}

void TextStudy::promote(const std::string& operand) {
    const auto line = line_of(operand);
    if (!line) return;
    stop_looking_back();
    if (!browser_.promote(*line)) return say_.prose(_("The round is over, so its main line stays."));
    say_.prose(_("This is now the main line. Type \"undo\" to reverse that."));
    say_(state_text(match_, game_.turns.is_waiting()));
}

void TextStudy::remove(const std::string& operand) {
    const auto line = line_of(operand);
    if (!line) return;
    if (!match_.remove(*line)) return say_.prose(_("This variation decided the round and can't be deleted."));
    say_.prose(_("Variation deleted. Type \"undo\" to restore it."));
}

}  // namespace atom4::tui
