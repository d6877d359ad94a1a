// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/prompt_controller.h"

#include <ctime>
#include <system_error>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/file_texts.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/session_texts.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/file_completion.h"
#include "tui/common/i18n.h"
#include "tui/terminal/letter_keys.h"

namespace atom4::tui {
namespace {

std::string name_for_today() {
    const std::time_t now = std::time(nullptr);
    std::tm today{};
    ::localtime_r(&now, &today);
    char name[32];
    const std::size_t length = std::strftime(name, sizeof name, "atom4-%Y-%m-%d.atom4", &today);
    return {name, length};
}

std::optional<Cell> cell_of_text(std::string_view typed, const Match& match, const UiState& ui) {
    LetterKeys letters;
    std::string text;
    for (const char byte : typed)
        if (const auto key = letters.take(static_cast<unsigned char>(byte))) text += static_cast<char>(*key);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const auto cell = parse_cell(text);
    const BoardSize size = ui.editor ? ui.editor->position().size() : match.position().size();
    return cell && size.contains(*cell) ? cell : std::nullopt;
}

void follow_cell(const Match& match, UiState& ui) {
    const auto cell = cell_of_text(ui.prompt->text(), match, ui);
    if (cell) ui.cursor = *cell;
    ui.news_fresh = false;
}

// Returns whether the prompt can be closed.
bool go_to_cell(const Match& match, UiState& ui) {
    if (ui.prompt->text().empty() || cell_of_text(ui.prompt->text(), match, ui)) return true;
    show_message(ui, _("Which cell? Type a letter and a number, such as i9."));
    return false;
}

void print_trouble(UiState& ui, const std::string& trouble) {
    ui.prompt_trouble = trouble;
    show_message(ui, trouble);
}

bool save(Session& session, UiState& ui) {
    const std::string& text = ui.prompt->text();
    const std::filesystem::path path = path_from_text(text);
    const std::string name = sanitized(path.string());
    if (ui.prompt_warned != text && session.would_replace(path)) {
        ui.prompt_warned = text;
        show_message(ui, fill(_("{0} already exists. Press Enter again to replace it."), {name}));
        return false;
    }
    std::error_code error;
    const std::filesystem::path folder = path.parent_path();
    if (!folder.empty() && !std::filesystem::exists(folder, error)) {
        if (ui.prompt_warned != text) {
            ui.prompt_warned = text;
            show_message(ui, fill(_("{0} doesn't exist. Press Enter again to create the folder."),
                                  {sanitized(folder.string())}));
            return false;
        }
        std::filesystem::create_directories(folder, error);
    }
    if (const auto trouble = session.save(path)) {
        print_trouble(ui, file_error_text(path, *trouble));
        return false;
    }
    show_message(ui, fill(_("Saved in {0}."), {name}));
    return true;
}

bool open(Session& session, UiState& ui) {
    const std::filesystem::path path = path_from_text(ui.prompt->text());
    const auto trouble = session.open(path);
    if (trouble)
        print_trouble(ui, file_error_text(path, *trouble));
    else if (session.ignored_line())
        show_message(ui, passed_over_text(*session.ignored_line()) + previous_match_text(session));
    return !trouble;
}

// An empty text removes the name.
bool name_human(UiState& ui) {
    const std::string wanted = sanitized(ui.prompt->text());
    const auto fault = name_fault(wanted);
    ui.what_becomes = fault ? name_fault_text(*fault) : std::string();
    if (!fault) ui.form.name_human(human_named(wanted));
    return !fault;
}

void comment(LineBrowser& browser, UiState& ui) {
    browser.annotate(annotation_of(ui.prompt->text()));
    show_message(ui, annotated_move_text(browser.match(), browser.described_ply()));
}

bool is_done(Session& session, LineBrowser& browser, UiState& ui) {
    switch (ui.prompt->purpose()) {
        case PromptPurpose::kComment: comment(browser, ui); return true;
        case PromptPurpose::kName: return name_human(ui);
        case PromptPurpose::kCell: return go_to_cell(session.match(), ui);
        case PromptPurpose::kSave: return ui.prompt->text().empty() || save(session, ui);
        default: break;
    }
    return ui.prompt->text().empty() || open(session, ui);
}

void complete(UiState& ui) {
    const FileCompletion completion = complete_file_name(ui.prompt->text());
    if (completion.names.empty()) return show_message(ui, _("No saved game or folder begins with that."));
    if (completion.names.size() == 1 || completion.text != ui.prompt->text())
        return ui.prompt->set_text(completion.text);
    std::string names;
    for (const std::string& name : completion.names) names += (names.empty() ? "" : "  ") + sanitized(name);
    show_message(ui, names);
}

}  // namespace

void open_prompt(PromptPurpose purpose, const Session& session, UiState& ui) {
    ui.prompt_warned.clear();
    ui.prompt_trouble.clear();
    switch (purpose) {
        case PromptPurpose::kSave:
            ui.prompt.emplace(purpose, session.path() ? session.path()->string() : name_for_today());
            return;
        case PromptPurpose::kName: ui.prompt.emplace(purpose, ui.form.setup().seats[*ui.form.human()].name); return;
        case PromptPurpose::kOpen: show_message(ui, _("Press Tab to complete the name.")); break;
        default: break;
    }
    ui.prompt.emplace(purpose);
}

void paste_into_prompt(const std::string& text, const Session& session, UiState& ui) {
    ui.prompt->paste(text);
    if (ui.prompt->purpose() == PromptPurpose::kCell) follow_cell(session.match(), ui);
}

void take_prompt_key(int key, Session& session, LineBrowser& browser, UiState& ui) {
    const bool names_cell = ui.prompt->purpose() == PromptPurpose::kCell;
    const bool names_file =
        ui.prompt->purpose() == PromptPurpose::kSave || ui.prompt->purpose() == PromptPurpose::kOpen;
    switch (ui.prompt->take(key)) {
        case LinePrompt::Result::kEdited:
            if (names_cell) follow_cell(session.match(), ui);
            break;
        case LinePrompt::Result::kDone:
            ui.prompt_trouble.clear();
            if (is_done(session, browser, ui)) ui.prompt.reset();
            break;
        case LinePrompt::Result::kLeft:
            ui.prompt.reset();
            ui.news.clear();
            break;
        case LinePrompt::Result::kComplete:
            if (!names_file) break;
            ui.prompt_trouble.clear();
            complete(ui);
            break;
    }
}

}  // namespace atom4::tui
