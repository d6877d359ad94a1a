// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/page.h"

#include <algorithm>

#include "core/atom4/training/handbook_pages.h"
#include "core/base/translation.h"

namespace atom4 {

std::string_view name_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return "rules";
        case HandbookPage::kPlaces: return "places";
        case HandbookPage::kMixing: return "mixing";
        case HandbookPage::kGoals: return "goals";
        case HandbookPage::kPropagators: return "propagators";
        case HandbookPage::kAdvice: return "advice";
        case HandbookPage::kQuestions: return "questions";
        case HandbookPage::kThreats: return "threats";
        case HandbookPage::kDefence: return "defence";
        case HandbookPage::kForks: return "forks";
        case HandbookPage::kPlans: return "plans";
        case HandbookPage::kEnd: return "end";
        case HandbookPage::kNumbers: break;
    }
    return "numbers";
}

std::optional<HandbookPage> handbook_page(std::string_view name) {
    const auto found = std::find_if(kHandbookPages.begin(), kHandbookPages.end(),
                                    [name](HandbookPage page) { return name_of(page) == name; });
    return found == kHandbookPages.end() ? std::nullopt : std::optional(*found);
}

std::string title_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return translated("The rules");
        case HandbookPage::kPlaces: return translated("Where a piece may go");
        case HandbookPage::kMixing: return translated("How colours mix");
        case HandbookPage::kGoals: return translated("White and black");
        case HandbookPage::kPropagators: return translated("Propagators");
        case HandbookPage::kAdvice: return translated("Good advice");
        case HandbookPage::kQuestions: return translated("Five questions");
        case HandbookPage::kThreats: return translated("Shapes that threaten");
        case HandbookPage::kDefence: return translated("Defence");
        case HandbookPage::kForks: return translated("Two threats at once");
        case HandbookPage::kPlans: return translated("Planning a colour ahead");
        case HandbookPage::kEnd: return translated("The end of a round");
        case HandbookPage::kNumbers: break;
    }
    return translated("What wins");
}

std::vector<HandbookBlock> blocks_of(HandbookPage page) {
    switch (page) {
        case HandbookPage::kRules: return rules_page();
        case HandbookPage::kPlaces: return places_page();
        case HandbookPage::kMixing: return mixing_page();
        case HandbookPage::kGoals: return goals_page();
        case HandbookPage::kPropagators: return propagators_page();
        case HandbookPage::kAdvice: return advice_page();
        case HandbookPage::kQuestions: return questions_page();
        case HandbookPage::kThreats: return threats_page();
        case HandbookPage::kDefence: return defence_page();
        case HandbookPage::kForks: return forks_page();
        case HandbookPage::kPlans: return plans_page();
        case HandbookPage::kEnd: return end_page();
        case HandbookPage::kNumbers: break;
    }
    return numbers_page();
}

std::vector<std::string> texts_of(const HandbookBlock& block) {
    struct Texts {
        std::vector<std::string> operator()(const ParagraphBlock& paragraph) const { return {paragraph.text}; }
        std::vector<std::string> operator()(const ListBlock& list) const { return list.items; }
        std::vector<std::string> operator()(const ExampleBlock& example) const { return {example.caption}; }
        std::vector<std::string> operator()(const MixingTableBlock& /*table*/) const { return {}; }
        std::vector<std::string> operator()(const LinkBlock& link) const { return {title_of(link.page)}; }
    };
    return std::visit(Texts{}, block);
}

std::string set_up_text() {
    return translated("Set up to show this alone.");
}

}  // namespace atom4
