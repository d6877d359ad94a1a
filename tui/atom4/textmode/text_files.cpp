// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_files.h"

#include "core/atom4/game/match_texts.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/file_words.h"
#include "tui/atom4/model/kept_words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

void TextFiles::save(const std::string& operand, bool replace) {
    if (operand.empty() && !session_.path()) return say_(_("Which file? save FILE names it."));
    const std::filesystem::path path = operand.empty() ? *session_.path() : path_from_text(operand);
    const std::string name = sanitized(path.string());
    if (!replace && session_.would_replace(path))
        return say_(fill(_("{0} is there already; save! {0} replaces it."), {name}));
    if (const auto trouble = session_.save(path)) return say_(file_error_text(path, *trouble));
    say_(fill(_("Saved in {0}."), {name}));
}

void TextFiles::open(const std::string& operand) {
    if (operand.empty()) return say_(_("Which file? open FILE names it."));
    const std::filesystem::path path = path_from_text(operand);
    if (const auto trouble = session_.open(path)) return say_(file_error_text(path, *trouble));
    if (session_.line_behind()) say_.prose(passed_over_text(*session_.line_behind()));
}

void TextFiles::resume(const std::string& operand) {
    const auto matches = session_.unfinished();
    if (matches.empty()) return say_(_("No other match was left unfinished."));
    if (operand.empty()) {
        for (std::size_t i = 0; i < matches.size(); ++i)
            // TRANSLATORS: a number in a list, and what it stands for.
            say_(fill(_("{0}. {1}"), {std::to_string(i + 1), unfinished_text(matches[i])}));
        return say_(_("resume 1 goes on with the first of these."));
    }
    const auto number = parse_digits<std::size_t>(operand);
    if (!number || *number == 0 || *number > matches.size())
        return say_(fill(_("Which match? It has a number from 1 to {0}; resume tells them."),
                         {std::to_string(matches.size())}));
    const std::filesystem::path& path = matches[*number - 1].path;
    if (const auto trouble = session_.go_on_with(path)) say_(file_error_text(path, *trouble));
}

bool TextFiles::quit() {
    const bool may = warned_ || !session_.would_lose_a_match();
    warned_ = !may;
    if (!may) say_(_("The match cannot be saved and would be lost. quit again quits; save FILE saves it elsewhere."));
    return may;
}

void TextFiles::tell_of_trouble() {
    const std::string trouble = unkept_text(session_);
    if (trouble.empty() && !told_trouble_.empty()) say_(kept_again_text());
    // Whoever listens hears it anew with each move that is not kept.
    const bool again = session_.match().generation() != told_at_;
    if (!trouble.empty() && (trouble != told_trouble_ || again)) say_(trouble);
    told_trouble_ = trouble;
    told_at_ = session_.match().generation();
}

}  // namespace atom4::tui
