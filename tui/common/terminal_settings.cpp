// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/terminal_settings.h"

#include <algorithm>
#include <iterator>

#include "core/base/strings.h"
#include "core/storage/files.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

void read_setting(std::string_view name, std::string_view value, TerminalSettings& settings) {
    if (name == "paper") (void)read_paper_wish(value, settings.paper);
    if (name == "letters") settings.letters = value != "off";
    if (name == "mouse") settings.mouse = value != "off";
    if (name == "width") settings.width = parse_digits<int>(value).value_or(0);
    if (name == "call") (void)read_call_wish(value, settings.call);
}

std::filesystem::path settings_path() {
    return config_directory() / "terminal";
}

constexpr std::string_view kNames[] = {"paper", "letters", "mouse", "call", "width"};

// What a newer program may have set.
std::string foreign_lines(std::string_view text) {
    std::string foreign;
    while (!text.empty()) {
        const std::string_view line = take_until(text, "\n");
        const std::string_view name = line.substr(0, line.find(' '));
        if (!line.empty() && std::find(std::begin(kNames), std::end(kNames), name) == std::end(kNames))
            foreign.append(line).append("\n");
    }
    return foreign;
}

}  // namespace

TerminalSettings read_terminal_settings(std::string_view text) {
    TerminalSettings settings;
    while (!text.empty()) {
        const std::string_view line = take_until(text, "\n");
        const std::size_t blank = line.find(' ');
        if (blank != std::string_view::npos) read_setting(line.substr(0, blank), line.substr(blank + 1), settings);
    }
    return settings;
}

std::string written_terminal_settings(const TerminalSettings& settings) {
    const auto on = [](bool value) { return value ? "on\n" : "off\n"; };
    std::string text;
    text.append("paper ").append(name_of(settings.paper)).append("\n");
    text.append("letters ").append(on(settings.letters));
    text.append("mouse ").append(on(settings.mouse));
    text.append("call ").append(name_of(settings.call)).append("\n");
    text.append("width ").append(std::to_string(settings.width)).append("\n");
    return text;
}

TerminalSettingsFile::TerminalSettingsFile() : file_(settings_path()) {}

TerminalSettings TerminalSettingsFile::kept() const {
    const auto text = file_.read();
    return text ? read_terminal_settings(text->value_or("")) : TerminalSettings{};
}

TerminalSettings TerminalSettingsFile::first(const TerminalWishes& wishes) const {
    TerminalSettings settings = kept();
    if (wishes.paper) settings.paper = *wishes.paper;
    if (wishes.no_mouse) settings.mouse = false;
    if (wishes.call) settings.call = *wishes.call;
    return settings;
}

std::optional<SystemError> TerminalSettingsFile::keep(const TerminalSettings& before,
                                                      const TerminalSettings& now) const {
    if (now == before) return std::nullopt;
    return file_.change([&](const std::optional<std::string>& text) -> Result<std::string, SystemError> {
        const std::string old = text.value_or("");
        TerminalSettings kept = read_terminal_settings(old);
        if (now.paper != before.paper) kept.paper = now.paper;
        if (now.letters != before.letters) kept.letters = now.letters;
        if (now.mouse != before.mouse) kept.mouse = now.mouse;
        if (now.call != before.call) kept.call = now.call;
        if (now.width != before.width) kept.width = now.width;
        return written_terminal_settings(kept) + foreign_lines(old);
    });
}

std::string unkept_settings_text(SystemError error) {
    return fill(_("These settings are not kept: {0}."),
                {printable(settings_path().string()) + ": " + system_reason(error)});
}

}  // namespace atom4::tui
