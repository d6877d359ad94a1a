// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/settings/terminal_settings.h"

#include "core/base/numbers.h"
#include "core/storage/files.h"

namespace atom4::tui {
namespace {

std::filesystem::path file() {
    return config_directory() / "terminal";
}

void read_setting(std::string_view name, std::string_view value, TerminalSettings& settings) {
    if (name == "paper") (void)read_paper_wish(value, settings.paper);
    if (name == "letters") settings.letters = value != "off";
    if (name == "mouse") settings.mouse = value != "off";
    if (name == "width") settings.width = parse_digits<int>(value).value_or(0);
    if (name == "call") (void)read_call_wish(value, settings.call);
}

}  // namespace

TerminalSettings read_terminal_settings(std::string_view text) {
    TerminalSettings settings;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
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

TerminalSettings kept_terminal_settings() {
    const auto text = read_file(file());
    return text ? read_terminal_settings(*text) : TerminalSettings{};
}

TerminalSettings first_terminal_settings(const TerminalWishes& wishes) {
    TerminalSettings settings = kept_terminal_settings();
    if (wishes.paper) settings.paper = *wishes.paper;
    if (wishes.no_mouse) settings.mouse = false;
    if (wishes.call) settings.call = *wishes.call;
    return settings;
}

void keep_changed_settings(const TerminalSettings& before, const TerminalSettings& now) {
    if (now == before) return;
    TerminalSettings kept = kept_terminal_settings();
    if (now.paper != before.paper) kept.paper = now.paper;
    if (now.letters != before.letters) kept.letters = now.letters;
    if (now.mouse != before.mouse) kept.mouse = now.mouse;
    if (now.call != before.call) kept.call = now.call;
    if (now.width != before.width) kept.width = now.width;
    (void)write_own_file(file(), written_terminal_settings(kept), Survives::kKill);
}

}  // namespace atom4::tui
