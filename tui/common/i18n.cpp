// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/i18n.h"

#include <langinfo.h>

#include <array>
#include <cerrno>
#include <climits>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4::tui {
namespace {

// Beside the program, so that a program that was built or moved elsewhere finds its own catalogues; else where they
// were to be installed.
std::filesystem::path locale_directory() {
    std::error_code trouble;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", trouble);
    const auto beside = (program.parent_path() / ATOM4_LOCALE_FROM_BINARY).lexically_normal();
    if (!trouble && std::filesystem::is_directory(beside, trouble)) return beside;
    return ATOM4_LOCALE_DIR;
}

std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    while (!list.empty()) parts.emplace_back(take_until(list, ":"));
    return parts;
}

// Gettext knows nothing of similar languages, and skips English, which has no catalogue. Other languages stay in the
// list: a catalogue may have been added for them.
void choose_language() {
    const std::vector<std::string> spoken = parts_of(ATOM4_LANGUAGES);
    const char* list = std::getenv("LANGUAGE");
    std::vector<std::string> wanted = parts_of(list == nullptr ? "" : list);
    const bool is_said = !wanted.empty();
    wanted.emplace_back(std::setlocale(LC_MESSAGES, nullptr));
    std::string chosen;
    for (const std::string& name : wanted) {
        const auto nearest = nearest_language(name, spoken);
        if (!is_said && (!nearest || nearest == "en")) return;
        if (!chosen.empty()) chosen += ':';
        chosen += nearest == "en" ? "C" : nearest.value_or(name);
        if (nearest == "en") break;
    }
    ::setenv("LANGUAGE", chosen.c_str(), 1);
}

// The character in the charset of the locale.
std::string in_charset(char32_t character) {
    std::array<char, MB_LEN_MAX> bytes{};
    std::mbstate_t state{};
    const std::size_t count = std::wcrtomb(bytes.data(), static_cast<wchar_t>(character), &state);
    return count == static_cast<std::size_t>(-1) ? "?" : std::string(bytes.data(), count);
}

// Serves the texts that all programs share from the same catalogue.
class GettextCatalogue : public TranslationCatalogue {
public:
    [[nodiscard]] std::string find(const char* context, const char* text) const override {
        if (*context == '\0') return _(text);
        // How gettext names a text in a context.
        const std::string name = std::string(context) + '\004' + text;
        const char* found = dgettext("atom4", name.c_str());
        return found == name.c_str() ? text : found;
    }
    [[nodiscard]] std::string find_counted(unsigned long number, const char* one, const char* many) const override {
        return dngettext("atom4", one, many, number);
    }
};

}  // namespace

void set_up_locale() {
    std::setlocale(LC_ALL, "");
    // Numbers in files and messages must not depend on the locale.
    std::setlocale(LC_NUMERIC, "C");
    choose_language();
    bindtextdomain("atom4", locale_directory().c_str());
    bind_textdomain_codeset("atom4", "UTF-8");
    static const GettextCatalogue texts;
    set_catalogue(&texts);
}

std::string in_locale(std::string_view text) {
    const bool utf8 = std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0;
    std::string written;
    while (!text.empty()) {
        if (text.front() == '\n') {
            written += '\n';
            text.remove_prefix(1);
            continue;
        }
        if (take_direction_mark(text)) continue;
        const std::string_view before = text;
        const char32_t character = take_character(text);
        if (character == kUnprintable)
            written += '?';
        else if (utf8 || character < 0x80)
            written += before.substr(0, before.size() - text.size());
        else
            written += in_charset(character);
    }
    return written;
}

void complain(std::string_view lines) {
    std::fputs(in_locale(lines).c_str(), stderr);
}

bool finish_output() {
    if (std::fflush(stdout) == 0) return true;
    const int error = errno;
    // The output has no reader any more: nothing is lost.
    if (error != EPIPE) complain(fill(_("cannot write output: {0}"), {std::generic_category().message(error)}) + "\n");
    return false;
}

void use_ascii_texts() {
    bind_textdomain_codeset("atom4", "ASCII");
}

namespace {

// Chinese and Japanese sentences end with such a mark, without a blank after it; but not before a closing bracket.
std::size_t length_of_wide_mark(std::string_view text) {
    for (const std::string_view mark : {"\u3002", "\uff01", "\uff1f"}) {
        if (!text.starts_with(mark)) continue;
        const std::string_view rest = text.substr(mark.size());
        return rest.starts_with("\u300d") || rest.starts_with("\uff09") ? 0 : mark.size();
    }
    return 0;
}

// Returns where the first sentence of the text ends, after its mark.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (const std::size_t length = length_of_wide_mark(text.substr(i))) return i + length;
        if (std::string_view(".?!").find(text[i]) != std::string_view::npos && text[i + 1] == ' ' &&
            text[i - 1] != '.' && text.substr(0, i).find_first_not_of("0123456789") != std::string_view::npos)
            return i + 1;
    }
    return text.size();
}

}  // namespace

std::vector<std::string_view> sentences(std::string_view text) {
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = end_of_sentence(text);
        all.push_back(text.substr(0, end));
        text.remove_prefix(end);
        while (text.starts_with(' ')) text.remove_prefix(1);
    }
    return all;
}

std::string moment_text(std::chrono::sys_seconds time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm local{};
    ::localtime_r(&seconds, &local);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local)};
}

}  // namespace atom4::tui
